import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '@kiban/contracts';
import type { Database } from '@kiban/persistence';
import { CreateCard } from '../cards/use-cases/create-card.use-case.js';
import { noQuotas } from '../testing/no-quotas.js';
import { placingOn, relatedOn } from '../testing/placing-on.js';
import { callerAs, RunningApi, type Client } from '../testing/running-api.js';
import type { QuotaSettings } from './quota-settings.js';
import { Quotas } from './quotas.js';
import { usageOfWorkspace } from './usage.sql.js';

/** Replicas on one database, each with its own counts, and a clock that only the test moves (decision 18). */

const CARDS = 20;

let api: RunningApi;
let token: Client;
let caller: Caller;
let listId: number;
let workspaceId: number;
let now: number;
let counts: number;

beforeAll(async () => {
  api = await RunningApi.start();
  workspaceId = api.workspaceId + 1;
});
afterAll(() => api.stop());

beforeEach(async () => {
  workspaceId += 1;
  token = api.stranger(workspaceId);
  caller = callerAs(token.as, workspaceId);
  listId = (await token.board(['To do'])).lists[0] ?? 0;
  now = 1_000_000;
  counts = 0;
});

interface Replica {
  quotas: Quotas;
  create: (title?: string) => Promise<unknown>;
}

function replica(settings: QuotaSettings): Replica {
  const { database } = api;
  const counting = new Proxy(database, {
    get: (target, name) => {
      if (name !== 'query') return Reflect.get(target, name) as unknown;
      return (statement: unknown, values: readonly unknown[]) => {
        if (statement === usageOfWorkspace) counts += 1;
        return (target.query as (...given: unknown[]) => unknown)(statement, values);
      };
    },
  }) as Database;
  const quotas = new Quotas(counting, settings, () => now);
  const create = new CreateCard(placingOn(database), quotas, relatedOn(database));
  return { quotas, create: (title = 'A') => create.execute(caller, { listId, title }) };
}

const cards = async (): Promise<number> =>
  (await token.get<{ cardCount: number }>(`/lists/${listId}`)).body.cardCount;

const settle = async (writes: readonly Promise<unknown>[]): Promise<number> => {
  const settled = await Promise.allSettled(writes);
  for (const result of settled)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'limit_reached' });
  return settled.filter(({ status }) => status === 'fulfilled').length;
};

describe('racing writers', () => {
  it('exceed a quota at most by what other replicas add between two counts', async () => {
    const replicas = Array.from({ length: 3 }, () => replica({ ...noQuotas, cards: CARDS }));
    // Each counts the empty workspace, and does not count again before the clock moves.
    for (const { quotas } of replicas) await quotas.room(caller, { cards: 1, textBytes: 0 });
    const made = await settle(
      Array.from({ length: 3 * (CARDS + 5) }, (_, n) => replicas[n % 3]?.create() ?? Promise.resolve()),
    );
    expect(made).toBe(3 * CARDS);
    expect(await cards()).toBe(made);

    now += 60_000;
    expect(await settle(replicas.map(({ create }) => create()))).toBe(0);
    expect(await cards()).toBe(made);
  });

  it('do not exceed it if they begin after a count, or share one replica', async () => {
    const [first, second] = [replica({ ...noQuotas, cards: CARDS }), replica({ ...noQuotas, cards: CARDS })];
    expect(await settle(Array.from({ length: CARDS - 2 }, () => first.create()))).toBe(CARDS - 2);
    expect(await settle(Array.from({ length: CARDS }, () => second.create()))).toBe(2);
    expect(await cards()).toBe(CARDS);
  });
});

describe('the count', () => {
  it('is shared by many writes, and is renewed over time', async () => {
    const one = replica({ ...noQuotas, cards: 1_000 });
    await settle(Array.from({ length: 30 }, () => one.create()));
    expect(counts).toBe(1);
    now += 60_000;
    await settle(Array.from({ length: 30 }, () => one.create()));
    expect(counts).toBe(2);
  });

  it('is never made for a write without a quota', async () => {
    const one = replica({ ...noQuotas, boards: 5 });
    await settle([one.create(), one.create()]);
    expect(counts).toBe(0);
  });

  it('equals the process’s own sum, before and after it is renewed', async () => {
    const one = replica({ ...noQuotas, cards: 1_000, textBytes: 1_000_000 });
    await one.quotas.room(caller, { cards: 1, textBytes: 1 });
    await settle(Array.from({ length: 10 }, (_, n) => one.create(`Größe ${n}`)));
    const summed = await one.quotas.usage(workspaceId);
    expect(summed).toMatchObject({ cards: 10, textBytes: 10 * Buffer.byteLength('Größe 0') });
    now += 60_000;
    const { cards: counted, textBytes } = await one.quotas.usage(workspaceId);
    expect([counted, textBytes]).toEqual([summed.cards, summed.textBytes]);
    expect(counts).toBe(2);
  });

  it('removes the additions of failed writes', async () => {
    const one = replica({ ...noQuotas, cards: 5 });
    const { lists } = await token.board(['Gone']);
    const real = listId;
    listId = lists[0] ?? 0;
    expect((await token.delete(`/lists/${listId}`)).status).toBe(204);
    for (let n = 0; n < 10; n += 1) await expect(one.create()).rejects.toMatchObject({ code: 'not_found' });
    listId = real;
    expect(await settle(Array.from({ length: 5 }, () => one.create()))).toBe(5);
  });

  it('reads the cards of its own workspace only, also beside a large one', async () => {
    const large = await api.stranger(workspaceId + 1_000_000).board(['To do']);
    await api.database.query(
      `INSERT INTO boards.card (workspace_id, board_id, list_id, title, rank, created_by_id, created_by_name)
       SELECT $1, $2, $3, 'A', 'a' || n, 1, 'Stranger' FROM generate_series(1, 20000) AS n`,
      [workspaceId + 1_000_000, large.id, large.lists[0]],
    );
    await api.analyze();
    const plan = await api.database.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN ${usageOfWorkspace.replaceAll('$1', String(workspaceId))}`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('on card');
    expect(text).not.toContain('Seq Scan on card');
  });
});
