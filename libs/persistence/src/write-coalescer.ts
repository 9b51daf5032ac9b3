import type { Writable } from 'node:stream';
import type pg from 'pg';

/**
 * What is asked of one connection before this process turns to something else goes out with one write. A pipelined
 * connection sends each statement by itself otherwise, and a write to a socket costs more than preparing a statement.
 */
export class WriteCoalescer {
  private readonly stream: Writable | undefined;
  private corked = false;

  constructor(client: pg.ClientBase) {
    // The driver's types do not show the connection that its clients have.
    this.stream = (client as { connection?: { stream?: Writable } }).connection?.stream;
  }

  /** Holds back what is written from now on until the work that is under way has asked all that it asks at once. */
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
