import { afterEach, describe, expect, it } from '@jest/globals';
import { inspect } from 'node:util';
import { createKiban, type Kiban } from './kiban.js';
import { errorFrom, ScriptedClients, TOKEN } from './testing/scripted-clients.js';
import { json, lost, type Reply } from './testing/scripted-server.js';

const clients = new ScriptedClients();

afterEach(() => clients.close());

const card = { id: 7, title: 'One', version: 3 };
const refused = json(412, { error: 'It has changed.', code: 'precondition_failed', requestId: 'r-1' });

describe('a method of the client', () => {
  it('sends path, query, body, token and guards, and returns the body of the response', async () => {
    const { kiban, server } = await clients.make([json(200, card)]);
    await expect(
      kiban.cards.update(7, { title: 'One' }, { idempotencyKey: 'k-1', ifVersion: 3 }),
    ).resolves.toEqual(card);
    await kiban.cards.get(7, { include: 'comments' } as never);
    expect(server.received).toMatchObject([
      {
        method: 'PATCH',
        url: '/api/v1/cards/7',
        body: '{"title":"One"}',
        headers: { authorization: `Bearer ${TOKEN}`, 'idempotency-key': 'k-1', 'if-match': '"3"' },
      },
      { method: 'GET', url: '/api/v1/cards/7?include=comments' },
    ]);
  });

  it('puts several values of a path in their order', async () => {
    const { kiban, server } = await clients.make([json(200, card)]);
    await kiban.cards.addLabel(7, 9);
    expect(server.received).toMatchObject([{ method: 'PUT', url: '/api/v1/cards/7/labels/9' }]);
  });

  it('asks for the token at each attempt', async () => {
    const tokens = ['kbn_first', 'kbn_second'];
    const { kiban, server } = await clients.make([lost, json(200, [])], {
      token: () => tokens.shift() ?? '',
    });
    await kiban.boards.list();
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer kbn_first',
      'Bearer kbn_second',
    ]);
  });

  it('throws the error of the API with its parts', async () => {
    const details = [{ field: 'title', code: 'text', message: 'title must be a text.' }];
    const { kiban } = await clients.make([
      json(422, { error: 'title must be a text.', code: 'validation_failed', requestId: 'r-2', details }),
    ]);
    expect(await errorFrom(kiban.cards.create({ listId: 1, title: '' }))).toMatchObject({
      name: 'KibanError',
      status: 422,
      code: 'validation_failed',
      message: 'title must be a text.',
      requestId: 'r-2',
      details,
    });
  });

  it('throws an error for a failed guard after one request', async () => {
    const { kiban, server } = await clients.make([refused]);
    expect(await errorFrom(kiban.cards.archive(7, { ifVersion: 1 }))).toMatchObject({ status: 412 });
    expect(server.received).toHaveLength(1);
  });
});

