import { backoffMs, pause } from './backoff.js';
import type { CallOptions } from './call-options.js';
import { isPassing } from './event-feed.js';
import type { Exchange } from './exchange.js';
import type { components } from './generated/schema.js';
import type { KibanEvent } from './kiban-event.js';
import { errorOf, KibanError } from './kiban-error.js';
import { createFrameParser, type StreamFrame } from './stream-frames.js';

/** An event as a stream has it. */
export type StreamedEvent = KibanEvent & {
  /** How the actor caused it. */
  via?: { kind: string; name?: string };
  traceId?: string;
  /** With `cards: 'full'`, for an event that adds a card to the board. */
  card?: components['schemas']['Card'];
};

/** `reset`: events may be missing, so read the board again. */
export type BoardStreamItem = { type: 'event'; id: string; event: StreamedEvent } | { type: 'reset' };

export interface BoardStreamOptions extends Pick<CallOptions, 'signal'> {
  /** The `id` of the last item that you have. Without it, the stream starts now. */
  after?: string;
  /** Adds the whole card to events that add a card to the board. */
  cards?: 'full';
}

/** Three keep-alives of the service. */
const SILENCE_MAX_MS = 45_000;

/** A frame holds one event; a server that never ends one is not Kiban. */
const FRAME_MAX_BYTES = 16_777_216;

/**
 * The events of a board, over any number of connections. It ends after the board’s deletion, by the signal, or with the
 * error that reconnecting does not solve: the token was revoked, or the board is no longer visible.
 */
export async function* boardStream(
  connect: (lastId: string | undefined) => Promise<Exchange>,
  { after, signal }: BoardStreamOptions,
): AsyncGenerator<BoardStreamItem, void, undefined> {
  let lastId = after;
  for (let failures = 0, isFirst = true; ; isFirst = false) {
    // Between two connections without a position, anything may have happened.
    if (!isFirst && lastId === undefined) yield { type: 'reset' };
    try {
      const exchange = await opened(connect, lastId);
      for await (const frames of framesOf(exchange))
        for (const frame of frames) {
          failures = 0;
          if (frame.event === 'reset') lastId = undefined;
          const item = itemOf(frame);
          if (!item) continue;
          if (item.type === 'event') lastId = item.id;
          yield item;
          if (item.type === 'event' && item.event.event === 'board.delete') return;
        }
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    failures += 1;
    await pause(backoffMs(failures), signal);
  }
}

async function opened(
  connect: (lastId: string | undefined) => Promise<Exchange>,
  lastId: string | undefined,
): Promise<Exchange> {
  const exchange = await connect(lastId);
  const { response } = exchange;
  if (response.ok && response.headers.get('content-type')?.startsWith('text/event-stream')) return exchange;
  throw errorOf(response, parsed(await exchange.text()));
}

async function* framesOf(exchange: Exchange): AsyncGenerator<StreamFrame[]> {
  const parse = createFrameParser();
  let pendingBytes = 0;
  exchange.endAfter(SILENCE_MAX_MS);
  for await (const chunk of exchange.chunks()) {
    exchange.endAfter(SILENCE_MAX_MS);
    const frames = parse(chunk);
    pendingBytes = frames.length > 0 ? 0 : pendingBytes + chunk.byteLength;
    if (pendingBytes > FRAME_MAX_BYTES)
      throw new KibanError({ status: 200, code: 'response_too_large', message: 'An event has no end.' });
    yield frames;
  }
}

function itemOf({ id, event, data }: StreamFrame): BoardStreamItem | undefined {
  if (event === 'reset') return { type: 'reset' };
  const payload = parsed(data);
  if (typeof payload !== 'object' || payload === null)
    throw new KibanError({ status: 200, code: 'invalid_response', message: 'An event is no JSON object.' });
  return id === null ? undefined : { type: 'event', id, event: payload as StreamedEvent };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
