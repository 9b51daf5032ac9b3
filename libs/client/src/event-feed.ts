import { backoffMs, pause } from './backoff.js';
import type { CallOptions } from './call-options.js';
import type { KibanEvent } from './kiban-event.js';
import { KibanError } from './kiban-error.js';

/**
 * An event’s id: those after it. `latest`: those from now on. `oldest`: all that the service keeps, 30 days. A cursor: that of
 * a response to `GET /events`, also of one without events.
 */
export type FeedPosition = number | 'latest' | 'oldest' | { cursor: string };

export interface FeedOptions extends CallOptions {
  /** Events in one request, at most 200. */
  limit?: number;
  /** Seconds for which the service waits for an event, 1 to 30. */
  waitSeconds?: number;
}

export interface FeedQuery {
  after?: number | 'latest';
  cursor?: string;
  limit: number;
  wait?: number;
}

export interface FeedPage {
  events: KibanEvent[];
  nextCursor: string | null;
}

const LIMIT = 200;
/** An empty page that comes sooner did not wait for an event: a proxy or an older service ignores `wait`. */
const WAITED_MS = 500;
const WAIT_SECONDS = 25;

/**
 * The events after a position, and those that follow. It does not end, except by the signal or an error that waiting does
 * not solve; while the service is away, it waits.
 * @throws KibanError `position_expired` when the service no longer has the event of the position
 */
export async function* eventsSince(
  read: (query: FeedQuery, signal: AbortSignal | undefined) => Promise<FeedPage>,
  position: FeedPosition,
  { signal, limit = LIMIT, waitSeconds = WAIT_SECONDS }: FeedOptions,
): AsyncGenerator<KibanEvent, void, undefined> {
  let from = firstOf(position);
  let failures = 0;
  let quickPages = 0;
  const next = async (): Promise<FeedPage> => {
    for (;;)
      try {
        // Not with 'latest': if the connection is lost during the wait, the next request would begin later.
        return await read(
          { ...from, limit, ...(from.after === 'latest' ? {} : { wait: waitSeconds }) },
          signal,
        );
      } catch (error) {
        if (!isPassing(error)) throw expiredOr(error, from);
        failures += 1;
        await pause(Math.max(backoffMs(failures), (error.retryAfterSeconds ?? 0) * 1_000), signal);
      }
  };
  for (;;) {
    const startedAt = Date.now();
    const { events, nextCursor } = await next();
    failures = 0;
    for (const event of events) {
      yield event;
      from = { after: event.id };
    }
    if (events.length === 0 && nextCursor !== null) from = { cursor: nextCursor };
    quickPages = events.length === 0 && Date.now() - startedAt < WAITED_MS ? quickPages + 1 : 0;
    if (quickPages > 0) await pause(backoffMs(quickPages), signal);
  }
}

function firstOf(position: FeedPosition): Pick<FeedQuery, 'after' | 'cursor'> {
  if (typeof position === 'object') return position;
  return position === 'oldest' ? {} : { after: position };
}

/**
 * An error of its own for a position that the feed does not contain: the events after it may be deleted too, so that the
 * caller must choose how to go on.
 */
function expiredOr(error: unknown, { after, cursor }: Pick<FeedQuery, 'after' | 'cursor'>): unknown {
  if (!(error instanceof KibanError) || error.status !== 422) return error;
  const { status, requestId, details } = error;
  if (!details.some(({ field, code }) => field === 'after' && code === 'event')) return error;
  return new KibanError({
    status,
    code: 'position_expired',
    message: `The feed no longer contains event ${after ?? cursor}, so events may be missing. Begin at 'oldest' or 'latest'.`,
    requestId,
    details,
    cause: error,
  });
}

/** Whether the same request can succeed later. */
export function isPassing(error: unknown): error is KibanError {
  if (!(error instanceof KibanError)) return false;
  const { status, code } = error;
  return code === 'connection_failed' || code === 'timeout' || status === 429 || status >= 500;
}
