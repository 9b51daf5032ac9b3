import pg from 'pg';
import type { RequestMaker } from '../load/http-load.js';
import type { MadeBoard } from './content.js';

/** As many requests as may be under way at most; reads of a group that was begun longer ago have ended. */
const UNDER_WAY_MAX = 16;

/**
 * Makes reads of boards that changed since they were read last, so that a service that keeps what it read gains nothing
 * by it. The versions are moved on in the service's own tables as a write of a card does, which costs neither side's
 * process anything; many at once, so that PostgreSQL spends little on it while it answers.
 */
export class BoardChanges {
  private constructor(private readonly client: pg.Client) {}

  static async connect(databaseUrl: string): Promise<BoardChanges> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return new BoardChanges(client);
  }

  /** Reads that find every board changed, whoever reads; at most 16 at a time. */
  readsOfChanged(boards: readonly MadeBoard[]): RequestMaker {
    const [first, second] = halves(boards);
    const groups = second.length > UNDER_WAY_MAX ? [first, second] : [boards];
    let turn = 0;
    let changing: Promise<void> = this.change(boards);
    return async () => {
      const group = groups[Math.floor(turn / first.length) % groups.length] ?? boards;
      const place = turn % group.length;
      turn += 1;
      // One group changes while the other is read, once no read of it is under way any more.
      if (groups.length === 1) changing = this.change(group);
      else if (place === UNDER_WAY_MAX) changing = this.change(group === first ? second : first);
      await changing;
      return { method: 'GET', path: `/boards/${group[place]?.id}` };
    };
  }

  async change(boards: readonly MadeBoard[]): Promise<void> {
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
