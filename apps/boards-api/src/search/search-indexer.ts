import type { Logger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '../config/tokens.js';
import { gramsOf } from './grams.js';

/** Texts of one transaction. A change of one of them waits for it. */
const BATCH = 50;
const INTERVAL_MS = 2_000;

interface Text {
  kind: string;
  source_id: number;
  workspace_id: number;
  key: string;
}

const TAKE = {
  name: 'search-index-take',
  text: `SELECT kind, source_id, workspace_id, key FROM boards.search_text
         WHERE (grams IS NULL OR grams = '{}') AND grams IS NULL LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`,
};
const STORE = {
  name: 'search-index-store',
  text: `UPDATE boards.search_text AS t SET grams = given.grams
         FROM json_to_recordset($1) AS given (kind text, source_id bigint, grams int[])
         WHERE t.kind = given.kind AND t.source_id = given.source_id`,
};

/**
 * Adds new and changed texts to the index of the search, after their writes: a write is not slowed down. A search reads the texts
 * that are not in the index yet, so it finds them in any case.
 */
@Injectable()
export class SearchIndexer {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.begin(), INTERVAL_MS);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.round;
  }

  /** Indexes every text that is not in the index, and not in a batch of another replica. */
  async run(): Promise<void> {
    while (!this.isStopping && (await this.indexBatch()) === BATCH);
  }

  private begin(): void {
    this.round ??= this.run()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'search_index.failed'))
      .finally(() => {
        this.round = undefined;
      });
  }

  private indexBatch(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const texts = await tx.query<Text>(TAKE);
      const rows = texts.map(({ kind, source_id, workspace_id, key }) => ({
        kind,
        source_id,
        grams: gramsOf(workspace_id, key),
      }));
      if (rows.length > 0) await tx.query(STORE, [JSON.stringify(rows)]);
      return rows.length;
    });
  }
}
