import type { Logger } from '@kiban/observability';
import { DatabaseUnavailableError, TemporaryDatabaseError } from '@kiban/persistence';
import type { DeliveryResult } from './delivery-result.js';
import type { DeliveryResults } from './delivery-results.js';

const BATCH_MAX = 500;
const RETRY_DELAY_MS = 250;

interface Waiting {
  result: DeliveryResult;
  settled: () => void;
}

/**
 * Writes results in batches: results that arrive while a batch is in flight form the next one. Thus an idle
 * dispatcher writes immediately and a busy one rarely. If a batch fails, its rows are written one by one, so that one
 * bad row does not block the others.
 */
export class ResultWriter {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;

  constructor(
    private readonly results: DeliveryResults,
    private readonly logger: Logger,
  ) {}

  /** Resolves when the result is committed, or when its lease has expired. */
  write(result: DeliveryResult): Promise<void> {
    return new Promise((settled) => {
      this.waiting.push({ result, settled });
      this.writing ??= this.drain().finally(() => {
        this.writing = undefined;
      });
    });
  }

  /** Resolves when all submitted results are committed. */
  async flush(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async drain(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH_MAX);
      await this.writeBatch(batch);
    }
  }

  private async writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.results.write(batch.map(({ result }) => result));
      for (const { settled } of batch) settled();
    } catch (error) {
      this.logger.warn({ err: error, count: batch.length }, 'delivery.results_not_written');
      if (error instanceof DatabaseUnavailableError) return this.again(batch);
      for (const one of batch) await this.writeOne(one);
    }
  }

  /** The database is unavailable: the slots stay taken, so nothing more is sent than can be recorded. */
  private async again(batch: readonly Waiting[]): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    this.waiting.unshift(...batch);
  }

  private async writeOne(one: Waiting): Promise<void> {
    try {
      await this.results.write([one.result]);
    } catch (error) {
      if (error instanceof TemporaryDatabaseError) return this.again([one]);
      // Its lease expires and the attempt is repeated; after a few of these the delivery is given up.
      this.logger.error({ err: error, deliveryId: one.result.delivery.id }, 'delivery.result_unwritable');
    }
    one.settled();
  }
}
