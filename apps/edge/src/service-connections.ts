import type { ServiceName } from './service-name.js';
import { ServiceConnection } from './service-connection.js';

/** Shorter than the 75 s for which a service keeps an idle connection, so that no request meets its end. */
const IDLE_MS_MAX = 60_000;

/** The connections to the services that carry plain requests. Connections are reused, the last one first. */
export class ServiceConnections {
  readonly #idle = new Map<ServiceName, ServiceConnection[]>();

  /** @param addresses URL of each service @param answerMs deadline for the start of a response, in milliseconds */
  constructor(
    private readonly addresses: Readonly<Record<ServiceName, string>>,
    private readonly answerMs: number,
  ) {}

  /** A connection for one request. */
  take(service: ServiceName): ServiceConnection {
    const idle = this.#idleOf(service);
    for (let connection = idle.pop(); connection !== undefined; connection = idle.pop()) {
      if (connection.isFresh(IDLE_MS_MAX)) return connection;
      connection.abort();
    }
    const { hostname, port } = new URL(this.addresses[service]);
    return new ServiceConnection({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port),
      answerMs: this.answerMs,
      release: (connection) => idle.push(connection),
    });
  }

  closeIdle(): void {
    for (const idle of this.#idle.values()) for (const connection of idle.splice(0)) connection.abort();
  }

  #idleOf(service: ServiceName): ServiceConnection[] {
    const idle = this.#idle.get(service) ?? [];
    this.#idle.set(service, idle);
    return idle;
  }
}
