import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { ContractWorld } from '../../contract/contract-world.js';
import type { ApiCaller } from '../../client/api-caller.js';
import { testDeployment } from '../../client/deployment.js';
import type { ABoard } from '../a-board.js';
import { expectInvalid } from '../error-body.js';

const ROWS = 12;
const LIMIT = 5;

interface Row {
  id: number;
}

/** Every row of a collection, page by page; `between` runs after each page, like concurrent writes. */
async function pagesOf(api: ApiCaller, path: string, between: () => Promise<unknown>): Promise<number[]> {
  const ids: number[] = [];
  const join = path.includes('?') ? '&' : '?';
  let cursor: string | null = null;
  let pages = 0;
  do {
    const own: string = `${path}${join}limit=${LIMIT}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const response = await api.get<Row[]>(own);
    expect([own, response.status]).toEqual([own, 200]);
    expect(response.body.length).toBeLessThanOrEqual(LIMIT);
    ids.push(...response.body.map(({ id }) => id));
    cursor = response.headers.get('x-next-cursor');
    const link = response.headers.get('link');
    if (cursor === null) expect(link).toBeNull();
    else
      expect(link).toBe(
        `</api/v1${path}${join}limit=${LIMIT}&cursor=${encodeURIComponent(cursor)}>; rel="next"`,
      );
    await between();
    pages += 1;
    // Rows inserted after the cursor are also read, so the loop is bounded in case it never ends.
  } while (cursor !== null && pages < 40);
  expect(cursor).toBeNull();
  return ids;
}

describe('paged collections', () => {
  let world: ContractWorld;
  let board: ABoard;
  let cards: number[];
  const word = `ibis${Date.now()}`;
  beforeAll(async () => {
    world = await ContractWorld.open(await testDeployment());
    board = await world.board();
    cards = (await board.cards(0, ...Array.from({ length: ROWS }, (_, index) => `${word} ${index}`))).map(
      ({ id }) => id,
    );
  });
  afterAll(() => world.close());

  /** Inserts at both ends and in the middle, a few times only, so that the reader finishes. */
  const inserting = (path: string, bodies: () => readonly object[]): (() => Promise<void>) => {
    let turns = 0;
    return async () => {
      turns += 1;
      if (turns <= 4) for (const body of bodies()) await world.api.must('POST', path, body);
    };
  };
  const newCards = (): (() => Promise<void>) =>
    inserting('/cards', () =>
      [{ position: 'first' }, { position: 'last' }, { after: cards[6] }].map((place) => ({
        listId: board.listId(),
        title: `${word} new`,
        ...place,
      })),
    );
  const expectOnceEach = (seen: readonly number[], before: readonly number[]): void => {
    expect(seen.length).toBe(new Set(seen).size);
    expect(before.filter((id) => !seen.includes(id))).toEqual([]);
  };

  it('return every card of a list once while cards are inserted [DEC-2.PAGE-2, DEC-2.PAGE-3, DEC-2.PAGE-4]', async () => {
    expectOnceEach(await pagesOf(world.api, `/lists/${board.listId()}/cards`, newCards()), cards);
  });

  it('return every search result once while cards are inserted [DEC-2.PAGE-4, DEC-5.CARD-14]', async () => {
    expectOnceEach(await pagesOf(world.api, `/search?q=${word}`, newCards()), cards);
  });

  it('return every comment once while comments are added [DEC-2.PAGE-4, DEC-5.CARD-15]', async () => {
    const path = `/cards/${cards[0]}/comments`;
    const before: number[] = [];
    for (let index = 0; index < ROWS; index += 1)
      before.push(await world.idOf('POST', path, { text: `Comment ${index}` }));
    const seen = await pagesOf(
      world.api,
      path,
      inserting(path, () => [{ text: 'Added while reading' }]),
    );
    expectOnceEach(seen, before);
  });

  it('return every activity entry once while entries are added [DEC-2.PAGE-4, DEC-5.FEED-1]', async () => {
    const everything = await world.api.must<Row[]>('GET', `/boards/${board.id}/activity?limit=200`);
    expect(everything.length).toBeGreaterThan(ROWS);
    const seen = await pagesOf(world.api, `/boards/${board.id}/activity`, newCards());
    expectOnceEach(
      seen,
      everything.map(({ id }) => id),
    );
  });

  it('return every delivery once while deliveries are added [DEC-2.PAGE-4]', async () => {
    const webhook = await world.webhookId();
    for (let index = 0; index < ROWS; index += 1) await board.card(`Delivered ${index}`);
    const path = `/webhooks/${webhook}/deliveries`;
    const before = await eventually('the deliveries', async () => {
      const all = await world.api.must<Row[]>('GET', `${path}?limit=200`);
      return all.length >= ROWS ? all : undefined;
    });
    const seen = await pagesOf(world.api, path, newCards());
    expectOnceEach(
      seen,
      before.map(({ id }) => id),
    );
  });

  it('return 50 rows by default and at most 200, and accept only their own cursors [DEC-2.PAGE-2]', async () => {
    const path = `/lists/${(await world.board()).listId()}/cards`;
    for (const limit of ['0', '201', 'many', '1.5'])
      expectInvalid(await world.api.get(`${path}?limit=${limit}`), 'limit');
    for (const cursor of ['nonsense', 'e30', '%00'])
      expectInvalid(await world.api.get(`${path}?cursor=${cursor}`), 'cursor');
  });
});
