import { CompressedCopies } from '@kiban/http-kit';

export interface BoardText {
  readonly etag: string;
  /** A string until it is sent again: making bytes of a text that is sent once only costs the garbage collector's time. */
  readonly json: string | Buffer;
  /** Size of the text in UTF-8. */
  readonly bytes: number;
  readonly copies: CompressedCopies;
}

/** A text from this size on is made into bytes immediately: its readers then share them, however many they are. */
const SHARED_BYTES_FROM = 100_000;

/** Bytes kept in all, in each process, compressed copies included. */
const BYTES_MAX = 64 * 1_024 * 1_024;

interface Entry {
  text: BoardText;
  /** Bytes of the text and its compressed copies. */
  bytes: number;
}

/**
 * The last text of boards that were read, by board. A text is used only together with a statement that finds its tag still true
 * and the board visible to the caller, so it is never stale and never shown to another caller. The least recently read text
 * goes first.
 */
export class BoardJsonCache {
  private readonly entries = new Map<number, Entry>();
  private bytes = 0;

  constructor(private readonly bytesMax = BYTES_MAX) {}

  get(boardId: number): BoardText | undefined {
    const entry = this.entries.get(boardId);
    if (entry) {
      this.entries.delete(boardId);
      this.entries.set(boardId, entry);
    }
    return entry?.text;
  }

  keep(boardId: number, etag: string, json: string): BoardText {
    const bytes = Buffer.byteLength(json);
    const copies = new CompressedCopies((added) => this.grow(boardId, copies, added));
    const text: BoardText = {
      etag,
      json: bytes < SHARED_BYTES_FROM ? json : Buffer.from(json),
      bytes,
      copies,
    };
    this.drop(boardId);
    if (bytes > this.bytesMax) return text;
    this.entries.set(boardId, { text, bytes });
    this.bytes += bytes;
    this.dropOldest();
    return text;
  }

  /** A text that is sent once more, unchanged. */
  again(boardId: number, text: BoardText): BoardText {
    if (typeof text.json !== 'string') return text;
    const asBytes = { ...text, json: Buffer.from(text.json) };
    const entry = this.entries.get(boardId);
    if (entry?.text === text) entry.text = asBytes;
    return asBytes;
  }

  private grow(boardId: number, copies: CompressedCopies, added: number): void {
    const entry = this.entries.get(boardId);
    if (entry?.text.copies !== copies) return;
    entry.bytes += added;
    this.bytes += added;
    this.dropOldest();
  }

  private dropOldest(): void {
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.bytesMax) break;
      this.drop(oldest);
    }
  }

  private drop(boardId: number): void {
    this.bytes -= this.entries.get(boardId)?.bytes ?? 0;
    this.entries.delete(boardId);
  }
}
