import type { NatsConnection, Subscription } from '@nats-io/transport-node';

/**
 * Asks one service a question over core NATS and resolves with its JSON answer. Rejects when nobody
 * answers within `timeoutMs`; callers have another way to ask then, or answer 503.
 */
export async function ask<Answer>(
  connection: NatsConnection,
  subject: string,
  question: unknown,
  timeoutMs: number,
): Promise<Answer> {
  const reply = await connection.request(subject, JSON.stringify(question), { timeout: timeoutMs });
  return reply.json<Answer>();
}

/** Answers questions on `subject`; replicas of one `queue` share them. A handler that throws leaves the question unanswered. */
export function answer<Question>(
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
        .then(() => handler(message.json<Question>()))
        .then((result) => message.respond(JSON.stringify(result)))
        .catch(options.onError);
    },
  });
}
