import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CommandError } from '../console/failure.js';
import { guardedHandler, requestUrl } from './guarded-handler.js';

/** As long as the pages of a sign-in are valid. */
const WAIT_MAX_MS = 15 * 60_000;
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

const page = (sentence: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>kiban login</title><link rel="icon" href="data:,">` +
  `<body style="font:1rem/1.5 system-ui;margin:4rem auto;max-width:32rem"><h1>kiban login</h1><p>${sentence}</p></body></html>`;

/** The address on this machine to which the browser returns: a port of the system’s choice, on 127.0.0.1 only. */
export class LoopbackRedirect {
  private constructor(
    private readonly server: Server,
    readonly uri: string,
  ) {}

  static async start(): Promise<LoopbackRedirect> {
    const server = createServer();
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
    });
    return new LoopbackRedirect(
      server,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
    );
  }

  /**
   * The first return of this sign-in. Requests with another state are rejected and end nothing, because any local
   * program and any page can send them.
   * @throws CommandError after Ctrl-C, or after 15 minutes
   */
  response(state: string, signal: AbortSignal): Promise<URL> {
    const { host } = new URL(this.uri);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () =>
          reject(new CommandError('No sign-in was completed within 15 minutes. Run “kiban login” again.')),
        WAIT_MAX_MS,
      );
      const cancel = (): void => reject(new CommandError('Cancelled.'));
      if (signal.aborted) cancel();
      signal.addEventListener('abort', cancel, { once: true });
      const isReturn = (request: IncomingMessage, url: URL): boolean =>
        // A page that has this address under a name of its own sends another Host.
        request.method === 'GET' &&
        request.headers.host === host &&
        url.host === host &&
        url.pathname === '/callback' &&
        url.searchParams.get('state') === state;
      const handle = (request: IncomingMessage, response: ServerResponse): void => {
        const url = requestUrl(request, this.uri);
        if (url === null || !isReturn(request, url)) {
          response.writeHead(404, HEADERS).end(page('This is not the sign-in that “kiban login” waits for.'));
          return;
        }
        clearTimeout(timer);
        const isDenied = url.searchParams.has('error');
        response
          .writeHead(200, HEADERS)
          .end(
            page(
              isDenied ? 'The access was not allowed.' : 'You can close this page. Go on in the terminal.',
            ),
            () => resolve(url),
          );
      };
      this.server.on('request', guardedHandler(handle));
    });
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}
