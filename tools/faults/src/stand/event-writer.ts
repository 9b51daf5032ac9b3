import { appendEvents, DatabaseUnavailableError, type Database } from '@kiban/persistence';
import { pause } from './fault-stand.js';

export interface WriteOptions {
  workspaceId: number;
  /** Cards that the events are about; each card's events carry a growing number in their title. */
  cards?: number;
  writers?: number;
  /** Holds transactions open for up to this long before they commit, so that they commit out of order. */
  dwellMsMax?: number;
  /** Events a second over all writers; as fast as they can where left out. */
  perSecond?: number;
}

/**
 * Commits domain events as use cases do: in a transaction that holds the lock of what each is about.
 * Remembers exactly those whose commit was confirmed; one whose answer was lost is looked up.
 */
export class EventWriter {
  readonly committed = new Set<number>();
  private readonly versions = new Map<number, number>();

  constructor(private readonly database: Database) {}

  /** Commits `count` events; goes on through outages of the database. */
  async write(count: number, options: WriteOptions): Promise<void> {
    const { writers = 8, cards = 20, perSecond } = options;
    const startedAt = performance.now();
    let begun = 0;
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        while (begun < count) {
          const index = begun;
          begun += 1;
          if (perSecond !== undefined)
            await pause(Math.max(0, startedAt + (index / perSecond) * 1_000 - performance.now()));
          // Cards are shared out among writers, so that each card's events have one order.
          await this.one(options, writer + writers * (index % Math.max(1, Math.floor(cards / writers))));
        }
      }),
    );
  }

  /** webhook-ids of all that were committed. */
  get messageIds(): string[] {
    return [...this.committed].map((id) => `evt_${id}`);
  }

  private async one(options: WriteOptions, card: number): Promise<void> {
    const version = (this.versions.get(card) ?? 0) + 1;
    this.versions.set(card, version);
    const title = `${options.workspaceId}:${card}:${version}`;
    for (;;) {
      try {
        const ids = await this.database.transaction(async (tx) => {
          await tx.query('SELECT pg_advisory_xact_lock($1, $2)', [options.workspaceId, card]);
          const appended = await appendEvents(tx, 'boards', [
            {
              kind: 'card.update',
              workspace: { id: options.workspaceId, slug: 'faults', name: 'Faults' },
              boardId: 1,
              actor: { memberId: 1, name: 'Harness' },
              data: { id: card + 1, title, listName: 'Doing', dueDate: null },
            },
          ]);
          if (options.dwellMsMax) await pause(Math.random() * options.dwellMsMax);
          return appended;
        });
        for (const id of ids) this.committed.add(id);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError)) throw error;
        const found = await this.findCommitted(title);
        if (found !== undefined) {
          this.committed.add(found);
          return;
        }
      }
    }
  }

  /** The connection broke: was it before or after the commit? */
  private async findCommitted(title: string): Promise<number | undefined> {
    for (;;) {
      await pause(100);
      try {
        const [row] = await this.database.query<{ id: number }>(
          `SELECT id FROM boards.outbox WHERE data->>'title' = $1`,
          [title],
        );
        return row?.id;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError)) throw error;
      }
    }
  }
}
