export interface BoardText {
  etag: string;
  json: Buffer;
}

/** Bytes kept in all, in each process. */
const BYTES_MAX = 64 * 1_024 * 1_024;

/**
 * The last text of boards that were read, by board. A text is used only together with a statement
 * that finds its tag still true and the board visible to the caller, so it is never stale and never
 * shown to somebody else. What was read longest ago goes first.
 */
export class BoardTexts {
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
    const text = { etag, json: Buffer.from(json) };
    this.drop(boardId);
    if (text.json.length > this.bytesMax) return text;
    this.texts.set(boardId, text);
    this.bytes += text.json.length;
    for (const oldest of this.texts.keys()) {
      if (this.bytes <= this.bytesMax) break;
      this.drop(oldest);
    }
    return text;
  }

  private drop(boardId: number): void {
    this.bytes -= this.texts.get(boardId)?.json.length ?? 0;
    this.texts.delete(boardId);
  }
}
