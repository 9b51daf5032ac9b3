import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CardDto } from '@kiban/contracts';
import { createLogger } from '@kiban/observability';
import { foundWords, otherWords } from '@kiban/testing';
import { nameKey, searchKey } from '@kiban/text';
import { RunningApi, type Client } from '../testing/running-api.js';
import { SearchIndexer } from './search-indexer.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

const search = async (q: string, more = '', client = token): Promise<number[]> => {
  const { status, body } = await client.get<CardDto[]>(`/search?q=${encodeURIComponent(q)}${more}`);
  expect(status).toBe(200);
  return body.map(({ id }) => id);
};

/** Everything that is not in the index yet goes there. */
const index = (): Promise<void> => new SearchIndexer(api.database, createLogger('test', 'error')).run();

describe('text in any language', () => {
  it('has the same form in the database as in the service, character by character [DEC-5.CARD-22]', async () => {
    const characters = Array.from({ length: 0x1_ee_ff }, (_, code) => String.fromCodePoint(code + 1)).filter(
      (character) =>
        /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}]/u.test(character) &&
        !/\p{Script=Han}|\p{Script=Hangul}/u.test(character),
    );
    const rows = await api.database.query<{ text: string; search: string; name: string }>(
      `SELECT text, boards.search_key(text) AS search, boards.name_key(text) AS name
       FROM json_array_elements_text($1) AS text WHERE unicode_assigned(text)`,
      [JSON.stringify(characters)],
    );
    expect(rows.length).toBeGreaterThan(20_000);
    expect(rows.filter(({ text, search }) => search !== searchKey(text))).toEqual([]);
    expect(rows.filter(({ text, name }) => name !== nameKey(text))).toEqual([]);
  });

  it.each(['new', 'indexed'])(
    'is found as its readers type it, while the text is %s [DEC-5.CARD-22]',
    async (state) => {
      const board = await token.board(['To do']);
      const lists = board.lists[0] as number;
      const at = (ids: readonly number[], id: number): boolean => ids.includes(id);
      const made = [];
      for (const word of [...foundWords, ...otherWords])
        made.push({ ...word, id: await token.card(lists, word.text) });
      if (state === 'indexed') await index();
      const wrong = [];
      for (const [place, { typed, text, id }] of made.entries()) {
        const isExpected = place < foundWords.length;
        if (at(await search(typed, `&boardId=${board.id}`), id) !== isExpected) wrong.push({ typed, text });
      }
      expect(wrong).toEqual([]);
    },
  );

  it('is found by the name of a label in another case and form', async () => {
    const board = await token.board();
    const { body: label } = await token.post<{ id: number }>(`/boards/${board.id}/labels`, {
      name: 'Prêt à VÉRIFIER',
      color: '#3b82f6',
    });
    const card = await token.card(board.lists[0] as number, 'labelled', { labelIds: [label.id] });
    const typed = encodeURIComponent('prêt à vérifier'.normalize('NFD'));
    const { body } = await token.get<CardDto[]>(`/search?boardId=${board.id}&label=${typed}`);
    expect(body.map(({ id }) => id)).toEqual([card]);
  });
});

