import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database } from '@kiban/persistence';
import { RoundTrips } from '@kiban/testing';
import { RunningApi, type Client } from '../testing/running-api.js';
import { ArrivedCards } from './arrived-cards.js';

let api: RunningApi;
let token: Client;
let trips: RoundTrips;
let database: Database;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  trips = await RoundTrips.to(api.databaseUrl);
  database = new Database({
    url: trips.url,
    poolMax: 1,
    applicationName: 'arrived-cards',
    settings: { 'kiban.public_origin': 'http://localhost:4000' },
    logger: createLogger('test', 'silent'),
  });
  await database.ping();
});
afterAll(async () => {
  await database.close();
  await trips.close();
  await api.stop();
});

describe('the cards of a stream’s events', () => {
  it('are read once for all readers of an event, and as GET /cards/{id} returns them', async () => {
    const { id: boardId, lists } = await token.board();
    const cardId = await token.card(lists[0] as number, 'Read once', { description: 'At length' });
    const cards = new ArrivedCards(database);
    const texts: (string | undefined)[] = [];
    const read = async (): Promise<void> => void texts.push(await cards.of(7, { cardId, boardId }));
    expect(await trips.of(() => Promise.all(Array.from({ length: 50 }, read)))).toBe(1);
    expect(await trips.of(read)).toBe(0);
    const { body } = await token.get(`/cards/${cardId}`);
    expect(texts.map((text) => JSON.parse(text ?? 'null') as unknown)).toEqual(texts.map(() => body));
  });

  it('of several events share statements', async () => {
    const { id: boardId, lists } = await token.board();
    const ids: number[] = [];
    for (let n = 0; n < 20; n += 1) ids.push(await token.card(lists[0] as number, `${n}`));
    const cards = new ArrivedCards(database);
    const read = (): Promise<(string | undefined)[]> =>
      Promise.all(ids.map((cardId) => cards.of(cardId, { cardId, boardId })));
    expect(await trips.of(read)).toBe(2);
    const found = (await read()).map((text) => (JSON.parse(text ?? '{}') as { id?: number }).id);
    expect(found).toEqual(ids);
  });

  it('are absent once they are on another board, or deleted', async () => {
    const { id: boardId, lists } = await token.board();
    const hidden = await token.board(['Layoffs'], { visibility: 'private' });
    const gone = await token.card(lists[0] as number);
    const moved = await token.card(lists[0] as number);
    await token.delete(`/cards/${gone}`);
    await token.post(`/cards/${moved}/move`, { listId: hidden.lists[0] });
    const cards = new ArrivedCards(database);
    expect(await cards.of(1, { cardId: gone, boardId })).toBeUndefined();
    expect(await cards.of(2, { cardId: moved, boardId })).toBeUndefined();
  });
});
