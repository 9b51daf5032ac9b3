import { beginSpan, inSpan } from '@kiban/observability';
import { headers, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';

/**
 * Sends a request to one service over core NATS and resolves with its JSON reply. Rejects without a reply within
 * `timeoutMs`; callers then use another way or respond 503.
 */
export async function request<HttpResponse>(
  connection: NatsConnection,
  subject: string,
  question: unknown,
  timeoutMs: number,
): Promise<HttpResponse> {
  const span = beginSpan(`request ${subject}`, {
    role: 'client',
    attributes: { 'messaging.system': 'nats' },
  });
  try {
    const reply = await connection.request(subject, JSON.stringify(question), {
      timeout: timeoutMs,
      ...(span ? { headers: traceHeaders(span.traceparent) } : {}),
    });
    span?.end();
    return reply.json<HttpResponse>();
  } catch (error) {
    span?.end({}, true);
    throw error;
  }
}

/**
 * Replies to requests on `subject`; replicas of one `queue` share them. If a handler throws, the request gets no reply.
 */
export function reply<Question>(
  connection: NatsConnection,
  subject: string,
  handler: (question: Question) => Promise<unknown>,
  options: { queue?: string; onError: (error: unknown) => void },
): Subscription {
  return connection.subscribe(subject, {
    ...(options.queue ? { queue: options.queue } : {}),
    callback: (error, message) => {
      if (error) return options.onError(error);
      Promise.resolve()
        .then(() =>
          inSpan(
            `reply ${subject}`,
            {
              role: 'server',
              traceparent: traceparentOf(message),
              attributes: { 'messaging.system': 'nats' },
            },
            () => handler(message.json<Question>()),
          ),
        )
        .then((result) => message.respond(JSON.stringify(result)))
        .catch(options.onError);
    },
  });
}

/** Passes the messages of `subject` to a handler; replicas of one `queue` share them. They continue no trace. */
export function receive<Message>(
  connection: NatsConnection,
  subject: string,
  handler: (message: Message) => unknown,
  options: { queue?: string; onError: (error: unknown) => void },
): Subscription {
  return connection.subscribe(subject, {
    ...(options.queue ? { queue: options.queue } : {}),
    callback: (error, message) => {
      if (error) return options.onError(error);
      Promise.resolve()
        .then(() => handler(message.json<Message>()))
        .catch(options.onError);
    },
  });
}

function traceHeaders(traceparent: string): ReturnType<typeof headers> {
  const result = headers();
  result.set('traceparent', traceparent);
  return result;
}

function traceparentOf(message: Msg): string | null {
  return message.headers?.get('traceparent') || null;
}
