const HEAD_END = Buffer.from('\r\n\r\n');
const CONTENT_LENGTH = /\r\ncontent-length: *(\d+)/i;
const CHUNKED = /\r\ntransfer-encoding: *chunked/i;
const CLOSES = /\r\nconnection: *close/i;
const NO_BODY = new Set([204, 304]);

export interface ReadResponse {
  status: number;
  /** The body of an error, which may still be in its chunks; empty for a success. */
  text: string;
  /** Whether the server closes the connection after it. */
  closes: boolean;
}

/** Where the reader is: in the head, in a body of known length, or in a part of a chunked body. */
type Part = 'head' | 'body' | 'size' | 'chunk' | 'trailer';

/**
 * Reads one HTTP/1.1 response after the other from the bytes of a connection. It skips the body of a success without
 * copying it: the load generator shares the processors with what it measures.
 */
export class ResponseReader {
  private part: Part = 'head';
  private held: Buffer = Buffer.alloc(0);
  private left = 0;
  private line = '';
  private response: ReadResponse = { status: 0, text: '', closes: false };

  /** @returns the response that these bytes complete, if they do */
  read(bytes: Buffer): ReadResponse | undefined {
    let rest = bytes;
    if (this.part === 'head') {
      const head = this.held.length === 0 ? rest : Buffer.concat([this.held, rest]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) {
        this.held = head;
        return undefined;
      }
      this.held = Buffer.alloc(0);
      this.begin(head.toString('latin1', 0, end));
      rest = head.subarray(end + HEAD_END.length);
    }
    if (this.response.status >= 400) this.response.text += rest.toString('utf8');
    if (!this.skip(rest)) return undefined;
    this.part = 'head';
    return this.response;
  }

  private begin(head: string): void {
    const status = Number(head.slice(9, 12));
    this.response = { status, text: '', closes: CLOSES.test(head) };
    if (CHUNKED.test(head)) {
      this.part = 'size';
      return;
    }
    this.part = 'body';
    this.left = NO_BODY.has(status) ? 0 : Number(CONTENT_LENGTH.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(this.left)) throw new Error(`A response of status ${status} has no length: ${head}`);
  }

  /** @returns whether the body ends with these bytes */
  private skip(bytes: Buffer): boolean {
    if (this.part === 'body') {
      this.left -= bytes.length;
      return this.left <= 0;
    }
    for (let at = 0; at < bytes.length;) {
      if (this.part === 'chunk') {
        const taken = Math.min(this.left, bytes.length - at);
        this.left -= taken;
        at += taken;
        if (this.left === 0) this.part = 'size';
        continue;
      }
      const end = bytes.indexOf(10, at);
      this.line += bytes.toString('latin1', at, end < 0 ? bytes.length : end);
      if (end < 0) return false;
      at = end + 1;
      if (this.endLine()) return true;
    }
    return false;
  }

  /** @returns whether the line that ended is the last of the body */
  private endLine(): boolean {
    const line = this.line.trimEnd();
    this.line = '';
    if (this.part === 'trailer') return line === '';
    // The line end after the data belongs to the chunk.
    this.left = Number.parseInt(line, 16) + 2;
    this.part = this.left === 2 ? 'trailer' : 'chunk';
    return false;
  }
}
