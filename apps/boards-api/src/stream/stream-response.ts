import { ValidationError } from '@kiban/contracts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { placeOf, type StreamPlace } from './frame.js';
import type { StreamSink } from './open-streams.js';

/** The part of Fastify's types that controllers of streams need; the others stay in http-kit. */
export interface RawRequest {
  raw: IncomingMessage;
  headers: Record<string, string | string[] | undefined>;
}

export interface RawReply {
  raw: ServerResponse;
  hijack(): void;
  getHeaders(): Record<string, number | string | string[] | undefined>;
}

/** A stream with this many unread bytes is closed; its client resumes from its last id. */
const UNREAD_BYTES_MAX = 1_048_576;

/**
 * Sends the head of a response once its stream is open.
 * @param start opens the stream; its events before the head are sent after it
 */
export async function sendStream(
  reply: RawReply,
  start: (sink: StreamSink) => Promise<unknown>,
): Promise<void> {
  const pending: string[] = [];
  await start(sinkOn(reply, pending));
  reply.hijack();
  reply.raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  reply.raw.write(`: open\n\n${pending.splice(0).join('')}`);
}

/** What a request says about its caller's credential. */
export function authorizationOf({ headers }: RawRequest): string | undefined {
  return [headers['authorization']].flat()[0];
}

/** @throws ValidationError for a Last-Event-ID that is not an id of a stream */
export function lastPlaceOf({ headers }: RawRequest): StreamPlace | null {
  const header = headers['last-event-id'];
  if (header === undefined || header === '') return null;
  const place = typeof header === 'string' ? placeOf(header) : undefined;
  if (place) return place;
  throw new ValidationError(
    'Last-Event-ID',
    'event_id',
    'Last-Event-ID must be the id of the last event that you received from this stream, or absent.',
  );
}

function sinkOn({ raw }: RawReply, pending: string[]): StreamSink {
  return {
    write: (text) => {
      if (!raw.headersSent) pending.push(text);
      else raw.write(text);
      return raw.writableLength < UNREAD_BYTES_MAX;
    },
    end: () => raw.end(),
    onClose: (listener) => void raw.on('close', listener),
  };
}
