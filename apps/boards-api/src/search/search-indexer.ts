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

/** In the order of the index, behind those of the batch before: it holds entries of texts that left it until it is vacuumed. */
const TAKE = {
  name: 'search-index-take',
  text: `SELECT workspace_id, kind, source_id, key FROM boards.search_text
         WHERE (grams IS NULL OR grams = '{}') AND grams IS NULL AND (workspace_id, kind, source_id) > ($1, $2, $3)
         ORDER BY workspace_id, kind, source_id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`,
};
/** Statistics from before a large import let the planner sort all texts for each batch. */
const IN_ORDER_OF_INDEX =
  'SET LOCAL enable_bitmapscan = off; SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off';
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
    let last: Text | undefined;
    do last = await this.indexBatch(last);
    while (last && !this.isStopping);
  }

  private begin(): void {
    this.round ??= this.run()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'search_index.failed'))
      .finally(() => {
        this.round = undefined;
      });
  }

  /** @returns the last text, if there may be more */
  private indexBatch(after: Text | undefined): Promise<Text | undefined> {
    return this.database.transaction(async (tx) => {
      const { workspace_id = 0, kind = '', source_id = 0 } = after ?? {};
      await tx.query(IN_ORDER_OF_INDEX);
      const texts = await tx.query<Text>(TAKE, [workspace_id, kind, source_id]);
      const rows = texts.map((text) => ({
        kind: text.kind,
        source_id: text.source_id,
        grams: gramsOf(text.workspace_id, text.key),
      }));
      if (rows.length > 0) await tx.query(STORE, [JSON.stringify(rows)]);
      return texts.length === BATCH ? texts.at(-1) : undefined;
    });
  }
}
