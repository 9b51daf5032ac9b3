import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf, type TrustProxy } from '@kiban/app-config';
import type { EdgeBounds } from './edge-bounds.js';

/** Connections that share a limit: those of one network, or all. */
class ConnectionGroup {
  /** Connections without a complete request, longest waiting first. */
  readonly waiting = new Set<Socket>();
  connections = 0;

  constructor(
    private readonly waitingMax: number,
    private readonly connectionsMax: number,
  ) {}

  /** At the limit, closes the connection that has waited longest. @returns whether one more fits */
  makeRoom(): boolean {
    if (this.connections < this.connectionsMax && this.waiting.size < this.waitingMax) return true;
    const [longest] = this.waiting;
    if (longest === undefined) return false;
    this.waiting.delete(longest);
    longest.destroy();
    return true;
  }
}

/**
 * Limits the connections per network and in total. Slow senders displace each other: the connection that has waited
 * longest for a request, or for the rest of one, is closed. A complete request is never aborted.
 */
export class ConnectionBounds {
  readonly #all: ConnectionGroup;
  readonly #networks = new Map<string, ConnectionGroup>();
  readonly #groups = new WeakMap<Socket, readonly ConnectionGroup[]>();

  /** @param isProxy a trusted proxy's connections carry many clients, so they count only towards the total */
  constructor(
    private readonly bounds: Pick<
      EdgeBounds,
      'waitingOfNetwork' | 'waiting' | 'connectionsOfNetwork' | 'connections'
    >,
    private readonly isProxy: TrustProxy,
  ) {
    this.#all = new ConnectionGroup(bounds.waiting, bounds.connections);
  }

  /** Counts the connection, which waits for its first request. @returns false when it was closed instead */
  open(socket: Socket): boolean {
    const address = socket.remoteAddress;
    if (address === undefined) {
      socket.destroy();
      return false;
    }
    const name = this.isProxy(address, 0) ? undefined : networkOf(address);
    const groups = name === undefined ? [this.#all] : [this.#network(name), this.#all];
    if (!groups.every((group) => group.makeRoom())) {
      socket.destroy();
      return false;
    }
    this.#groups.set(socket, groups);
    for (const group of groups) group.connections += 1;
    this.setWaiting(socket, true);
    socket.once('close', () => {
      this.setWaiting(socket, false);
      for (const group of groups) group.connections -= 1;
      if (name !== undefined && groups[0]?.connections === 0) this.#networks.delete(name);
    });
    return true;
  }

  /** Follows the requests that an HTTP server reads from counted connections. */
  watch(server: Server): void {
    server.on('request', (request: IncomingMessage, response: ServerResponse) =>
      this.#follow(request, response),
    );
  }

  /** @param isWaiting whether the connection waits for a request, or for the rest of one */
  setWaiting(socket: Socket, isWaiting: boolean): void {
    for (const { waiting } of this.#groups.get(socket) ?? []) {
      waiting.delete(socket);
      if (isWaiting) waiting.add(socket);
    }
  }

  #network(name: string): ConnectionGroup {
    const { waitingOfNetwork, connectionsOfNetwork } = this.bounds;
    const group = this.#networks.get(name) ?? new ConnectionGroup(waitingOfNetwork, connectionsOfNetwork);
    this.#networks.set(name, group);
    return group;
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (hasBody(request)) {
      request.once('end', () => {
        if (!response.closed) this.setWaiting(socket, false);
      });
    } else this.setWaiting(socket, false);
    response.once('close', () => this.setWaiting(socket, !socket.destroyed));
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
