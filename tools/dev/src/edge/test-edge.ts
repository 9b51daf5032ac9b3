import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../processes/free-port.js';
import { EdgeServer, type EdgeOptions } from './edge-server.js';

export type HttpResponse = (request: IncomingMessage, response: ServerResponse) => void;

/** What a service saw of a request, as the one behind the edge says it. */
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

/** An edge before boards-api, which echoes, and mcp-gateway, which answers as a test says; the other services are down. */
export class TestEdge {
  /** What mcp-gateway does with a request. */
  gatewayResponse: HttpResponse = echo;

  private readonly servers: Server[] = [];
  private edge!: EdgeServer;

  /** @param folder the screen's files */
  private constructor(readonly folder: string) {}

  static async start(): Promise<TestEdge> {
    const testing = new TestEdge(await mkdtemp(join(tmpdir(), 'kiban-edge-')));
    await writeFile(join(testing.folder, 'index.html'), '<h1>Kiban</h1>');
    await writeFile(join(testing.folder, 'settings.html'), '<h1>Settings</h1>');
    await writeFile(join(testing.folder, 'app.js'), 'export {};');
    await writeFile(join(testing.folder, '.hidden'), 'secret');
    testing.edge = await testing.listen({
      'boards-api': await testing.serve(echo),
      'mcp-gateway': await testing.serve((request, response) => testing.gatewayResponse(request, response)),
      auth: `http://127.0.0.1:${await findFreePort()}`,
      'webhook-dispatcher': `http://127.0.0.1:${await findFreePort()}`,
    });
    return testing;
  }

  get port(): number {
    return this.edge.port;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** One more edge, whose services all echo. */
  beforeEchoes(options: Partial<EdgeOptions> = {}): Promise<EdgeServer> {
    return this.beforeOne(echo, options);
  }

  /** One more edge, whose services all answer as `answer` does. */
  async beforeOne(answer: HttpResponse, options: Partial<EdgeOptions> = {}): Promise<EdgeServer> {
    return this.before(await this.serve(answer), options);
  }

  /** One more edge, whose services all are at `address`. */
  before(address: string, options: Partial<EdgeOptions> = {}): Promise<EdgeServer> {
    const services = {
      'boards-api': address,
      'mcp-gateway': address,
      auth: address,
      'webhook-dispatcher': address,
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
