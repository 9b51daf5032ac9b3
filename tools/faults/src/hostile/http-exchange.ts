import { request, type Agent } from 'node:http';

export interface Exchange {
  method: string;
  /** With its query, from the root. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  agent: Agent | false;
  /** Milliseconds after which it counts as hung; 30 s by default. */
  hungAfterMs?: number;
  /** The address that the connection comes from: Linux takes all of 127.0.0.0/8 without configuration. */
  localAddress?: string;
}

/** What came back: `status` is 0 where no whole response came, and `end` says how it ended. */
export interface Reply {
  status: number;
  end: 'response' | 'closed' | 'hung';
  headers: Record<string, string | string[] | undefined>;
  bytes: number;
  ms: number;
  /** The first characters only: large responses are counted and dropped. */
  text: string;
}

/** A request without a whole response after this time counts as hung. */
const HUNG_AFTER_MS = 30_000;
const TEXT_KEPT = 64 * 1_024;

/** Sends one request to the edge on loopback, under the public origin's host. Never rejects. */
export function exchange(origin: URL, sent: Exchange): Promise<Reply> {
  const beganAt = performance.now();
  return new Promise((resolve) => {
    const reply: Reply = { status: 0, end: 'closed', headers: {}, bytes: 0, ms: 0, text: '' };
    const done = (end: Reply['end']): void => {
      clearTimeout(deadline);
      if (end !== 'response') reply.status = 0;
      resolve({ ...reply, end, ms: performance.now() - beganAt });
    };
    const call = request({
      host: '127.0.0.1',
      port: origin.port,
      method: sent.method,
      path: sent.path,
      agent: sent.agent,
      ...(sent.localAddress === undefined ? {} : { localAddress: sent.localAddress }),
      headers: {
        host: origin.host,
        ...(sent.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent.body)) }),
        ...sent.headers,
      },
    });
    const deadline = setTimeout(() => {
      done('hung');
      call.destroy();
    }, sent.hungAfterMs ?? HUNG_AFTER_MS);
    call.on('error', () => done('closed'));
    call.on('response', (response) => {
      reply.status = response.statusCode ?? 0;
      reply.headers = response.headers;
      response.on('data', (chunk: Buffer) => {
        reply.bytes += chunk.length;
        if (reply.text.length < TEXT_KEPT) reply.text += chunk.toString('latin1');
      });
      response.on('end', () => done('response'));
      response.on('error', () => done('closed'));
    });
    call.end(sent.body);
  });
}
