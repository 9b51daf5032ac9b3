import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An MCP client's server on a free loopback port, the target of the redirect. */
export class LoopbackListener {
  private constructor(
    private readonly server: Server,
    readonly redirectUrl: string,
    /** The query of the redirect. */
    readonly answer: Promise<URLSearchParams>,
  ) {}

  static async start(): Promise<LoopbackListener> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    const answer = new Promise<URLSearchParams>((resolve) => {
      server.on('request', (request, response) => {
        const url = new URL(request.url ?? '/', origin);
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        response.end(
          '<!doctype html><html lang="en"><link rel="icon" href="data:,"><h1>You may close this window</h1></html>',
        );
        if (url.pathname === '/callback') resolve(url.searchParams);
      });
    });
    return new LoopbackListener(server, `${origin}/callback`, answer);
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
