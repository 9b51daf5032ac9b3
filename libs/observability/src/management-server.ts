import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import type { Readiness } from './readiness.js';

/**
 * A further route of the management port, such as auth's internal resolver. Returns false if the path is not its own.
 */
export type ManagementRoute = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export interface ManagementServerOptions {
  host: string;
  /** 0 picks a free port. */
  port: number;
  readiness: Readiness;
  registry: Registry;
  routes?: readonly ManagementRoute[];
}

const OWN_PATHS = new Set(['/healthz/live', '/healthz/ready', '/metrics']);

/**
 * Probes and metrics on a port of their own, never behind the public edge.
 * `/healthz/live` means that the event loop runs, `/healthz/ready` that traffic can be served.
 * Both are read-only: a client that sends a POST, such as a webhook, gets no content.
 */
export class ManagementServer {
  private readonly server: Server;

  constructor(private readonly options: ManagementServerOptions) {
    this.server = createServer((request, response) => {
      this.handle(request, response).catch(() => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    });
  }

  /** Resolves with the port. */
  async listen(): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.options.port, this.options.host, resolve);
    });
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').split('?')[0] as string;
    if (OWN_PATHS.has(path) && request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return this.json(response, 405, { error: 'This path allows only GET and HEAD.' });
    }
    if (path === '/healthz/live') return this.json(response, 200, { status: 'live' });
    if (path === '/healthz/ready') {
      const { ready, faults } = await this.options.readiness.report();
      return this.json(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', faults });
    }
    if (path === '/metrics') {
      response.writeHead(200, { 'content-type': this.options.registry.contentType });
      response.end(await this.options.registry.metrics());
      return;
    }
    for (const route of this.options.routes ?? []) {
      if (await route(request, response)) return;
    }
    this.json(response, 404, { error: 'This path does not exist on the management port.' });
  }

  private json(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(body));
  }
}
