import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that are handled at a time. */
export const PIPELINED_IN_FLIGHT_MAX = 4;
/** Requests of one connection that wait: as many as Node parses of one read of 64 KiB. A connection with more is closed. */
export const PIPELINED_WAITING_MAX = 512;

/** The requests of one connection, which are started in the order of their arrival. */
class Pipeline {
  private inFlight = 0;
  private waiting: (() => void)[] = [];
  private pausesSoon = false;

  constructor(private readonly socket: Socket) {}

  add(response: ServerResponse, start: () => void): void {
    if (this.inFlight < PIPELINED_IN_FLIGHT_MAX) {
      this.run(response, start);
    } else if (this.waiting.length < PIPELINED_WAITING_MAX) {
      this.pauseSoon();
      // Another request's end starts this one; its async context is still its own.
      this.waiting.push(AsyncResource.bind(() => this.run(response, start)));
    } else {
      this.waiting = [];
      this.socket.destroy();
    }
  }

  private run(response: ServerResponse, start: () => void): void {
    this.inFlight += 1;
    response.once('close', () => this.finish());
    start();
  }

  /** Node starts reading again after each request that it has parsed, so the pause comes after the last one of a read. */
  private pauseSoon(): void {
    if (this.pausesSoon) return;
    this.pausesSoon = true;
    process.nextTick(() => {
      this.pausesSoon = false;
      if (this.waiting.length > 0) this.socket.pause();
    });
  }

  private finish(): void {
    this.inFlight -= 1;
    const next = this.waiting.shift();
    if (next === undefined) return;
    // After `Connection: close`, or without the client, no response can be sent.
    if (!this.socket.writable) {
      this.waiting = [];
      return;
    }
    next();
    if (this.waiting.length === 0) this.socket.resume();
  }
}

const pipelines = new WeakMap<Socket, Pipeline>();

/**
 * Starts a request when few enough of its connection are in flight. Node starts every pipelined request while a response
 * is in flight, so that one connection could take all of a process; here the connection is not read while requests wait.
 * nginx in front of a service passes one request of a connection on at a time and needs none of this.
 * A body that is being read belongs to the last request that was parsed, and reading it goes on.
 */
export function startInTurn(request: IncomingMessage, response: ServerResponse, start: () => void): void {
  const { socket } = request;
  if (socket.destroyed) return;
  const pipeline = pipelines.get(socket) ?? new Pipeline(socket);
  pipelines.set(socket, pipeline);
  pipeline.add(response, start);
}
