import { connect, type Socket } from 'node:net';
import { isForClient } from './forwarded-headers.js';
import { readResponseHead, type ResponseHead } from './response-head.js';

/** Receives the response to one request. */
export interface ResponseReceiver {
  /** The method of the request. */
  readonly method: string;
  /**
   * The head of the response and the part of its body that arrived with it.
   * @returns false when no more bytes should arrive for now
   */
  onHead(head: ResponseHead, body: Buffer): boolean;
  /** The next part of the body, in its framing; returns as `onHead`. */
  onBody(bytes: Buffer): boolean;
  /** The whole response has arrived. */
  onEnd(): void;
  /** The connection broke or the response is malformed. */
  onFailure(): void;
}

export interface ServiceConnectionOptions {
  readonly host: string;
  readonly port: number;
  /** Deadline for the start of a response, in milliseconds. */
  readonly answerMs: number;
  /** Takes a connection that can carry another request. */
  readonly release: (connection: ServiceConnection) => void;
}

const HEAD_END = Buffer.from('\r\n\r\n');
/** Maximum bytes of a service's response head. */
const HEAD_BYTES_MAX = 65_536;

/** A connection to a service, which carries one request at a time. */
export class ServiceConnection {
  readonly #socket: Socket;
  #receiver: ResponseReceiver | undefined;
  /** The beginning of a head whose rest is missing. */
  #partOfHead: Buffer | undefined;
  #head: ResponseHead | undefined;
  #releasedAt = 0;

  constructor(private readonly options: ServiceConnectionOptions) {
    this.#socket = connect({ host: options.host, port: options.port, noDelay: true });
    this.#socket
      .setTimeout(options.answerMs)
      .on('data', (bytes: Buffer) => this.#read(bytes))
      .on('timeout', () => {
        // A response that has begun has no deadline.
        if (this.#head === undefined) this.#socket.destroy();
      })
      .on('error', () => undefined)
      .on('end', () => {
        if (this.#head?.body.isUntilClose === true) this.#finish();
      })
      .on('close', () => this.#fail());
  }

  /** Whether it was released within the last `ms` milliseconds and is still open. */
  isFresh(ms: number): boolean {
    return !this.#socket.destroyed && this.#socket.writable && performance.now() - this.#releasedAt <= ms;
  }

  /** Sends a whole request. */
  send(receiver: ResponseReceiver, request: Buffer): void {
    this.#receiver = receiver;
    this.#socket.write(request);
  }

  resume(): void {
    this.#socket.resume();
  }

  /** Ends the request in flight, and the connection. */
  abort(): void {
    this.#receiver = undefined;
    this.#socket.destroy();
  }

  #read(bytes: Buffer): void {
    const receiver = this.#receiver;
    // Nothing was requested.
    if (receiver === undefined) this.#socket.destroy();
    else {
      try {
        if (this.#head === undefined) this.#readHead(receiver, bytes);
        else this.#readBody(receiver, this.#head, bytes);
      } catch {
        this.#fail();
      }
    }
  }

  #readHead(receiver: ResponseReceiver, part: Buffer): void {
    const bytes = this.#partOfHead === undefined ? part : Buffer.concat([this.#partOfHead, part]);
    const end = bytes.indexOf(HEAD_END);
    if ((end < 0 ? bytes.length : end) > HEAD_BYTES_MAX)
      throw new Error('The head of the response is too long.');
    this.#partOfHead = end < 0 ? bytes : undefined;
    if (end < 0) return;
    const head = readResponseHead(bytes.toString('latin1', 0, end + 2), receiver.method, isForClient);
    const rest = bytes.subarray(end + HEAD_END.length);
    if (head.status === 101) throw new Error('The edge requests no other protocol.');
    // An interim response; the final one follows.
    if (head.status < 200) {
      if (rest.length > 0) this.#readHead(receiver, rest);
      return;
    }
    this.#head = head;
    const taken = head.body.take(rest);
    if (!receiver.onHead(head, rest.subarray(0, taken))) this.#socket.pause();
    if (head.body.isComplete) this.#finish(taken < rest.length);
  }

  #readBody(receiver: ResponseReceiver, { body }: ResponseHead, bytes: Buffer): void {
    const taken = body.take(bytes);
    if (!receiver.onBody(bytes.subarray(0, taken))) this.#socket.pause();
    if (body.isComplete) this.#finish(taken < bytes.length);
  }

  /** @param hasSurplus whether bytes arrived that belong to no response, so that the next one could not be trusted */
  #finish(hasSurplus = false): void {
    const receiver = this.#receiver;
    const isReusable = this.#head?.isPersistent === true && !hasSurplus;
    this.#receiver = undefined;
    this.#head = undefined;
    if (isReusable) {
      this.#socket.resume();
      this.#releasedAt = performance.now();
      this.options.release(this);
    } else this.#socket.destroy();
    receiver?.onEnd();
  }

  #fail(): void {
    const receiver = this.#receiver;
    this.abort();
    receiver?.onFailure();
  }
}
