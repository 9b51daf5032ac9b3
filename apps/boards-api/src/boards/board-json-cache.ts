export interface BoardText {
  readonly etag: string;
  /** A string until it is sent again: making bytes of a text that is sent once only costs the garbage collector's time. */
  readonly json: string | Buffer;
  /** Size of the text in UTF-8. */
  readonly bytes: number;
}

/** A text from this size on is made into bytes at once: its readers then share them, however many they are. */
const BYTES_AT_ONCE_FROM = 100_000;

/** Bytes kept in all, in each process. */
const BYTES_MAX = 64 * 1_024 * 1_024;

/**
 * The last text of boards that were read, by board. A text is used only together with a statement
 * that finds its tag still true and the board visible to the caller, so it is never stale and never
 * shown to somebody else. What was read longest ago goes first.
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

  /** A text that is sent once more, unchanged. */
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
