import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BoardWithListsDto, CardDto, ErrorDto } from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

const LONG = 'A long text. '.repeat(1_000);

interface Described {
  boardId: number;
  listId: number;
  paths: string[];
}

/** A board with a described card, an empty description and none, and the three paths that read its cards. */
async function described(): Promise<Described> {
  const { id: boardId, lists } = await token.board(['To do']);
  const listId = lists[0] as number;
  await token.card(listId, 'long', { description: LONG });
  await token.card(listId, 'empty', { description: '' });
  await token.card(listId, 'none');
  const paths = [
    `/boards/${boardId}?omit=description`,
    `/boards/${boardId}?cardsPerList=10&omit=description`,
    `/lists/${listId}/cards?omit=description`,
    `/search?boardId=${boardId}&omit=description`,
  ];
  return { boardId, listId, paths };
}

type Card = Pick<CardDto, keyof CardDto>;

async function cardsAt(path: string): Promise<Card[]> {
  const { body } = await token.get<CardDto[] | BoardWithListsDto>(path);
  return Array.isArray(body) ? body : body.lists.flatMap(({ cards }) => cards);
}

describe('?omit=description', () => {
  it('gives hasDescription of each card instead of its description [DEC-5.CARD-19]', async () => {
    const { boardId, paths } = await described();
    const whole = new Map((await cardsAt(`/boards/${boardId}`)).map((card) => [card.title, card]));
    for (const path of paths) {
      const cards = await cardsAt(path);
      expect([path, new Map(cards.map(({ title, hasDescription }) => [title, hasDescription]))]).toEqual([
        path,
        new Map([
          ['long', true],
          ['empty', false],
          ['none', false],
        ]),
      ]);
      for (const { hasDescription, ...card } of cards)
        expect([path, hasDescription, card]).toEqual([
          path,
          card.title === 'long',
          { ...whole.get(card.title), description: null, mentions: undefined },
        ]);
    }
  });

  it('does not change other responses, in either order of reading', async () => {
    const { boardId, listId } = await described();
    for (const query of ['?omit=description', '', '?omit=description', '']) {
      const [card] = await cardsAt(`/boards/${boardId}${query}`);
      expect([query, card?.description, card && 'hasDescription' in card]).toEqual(
        query === '' ? [query, LONG, false] : [query, null, true],
      );
    }
    expect((await cardsAt(`/lists/${listId}/cards`))[0]?.description).toBe(LONG);
  });

  it('has an entity tag of its own, which changes with the board and is compared with If-None-Match', async () => {
    const { boardId, listId } = await described();
    const path = `/boards/${boardId}?omit=description`;
    const read = async (etag?: string): Promise<{ status: number; etag: string }> => {
      const { status, headers } = await token.get(path, etag ? { 'if-none-match': etag } : {});
      return { status, etag: headers.get('etag') ?? '' };
    };
    const first = await read();
    const whole = (await token.get(`/boards/${boardId}`)).headers.get('etag') ?? '';
    expect(first.etag).not.toBe(whole);
    expect([(await read(first.etag)).status, (await read(whole)).status]).toEqual([304, 200]);
    await token.card(listId, 'next');
    const next = await read(first.etag);
    expect(next.status).toBe(200);
    expect(next.etag).not.toBe(first.etag);
    expect((await cardsAt(path)).map(({ title }) => title)).toContain('next');
  });

  it('hides boards as before: a text that another caller read is not served to a caller without access', async () => {
    const { id, lists } = await token.board(['Layoffs'], { visibility: 'private' });
    await token.card(lists[0] as number, 'Secret', { description: LONG });
    const path = `/boards/${id}?omit=description`;
    expect((await token.get(path)).status).toBe(200);
    expect((await api.member('member').get(path)).status).toBe(404);
  });

  it('rejects other values with 422 and the accepted one', async () => {
    const { boardId, listId } = await described();
    for (const path of [`/boards/${boardId}`, `/lists/${listId}/cards`, '/search'])
      for (const query of [
        'omit=title',
        'omit=',
        'omit=description,title',
        'omit=description&omit=description',
      ]) {
        const { status, body } = await token.get<ErrorDto>(`${path}?${query}`);
        expect([path, query, status]).toEqual([path, query, 422]);
        expect(body.error).toContain('omit');
      }
    const { body } = await token.get<ErrorDto>(`/boards/${boardId}?omit=title`);
    expect(body.details?.[0]?.message).toBe('omit must be one of description.');
  });
});
