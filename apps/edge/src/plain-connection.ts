import type { Socket } from 'node:net';
import type { ConnectionBounds } from './connection-bounds.js';
import type { EdgeBounds } from './edge-bounds.js';
import { endWithError, rejectUnparsed, unavailable } from './edge-errors.js';
import { isForService, type ForwardingHeaders } from './forwarded-headers.js';
import { headAndBody } from './head-and-body.js';
import { forwardedRequest, readPlainRequest, type PlainRequest } from './plain-request.js';
import type { ResponseHead } from './response-head.js';
import type { ServiceName } from './service-name.js';
import { serviceFor } from './route-table.js';
import type { ResponseReceiver, ServiceConnection } from './service-connection.js';
import type { ServiceConnections } from './service-connections.js';

export interface PlainContext {
  readonly bounds: Pick<EdgeBounds, 'headMs' | 'idleMs'>;
  readonly connectionBounds: ConnectionBounds;
  readonly services: ServiceConnections;
  readonly forwarding: ForwardingHeaders;
  /** Gives the connection, with the bytes that were read from it, to the HTTP server. */
  readonly handOver: (socket: Socket, bytes: Buffer) => void;
}

/** How long the rest of a small body may take before the HTTP server waits for it, in milliseconds. */
const BODY_WITHIN_MS = 1_000;

const NO_BYTES = Buffer.alloc(0);

/**
 * A client's connection as long as it carries plain requests to services, one at a time. It copies bytes between the
 * two sockets, without an object per header. The first request that is not plain moves it to the HTTP server for good.
 */
export class PlainConnection implements ResponseReceiver {
  method = '';
  /** Bytes of a request whose rest is missing, or that arrived during a response. */
  #held: Buffer = NO_BYTES;
  #service: ServiceConnection | undefined;
  #serviceName: ServiceName | undefined;
  #hasBegun = false;
  /** Whether this response is the last one. */
  #isClosing = false;
  readonly #keepAlive: string;

  constructor(
    private readonly socket: Socket,
    private readonly context: PlainContext,
  ) {
    const { headMs, idleMs } = context.bounds;
    this.#keepAlive = `connection: keep-alive\r\nkeep-alive: timeout=${Math.floor(idleMs / 1_000)}\r\n\r\n`;
    socket
      .setTimeout(headMs)
      .on('data', this.#read)
      .on('drain', this.#resume)
      .on('timeout', this.#timeOut)
      .on('end', this.#disconnected)
      .on('error', this.#disconnected)
      .on('close', this.#closed);
  }

  /** Closes the connection after the response in flight. */
  close(): void {
    this.#isClosing = true;
    if (this.#service === undefined) this.socket.destroy();
  }

  destroy(): void {
    this.socket.destroy();
  }

  onHead(head: ResponseHead, body: Buffer): boolean {
    this.#isClosing ||= head.body.isUntilClose;
    this.#hasBegun = true;
    const text = head.text + (this.#isClosing ? 'connection: close\r\n\r\n' : this.#keepAlive);
    return this.onBody(headAndBody(text, body));
  }

  onBody(bytes: Buffer): boolean {
    const { socket } = this;
    socket.write(bytes);
    // Most writes are complete when they return; only then is nothing left.
    return socket.writableLength < socket.writableHighWaterMark;
  }

  onEnd(): void {
    this.#service = undefined;
    const { socket } = this;
    if (this.#isClosing) {
      socket.end(() => socket.destroy());
      return;
    }
    this.context.connectionBounds.setWaiting(socket, true);
    if (this.#held.length === 0) return;
    const held = this.#held;
    this.#held = NO_BYTES;
    socket.resume();
    this.#read(held);
  }

  onFailure(): void {
    this.#service = undefined;
    // After the beginning of a response, only the end of the connection shows that it is incomplete.
    if (this.#hasBegun) this.socket.destroy();
    else endWithError(this.socket, unavailable(this.#serviceName), this.method);
  }

  readonly #read = (chunk: Buffer): void => {
    const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    if (this.#service !== undefined) {
      this.#held = bytes;
      this.socket.pause();
      return;
    }
    // An error was the last response.
    if (!this.socket.writable) return;
    const request = readPlainRequest(bytes, isForService);
    if (request === 'body-missing' && this.#held.length === 0) {
      this.#held = bytes;
      this.socket.setTimeout(BODY_WITHIN_MS);
      return;
    }
    const service = typeof request === 'string' ? undefined : serviceFor(request.url);
    if (typeof request === 'string' || service === undefined) this.#handOver(bytes);
    else this.#forward(request, service);
  };

  #forward(request: PlainRequest, service: ServiceName): void {
    const { socket, context } = this;
    this.#held = NO_BYTES;
    this.#hasBegun = false;
    this.method = request.method;
    this.#serviceName = service;
    context.connectionBounds.setWaiting(socket, false);
    if (socket.timeout !== context.bounds.idleMs) socket.setTimeout(context.bounds.idleMs);
    const sender = { headers: { 'x-forwarded-for': request.forwardedFor }, socket };
    const forwarding = context.forwarding.of(sender, service, request.host, request.isProxied);
    this.#service = context.services.take(service);
    this.#service.send(this, forwardedRequest(request, forwarding));
  }

  #handOver(bytes: Buffer): void {
    const { socket } = this;
    this.#held = NO_BYTES;
    socket
      .setTimeout(0)
      .off('data', this.#read)
      .off('drain', this.#resume)
      .off('timeout', this.#timeOut)
      .off('end', this.#disconnected)
      .off('error', this.#disconnected)
      .off('close', this.#closed);
    this.context.handOver(socket, bytes);
  }

  readonly #resume = (): void => this.#service?.resume();

  /** Nothing was read or written for a while: a missing head, the missing rest of a body, or an unused connection. */
  readonly #timeOut = (): void => {
    if (this.#service !== undefined) return;
    if (this.#held.length > 0) this.#handOver(this.#held);
    else if (this.method === '')
      rejectUnparsed(Object.assign(new Error('No head.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), this.socket);
    else this.socket.destroy();
  };

  readonly #disconnected = (): void => void this.socket.destroy();

  readonly #closed = (): void => {
    const service = this.#service;
    this.#service = undefined;
    service?.abort();
  };
}
