import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import {
  connect,
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
} from 'node:net';
import { serviceFor } from '@kiban/dev/edge/route-table';
import type { ServiceName } from '@kiban/dev/services/service-name';
import type { Replica } from './replica.js';

/**
 * The edge of a rehearsed cluster: sends each request to a replica that is in service, in turn, and asks
 * another one only when a connection is refused, since that one has then seen nothing of it.
 */
export class Balancer {
  private readonly inService = new Map<ServiceName, Replica[]>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 256 });
  private readonly extra: TcpServer[] = [];
  private turn = 0;

  private constructor(private readonly server: Server) {}

  static async listen(): Promise<Balancer> {
    const server = createServer();
    const balancer = new Balancer(server);
    server.on('request', (request, response) => balancer.pass(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return balancer;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  add(replica: Replica): void {
    this.inService.set(replica.service, [...this.of(replica.service), replica]);
  }

  /** From now on gets no new requests. */
  remove(replica: Replica): void {
    this.inService.set(
      replica.service,
      this.of(replica.service).filter((other) => other !== replica),
    );
  }

  of(service: ServiceName): readonly Replica[] {
    return this.inService.get(service) ?? [];
  }

  /** An address inside of the cluster, as a Service has one: connections go to the replicas in turn. */
  async clusterAddress(service: ServiceName, port: 'port' | 'managementPort'): Promise<string> {
    const server = createTcpServer((client) => {
      const replica = this.next(service);
      if (!replica) return void client.destroy();
      const upstream = connect({ host: '127.0.0.1', port: replica[port] });
      client.on('error', () => upstream.destroy());
      upstream.on('error', () => client.destroy());
      client.pipe(upstream).pipe(client);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.extra.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
    for (const server of this.extra) server.close();
    await once(this.server, 'close');
  }

  private next(service: ServiceName): Replica | undefined {
    const replicas = this.of(service);
    this.turn += 1;
    return replicas[this.turn % Math.max(1, replicas.length)];
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const service = serviceFor(request.url ?? '/');
    const refuse = (status: number, text: string): void => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: text, code: 'edge' }));
    };
    if (!service) return refuse(404, 'There is no screen in a rehearsal.');
    const attempt = (left: number): void => {
      const replica = this.next(service);
      if (!replica) return refuse(503, 'no replica is in service');
      const upstream = send({
        host: '127.0.0.1',
        port: replica.port,
        method: request.method,
        path: request.url,
        headers: { ...request.headers, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' },
        agent: this.agent,
      });
      let connected = false;
      upstream.once('socket', (socket) => {
        if (!socket.connecting) connected = true;
        else socket.once('connect', () => (connected = true));
      });
      upstream.once('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.once('error', () => response.destroy());
      });
      upstream.once('error', (error) => {
        if (!connected && left > 0) attempt(left - 1);
        else refuse(502, `${service}: ${error.message}`);
      });
      response.once('close', () => upstream.destroy());
      request.pipe(upstream);
    };
    attempt(2);
  }
}
