import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  limits,
  type BoardDto,
  type CardDto,
  type ChecklistItemDto,
  type CustomFieldDto,
  type ErrorDto,
} from '@kiban/contracts';
import { RunningApi, type Client, type HttpResponse, type MadeBoard } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;
let board: MadeBoard;
let listId: number;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  board = await token.board(['To do', 'Done']);
  listId = board.lists[0] as number;
});
afterAll(() => api.stop());

const copy = (
  cardId: number,
  body: object = {},
  by = token,
  headers: Record<string, string> = {},
): Promise<HttpResponse<CardDto>> => by.post<CardDto>(`/cards/${cardId}/copy`, body, headers);
const cardOf = async (id: number): Promise<CardDto> => (await token.get<CardDto>(`/cards/${id}`)).body;
const checklistOf = async (id: number): Promise<[string, boolean][]> =>
  (await token.get<ChecklistItemDto[]>(`/cards/${id}/checklist`)).body.map(({ text, done }) => [text, done]);
const titlesOf = async (list: number): Promise<string[]> =>
  (await token.get<CardDto[]>(`/lists/${list}/cards`)).body.map(({ title }) => title);
const labelOn = async (boardId: number, name: string): Promise<number> =>
  (await token.post<{ id: number }>(`/boards/${boardId}/labels`, { name, color: '#ef4444' })).body.id;

const dependenciesOf = async (boardId: number): Promise<number> => {
  const { body } = await token.get<{ gantt: { dependencies: object[] } }>(`/boards/${boardId}/export`);
  return body.gantt.dependencies.length;
};

/** What two cards with equal content have in common. */
function contentOf(card: CardDto): Partial<CardDto> {
  const own = [
    'id',
    'number',
    'url',
    'position',
    'version',
    'createdAt',
    'updatedAt',
    'completedAt',
    'commentCount',
  ];
  return Object.fromEntries(Object.entries(card).filter(([name]) => !own.includes(name)));
}

/** A card with all that a copy takes over, and a comment and a dependency, which it does not. */
async function fullCard(): Promise<CardDto> {
  const field = await token.post<CustomFieldDto>(`/boards/${board.id}/fields`, {
    name: `Region ${Date.now()}`,
    type: 'multi_select',
    options: [{ label: 'EMEA' }, { label: 'APAC' }],
  });
  const id = await token.card(listId, 'Launch', {
    description: 'All of **it**',
    startDate: '2026-12-01',
    dueDate: '2026-12-02T10:00:00.000Z',
    labelIds: [await labelOn(board.id, `red ${Date.now()}`)],
    assigneeIds: [api.member('member').as.id],
    fields: { [field.body.id]: ['APAC', 'EMEA'] },
  });
  for (const text of ['first', 'second', 'third']) await token.post(`/cards/${id}/checklist`, { text });
  const items = (await token.get<ChecklistItemDto[]>(`/cards/${id}/checklist`)).body;
  await token.patch(`/cards/${id}/checklist/${items[1]?.id}`, { done: true });
  await token.post(`/cards/${id}/comments`, { text: 'said before' });
  const other = await token.card(listId, 'Before');
  await token.post(`/gantt/tasks/${id}/dependencies`, { dependsOn: other });
  await token.patch(`/gantt/tasks/${id}`, { progress: 40 });
  await token.post(`/cards/${id}/complete`);
  return cardOf(id);
}

