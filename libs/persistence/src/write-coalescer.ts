import type { Writable } from 'node:stream';
import type pg from 'pg';

/**
 * Coalesces the statements of one event loop turn on a connection into one write. A pipelined connection otherwise
 * writes each statement separately, and a write to a socket costs more than preparing a statement.
 */
export class WriteCoalescer {
  private readonly stream: Writable | undefined;
  private corked = false;

  constructor(client: pg.ClientBase) {
    // The driver's types do not include the connection of its clients.
    this.stream = (client as { connection?: { stream?: Writable } }).connection?.stream;
  }

  /** Holds back writes until the running code has submitted its statements of this turn. */
  cork(): void {
    const { stream } = this;
    if (this.corked || !stream) return;
    this.corked = true;
    stream.cork();
    process.nextTick(() => {
      this.corked = false;
      stream.uncork();
    });
  }
}
