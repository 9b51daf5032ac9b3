import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  limits,
  type CardBatchItemDto,
  type CardDto,
  type CustomFieldDto,
  type ErrorDto,
} from '@kiban/contracts';
import { RunningApi, type Client, type MadeBoard } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;
let board: MadeBoard;
let listId: number;
let labels: number[];
let people: number[];
let fields: Record<'text' | 'number' | 'select' | 'member' | 'multi_select', CustomFieldDto>;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
  board = await token.board();
  listId = board.lists[0] as number;
  labels = [await newLabel('one'), await newLabel('two')];
  people = [api.member('member', 'screen', 'Aiko').as.id, api.member('member', 'screen', 'Ben').as.id];
  const options = [{ label: 'EMEA' }, { label: 'APAC' }];
  fields = {
    text: await newField('text'),
    number: await newField('number'),
    select: await newField('select', options),
    member: await newField('member'),
    multi_select: await newField('multi_select', options),
  };
});
afterAll(() => api.stop());

async function newLabel(name: string, boardId = board.id): Promise<number> {
  return (await token.post<{ id: number }>(`/boards/${boardId}/labels`, { name, color: '#ef4444' })).body.id;
}
async function newField(type: string, options?: object[], boardId = board.id): Promise<CustomFieldDto> {
  const { body } = await token.post<CustomFieldDto>(`/boards/${boardId}/fields`, {
    name: type,
    type,
    options,
  });
  return body;
}

interface Event {
  event: string;
  changes: Record<string, { from: unknown; to: unknown }>;
}

/** The events that `work` causes. */
async function eventsOf(work: () => Promise<unknown>): Promise<Event[]> {
  const { length } = await api.events();
  await work();
  return (await api.events()).slice(length) as unknown as Event[];
}

const optionOf = (field: CustomFieldDto, n: number): number => field.options[n]?.id as number;

/** All that a request can set, with the names that a value may have. */
const everything = (): { fields: Record<string, unknown> } & Record<string, unknown> => ({
  labelIds: [...labels].reverse(),
  assigneeIds: people,
  fields: {
    [fields.text.id]: 'some text',
    [fields.number.id]: 12.5,
    [fields.select.id]: 'apac',
    [fields.member.id]: 'Aiko',
    [fields.multi_select.id]: ['EMEA', optionOf(fields.multi_select, 1)],
  },
});

/** What two cards with equal content have in common. */
function contentOf(card: CardDto): Partial<CardDto> {
  const own = ['id', 'number', 'url', 'position', 'version', 'createdAt', 'updatedAt'];
  return Object.fromEntries(Object.entries(card).filter(([name]) => !own.includes(name)));
}

describe('labels, assignees and field values of POST /cards', () => {
  it('make the card that setting each of them makes, with one event [DEC-5.CARD-21]', async () => {
    let made: CardDto | undefined;
    const events = await eventsOf(async () => {
      const { status, body } = await token.post<CardDto>('/cards', {
        listId,
        title: 'A card',
        ...everything(),
      });
      expect([status, body.version]).toEqual([201, 1]);
      made = body;
    });
    const card = made as CardDto;
    expect((await token.get<CardDto>(`/cards/${card.id}`)).body).toEqual(card);

    const own = await token.card(listId, 'A card');
    await token.put(`/cards/${own}/labels`, { labelIds: labels });
    await token.put(`/cards/${own}/assignees`, { memberIds: people });
    for (const [id, value] of Object.entries(everything().fields))
      expect((await token.put(`/cards/${own}/fields/${id}`, { value })).status).toBe(200);
    expect(contentOf(card)).toEqual(contentOf((await token.get<CardDto>(`/cards/${own}`)).body));

    expect(events.map(({ event }) => event)).toEqual(['card.create']);
    expect(events[0]?.changes).toMatchObject({
      labels: { from: [], to: card.labels },
      assignees: { from: [], to: card.assignees },
      fields: { from: Object.fromEntries(Object.keys(card.fields).map((id) => [id, null])), to: card.fields },
      cardVersion: { from: null, to: 1 },
    });
  });

  it('may be empty, and then are not in the event', async () => {
    const events = await eventsOf(() =>
      token.post('/cards', {
        listId,
        title: 'plain',
        labelIds: [],
        assigneeIds: [],
        fields: { [fields.text.id]: null },
      }),
    );
    expect(Object.keys(events[0]?.changes ?? {}).sort()).toEqual([
      'cardVersion',
      'listId',
      'listVersions',
      'position',
    ]);
  });

  it('are created once under an Idempotency-Key', async () => {
    const send = () =>
      token.post<CardDto>(
        '/cards',
        { listId, title: 'once', ...everything() },
        { 'idempotency-key': 'related' },
      );
    const first = await send();
    const again = await send();
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', first.body]);
    expect(first.body.labels).toHaveLength(2);
  });
});

