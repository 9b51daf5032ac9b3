import { ApiError, requireSuccess } from '../api/api-error.js';
import type { ApiPort } from '../api/api-port.js';
import type { BoardStore } from './board-store.js';
import type { Clock } from './clock.js';
import type { Card } from './entities.js';
import type { RetryTimer } from './retry-timer.js';

const GATHER_MS = 50;

/** Reads cards again whose events do not carry everything: once for all events of a card within 50 ms. */
export class CardRefresh {
  private readonly due = new Set<number>();
  private isScheduled = false;
  private reading: readonly number[] = [];

  constructor(
    private readonly calls: ApiPort,
    private readonly store: BoardStore,
    private readonly clock: Clock,
    private readonly retries: RetryTimer,
  ) {}

  request(ids: readonly number[]): void {
    for (const id of ids) this.due.add(id);
    if (this.due.size === 0 || this.isScheduled || this.reading.length > 0) return;
    this.isScheduled = true;
    this.clock.after(GATHER_MS, () => {
      this.isScheduled = false;
      void this.readAll();
    });
  }

  /** A response in flight may be older than an event of its card. */
  outdate(id: number): void {
    if (this.reading.includes(id)) this.due.add(id);
  }

  private async readAll(): Promise<void> {
    const ids = [...this.due];
    this.reading = ids;
    this.due.clear();
    await Promise.all(ids.map((id) => this.retries.untilRead(() => this.read(id))));
    this.reading = [];
    this.request([]);
  }

  private async read(id: number): Promise<void> {
    try {
      const card = requireSuccess(await this.calls.request('GET', `/cards/${id}`)).body as Card;
      if (!this.due.has(id)) this.store.change((base) => base.putCard(card, null));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      this.store.change((base) => base.removeCard(id));
    }
  }
}
