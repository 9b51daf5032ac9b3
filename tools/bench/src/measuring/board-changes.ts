import pg from 'pg';
import type { RequestMaker } from '../load/http-load.js';
import type { MadeBoard } from './content.js';

type ReadBoard = Pick<MadeBoard, 'id' | 'lists'>;

/** Maximum of requests in flight; reads of an earlier group have ended after this many. */
const IN_FLIGHT_MAX = 16;

/**
 * Creates reads of boards that changed since the previous read, so that a cache in the service has no effect. It updates
 * the versions directly in the service's tables, as a write of a card does, at no cost to either process. It updates
 * them in groups to keep the cost in PostgreSQL low.
 */
export class BoardChanges {
  private constructor(private readonly client: pg.Client) {}

  static async connect(databaseUrl: string): Promise<BoardChanges> {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'benchmark' });
    await client.connect();
    return new BoardChanges(client);
  }

  /** Reads that find every board changed, for both sides; at most 16 in flight. */
  readsOfChanged(boards: readonly ReadBoard[]): RequestMaker {
    const [first, second] = halves(boards);
    const groups = second.length > IN_FLIGHT_MAX ? [first, second] : [boards];
    let turn = 0;
    let changing: Promise<void> = this.change(boards);
    return async () => {
      const group = groups[Math.floor(turn / first.length) % groups.length] ?? boards;
      const place = turn % group.length;
      turn += 1;
      // One group changes while the other is read, after all reads of the first have ended.
      if (groups.length === 1) changing = this.change(group);
      else if (place === IN_FLIGHT_MAX) changing = this.change(group === first ? second : first);
      await changing;
      return { method: 'GET', path: `/boards/${group[place]?.id}` };
    };
  }

  async change(boards: readonly ReadBoard[]): Promise<void> {
    await this.client.query({
      name: 'bench-change-boards',
      text: 'UPDATE boards.list SET version = version + 1 WHERE id = ANY ($1::bigint[])',
      values: [boards.map(({ lists }) => lists[0])],
    });
  }

  async close(): Promise<void> {
    await this.client.end();
  }
}

function halves<T>(items: readonly T[]): [readonly T[], readonly T[]] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)];
}
