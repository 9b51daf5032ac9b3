import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CardDto } from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

/** Titles of the cards that a query finds. */
const titles = async (query: string, client = token): Promise<string[]> => {
  const { status, body } = await client.get<CardDto[]>(`/search?${query}`);
  expect([query, status, status === 200 ? undefined : body]).toEqual([query, 200, undefined]);
  return body.map(({ title }) => title);
};

interface Made {
  boardId: number;
  listId: number;
  label: (name: string) => Promise<number>;
  field: (type: string, options?: readonly string[]) => Promise<{ id: number; options: { id: number }[] }>;
  card: (title: string, more?: object) => Promise<number>;
}

async function board(client = token, more: object = {}): Promise<Made> {
  const { id: boardId, lists } = await client.board(['To do'], more);
  const listId = lists[0] as number;
  return {
    boardId,
    listId,
    label: async (name) =>
      (await client.post<{ id: number }>(`/boards/${boardId}/labels`, { name, color: '#3b82f6' })).body.id,
    field: async (type, options) =>
      (
        await client.post<{ id: number; options: { id: number }[] }>(`/boards/${boardId}/fields`, {
          name: type,
          type,
          ...(options && { options: options.map((label) => ({ label })) }),
        })
      ).body,
    card: (title, properties) => client.card(listId, title, properties),
  };
}

describe('several values and negation [DEC-5.CARD-24]', () => {
  it('finds cards with any, or none, of several labels by name or id, also names with a comma', async () => {
    const on = await board();
    const [bug, urgent, both] = [
      await on.label('Bug'),
      await on.label('ÄRGER'),
      await on.label('now, or later'),
    ];
    await on.card('plain');
    await on.card('buggy', { labelIds: [bug] });
    await on.card('urgent', { labelIds: [urgent] });
    await on.card('comma', { labelIds: [both] });
    const query = (text: string): Promise<string[]> => titles(`boardId=${on.boardId}&${text}`);
    expect(await query(`label=${encodeURIComponent('bug,ärger')}`)).toEqual(['urgent', 'buggy']);
    expect(await query(`label=${bug},${both}`)).toEqual(['comma', 'buggy']);
    expect(await query('label=Now, or LATER')).toEqual(['comma']);
    expect(await query(`notLabel=BUG,${urgent}`)).toEqual(['comma', 'plain']);
    expect(await query('label=bug&notLabel=bug')).toEqual([]);
  });

  it('finds cards by several assignees and creators, without any, and not of others', async () => {
    const [me, other] = [api.member('member'), api.member('admin')];
    const on = await board(me);
    await other.card(on.listId, 'theirs');
    await on.card('mine', { assigneeIds: [me.as.id] });
    await on.card('ours', { assigneeIds: [me.as.id, other.as.id] });
    const query = (text: string): Promise<string[]> => titles(`boardId=${on.boardId}&${text}`, me);
    expect(await query('assignee=me,none')).toEqual(['ours', 'mine', 'theirs']);
    expect(await query(`assignee=${other.as.id}, none`)).toEqual(['ours', 'theirs']);
    expect(await query('notAssignee=none')).toEqual(['ours', 'mine']);
    expect(await query(`notAssignee=${other.as.id}`)).toEqual(['mine', 'theirs']);
    expect(await query('createdBy=me')).toEqual(['ours', 'mine']);
    expect(await query(`createdBy=me,${other.as.id}`)).toHaveLength(3);
  });

  it('rejects what is no member, and too many values, with the accepted ones', async () => {
    for (const [query, message] of [
      ['assignee=me,Alice', 'assignee must be a member’s id, me or none, or several of them'],
      ['createdBy=none', 'createdBy must be ids of members or me'],
      [`label=${Array.from({ length: 51 }, (_, n) => n).join(',')}`, 'label must have 1 to 50 values'],
      ['timeZone=Mars/Base', 'timeZone must be an IANA time zone such as Europe/Berlin'],
      ['sort=title', 'sort must be one of created, -created, updated, -updated, due, -due'],
      ['done=maybe', 'done must be one of true, false'],
      ['field=12', 'field must be a field’s id, = and a condition'],
    ]) {
      const { status, body } = await token.get(`/search?${query}`);
      expect([query, status, body['error']]).toEqual([
        query,
        422,
        expect.stringContaining(message as string),
      ]);
    }
  });
});

describe('the state of cards [DEC-5.CARD-24]', () => {
  it('finds completed and open cards', async () => {
    const on = await board();
    await on.card('open');
    await token.post(`/cards/${await on.card('completed')}/complete`);
    expect(await titles(`boardId=${on.boardId}&done=true`)).toEqual(['completed']);
    expect(await titles(`boardId=${on.boardId}&done=false`)).toEqual(['open']);
  });

  it('finds cards that changed since a moment or a day of the reader, comments included', async () => {
    const on = await board();
    const [old, commented] = [await on.card('old'), await on.card('commented')];
    await api.database.query(
      `UPDATE boards.card SET updated_at = '2026-03-29T21:30:00Z' WHERE id = ANY ($1)`,
      [[old, commented]],
    );
    await token.post(`/cards/${commented}/comments`, { text: 'news' });
    const query = (text: string): Promise<string[]> => titles(`boardId=${on.boardId}&${text}`);
    expect(await query('updatedSince=2026-03-29T23:30:00%2B02:00')).toEqual(['commented', 'old']);
    expect(await query('updatedSince=2026-03-29T21:30:00.001Z')).toEqual(['commented']);
    // It is the 30th in Berlin only from 22:00 UTC on.
    expect(await query('updatedSince=2026-03-30&timeZone=Europe/Berlin')).toEqual(['commented']);
    expect(await query('updatedSince=2026-03-30&timeZone=Asia/Tokyo')).toEqual(['commented', 'old']);
  });
});

