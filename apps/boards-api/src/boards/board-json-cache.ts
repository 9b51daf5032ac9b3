export interface BoardText {
  readonly etag: string;
  /** A string until it is sent a second time: encoding a text that is sent once only adds garbage. */
  readonly json: string | Buffer;
  /** Size of the text in UTF-8. */
  readonly bytes: number;
}

/** A text of this size or more is encoded immediately, so that all its readers share the bytes. */
const BYTES_AT_ONCE_FROM = 100_000;

/** Limit of cached bytes in each process. */
const BYTES_MAX = 64 * 1_024 * 1_024;

/**
 * The last JSON text of recently read boards. A text is served only after a statement confirmed its tag and that the
 * caller sees the board, so it is never stale and never reaches a caller without access.
 * The least recently read text is evicted first.
 */
export class BoardJsonCache {
  private readonly texts = new Map<number, BoardText>();
  private bytes = 0;

  constructor(private readonly bytesMax = BYTES_MAX) {}

  get(boardId: number): BoardText | undefined {
    const text = this.texts.get(boardId);
    if (text) {
      this.texts.delete(boardId);
      this.texts.set(boardId, text);
    }
    return text;
  }

  keep(boardId: number, etag: string, json: string): BoardText {
    const bytes = Buffer.byteLength(json);
    const text = { etag, json: bytes < BYTES_AT_ONCE_FROM ? json : Buffer.from(json), bytes };
    this.drop(boardId);
    if (bytes > this.bytesMax) return text;
    this.texts.set(boardId, text);
    this.bytes += bytes;
    for (const oldest of this.texts.keys()) {
      if (this.bytes <= this.bytesMax) break;
      this.drop(oldest);
    }
    return text;
  }

  /** Called when a text is sent again unchanged. */
  again(boardId: number, text: BoardText): BoardText {
    if (typeof text.json !== 'string') return text;
    const asBytes = { ...text, json: Buffer.from(text.json) };
    if (this.texts.get(boardId) === text) this.texts.set(boardId, asBytes);
    return asBytes;
  }

  private drop(boardId: number): void {
    this.bytes -= this.texts.get(boardId)?.bytes ?? 0;
    this.texts.delete(boardId);
  }
}