describe('what a search reads', () => {
  it('finds the words of one card in its title, description, comments, checklist, list and board [DEC-5.CARD-23]', async () => {
    const board = await token.board(['Ångström queue'], { name: 'Voyage à Québec' });
    const card = await token.card(board.lists[0] as number, 'Pack the suitcase', {
      description: 'Blue UMBRELLA',
    });
    await token.post(`/cards/${card}/comments`, { text: 'Ask Zoë first' });
    await token.post(`/cards/${card}/checklist`, { text: 'Passport & visa' });
    for (const q of ['suitcase', 'umbrella', 'zoe', 'passport', 'angstrom', 'quebec', 'pack zoe visa quebec'])
      expect([q, await search(q, `&boardId=${board.id}`)]).toEqual([q, [card]]);
    await index();
    for (const q of ['umbrella', 'zoe passport', 'angstrom quebec'])
      expect([q, await search(q, `&boardId=${board.id}`)]).toEqual([q, [card]]);
    expect(await search('pack zoe nowhere', `&boardId=${board.id}`)).toEqual([]);
  });

  it('follows each change and deletion of a text, in the index or not', async () => {
    const board = await token.board(['Inbox']);
    const list = board.lists[0] as number;
    const card = await token.card(list, 'first wording');
    const { body: comment } = await token.post<{ id: number }>(`/cards/${card}/comments`, {
      text: 'remark alpha',
    });
    const { body: item } = await token.post<{ id: number }>(`/cards/${card}/checklist`, {
      text: 'step alpha',
    });
    await index();
    await token.patch(`/cards/${card}`, { title: 'second wording' });
    await token.patch(`/comments/${comment.id}`, { text: 'remark beta' });
    await token.patch(`/cards/${card}/checklist/${item.id}`, { text: 'step beta' });
    await token.patch(`/lists/${list}`, { name: 'Outbox' });
    await token.patch(`/boards/${board.id}`, { name: 'Renamed' });
    for (const state of ['new', 'indexed']) {
      const found = async (q: string): Promise<number> => (await search(q, `&boardId=${board.id}`)).length;
      expect([state, await found('first'), await found('alpha'), await found('inbox')]).toEqual([
        state,
        0,
        0,
        0,
      ]);
      expect([
        state,
        await found('second'),
        await found('step beta'),
        await found('remark outbox renamed'),
      ]).toEqual([state, 1, 1, 1]);
      await index();
    }
    await token.delete(`/comments/${comment.id}`);
    expect(await search('remark', `&boardId=${board.id}`)).toEqual([]);
    await token.delete(`/cards/${card}`);
    const left = await api.database.query('SELECT 1 FROM boards.search_text WHERE card_id = $1', [card]);
    expect(left).toEqual([]);
  });

  it('finds a card by its number, with and without # [DEC-5.CARD-23]', async () => {
    const board = await token.board();
    // Ids are counted over all workspaces, so they are ahead of the numbers.
    await api.database.query(
      `SELECT count(nextval(pg_get_serial_sequence('boards.card', 'id'))) FROM generate_series(1, 5000)`,
    );
    const card = await token.card(board.lists[0] as number, 'has a number');
    const { number } = (await token.get<CardDto>(`/cards/${card}`)).body;
    expect(number).toBeLessThan(card - 4_000);
    for (const state of ['new', 'indexed']) {
      for (const typed of [`#${number}`, String(number), `#${card}`, String(card)])
        expect([state, typed, await search(typed)]).toEqual([state, typed, [card]]);
      expect(await search(`#${number} absent`)).toEqual([]);
      await index();
    }
  });

  it('has only the card of a number, also an archived one on request, and none that the caller does not see [DEC-5.CARD-27]', async () => {
    const owner = api.member('owner');
    const list = (await owner.board(['To do'], { visibility: 'private' })).lists[0] as number;
    const card = await owner.card(list, 'numbered');
    const { number } = (await owner.get<CardDto>(`/cards/${card}`)).body;
    await owner.card(list, `mentions #${number}`);
    const ofNumber = async (more: string, client = owner): Promise<number[]> =>
      (await client.get<CardDto[]>(`/search?number=${number}${more}`)).body.map(({ id }) => id);
    expect(await ofNumber('')).toEqual([card]);
    expect(await ofNumber('', api.member('viewer'))).toEqual([]);
    await owner.post(`/cards/${card}/archive`);
    expect([await ofNumber(''), await ofNumber('&archived=all')]).toEqual([[], [card]]);
  });

  it('finds old cards by the index where newer cards do not fill the page, each once and newest first', async () => {
    const board = await token.board();
    const list = board.lists[0] as number;
    const old = [await token.card(list, 'needle of old'), await token.card(list, 'needle of yore')];
    for (let batch = 0; batch < 11; batch += 1)
      await token.post('/cards/batch', {
        cards: Array.from({ length: 50 }, (_, place) => ({ listId: list, title: `hay ${batch} ${place}` })),
      });
    expect(await search('hay', `&boardId=${board.id}&limit=200`)).toHaveLength(200);
    const young = await token.card(list, 'needle of today');
    for (const state of ['new', 'indexed']) {
      const first = await token.get<CardDto[]>(`/search?q=needle&boardId=${board.id}&limit=2`);
      const rest = await token.get<CardDto[]>(
        `/search?q=needle&boardId=${board.id}&limit=2&cursor=${first.headers.get('x-next-cursor')}`,
      );
      expect(
        [state, ...first.body, ...rest.body].map((card) => (typeof card === 'string' ? card : card.id)),
      ).toEqual([state, young, ...[...old].reverse()]);
      await index();
    }
  });

  it('finds the same by statements that are planned once, and in each order of the words', async () => {
    const list = (await token.board()).lists[0] as number;
    const cards = [
      await token.card(list, 'perch in the reeds'),
      await token.card(list, 'reeds without a fish'),
      await token.card(list, 'a perch, and reedsong'),
    ];
    await index();
    const both = [cards[2], cards[0]];
    for (const [q, found] of [
      ['perch reeds', both],
      ['reeds perch', both],
      ['reeds', [cards[2], cards[1], cards[0]]],
      ['fish without reeds', [cards[1]]],
      ['reedsong perch', [cards[2]]],
    ] as const)
      // PostgreSQL keeps a plan from the sixth execution on, in each of the connections.
      for (let times = 0; times < 12; times += 1) expect([q, ...(await search(q))]).toEqual([q, ...found]);
    expect(await search('reeds', '&sort=created')).toEqual(cards);
  });

  it('does not show texts, names or numbers of private boards to those who are not on them', async () => {
    const owner = api.member('owner');
    const viewer = api.member('viewer');
    const board = await owner.board(['Hidden Ωmega'], { visibility: 'private', name: 'Secret plan' });
    const card = await owner.card(board.lists[0] as number, 'Whispered title');
    await owner.post(`/cards/${card}/comments`, { text: 'whispered remark' });
    for (const state of ['new', 'indexed']) {
      for (const q of ['whispered', 'remark', 'ωμεγα', 'ωmega', 'secret', `#${card}`])
        expect([state, q, await search(q, '', viewer)]).toEqual([state, q, []]);
      expect(await search('whispered secret', '', owner)).toEqual([card]);
      await index();
    }
  });
});

describe('a text that is no usual search', () => {
  it('finds nothing where only accents and invisible characters are left', async () => {
    await token.card((await token.board()).lists[0] as number, 'anything');
    expect(await search('\u0301\u0308 \u200B')).toEqual([]);
  });

  it('is rejected with its limit when it has 500 characters, and answered at the limit', async () => {
    const { status, body } = await token.get(`/search?q=${'é'.repeat(500)}`);
    expect({ status, error: body['error'] }).toEqual({ status: 422, error: expect.stringContaining('200') });
    expect(await search('é '.repeat(100).trim())).toBeInstanceOf(Array);
    expect(await search('\uFDFA'.repeat(200))).toEqual([]);
  });

  it('takes %, _ and \\ as themselves, also in an indexed text', async () => {
    const board = await token.board();
    const card = await token.card(board.lists[0] as number, String.raw`100%_sure C:\temp`);
    await index();
    for (const q of ['100%_sure', String.raw`c:\temp`, '%_', '\\'])
      expect([q, await search(q, `&boardId=${board.id}`)]).toEqual([q, [card]]);
    expect(await search('1%sure', `&boardId=${board.id}`)).toEqual([]);
  });
});
