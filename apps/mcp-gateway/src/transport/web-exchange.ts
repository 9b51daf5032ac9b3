import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';

/** Skips a byte-order mark. */
const utf8 = new TextDecoder();

/** The body is larger than it may be. */
export class BodyTooLargeError extends Error {
  constructor(readonly bytesMax: number) {
    super(`The body must be at most ${bytesMax} bytes.`);
    this.name = 'BodyTooLargeError';
  }
}

/** The body did not arrive in time. */
export class SlowBodyError extends Error {
  constructor() {
    super('The body arrived too slowly; send it again on a faster connection.');
    this.name = 'SlowBodyError';
  }
}

/** The client went away before its body was whole. */
export class BodyLostError extends Error {
  constructor() {
    super('The connection was closed before the body was whole.');
    this.name = 'BodyLostError';
  }
}

/**
 * @throws BodyLostError when the client goes away
 * @throws BodyTooLargeError as soon as more than `bytesMax` have arrived; what is left is still to be read
 * @throws SlowBodyError when it is not whole after `waitMs`
 */
export async function readBody(message: IncomingMessage, bytesMax: number, waitMs: number): Promise<string> {
  const announced = Number(message.headers['content-length'] ?? 0);
  if (announced > bytesMax) throw new BodyTooLargeError(bytesMax);
  // A small body comes with its head, as almost all do: nothing is left to wait for.
  if (announced > 0 && message.readableLength === announced) return utf8.decode(message.read() as Buffer);
  if (message.readableEnded) return '';
  if (message.destroyed) throw new BodyLostError();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > bytesMax) fail(new BodyTooLargeError(bytesMax));
      else chunks.push(chunk);
    };
    const end = (): void => {
      stop();
      resolve(utf8.decode(Buffer.concat(chunks)));
    };
    const fail = (error: Error): void => {
      stop();
      reject(error);
    };
    const timer = setTimeout(() => fail(new SlowBodyError()), waitMs);
    const broken = (): void => fail(new BodyLostError());
    const stop = (): void => {
      clearTimeout(timer);
      message.off('data', take).off('end', end).off('error', broken).off('close', broken);
    };
    message.on('data', take).once('end', end).once('error', broken).once('close', broken).resume();
  });
}

/** The message as the SDK takes it. `signal` ends what it set off when the client goes away. */
export function webRequest(message: IncomingMessage, body: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = message.method ?? 'GET';
  return new Request(`http://${message.headers.host ?? 'localhost'}${message.url ?? '/'}`, {
    method,
    headers,
    signal,
    ...(body === '' || method === 'GET' || method === 'HEAD' ? {} : { body }),
  });
}

/**
 * Sends the SDK's answer, or JSON that needed none of it. A whole one goes out in one piece, with its length: head, body and end as
 * three writes cost more than the call itself. A stream is passed on as it comes.
 */
export async function sendResponse(response: Response | string, reply: FastifyReply): Promise<void> {
  if (typeof response === 'string') return sendWhole(reply, 200, JSON_TYPE, response);
  const headers = Object.fromEntries(response.headers);
  if (headers['content-type']?.startsWith('text/event-stream') && response.body) {
    reply.raw.writeHead(response.status, headersOf(reply, headers));
    reply.raw.flushHeaders();
    // A client that goes away ends the stream from its side; that is no fault.
    await pipeline(Readable.fromWeb(response.body as never), reply.raw).catch(() => undefined);
    return;
  }
  sendWhole(reply, response.status, headers, Buffer.from(await response.arrayBuffer()));
}

const JSON_TYPE = { 'content-type': 'application/json' };

function sendWhole(
  reply: FastifyReply,
  status: number,
  headers: Record<string, string>,
  body: string | Buffer,
): void {
  reply.raw.writeHead(
    status,
    headersOf(reply, { ...headers, 'content-length': String(Buffer.byteLength(body)) }),
  );
  reply.raw.end(body);
}

/** All headers for one call, since each that is set by itself is checked and kept twice. */
function headersOf(reply: FastifyReply, own: Record<string, string>): OutgoingHttpHeaders {
  return { ...(reply.getHeaders() as OutgoingHttpHeaders), ...own };
}