describe('a copy', () => {
  it('has the content of the card, and no comments and dependencies, with one event [DEC-5.COPY-4]', async () => {
    const source = await fullCard();
    const dependencies = await dependenciesOf(board.id);
    expect([dependencies > 0, source.progress, source.commentCount]).toEqual([true, 40, 1]);
    const { length } = await api.events();
    const { status, body, headers } = await copy(source.id);
    expect(status).toBe(201);
    expect(contentOf(body)).toEqual(contentOf(source));
    expect([body.version, body.commentCount, body.completedAt === null]).toEqual([1, 0, false]);
    expect(body.checklist).toEqual({ done: 1, total: 3 });
    expect(await cardOf(body.id)).toEqual(body);
    expect(await checklistOf(body.id)).toEqual([
      ['first', false],
      ['second', true],
      ['third', false],
    ]);
    expect(await dependenciesOf(board.id)).toBe(dependencies);
    // The original is unchanged.
    expect(await cardOf(source.id)).toEqual(source);

    const events = (await api.events()).slice(length) as unknown as Record<string, unknown>[];
    expect(events.map(({ event }) => event)).toEqual(['card.create']);
    expect(events[0]).toMatchObject({
      data: { id: body.id, title: 'Launch' },
      changes: { cardVersion: { from: null, to: 1 }, labels: { to: body.labels } },
    });
    const created = await token.post('/cards', { listId, title: 'Made' });
    expect(Object.keys(headers).sort()).toEqual(Object.keys(created.headers).sort());
  });

  it('leaves out what the request says, and takes another title [DEC-5.COPY-4]', async () => {
    const source = await fullCard();
    const { body } = await copy(source.id, {
      title: 'Again',
      labels: false,
      assignees: false,
      fields: false,
      checklist: false,
    });
    expect(body).toMatchObject({
      title: 'Again',
      description: source.description,
      dueDate: source.dueDate,
      labels: [],
      assignees: [],
      fields: {},
      checklist: { done: 0, total: 0 },
    });
    expect(await checklistOf(body.id)).toEqual([]);
  });

  it('is directly after the card, last in another list, or where the request says [DEC-5.COPY-5]', async () => {
    const { lists } = await token.board(['a', 'b']);
    const [a, b] = lists as [number, number];
    const [one, two] = [await token.card(a, 'one'), await token.card(a, 'two')];
    await copy(one, { title: 'next' });
    await copy(one, { title: 'first', position: 'first' });
    await copy(one, { title: 'before two', before: two });
    expect(await titlesOf(a)).toEqual(['first', 'one', 'next', 'before two', 'two']);
    await token.card(b, 'there');
    await copy(one, { listId: b, title: 'last' });
    expect(await titlesOf(b)).toEqual(['there', 'last']);
    const both = await copy(one, { before: two, position: 'first' });
    expect([both.status, (both.body as unknown as ErrorDto).details?.[0]?.field]).toEqual([422, 'position']);
    const elsewhere = await copy(one, { listId: b, after: two });
    expect([elsewhere.status, (elsewhere.body as unknown as ErrorDto).code]).toEqual([409, 'anchor_gone']);
    expect(await titlesOf(b)).toEqual(['there', 'last']);
  });

  it('of an archived card is active, also where the archived one was [DEC-5.COPY-4]', async () => {
    const id = await token.card(listId, 'Old');
    await token.post(`/cards/${id}/archive`);
    const { status, body } = await copy(id);
    expect([status, body.archivedAt, body.listId]).toEqual([201, null, listId]);
    expect((await cardOf(id)).archivedAt).not.toBeNull();
  });

  it('has every item of the longest checklist [DEC-5.COPY-4]', async () => {
    const archive = {
      format: 'kiban.board',
      formatVersion: 1,
      board: { name: 'Long' },
      lists: [
        {
          name: 'a',
          cards: [
            {
              title: 'long',
              checklist: Array.from({ length: limits.checklistItemsPerCardMax }, (_, n) => ({
                text: `item ${n}`,
                done: n % 2 === 0,
              })),
            },
          ],
        },
      ],
    };
    const { body: made } = await token.post<{ boardId: number }>('/boards/import', archive);
    const [list] = (await token.get<{ id: number }[]>(`/boards/${made.boardId}/lists`)).body;
    const [card] = (await token.get<CardDto[]>(`/lists/${list?.id}/cards`)).body;
    const { body } = await copy(card?.id ?? 0);
    expect(body.checklist).toEqual({
      done: limits.checklistItemsPerCardMax / 2,
      total: limits.checklistItemsPerCardMax,
    });
    expect(await checklistOf(body.id)).toEqual(await checklistOf(card?.id ?? 0));
    // The ranks leave room for a move: an item of the copy can be placed.
    const items = (await token.get<ChecklistItemDto[]>(`/cards/${body.id}/checklist`)).body;
    const moved = await token.patch(`/cards/${body.id}/checklist/${items[9]?.id}`, { before: items[0]?.id });
    expect(moved.status).toBe(200);
  });

  it('is made once for a repeated request [DEC-5.COPY-4]', async () => {
    const id = await token.card(listId, 'Once');
    await token.post(`/cards/${id}/checklist`, { text: 'step' });
    const headers = { 'idempotency-key': `copy-${id}` };
    const first = await copy(id, {}, token, headers);
    const again = await copy(id, {}, token, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(first.body.checklist.total).toBe(1);
    expect((await titlesOf(listId)).filter((title) => title === 'Once')).toHaveLength(2);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(limits.titleLengthMax + 1) }, 'title'],
    [{ checklist: 'yes' }, 'checklist'],
    [{ listId: 'x' }, 'listId'],
    [{ comments: true }, 'comments'],
  ])('is not made for %j [DEC-5.COPY-4]', async (body, field) => {
    const id = await token.card(listId, 'Never');
    const before = await titlesOf(listId);
    const refused = await copy(id, body);
    expect([refused.status, (refused.body as unknown as ErrorDto).details?.[0]?.field]).toEqual([422, field]);
    expect(await titlesOf(listId)).toEqual(before);
  });
});

