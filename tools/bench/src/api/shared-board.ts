import pg from 'pg';
import { loadHttp } from '../load/http-load.js';
import type { Figure } from '../report/goal.js';
import type { BoardResponse } from '../measuring/responses.js';
import type { Sides } from '../measuring/comparison.js';
import type { MadeBoard } from '../measuring/content.js';
import { ServiceCaller } from '../measuring/service-caller.js';

const WRITERS = 64;
/** The default of DATABASE_POOL_MAX, which this run uses. */
const POOL_MAX = 10;

/** 64 writers on one board: every move succeeds, no card is lost or duplicated, and the order is consistent. */
export async function measureSharedBoard(
  sides: Sides,
  { id, cards, lists }: MadeBoard,
  databaseUrl: string,
): Promise<Figure[]> {
  const api = new ServiceCaller(sides.service.baseUrl, sides.token);
  const connections = watchConnections(databaseUrl);
  let turn = 0;
  const load = await loadHttp(sides.service, {
    token: sides.token,
    connections: WRITERS,
    forMs: 2 * sides.measureMs,
    expected: [200],
    make: () => {
      turn += 1;
      return {
        method: 'POST',
        path: `/cards/${cards[(turn * 31) % cards.length]}/move`,
        body: JSON.stringify({
          listId: lists[(turn * 17) % lists.length],
          position: turn % 2 === 0 ? 'first' : 'last',
        }),
      };
    },
  });
  const connectionsMax = await connections.stop();
  const after = await api.get<BoardResponse>(`/boards/${id}`);
  return [
    { what: '64 writers on one board: moves per second', value: load.perSecond, unit: '/s' },
    { what: '64 writers on one board: p99', value: load.p99Ms, unit: ' ms' },
    {
      what: '64 writers on one board: cards lost or duplicated, ranks out of order',
      value: faultsIn(after, cards),
      unit: '',
      goal: { atMost: 0 },
    },
    {
      what: '64 writers on one board: concurrent connections of the pool',
      value: connectionsMax,
      unit: '',
      goal: { atMost: POOL_MAX },
    },
  ];
}

function faultsIn(board: BoardResponse, cards: readonly number[]): number {
  const found = board.lists.flatMap((list) => list.cards.map(({ id }) => id));
  const missing = cards.filter((id) => !found.includes(id)).length;
  const doubled = found.length - new Set(found).size;
  const disordered = board.lists.filter(({ cards: inList }) =>
    inList.some(({ position }, index) => {
      const previous = inList[index - 1]?.position;
      return previous !== undefined && !(previous < position);
    }),
  ).length;
  return missing + doubled + disordered;
}

/** Samples how many connections the service's login has while it is under load. */
function watchConnections(databaseUrl: string): { stop: () => Promise<number> } {
  const client = new pg.Client({ connectionString: databaseUrl });
  let most = 0;
  let watching = true;
  const loop = async (): Promise<void> => {
    await client.connect();
    while (watching) {
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'boards-api'`,
      );
      most = Math.max(most, rows[0]?.count ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await client.end();
  };
  const done = loop();
  return {
    stop: async () => {
      watching = false;
      await done;
      return most;
    },
  };
}