describe('relative dates [DEC-5.CARD-25]', () => {
  it('are overdue from their moment on, today, and whole days once the day of the reader is over', async () => {
    const on = await board();
    const now = Date.now();
    const day = (timeZone: string, offset: number): string =>
      new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now + offset * 86_400_000);
    await on.card('a minute ago', { dueDate: new Date(now - 60_000).toISOString() });
    await on.card('in two minutes', { dueDate: new Date(now + 120_000).toISOString() });
    await on.card('day before in Kiribati', { dueDate: day('Pacific/Kiritimati', -1) });
    await on.card('day in Kiribati', { dueDate: day('Pacific/Kiritimati', 0) });
    const query = (text: string): Promise<string[]> => titles(`boardId=${on.boardId}&${text}`);
    expect(await query('due=overdue&timeZone=Pacific/Kiritimati')).toEqual([
      'day before in Kiribati',
      'a minute ago',
    ]);
    // There it is at least a day earlier.
    expect(await query('due=overdue&timeZone=Pacific/Pago_Pago')).toEqual(['a minute ago']);
    expect(await query('due=today&timeZone=Pacific/Kiritimati')).toContain('day in Kiribati');
  });

  it('take the moments of a day in the time zone of the reader', async () => {
    const on = await board();
    await on.card('late evening', { dueDate: '2026-11-30T23:30:00Z' });
    await on.card('whole day', { dueDate: '2026-11-30' });
    const query = (text: string): Promise<string[]> => titles(`boardId=${on.boardId}&due=${text}`);
    expect(await query('2026-11-30')).toEqual(['whole day', 'late evening']);
    expect(await query('2026-11-30&timeZone=Europe/Berlin')).toEqual(['whole day']);
    expect(await query('2026-12-01..2026-12-31&timeZone=Europe/Berlin')).toEqual(['late evening']);
  });
});

describe('conditions on custom fields [DEC-5.CARD-24]', () => {
  it('finds cards by values of each type, by none, and by several conditions', async () => {
    const me = api.member('member');
    const on = await board(me);
    const [text, number, checkbox, date, select, member] = [
      await on.field('text'),
      await on.field('number'),
      await on.field('checkbox'),
      await on.field('date'),
      await on.field('multi_select', ['red', 'blue']),
      await on.field('member'),
    ];
    const [red, blue] = select.options.map(({ id }) => id);
    await on.card('full', {
      fields: {
        [text.id]: 'Größe XL',
        [number.id]: 7.5,
        [checkbox.id]: true,
        [date.id]: '2026-11-30',
        [select.id]: [red],
        [member.id]: me.as.id,
      },
    });
    await on.card('empty');
    const query = (...fields: string[]): Promise<string[]> =>
      titles(fields.map((each) => `field=${encodeURIComponent(each)}`).join('&'), me);
    for (const condition of [
      `${text.id}=~GROSSE`,
      `${number.id}=7..8`,
      `${number.id}=7.5`,
      `${number.id}=..8`,
      `${checkbox.id}=yes`,
      `${date.id}=2026-11-01..2026-11-30`,
      `${date.id}=2026-11-30..`,
      `${select.id}=${blue},${red}`,
      `${member.id}=me`,
    ])
      expect([condition, await query(condition)]).toEqual([condition, ['full']]);
    for (const condition of [
      `${text.id}=none`,
      `${number.id}=none`,
      `${checkbox.id}=no`,
      `${select.id}=${blue},none`,
    ])
      expect([condition, await query(condition)]).toEqual([condition, ['empty']]);
    expect(await query(`${number.id}=8..`)).toEqual([]);
    expect(await query(`${number.id}=7..8`, `${text.id}=none`)).toEqual([]);
  });

  it('finds nothing by a field of a private board, as by one that does not exist', async () => {
    const hidden = await board(api.member('owner'), { visibility: 'private' });
    const { id } = await hidden.field('text');
    const viewer = api.member('viewer');
    expect(await titles(`field=${id}=none`, viewer)).toEqual([]);
    expect(await titles('field=999999999=none', viewer)).toEqual([]);
  });
});

describe('the order of a search [DEC-5.CARD-24]', () => {
  it.each([
    ['created', ['a', 'b', 'c', 'd']],
    ['-created', ['d', 'c', 'b', 'a']],
    ['updated', ['c', 'a', 'b', 'd']],
    ['-updated', ['d', 'b', 'a', 'c']],
    ['due', ['c', 'b', 'a', 'd']],
    ['-due', ['b', 'c', 'd', 'a']],
  ])('by %s has each card once, page by page, with and without words', async (sort, expected) => {
    const on = await board();
    const dates = { a: null, b: '2026-12-24', c: '2026-12-01T08:00:00Z', d: null };
    const ids = new Map<string, number>();
    for (const [title, dueDate] of Object.entries(dates)) ids.set(title, await on.card(title, { dueDate }));
    for (const [place, title] of ['c', 'a', 'b', 'd'].entries())
      // Two are equal to the microsecond.
      await api.database.query(`UPDATE boards.card SET updated_at = $2::timestamptz WHERE id = $1`, [
        ids.get(title),
        `2026-01-0${Math.min(place + 1, 3)}T00:00:00.000001Z`,
      ]);
    for (const words of ['', '&q=launch']) {
      const found: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: { body: CardDto[]; headers: Headers } = await token.get<CardDto[]>(
          `/search?boardId=${on.boardId}&sort=${sort}&limit=1${words}${cursor && `&cursor=${cursor}`}`,
        );
        found.push(...page.body.map(({ title }) => title));
        cursor = page.headers.get('x-next-cursor');
      }
      expect([words, found]).toEqual([words, expected]);
    }
  });
});
