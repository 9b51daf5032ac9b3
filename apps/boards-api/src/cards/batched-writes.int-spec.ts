import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { createLogger } from '@kiban/observability';
import { Quotas } from '../quotas/quotas.js';
import { noQuotas } from '../testing/no-quotas.js';
import { placingOn, relatedOn } from '../testing/placing-on.js';
import { callerAs, RunningApi, type HttpResponse, type Client } from '../testing/running-api.js';
import { CreateCard } from './use-cases/create-card.use-case.js';

/** Writes of several callers in one statement (decision 11): each gets the same response as if it had run alone. */

interface CardBody {
  id: number;
  listId: number;
  title: string;
  position: string;
  version: number;
  createdBy: { memberId: number };
  error: string;
  code: string;
}

interface Changes {
  listVersions: { from: Record<string, number>; to: Record<string, number> };
}

let api: RunningApi;
let token: Client;
let member: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  member = api.member('member', 'screen', 'Mia');
});
afterAll(() => api.stop());

/** The versions of each list in its events, in their order. */
async function publishedVersions(
  lists: readonly number[],
): Promise<Map<number, [from: number, to: number][]>> {
  const published = new Map<number, [number, number][]>(lists.map((id) => [id, []]));
  for (const { changes } of await api.events()) {
    const versions = (changes as Partial<Changes> | null)?.listVersions;
    for (const [id, from] of Object.entries(versions?.from ?? {}))
      published.get(Number(id))?.push([from, versions?.to[id] ?? Number.NaN]);
  }
  return published;
}

async function listVersion(id: number): Promise<number> {
  return (await token.get<{ version: number }>(`/lists/${id}`)).body.version;
}

async function expectUnbrokenVersions(lists: readonly number[]): Promise<void> {
  for (const [id, steps] of await publishedVersions(lists)) {
    expect(steps.map(([from]) => from)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.map(([, to]) => to)).toEqual(steps.map((_, index) => index + 2));
    expect(await listVersion(id)).toBe(steps.length + 1);
  }
}