describe('a copy on another board', () => {
  it('has what a moved card keeps: labels of the same names, and no values [DEC-5.COPY-5]', async () => {
    const source = await fullCard();
    const other = await token.board(['There']);
    const same = await labelOn(other.id, source.labels[0]?.name ?? '');
    const { body } = await copy(source.id, { listId: other.lists[0] });
    expect(body).toMatchObject({ boardId: other.id, labels: [{ id: same }], fields: {} });
    expect(body.assignees).toEqual(source.assignees);
    const twin = await copy(source.id);
    const moved = await token.post<CardDto>(`/cards/${twin.body.id}/move`, { listId: other.lists[0] });
    expect(contentOf(moved.body)).toEqual(contentOf(body));
  });

  it('has only assignees who see the board [DEC-5.COPY-6]', async () => {
    const [inside, outside, admin] = [api.member('member'), api.member('member'), api.member('admin')];
    const all = [inside, outside, admin].map(({ as }) => as.id);
    const id = await token.card(listId, 'Shared', { assigneeIds: all });
    const hidden = await inside.post<BoardDto>('/boards', { name: 'Hidden', visibility: 'private' });
    const list = await inside.post<{ id: number }>(`/boards/${hidden.body.id}/lists`, { name: 'a' });
    const { status, body } = await copy(id, { listId: list.body.id }, inside);
    expect(status).toBe(201);
    expect(body.assignees.map(({ memberId }) => memberId).sort()).toEqual([inside.as.id, admin.as.id].sort());
  });

  it('needs a card and a list that the caller sees [DEC-5.COPY-6]', async () => {
    const [owner, other, viewer] = [api.member('member'), api.member('member'), api.member('viewer')];
    const hidden = await owner.post<BoardDto>('/boards', { name: 'Hidden', visibility: 'private' });
    const list = await owner.post<{ id: number }>(`/boards/${hidden.body.id}/lists`, { name: 'a' });
    const secret = await owner.card(list.body.id, 'Secret');
    const open = await token.card(listId, 'Open');
    const { length } = await api.events();
    for (const [cardId, body, noun] of [
      [secret, {}, `card ${secret}`],
      [secret, { listId }, `card ${secret}`],
      [open, { listId: list.body.id }, `list ${list.body.id}`],
      [999_999_999, {}, 'card 999999999'],
      [open, { listId: 999_999_999 }, 'list 999999999'],
    ] as const) {
      const refused = await copy(cardId, body, other);
      const error = refused.body as unknown as ErrorDto;
      expect([refused.status, error.code]).toEqual([404, 'not_found']);
      expect(error.error.toLowerCase()).toContain(noun);
    }
    expect((await copy(open, {}, viewer)).status).toBe(403);
    expect((await copy(open, {}, api.stranger(api.workspaceId + 77))).status).toBe(404);
    expect(await api.events()).toHaveLength(length);
  });

  it('of a private card names nothing of the board where the card is [DEC-5.COPY-6]', async () => {
    const owner = api.member('member');
    const hidden = await owner.post<BoardDto>('/boards', { name: 'Top secret', visibility: 'private' });
    const list = await owner.post<{ id: number }>(`/boards/${hidden.body.id}/lists`, { name: 'Hidden list' });
    const label = await owner.post<{ id: number }>(`/boards/${hidden.body.id}/labels`, {
      name: 'hush',
      color: '#ef4444',
    });
    const id = await owner.card(list.body.id, 'Public soon', { labelIds: [label.body.id] });
    const { length } = await api.events();
    await copy(id, { listId }, owner);
    const text = JSON.stringify((await api.events()).slice(length));
    expect(text).toContain('Public soon');
    for (const secret of ['Top secret', 'Hidden list', 'hush', `"${list.body.id}"`])
      expect(text).not.toContain(secret);
  });
});

