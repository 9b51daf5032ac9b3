import { availableParallelism } from 'node:os';
import { ServiceBusyError } from '@kiban/contracts';

/**
 * Concurrent hashes. Each occupies one of libuv’s four threads and one processor for about 50 ms. File access and
 * name look-ups need the other threads.
 */
const RUNNING_MAX = Math.max(1, Math.min(2, availableParallelism() - 1));
const WAITING_MAX = 32;
const RETRY_AFTER_S = 2;

interface Waiting {
  start: () => void;
  reject: (error: Error) => void;
}

/**
 * Bounds the password hashes in flight and the queued requests. Networks take turns. When the queue is full, the
 * network with the most queued requests loses one, so no network can block the others.
 */
export class HashQueue {
  private running = 0;
  private waiting = 0;
  /** Queued requests by network, in the order of their turns. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly runningMax = RUNNING_MAX) {}

  /** @throws ServiceBusyError when the queue is full */
  async run<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.runningMax) await this.wait(network);
    else this.running += 1;
    try {
      return await work();
    } finally {
      this.startNext();
    }
  }

  private wait(network: string): Promise<void> {
    if (this.waiting >= WAITING_MAX) this.makeRoom(network);
    return new Promise((start, reject) => {
      const line = this.lines.get(network);
      if (line) line.push({ start, reject });
      else this.lines.set(network, [{ start, reject }]);
      this.waiting += 1;
    });
  }

  /** @throws ServiceBusyError when no other network has more queued requests */
  private makeRoom(network: string): void {
    const own = this.lines.get(network)?.length ?? 0;
    let longest: Waiting[] = [];
    for (const line of this.lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= own + 1) throw busy();
    longest.pop()?.reject(busy());
    this.waiting -= 1;
  }

  /** Gives the slot of a finished hash to the next network. */
  private startNext(): void {
    const [turn] = this.lines;
    if (!turn) {
      this.running -= 1;
      return;
    }
    const [network, line] = turn;
    this.lines.delete(network);
    const next = line.shift();
    if (line.length > 0) this.lines.set(network, line);
    this.waiting -= 1;
    next?.start();
  }
}

const busy = (): ServiceBusyError =>
  new ServiceBusyError('Too many sign-ins are in progress; try again in a moment.', RETRY_AFTER_S);
