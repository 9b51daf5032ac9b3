import type { IncomingMessage, ServerResponse } from 'node:http';

export interface BodyBounds {
  bytesMax: number;
  /** From the headers to the last byte. */
  deadlineMs: number;
}

/** How much of a rejected body is still read, so that the sender receives the response before the connection closes. */
const DISCARDED: BodyBounds = { bytesMax: 1_048_576, deadlineMs: 2_000 };

/** Thrown for a body that is rejected before the protocol library reads it. */
export class RequestBodyError extends Error {
  constructor(
    readonly status: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
    this.name = 'RequestBodyError';
  }
}

/**
 * Reads a whole body. Unlike `for await`, a rejection leaves the stream open, so that the response can be sent.
 * @throws RequestBodyError
 */
export function readBody(request: IncomingMessage, bounds: BodyBounds): Promise<Buffer> {
  const tooLarge = new RequestBodyError(413, `The body must be at most ${bounds.bytesMax} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > bounds.bytesMax) return Promise.reject(tooLarge);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > bounds.bytesMax) finish(() => reject(tooLarge));
      else chunks.push(chunk);
    };
    const end = (): void => finish(() => resolve(Buffer.concat(chunks)));
    const broken = (): void =>
      finish(() => reject(new RequestBodyError(400, 'The body ended before it was complete.')));
    const timer = setTimeout(
      () =>
        finish(() =>
          reject(
            new RequestBodyError(408, `The body must arrive within ${bounds.deadlineMs / 1_000} seconds.`),
          ),
        ),
      bounds.deadlineMs,
    );
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      request.pause();
      request.off('data', take).off('end', end).off('close', broken);
      settle();
    };
    // A broken connection also emits an error, which would end the process without a listener.
    request.on('error', () => undefined);
    request.on('data', take).once('end', end).once('close', broken);
  });
}

/**
 * Sends a response and closes the connection if the body was not read completely: a later request on it would wait
 * for bytes that are never read. The response is sent first; the rest of the body is then discarded within limits.
 */
export async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: unknown,
): Promise<void> {
  if (response.headersSent || response.destroyed) return;
  const text = JSON.stringify(body);
  const isWhole = request.complete;
  if (!isWhole) response.setHeader('connection', 'close');
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  });
  response.write(text);
  if (!isWhole) await readBody(request, DISCARDED).catch(() => undefined);
  response.end();
}