describe('a race', () => {
  it('with the deletion or the archiving of the card makes a whole copy or none [DEC-5.COPY-5]', async () => {
    for (let n = 0; n < 6; n += 1) {
      const { lists } = await token.board(['a']);
      const [list] = lists as [number];
      const id = await token.card(list, 'Raced');
      for (const text of ['one', 'two']) await token.post(`/cards/${id}/checklist`, { text });
      const end = n % 2 === 0 ? token.delete(`/cards/${id}`) : token.post(`/cards/${id}/archive`);
      const [made, ended] = await Promise.all([copy(id), end]);
      expect([200, 204]).toContain(ended.status);
      expect(n % 2 === 0 ? [201, 404] : [201]).toContain(made.status);
      const cards = (await token.get<CardDto[]>(`/lists/${list}/cards`)).body;
      expect(cards).toHaveLength(made.status === 201 ? 1 : 0);
      for (const card of cards) expect([card.archivedAt, card.checklist.total]).toEqual([null, 2]);
    }
  });

  it('of copies of one card with changes of it keeps order, counters and versions [DEC-5.COPY-5]', async () => {
    const { lists } = await token.board(['a']);
    const [list] = lists as [number];
    const id = await token.card(list, 'Source');
    await token.post(`/cards/${id}/checklist`, { text: 'step' });
    const many = Array.from({ length: 12 }, (_, n) =>
      n % 3 === 0 ? token.patch(`/cards/${id}`, { title: `Title ${n}` }) : copy(id),
    );
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(8);
    const { body } = await token.get<{ cardCount: number }>(`/lists/${list}`);
    expect(body.cardCount).toBe(9);
    const cards = (await token.get<CardDto[]>(`/lists/${list}/cards`)).body;
    expect(new Set(cards.map(({ position }) => position)).size).toBe(9);
    expect(cards.every(({ checklist }) => checklist.total === 1)).toBe(true);
  });
});

it('is refused where the target is archived, and changes nothing [DEC-5.COPY-5]', async () => {
  const other = await token.board(['a', 'b']);
  const [a, b] = other.lists as [number, number];
  const id = await token.card(a, 'One');
  await token.post(`/lists/${b}/archive`);
  const intoList = await copy(id, { listId: b });
  expect([intoList.status, (intoList.body as unknown as ErrorDto).code]).toEqual([409, 'archived']);
  await token.post(`/boards/${other.id}/archive`);
  const onBoard = await copy(id);
  expect([onBoard.status, (onBoard.body as unknown as ErrorDto).code]).toEqual([409, 'archived']);
  expect((await copy(id, { listId })).status).toBe(201);
  expect(await titlesOf(a)).toEqual(['One']);
});