describe('a repeated call', () => {
  it('has one key for all attempts of a change', async () => {
    const { kiban, server } = await clients.make([lost, lost, json(201, card)]);
    await expect(kiban.cards.create({ listId: 1, title: 'One' })).resolves.toEqual(card);
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('waits for the time in Retry-After', async () => {
    const busy = json(429, { error: 'Too many.', code: 'rate_limited' }, { 'retry-after': '1' });
    const { kiban, server } = await clients.make([busy, json(200, [])]);
    const startedAt = performance.now();
    await kiban.boards.list();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(990);
    expect(server.received).toHaveLength(2);
  });

  it('does not wait longer than a minute for it', async () => {
    const busy = json(503, { error: 'Later.', code: 'busy' }, { 'retry-after': '3600' });
    const { kiban, server } = await clients.make([busy]);
    expect(await errorFrom(kiban.boards.list())).toMatchObject({ status: 503, retryAfterSeconds: 3600 });
    expect(server.received).toHaveLength(1);
  });

  it('is not sent again where it could have a second effect', async () => {
    const { kiban, server } = await clients.make([lost]);
    const error = await errorFrom(kiban.webhooks.create({ url: 'https://example.com', events: ['card.*'] }));
    expect(error).toMatchObject({ status: 0, code: 'connection_failed' });
    expect(server.received).toHaveLength(1);
  });

  it('ends with the last error after the given number of retries', async () => {
    const { kiban, server } = await clients.make([lost], { retries: 1 });
    expect(await errorFrom(kiban.boards.list())).toMatchObject({ code: 'connection_failed' });
    expect(server.received).toHaveLength(2);
  });
});

describe('rows', () => {
  const page = (from: number, next?: string): Reply =>
    json(200, [{ id: from }, { id: from + 1 }], next === undefined ? {} : { 'x-next-cursor': next });

  it('come page by page, each once, with the query of the first page', async () => {
    const { kiban, server } = await clients.make([page(1, 'c2'), page(3, 'c3'), page(5)]);
    const ids: number[] = [];
    for await (const { id } of kiban.cards.search({ q: 'a b', limit: 2 })) ids.push(id);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6]);
    expect(server.received.map(({ url }) => url)).toEqual([
      '/api/v1/search?q=a%20b&limit=2',
      '/api/v1/search?q=a%20b&limit=2&cursor=c2',
      '/api/v1/search?q=a%20b&limit=2&cursor=c3',
    ]);
  });

  it('are read only as far as they are wanted', async () => {
    const { kiban, server } = await clients.make([page(1, 'c2')]);
    for await (const { id } of kiban.cards.list(1)) if (id === 2) break;
    expect(server.received).toHaveLength(1);
  });

  it('come with their cursors as pages', async () => {
    const { kiban } = await clients.make([page(1, 'c2'), page(3)]);
    const cursors: (string | null)[] = [];
    for await (const { nextCursor } of kiban.cards.list(1).pages()) cursors.push(nextCursor);
    expect(cursors).toEqual(['c2', null]);
  });

  it('end with an error where the pages go round in a circle', async () => {
    const { kiban } = await clients.make([page(1, 'c2')]);
    const all = async (): Promise<void> => {
      for await (const row of kiban.cards.list(1)) expect(row.id).toBeGreaterThan(0);
    };
    expect(await errorFrom(all())).toMatchObject({ code: 'invalid_response' });
  });
});

describe('the token', () => {
  it('is not in what the client shows of itself', async () => {
    const { kiban } = await clients.make([json(200, [])]);
    expect(inspect(kiban, { depth: 9, showHidden: true })).not.toContain(TOKEN);
    expect(JSON.stringify(kiban)).not.toContain(TOKEN);
  });

  it('is not in the error about its characters', async () => {
    const { kiban, server } = await clients.make([json(200, [])], { token: `${TOKEN}\nx-evil: 1` });
    const error: unknown = await kiban.boards.list().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(inspect(error)).not.toContain(TOKEN);
    expect(server.received).toEqual([]);
  });

  it.each(['kiban.test', 'ftp://kiban.test', 'https://kiban.test/path', 'https://a:b@kiban.test'])(
    'has no origin %j to be sent to',
    (origin) => {
      const make = (): Kiban => createKiban({ origin, token: TOKEN });
      expect(make).toThrow(TypeError);
      expect(make).not.toThrow(origin);
    },
  );
});

describe('kiban.api', () => {
  it('returns an error response, and repeats like a method', async () => {
    const { kiban, server } = await clients.make([lost, refused]);
    const { data, error, response } = await kiban.api.PATCH('/cards/{id}', {
      params: { path: { id: 7 } },
      body: { title: 'Two' },
    });
    expect({ data, error, status: response.status }).toMatchObject({
      data: undefined,
      error: { code: 'precondition_failed' },
      status: 412,
    });
    expect(server.received.map(({ headers }) => typeof headers['idempotency-key'])).toEqual([
      'string',
      'string',
    ]);
  });
});