describe('concurrently created cards', () => {
  it('each get a response, position, event and activity row, even if other items are rejected', async () => {
    const board = await token.board(['A', 'B', 'C', 'Archived', 'Full']);
    const secret = await token.board(['Hidden'], { visibility: 'private' });
    const [a, b, c, archived, full] = board.lists as [number, number, number, number, number];
    await token.post(`/lists/${archived}/archive`);
    await api.database.query('UPDATE boards.list SET card_count = $1 WHERE id = $2', [
      limits.cardsPerListMax - 2,
      full,
    ]);
    const targets = [a, b, c, archived, full, secret.lists[0] ?? 0];
    const requests = Array.from({ length: 48 }, (_, n) => ({
      caller: n % 2 === 0 ? token : member,
      // Three in a row go to one list, so that each caller uses each list.
      listId: targets[Math.floor(n / 3) % targets.length] ?? 0,
      title: `Card ${n}`,
    }));
    const responses = await Promise.all(
      requests.map(({ caller, listId, title }) => caller.post<CardBody>('/cards', { listId, title })),
    );

    const made: HttpResponse<CardBody>[] = [];
    const inFull: HttpResponse<CardBody>[] = [];
    for (const [n, response] of responses.entries()) {
      const { caller, listId, title } = requests[n] as (typeof requests)[number];
      if (listId === archived) expect([response.status, response.body.code]).toEqual([409, 'archived']);
      else if (listId === full) inFull.push(response);
      else if (listId === secret.lists[0] && caller === member)
        expect([response.status, response.body.code]).toEqual([404, 'not_found']);
      else {
        expect(response.status).toBe(201);
        expect(response.body).toMatchObject({ listId, title, createdBy: { memberId: caller.as.id } });
        made.push(response);
      }
    }
    expect(inFull.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    made.push(...inFull.filter(({ status }) => status === 201));
    await expectEachToldOnce(made);
    for (const listId of [a, b, c]) {
      const inList = await token.get<CardBody[]>(`/lists/${listId}/cards`);
      const positions = inList.body.map(({ position }) => position);
      expect(positions).toHaveLength(9);
      expect(positions).toEqual([...new Set(positions)].sort());
    }
    await expectUnbrokenVersions([a, b, c]);
  });

  async function expectEachToldOnce(made: readonly HttpResponse<CardBody>[]): Promise<void> {
    const events = await api.events();
    for (const { headers, body } of made) {
      const own = events.filter(({ event, data }) => event === 'card.create' && data['id'] === body.id);
      expect(own).toHaveLength(1);
      const changes = own[0]?.changes as unknown as Changes;
      expect(own[0]?.changes).toMatchObject({
        listId: { from: null, to: body.listId },
        position: { from: null, to: body.position },
      });
      expect(headers.get('x-order-version')).toBe(String(changes.listVersions.to[body.listId]));
      expect((await token.get(`/cards/${body.id}`)).body).toEqual(body);
      const { body: history } = await token.get<{ id: number; event: string }[]>(
        `/cards/${body.id}/activity`,
      );
      expect(history.map(({ id, event }) => [id, event])).toEqual([[own[0]?.id, 'card.create']]);
    }
  }

  it('are created if the database rejects one of them, which fails alone', async () => {
    const board = await token.board(['A']);
    const listId = board.lists[0] ?? 0;
    const { database } = api;
    const create = new CreateCard(placingOn(database), new Quotas(database, noQuotas), relatedOn(database));
    const caller = callerAs(token.as, api.workspaceId);
    const requests = Array.from({ length: 12 }, (_, n) => ({
      listId,
      // No request can cause this: it would be rejected earlier.
      title: n === 6 ? (null as unknown as string) : `Card ${n}`,
    }));
    const settled = await Promise.allSettled(requests.map((card) => create.execute(caller, card)));
    expect(settled.map(({ status }) => status)).toEqual(
      requests.map(({ title }) => (title === null ? 'rejected' : 'fulfilled')),
    );
    const inList = await token.get<CardBody[]>(`/lists/${listId}/cards`);
    expect(inList.body.map(({ title }) => title).sort()).toEqual(
      requests.flatMap(({ title }) => title ?? []).sort(),
    );
    await expectUnbrokenVersions([listId]);
  });
});

describe('concurrently moved cards', () => {
  it('each get a response, position and event, also after an old version, a second move or another board', async () => {
    const board = await token.board(['A', 'B', 'C']);
    const other = await token.board(['Elsewhere']);
    const [a, b, c] = board.lists as [number, number, number];
    const cards = await Promise.all(
      Array.from({ length: 30 }, (_, n) => token.card(board.lists[n % 3] ?? a, `Card ${n}`)),
    );
    const stays = await Promise.all([a, b, c].map((listId) => token.card(listId, 'Stays')));
    await Promise.all([a, b, c].map((listId) => token.card(listId, 'Last')));
    const homes = [a, b, c];
    const moves = cards.map((id, n) => ({ id, listId: homes[(n + 1) % 3] ?? a }));
    const [stale, twice, away] = moves as [(typeof moves)[0], (typeof moves)[0], (typeof moves)[0]];
    const responses = await Promise.all([
      token.send<CardBody>(
        'POST',
        `/cards/${stale.id}/move`,
        { listId: stale.listId },
        { 'if-match': '"7"' },
      ),
      token.post<CardBody>(`/cards/${away.id}/move`, { listId: other.lists[0] }),
      ...moves.slice(3).map(({ id, listId }) => token.post<CardBody>(`/cards/${id}/move`, { listId })),
      token.post<CardBody>(`/cards/${twice.id}/move`, { listId: c }),
      token.post<CardBody>(`/cards/${twice.id}/move`, { listId: a }),
      ...[a, b, c].map((listId, n) => token.post<CardBody>(`/cards/${stays[n]}/move`, { listId })),
      member.post<CardBody>(`/cards/${moves[29]?.id}/move`, { listId: 999_999_999 }),
    ]);
    expect(responses[0]?.status).toBe(412);
    expect(responses.at(-1)?.status).toBe(404);
    expect(responses.slice(1, -1).map(({ status }) => status)).toEqual(responses.slice(1, -1).map(() => 200));
    for (const { id, listId } of moves.slice(3)) {
      const { body } = await token.get<CardBody>(`/cards/${id}`);
      expect(body).toMatchObject({ listId, version: 2 });
      expect(responses.find((response) => response.body.id === id)?.body).toEqual(body);
    }
    const events = (await api.events()).filter(
      ({ event, data }) => event === 'card.move' && data['id'] === twice.id,
    );
    const { body: second } = await token.get<CardBody>(`/cards/${twice.id}`);
    expect(second.version).toBe(3);
    expect((events.at(-1)?.changes?.['listId'] as { to: number }).to).toBe(second.listId);
    expect(events).toHaveLength(2);
    await expectUnbrokenVersions([a, b, c]);
    for (const listId of [a, b, c]) {
      const counted = await token.get<{ cardCount: number }>(`/lists/${listId}`);
      const inList = await token.get<CardBody[]>(`/lists/${listId}/cards`);
      expect(counted.body.cardCount).toBe(inList.body.length);
      expect(new Set(inList.body.map(({ position }) => position)).size).toBe(inList.body.length);
    }
  });
});

describe('a list that another transaction has locked', () => {
  it('delays only its own writers', async () => {
    const board = await token.board(['Held', 'Free', 'Also free']);
    const [held, free, alsoFree] = board.lists as [number, number, number];
    const card = await token.card(free);
    const holder = new Database({
      url: api.databaseUrl,
      poolMax: 1,
      applicationName: 'holder',
      logger: createLogger('test', 'silent'),
    });
    let waiting: Promise<HttpResponse<CardBody>[]> = Promise.resolve([]);
    await holder.transaction(async (tx) => {
      await tx.query('SELECT id FROM boards.list WHERE id = $1 FOR UPDATE', [held]);
      let isAnswered = false;
      waiting = Promise.all([
        token.post<CardBody>('/cards', { listId: held, title: 'waits' }),
        token.post<CardBody>(`/cards/${card}/move`, { listId: held }),
      ]).finally(() => {
        isAnswered = true;
      });
      const others = await Promise.all([
        ...Array.from({ length: 20 }, (_, n) => token.post('/cards', { listId: free, title: `Free ${n}` })),
        ...Array.from({ length: 20 }, (_, n) =>
          token.post('/cards', { listId: alsoFree, title: `Free ${n}` }),
        ),
      ]);
      expect(others.map(({ status }) => status)).toEqual(others.map(() => 201));
      expect(isAnswered).toBe(false);
    });
    await holder.close();
    expect((await waiting).map(({ status }) => status)).toEqual([201, 200]);
  });
});
