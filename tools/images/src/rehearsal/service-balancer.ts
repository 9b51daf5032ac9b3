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
import { responseHeadersFor } from '@kiban/edge/forwarded-headers';
import type { ServiceName } from '@kiban/edge/service-name';
import type { Replica } from './replica.js';

/** Longer than any client keeps an idle connection, so that the client always closes first. */
const KEEP_ALIVE_MS = 120_000;

/**
 * Load balancer in front of the replicas of each service. It distributes the edge's requests round-robin, so that two
 * consecutive requests reach two replicas. Connections between services are distributed once and stay at their replica,
 * as behind a Kubernetes Service.
 */
export class ServiceBalancer {
  private readonly inService = new Map<ServiceName, Replica[]>();
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 256 });
  private readonly servers: (Server | TcpServer)[] = [];
  private readonly answers = new WeakMap<Replica, number>();
  private turn = 0;

  add(replica: Replica): void {
    this.inService.set(replica.service, [...this.of(replica.service), replica]);
  }

  /** From now on gets no new requests and no new connections. */
  remove(replica: Replica): void {
    this.inService.set(
      replica.service,
      this.of(replica.service).filter((other) => other !== replica),
    );
  }

  of(service: ServiceName): readonly Replica[] {
    return this.inService.get(service) ?? [];
  }

  /** How many requests of the edge a replica has answered. */
  answersOf(replica: Replica): number {
    return this.answers.get(replica) ?? 0;
  }

  /** For an edge: requests go to the replicas in turn. @param host the address to listen on */
  async requestAddress(service: ServiceName, host = '127.0.0.1'): Promise<string> {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 });
    server.on('request', (request, response) => this.pass(service, request, response));
    return this.listen(server, host);
  }

  /** An address inside of the cluster, as a Service has one: connections go to the replicas in turn. */
  async connectionAddress(service: ServiceName, port: 'port' | 'managementPort'): Promise<string> {
    const server = createTcpServer((client) => {
      const replica = this.next(service);
      if (!replica) return void client.destroy();
      const upstream = connect({ host: '127.0.0.1', port: replica[port] });
      client.on('error', () => upstream.destroy());
      upstream.on('error', () => client.destroy());
      client.pipe(upstream).pipe(client);
    });
    return this.listen(server, '127.0.0.1');
  }

  async close(): Promise<void> {
    this.agent.destroy();
    for (const server of this.servers) {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    }
    await Promise.all(
      this.servers.filter(({ listening }) => listening).map((server) => once(server, 'close')),
    );
  }

  private async listen(server: Server | TcpServer, host: string): Promise<string> {
    server.listen(0, host);
    await once(server, 'listening');
    this.servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  private next(service: ServiceName): Replica | undefined {
    const replicas = this.of(service);
    this.turn += 1;
    return replicas[this.turn % Math.max(1, replicas.length)];
  }

  /** Asks another replica only when a connection is refused, since that one has then seen nothing of the request. */
  private pass(service: ServiceName, request: IncomingMessage, response: ServerResponse): void {
    const refuse = (status: number, text: string): void => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify({ error: text, code: 'service_unavailable' }));
    };
    const attempt = (left: number): void => {
      const replica = this.next(service);
      if (!replica) return refuse(503, 'no replica is in service');
      const upstream = send({
        host: '127.0.0.1',
        port: replica.port,
        method: request.method,
        path: request.url,
        headers: request.headers,
        agent: this.agent,
      });
      let connected = false;
      let answered = false;
      // The body is not touched before there is a connection, so that another replica can still get it.
      const begin = (): void => {
        connected = true;
        request.pipe(upstream);
      };
      upstream.once('socket', (socket) => {
        if (socket.connecting) socket.once('connect', begin);
        else begin();
      });
      upstream.once('response', (answer) => {
        answered = true;
        this.answers.set(replica, this.answersOf(replica) + 1);
        response.writeHead(answer.statusCode ?? 502, responseHeadersFor(answer.headers));
        answer.pipe(response);
        answer.once('error', () => response.destroy());
      });
      upstream.once('error', (error) => {
        if (!connected && left > 0) attempt(left - 1);
        else if (!answered) refuse(502, `${service} broke off: ${error.message}`);
      });
      response.once('close', () => upstream.destroy());
    };
    attempt(2);
  }
}