describe('labels, assignees and field values of PATCH /cards/{id}', () => {
  it('are written with the properties of the card, with one event [DEC-5.CARD-21]', async () => {
    const { body: card } = await token.post<CardDto>('/cards', { listId, title: 'before', ...everything() });
    const change = {
      title: 'after',
      labelIds: [labels[0]],
      assigneeIds: [],
      fields: { [fields.text.id]: null, [fields.number.id]: 3, [fields.select.id]: 'APAC' },
    };
    let changed: CardDto | undefined;
    const events = await eventsOf(async () => {
      changed = (await token.patch<CardDto>(`/cards/${card.id}`, change)).body;
    });
    expect(changed).toMatchObject({ title: 'after', version: 2, labels: [{ id: labels[0] }], assignees: [] });
    const { [fields.text.id]: text, ...kept } = card.fields;
    expect(changed?.fields).toEqual({ ...kept, [fields.number.id]: 3 });
    expect((await token.get<CardDto>(`/cards/${card.id}`)).body).toEqual(changed);
    expect(events.map(({ event }) => event)).toEqual(['card.update']);
    expect(events[0]?.changes).toEqual({
      title: { from: 'before', to: 'after' },
      labels: { from: card.labels, to: changed?.labels },
      assignees: { from: card.assignees, to: [] },
      // The unchanged value is not among them.
      fields: {
        from: { [fields.text.id]: text, [fields.number.id]: 12.5 },
        to: { [fields.text.id]: null, [fields.number.id]: 3 },
      },
      cardVersion: { from: 1, to: 2 },
    });
    const again = await eventsOf(async () => {
      expect((await token.patch<CardDto>(`/cards/${card.id}`, change)).body).toEqual(changed);
    });
    expect(again).toEqual([]);
  });

  it('have the event of labels or assignees where nothing else changes [DEC-5.CARD-21]', async () => {
    const id = await token.card(listId);
    const kinds: [change: object, kind: string][] = [
      [{ labelIds: labels }, 'label.change'],
      [{ assigneeIds: people, labelIds: labels }, 'assignee.change'],
      [{ labelIds: [], assigneeIds: [] }, 'card.update'],
      [{ fields: { [fields.number.id]: 4 } }, 'card.update'],
      [{ title: 'titled', labelIds: labels }, 'card.update'],
    ];
    for (const [change, kind] of kinds) {
      const events = await eventsOf(() => token.patch(`/cards/${id}`, change));
      expect(events.map(({ event }) => event)).toEqual([kind]);
    }
  });

  it('respect If-Match and the archive', async () => {
    const id = await token.card(listId);
    const stale = await token.patch(`/cards/${id}`, { labelIds: labels }, { 'if-match': '"9"' });
    expect(stale.status).toBe(412);
    await token.post(`/cards/${id}/archive`);
    expect((await token.patch(`/cards/${id}`, { labelIds: labels })).status).toBe(409);
    expect((await token.get<CardDto>(`/cards/${id}`)).body.labels).toEqual([]);
  });

  it('are all kept by concurrent requests for one card', async () => {
    const id = await token.card(listId);
    const requests = [
      { labelIds: labels },
      { assigneeIds: people },
      { fields: { [fields.number.id]: 1 } },
      { title: 'all of them' },
    ];
    const responses = await Promise.all(requests.map((body) => token.patch<CardDto>(`/cards/${id}`, body)));
    expect(responses.map(({ body }) => body.version).sort()).toEqual([2, 3, 4, 5]);
    const { body } = await token.get<CardDto>(`/cards/${id}`);
    expect(body).toMatchObject({ title: 'all of them', version: 5, fields: { [fields.number.id]: 1 } });
    expect([body.labels.length, body.assignees.length]).toEqual([2, 2]);
    expect(responses.find(({ body: { version } }) => version === 5)?.body).toEqual(body);
  });
});

