import { CompressedCopies } from '@kiban/http-kit';

export interface BoardText {
  readonly etag: string;
  /** A string until it is sent a second time: encoding a text that is sent once only adds garbage. */
  readonly json: string | Buffer;
  /** Size of the text in UTF-8. */
  readonly bytes: number;
  readonly copies: CompressedCopies;
}

/** A text of this size or more is encoded immediately, so that all its readers share the bytes. */
const SHARED_BYTES_FROM = 100_000;

/** Limit of cached bytes in each process, compressed copies included. */
const BYTES_MAX = 64 * 1_024 * 1_024;

/** A board, or a form of it. */
export type BoardTextKey = number | string;

interface Entry {
  text: BoardText;
  /** Bytes of the text and its compressed copies. */
  bytes: number;
}

/**
 * The last JSON text of recently read boards. A text is served only after a statement confirmed its tag and that the
 * caller sees the board, so it is never stale and never reaches a caller without access.
 * The least recently read text is evicted first.
 */
export class BoardJsonCache {
  private readonly entries = new Map<BoardTextKey, Entry>();
  private bytes = 0;

  constructor(private readonly bytesMax = BYTES_MAX) {}

  get(key: BoardTextKey): BoardText | undefined {
    const entry = this.entries.get(key);
    if (entry) {
      this.entries.delete(key);
      this.entries.set(key, entry);
    }
    return entry?.text;
  }

  keep(key: BoardTextKey, etag: string, json: string): BoardText {
    const bytes = Buffer.byteLength(json);
    const copies = new CompressedCopies((added) => this.grow(key, copies, added));
    const text: BoardText = {
      etag,
      json: bytes < SHARED_BYTES_FROM ? json : Buffer.from(json),
      bytes,
      copies,
    };
    this.drop(key);
    if (bytes > this.bytesMax) return text;
    this.entries.set(key, { text, bytes });
    this.bytes += bytes;
    this.dropOldest();
    return text;
  }

  /** Called when a text is sent again unchanged. */
  again(key: BoardTextKey, text: BoardText): BoardText {
    if (typeof text.json !== 'string') return text;
    const asBytes = { ...text, json: Buffer.from(text.json) };
    const entry = this.entries.get(key);
    if (entry?.text === text) entry.text = asBytes;
    return asBytes;
  }

  private grow(key: BoardTextKey, copies: CompressedCopies, added: number): void {
    const entry = this.entries.get(key);
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

  private drop(key: BoardTextKey): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
