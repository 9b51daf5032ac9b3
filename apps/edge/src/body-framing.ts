/** Finds the end of a response body that arrives in parts. */
export interface BodyFraming {
  /** Whether the whole body has been taken. */
  readonly isComplete: boolean;
  /** Whether the body ends where the service closes the connection. */
  readonly isUntilClose: boolean;
  /**
   * @returns how many of these bytes belong to the body, from the first on
   * @throws when they break the framing
   */
  take(bytes: Buffer): number;
}

/** A body of a known number of bytes; 0 for a response without a body. */
export class CountedBody implements BodyFraming {
  readonly isUntilClose = false;

  constructor(private left: number) {}

  get isComplete(): boolean {
    return this.left === 0;
  }

  take(bytes: Buffer): number {
    const taken = Math.min(this.left, bytes.length);
    this.left -= taken;
    return taken;
  }
}

/** A body that ends with the connection. */
export class UnboundedBody implements BodyFraming {
  readonly isComplete = false;
  readonly isUntilClose = true;

  take(bytes: Buffer): number {
    return bytes.length;
  }
}

const LINE_FEED = 0x0a;
const LINE_LENGTH_MAX = 4_096;
const CHUNK_SIZE_LINE = /^([0-9a-f]{1,12})[ \t]*(?:;.*)?\r$/i;

/** A body in chunks (RFC 9112 §7.1), with its trailers. */
export class ChunkedBody implements BodyFraming {
  readonly isUntilClose = false;
  isComplete = false;
  /** Bytes of the current chunk that are missing, with its line end. */
  #left = 0;
  /** The start of a line whose rest is missing. */
  #line = '';
  #isInTrailers = false;

  take(bytes: Buffer): number {
    let at = 0;
    while (at < bytes.length && !this.isComplete) {
      if (this.#left === 0) at = this.#takeLine(bytes, at);
      else {
        const taken = Math.min(this.#left, bytes.length - at);
        this.#left -= taken;
        at += taken;
      }
    }
    return at;
  }

  #takeLine(bytes: Buffer, start: number): number {
    const end = bytes.indexOf(LINE_FEED, start);
    this.#line += bytes.toString('latin1', start, end < 0 ? bytes.length : end);
    if (this.#line.length > LINE_LENGTH_MAX) throw new Error('A line between chunks is too long.');
    if (end < 0) return bytes.length;
    const line = this.#line;
    this.#line = '';
    if (this.#isInTrailers) this.isComplete = line === '\r';
    else this.#beginChunk(line);
    return end + 1;
  }

  #beginChunk(line: string): void {
    const [, size] = CHUNK_SIZE_LINE.exec(line) ?? [];
    if (size === undefined) throw new Error('A chunk has no size.');
    const bytes = Number.parseInt(size, 16);
    if (bytes === 0) this.#isInTrailers = true;
    else this.#left = bytes + '\r\n'.length;
  }
}
