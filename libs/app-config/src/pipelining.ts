import { AsyncResource } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that are handled concurrently. */
export const PIPELINED_IN_FLIGHT_MAX = 4;
/**
 * Queued requests of one connection: as many as Node parses of one read of 64 KiB. A connection with more is closed.
 */
export const PIPELINED_WAITING_MAX = 512;

/** The requests of one connection, started in order of arrival. */
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
      // The end of another request starts this one; its async context stays its own.
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

  /** Node resumes reading after each parsed request, so the pause comes after the last one of a read. */
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
 * Limits the requests in flight of one connection. Node starts every pipelined request during a response, so that one
 * connection could take a whole process; here the connection is not read while requests are queued.
 * nginx in front of a service forwards one request of a connection at a time and does not need this.
 * A body that is being read belongs to the last parsed request, and reading it continues.
 */
export function startInTurn(request: IncomingMessage, response: ServerResponse, start: () => void): void {
  const { socket } = request;
  if (socket.destroyed) return;
  let pipeline = pipelines.get(socket);
  if (!pipeline) {
    pipeline = new Pipeline(socket);
    pipelines.set(socket, pipeline);
  }
  pipeline.add(response, start);
}
