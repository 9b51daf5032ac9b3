import pg from 'pg';
import type { DiverseContent } from './diverse-content.js';

type Side = 'floor' | 'service';

const schemaOf: Readonly<Record<Side, string>> = { floor: 'bench_floor', service: 'boards' };

/**
 * Deletes the cards that a load created, directly in the tables of its side: otherwise the faster side would read larger
 * boards in the next load, and every list would grow from round to round.
 */
export class Growth {
  private constructor(
    private readonly client: pg.Client,
    private readonly lists: readonly number[],
    private readonly kept: readonly number[],
  ) {}

  static async connect(databaseUrl: string, { boards }: DiverseContent): Promise<Growth> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'benchmark' });
    await client.connect();
    return new Growth(
      client,
      boards.flatMap(({ lists }) => lists),
      boards.flatMap(({ anchors, movable }) => [...anchors, ...movable].map(({ id }) => id)),
    );
  }

  /** The lists' versions grow, so that no kept copy of a board is used again. */
  async undo(side: Side): Promise<void> {
    const schema = schemaOf[side];
    await this.client.query(
      `DELETE FROM ${schema}.card WHERE list_id = ANY ($1::bigint[]) AND id <> ALL ($2::bigint[])`,
      [this.lists, this.kept],
    );
    await this.client.query(
      `UPDATE ${schema}.list AS l SET version = version + 1,
         card_count = (SELECT count(*) FROM ${schema}.card AS c WHERE c.list_id = l.id) WHERE id = ANY ($1::bigint[])`,
      [this.lists],
    );
    // Otherwise the reads of the next load pass the dead rows.
    await this.client.query(`VACUUM ${schema}.card, ${schema}.list`);
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}