describe('labels, assignees and field values of batches', () => {
  it('are written for each card alone', async () => {
    const { body: made } = await token.post<CardBatchItemDto[]>('/cards/batch', {
      cards: [
        { listId, title: 'a', ...everything() },
        { listId, title: 'b', labelIds: [999_999_999] },
        { listId, title: 'c', labelIds: labels },
      ],
    });
    expect(made.map(({ status }) => status)).toEqual([201, 422, 201]);
    const ids = [made[0]?.card?.id, made[2]?.card?.id];
    const { body: changed } = await token.post<CardBatchItemDto[]>('/cards/batch-update', {
      cards: [
        { id: ids[0], set: { title: 'A', assigneeIds: [people[1]], fields: { [fields.number.id]: null } } },
        { id: ids[1], set: { fields: { [fields.number.id]: 'much' } } },
        { id: ids[0], labels: { remove: [labels[0]] } },
        { id: ids[0], assignees: { add: [people[0]] } },
        { id: ids[1], set: { labelIds: [] } },
      ],
    });
    expect(changed.map(({ status }) => status)).toEqual([200, 422, 200, 200, 200]);
    expect(changed[0]?.card).toMatchObject({ title: 'A', assignees: [{ memberId: people[1] }] });
    expect(changed[3]?.card).toMatchObject({ labels: [{ id: labels[1] }], assignees: [{}, {}], version: 4 });
    for (const [n, id] of ids.entries())
      expect((await token.get<CardDto>(`/cards/${id}`)).body).toEqual(changed[n === 0 ? 3 : 4]?.card);
  });

  it('create no card of an atomic batch with a wrong one', async () => {
    const title = `atomic ${Date.now()}`;
    const { status, body } = await token.post<ErrorDto>('/cards/batch', {
      atomic: true,
      cards: [
        { listId, title, ...everything() },
        { listId, title, fields: { [fields.number.id]: 'much' } },
      ],
    });
    expect([status, body.details?.[0]?.field]).toEqual([422, `cards.1.fields.${fields.number.id}`]);
    const { body: cards } = await token.get<CardDto[]>(`/lists/${listId}/cards`);
    expect(cards.filter((card) => card.title === title)).toEqual([]);
  });
});

describe('what does not fit', () => {
  it('is 422 that names the property and what to send, and changes nothing', async () => {
    const elsewhere = await token.board();
    const foreignLabel = await newLabel('elsewhere', elsewhere.id);
    const foreignField = await newField('number', undefined, elsewhere.id);
    const stranger = api.stranger().as.id;
    const [number, select, member] = [fields.number.id, fields.select.id, fields.member.id];
    const faults: [request: object, field: string, words: RegExp][] = [
      [
        { labelIds: [labels[0], foreignLabel, 999_999_999] },
        'labelIds',
        new RegExp(
          `${foreignLabel}, 999999999, not a label of board ${board.id}; GET /boards/${board.id}/labels`,
        ),
      ],
      [{ assigneeIds: [stranger] }, 'assigneeIds', /not a member of this workspace; GET \/members/],
      [
        { fields: { [foreignField.id]: 1 } },
        'fields',
        new RegExp(`${foreignField.id}, not a custom field of board ${board.id}; GET`),
      ],
      [{ fields: { 999999999: 1 } }, 'fields', /999999999, not a custom field/],
      [{ fields: { [number]: 'much' } }, `fields.${number}`, /“number” must be a number, or null/],
      [{ fields: { [select]: 'nowhere' } }, `fields.${select}`, /EMEA \(\d+\), APAC/],
      [{ fields: { [member]: stranger } }, `fields.${member}`, /one member, by id or unique name/],
      [{ labelIds: [labels[0], labels[0]] }, 'labelIds', /different ids/],
      [{ labelIds: null }, 'labelIds', /array/],
      [
        { assigneeIds: Array.from({ length: limits.assigneesPerCardMax + 1 }, (_, n) => n + 1) },
        'assigneeIds',
        /at most 50/,
      ],
      [{ fields: [] }, 'fields', /by field id/],
      [{ fields: { name: 1 } }, 'fields', /by field id/],
      [{ fields: { '01': 1 } }, 'fields', /by field id/],
      [{ fields: { [number]: { deep: 1 } } }, 'fields', /text, a number/],
      [
        { fields: { [number]: Array.from({ length: limits.optionsPerFieldMax + 1 }, () => 1) } },
        'fields',
        /at most 100/,
      ],
    ];
    const { body: card } = await token.post<CardDto>('/cards', { listId, title: 'kept', ...everything() });
    const events = await eventsOf(async () => {
      for (const [request, field, words] of faults)
        for (const response of [
          await token.post<ErrorDto>('/cards', { listId, title: 'x', ...request }),
          await token.patch<ErrorDto>(`/cards/${card.id}`, { title: 'x', ...request }),
        ]) {
          expect([response.status, response.body.details?.[0]?.field]).toEqual([422, field]);
          expect(response.body.error).toMatch(words);
        }
    });
    expect(events).toEqual([]);
    expect((await token.get<CardDto>(`/cards/${card.id}`)).body).toEqual(card);
  });

  it('tells a caller who may not see the card or the list nothing else, and a viewer that it is forbidden', async () => {
    const hidden = await token.board(['Hidden'], { visibility: 'private' });
    const card = await token.card(hidden.lists[0] as number);
    const member = api.member('member');
    const wrong = { labelIds: [999_999_999], assigneeIds: [999_999_999], fields: { 999999999: 1 } };
    for (const request of [{}, wrong]) {
      const created = await member.post('/cards', { listId: hidden.lists[0], title: 'x', ...request });
      const changed = await member.patch(`/cards/${card}`, { title: 'x', ...request });
      expect([created.status, changed.status]).toEqual([404, 404]);
    }
    expect((await api.member('viewer').post('/cards', { listId, title: 'x', ...everything() })).status).toBe(
      403,
    );
  });
});
