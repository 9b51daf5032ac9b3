import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ProcessIdentity } from './process-identity.js';

/** One child in the ledger. */
export interface LedgerEntry extends ProcessIdentity {
  readonly name: string;
  /** The signal for an orderly stop of this process. */
  readonly stopSignal: NodeJS.Signals;
}

/**
 * The children of a launcher, on disk. It is written synchronously at every change, so that after a kill the next
 * launcher can end exactly the remaining processes.
 */
export class ProcessLedger {
  readonly #entries = new Map<string, LedgerEntry>();

  constructor(readonly file: string) {}

  /** Entries of an earlier launcher; empty when the file is missing or unreadable. */
  static read(file: string): LedgerEntry[] {
    try {
      const content = JSON.parse(readFileSync(file, 'utf8')) as { processes?: LedgerEntry[] };
      return (content.processes ?? []).filter(
        (entry) => Number.isInteger(entry.pid) && typeof entry.startMark === 'string',
      );
    } catch {
      return [];
    }
  }

  note(entry: LedgerEntry): void {
    this.#entries.set(entry.name, entry);
    this.#write();
  }

  forget(name: string): void {
    if (this.#entries.delete(name)) this.#write();
  }

  #write(): void {
    mkdirSync(dirname(this.file), { recursive: true });
    const next = `${this.file}.next`;
    writeFileSync(next, `${JSON.stringify({ processes: [...this.#entries.values()] }, null, 2)}\n`, {
      mode: 0o600,
    });
    renameSync(next, this.file);
  }
}
