import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EdgeServer, type EdgeOptions } from './edge-server.js';

export type HttpResponse = (request: IncomingMessage, response: ServerResponse) => void;

/** The request that the service behind the edge received, as it reports it. */
export interface Echo {
  method: string;
  url: string;
  headers: Record<string, string>;
  length: number;
  text: string;
}

const echo: HttpResponse = (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const seen = {
      method: request.method,
      url: request.url,
      headers: request.headers,
      length: body.length,
      text: body.toString('utf8').slice(0, 200),
    };
    response.writeHead(200, { 'content-type': 'application/json', 'x-service': 'boards-api' });
    response.end(JSON.stringify(seen));
  });
};

/** An edge in front of boards-api, which echoes, and mcp-gateway, which a test controls; the other services are down. */
export class TestEdge {
  /** Request handler of mcp-gateway. */
  gatewayResponse: HttpResponse = echo;

  private readonly servers: Server[] = [];
  private edge!: EdgeServer;

  /** @param folder the web app's files */
  private constructor(readonly folder: string) {}

  static async start(): Promise<TestEdge> {
    const testing = new TestEdge(await mkdtemp(join(tmpdir(), 'kiban-edge-')));
    await writeFile(join(testing.folder, 'index.html'), '<h1>Kiban</h1>');
    await writeFile(join(testing.folder, 'signed-in.html'), '<h1>Signed in</h1>');
    await writeFile(join(testing.folder, 'app.js'), 'export {};');
    await writeFile(join(testing.folder, '.hidden'), 'secret');
    testing.edge = await testing.listen({
      'boards-api': await testing.serve(echo),
      'mcp-gateway': await testing.serve((request, response) => testing.gatewayResponse(request, response)),
      // No program without rights listens there.
      auth: 'http://127.0.0.1:1',
      'webhook-dispatcher': 'http://127.0.0.1:2',
      notifications: 'http://127.0.0.1:2',
    });
    return testing;
  }

  get port(): number {
    return this.edge.port;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Another edge, whose services all echo. */
  beforeEchoes(options: Partial<EdgeOptions> = {}): Promise<EdgeServer> {
    return this.beforeOne(echo, options);
  }

  /** Another edge, whose services all respond with `answer`. */
  async beforeOne(answer: HttpResponse, options: Partial<EdgeOptions> = {}): Promise<EdgeServer> {
    return this.before(await this.serve(answer), options);
  }

  /** Another edge, whose services all are at `address`. */
  before(address: string, options: Partial<EdgeOptions> = {}): Promise<EdgeServer> {
    const services = {
      'boards-api': address,
      'mcp-gateway': address,
      auth: address,
      'webhook-dispatcher': address,
      notifications: address,
    };
    return this.listen(services, options);
  }

  async close(): Promise<void> {
    await this.edge.close();
    for (const server of this.servers) {
      server.closeAllConnections();
      server.close();
    }
    await rm(this.folder, { recursive: true });
  }

  private listen(services: EdgeOptions['services'], options: Partial<EdgeOptions> = {}): Promise<EdgeServer> {
    return EdgeServer.listen({
      host: '127.0.0.1',
      port: 0,
      publicOrigin: 'https://boards.example.org',
      services,
      screenFolder: this.folder,
      ...options,
    });
  }

  private async serve(answer: HttpResponse): Promise<string> {
    const server = createServer(answer);
    this.servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
}
