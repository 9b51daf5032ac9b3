import { setTimeout as wait } from 'node:timers/promises';
import { claimCell, type NatsConnection } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import type { Database } from '@kiban/persistence';
import { CellError } from './cell-error.js';
import { changedCell } from './number-ids.js';

export interface CellClaimParts {
  cell: number;
  database: Database;
  connection: NatsConnection;
  logger: Logger;
  /** Pause between attempts. */
  retryMs?: number;
}

/**
 * The number of this database among those that share the broker. Two databases with one number would give equal ids, and
 * consumers would drop the events of one of them as repetitions. So no event is published before the broker has the claim.
 */
export class CellClaim {
  private reason: string | null;
  private running = true;

  constructor(private readonly parts: CellClaimParts) {
    this.reason = `the number ${parts.cell} of the cell is not claimed yet`;
  }

  /** Why the service may not be used yet; null once the database has its number. */
  get fault(): string | null {
    return this.reason;
  }

  /**
   * Claims the number. While the schema or the broker is not ready, it tries again in the background.
   * @param onClaimed called once, when events may be published
   * @throws CellError if the number is another database's, or the database has another number
   */
  async start(onClaimed: () => void): Promise<void> {
    if (await this.attempt()) onClaimed();
    else void this.retry(onClaimed);
  }

  stop(): void {
    this.running = false;
  }

  private async retry(onClaimed: () => void): Promise<void> {
    const { logger, retryMs = 1_000 } = this.parts;
    while (this.running) {
      await wait(retryMs);
      if (!this.running) return;
      try {
        if (await this.attempt()) return onClaimed();
      } catch (error) {
        this.reason = error instanceof Error ? error.message : String(error);
        logger.error({ err: error }, 'cell.refused');
        return;
      }
    }
  }

  private async attempt(): Promise<boolean> {
    const { cell, database, connection, logger } = this.parts;
    try {
      const [own] = await database.query<{ number: number; database: string }>(
        'SELECT number, database FROM boards.cell WHERE number IS NOT NULL',
      );
      if (!own) throw new Error('The migrations have not numbered the ids of this database yet.');
      if (own.number !== cell) throw changedCell(own.number, cell);
      const holder = await claimCell(connection, cell, own.database);
      if (holder !== own.database)
        throw new CellError(
          `Cell ${cell} belongs to the database ${holder}, and this one is ${own.database}. ` +
            'Set CELL to a number of its own.',
        );
    } catch (error) {
      if (error instanceof CellError) throw error;
      logger.warn({ err: error, cell }, 'cell.not_claimed');
      // A broker with the permissions of the release before has one cell only, which is this one.
      if (cell !== 0 || !isForbidden(error)) return false;
    }
    this.reason = null;
    return true;
  }
}

function isForbidden(error: unknown): boolean {
  return error instanceof Error && /permissions violation/i.test(error.message);
}
