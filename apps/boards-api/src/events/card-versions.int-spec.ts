import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CardDto } from '@kiban/contracts';
import { RunningApi, type Client, type HttpResponse } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

const versionOf = async (cardId: number): Promise<number> =>
  (await token.get<CardDto>(`/cards/${cardId}`)).body.version;

const eventOf = async ({ headers }: HttpResponse<unknown>): ReturnType<typeof one> =>
  one(headers.get('x-event-id'));
const one = async (
  id: string | null,
): Promise<Awaited<ReturnType<RunningApi['events']>>[number] | undefined> =>
  (await api.events()).find((event) => String(event.id) === id);

const idOf = async (path: string, body: object): Promise<number> =>
  (await token.post<{ id: number }>(path, body)).body.id;

interface ACard {
  id: number;
  boardId: number;
  lists: number[];
  labelId: number;
  fieldId: number;
  otherId: number;
}

async function aCard(): Promise<ACard> {
  const { id: boardId, lists } = await token.board(['To do', 'Done']);
  const labelId = await idOf(`/boards/${boardId}/labels`, { name: 'urgent', color: '#ef4444' });
  const fieldId = await idOf(`/boards/${boardId}/fields`, { name: 'Note', type: 'text' });
  const otherId = await token.card(lists[0] as number);
  return { id: await token.card(lists[0] as number), boardId, lists, labelId, fieldId, otherId };
}

const steps: [
  event: string,
  method: string,
  path: (card: ACard) => string,
  body?: (card: ACard) => object,
][] = [
  ['card.update', 'PATCH', ({ id }) => `/cards/${id}`, () => ({ title: 'Next', dueDate: '2026-12-01' })],
  ['card.complete', 'POST', ({ id }) => `/cards/${id}/complete`],
  ['card.reopen', 'POST', ({ id }) => `/cards/${id}/reopen`],
  ['card.reorder', 'POST', ({ id }) => `/cards/${id}/reorder`, () => ({ position: 'first' })],
  ['card.move', 'POST', ({ id }) => `/cards/${id}/move`, ({ lists }) => ({ listId: lists[1] })],
  ['card.archive', 'POST', ({ id }) => `/cards/${id}/archive`],
  ['card.restore', 'POST', ({ id }) => `/cards/${id}/restore`],
  ['assignee.change', 'PUT', ({ id }) => `/cards/${id}/assignees`, () => ({ memberIds: [token.as.id] })],
  ['label.change', 'PUT', ({ id }) => `/cards/${id}/labels`, ({ labelId }) => ({ labelIds: [labelId] })],
  ['value.change', 'PUT', ({ id, fieldId }) => `/cards/${id}/fields/${fieldId}`, () => ({ value: 'Long' })],
  ['value.change', 'PUT', ({ id, fieldId }) => `/cards/${id}/fields/${fieldId}`, () => ({ value: null })],
  ['comment.create', 'POST', ({ id }) => `/cards/${id}/comments`, () => ({ text: 'Ready' })],
  ['checklist.create', 'POST', ({ id }) => `/cards/${id}/checklist`, () => ({ text: 'One' })],
  ['gantt.update', 'PATCH', ({ id }) => `/gantt/tasks/${id}`, () => ({ start: '2026-11-24' })],
  ['gantt.reorder', 'POST', ({ id }) => `/gantt/tasks/${id}/reorder`, () => ({ position: 'first' })],
  [
    'dependency.create',
    'POST',
    ({ id }) => `/gantt/tasks/${id}/dependencies`,
    ({ otherId }) => ({ dependsOn: otherId }),
  ],
];

describe('an event that changes a card', () => {
  it('carries its version before and after it, and is named in the response [DEC-5.FEED-5, DEC-5.FEED-6]', async () => {
    const card = await aCard();
    for (const [event, method, path, body] of steps) {
      const from = await versionOf(card.id);
      const response = await token.send(method, path(card), body?.(card));
      const recorded = await eventOf(response);
      const cardVersion = { from, to: await versionOf(card.id) };
      expect([event, response.status < 300, recorded?.event]).toEqual([event, true, event]);
      expect([event, recorded?.changes?.['cardVersion']]).toEqual([event, cardVersion]);
      expect(cardVersion.to).toBe(from + 1);
    }
  });

  it('does so where its related rows are changed or deleted', async () => {
    const { id } = await aCard();
    const comment = await idOf(`/cards/${id}/comments`, { text: 'Ready' });
    const item = await idOf(`/cards/${id}/checklist`, { text: 'One' });
    for (const [event, method, path, body] of [
      ['comment.update', 'PATCH', `/comments/${comment}`, { text: 'Ready now' }],
      ['comment.delete', 'DELETE', `/comments/${comment}`],
      ['checklist.update', 'PATCH', `/cards/${id}/checklist/${item}`, { done: true }],
      ['checklist.delete', 'DELETE', `/cards/${id}/checklist/${item}`],
    ] as const) {
      const from = await versionOf(id);
      const recorded = await eventOf(await token.send(method, path, body));
      expect([recorded?.event, recorded?.changes?.['cardVersion']]).toEqual([
        event,
        { from, to: await versionOf(id) },
      ]);
    }
  });

  it('begins at null for a new card, and for one that comes from a private board', async () => {
    const { id: boardId, lists } = await token.board();
    const hidden = await token.board(['Layoffs'], { visibility: 'private' });
    const created = await token.post<CardDto>('/cards', { listId: hidden.lists[0], title: 'x' });
    expect((await eventOf(created))?.changes?.['cardVersion']).toEqual({ from: null, to: 1 });
    const moved = await token.post(`/cards/${created.body.id}/move`, { listId: lists[0] });
    expect(await eventOf(moved)).toMatchObject({
      boardId,
      changes: { cardVersion: { from: null, to: 2 } },
    });
    const open = await token.board();
    const seen = await token.post(`/cards/${created.body.id}/move`, { listId: open.lists[0] });
    expect((await eventOf(seen))?.changes?.['cardVersion']).toEqual({ from: 2, to: 3 });
  });
});

describe('X-Event-Id', () => {
  it('names the event of a board, a list and a deletion [DEC-5.FEED-6]', async () => {
    const board = await token.post<{ id: number }>('/boards', { name: 'Launch' });
    const list = await token.post<{ id: number }>(`/boards/${board.body.id}/lists`, { name: 'To do' });
    const deleted = await token.send('DELETE', `/cards/${await token.card(list.body.id)}`);
    expect(deleted.status).toBe(204);
    const events = [await eventOf(board), await eventOf(list), await eventOf(deleted)];
    expect(events.map((event) => event?.event)).toEqual(['board.create', 'list.create', 'card.delete']);
  });

  it('is absent where nothing changed, where a write was rejected, and where it made several events', async () => {
    const { id, lists } = await aCard();
    const title = 'Same';
    await token.patch(`/cards/${id}`, { title });
    const cards = [1, 2].map((n) => ({ listId: lists[0], title: `${n}` }));
    const none = [
      await token.patch(`/cards/${id}`, { title }),
      await token.send('PATCH', `/cards/${id}`, { title: 'Other' }, { 'if-match': '"99"' }),
      await token.post('/cards/batch', { cards }),
      await token.get(`/cards/${id}`),
    ];
    expect(none.map(({ status, headers }) => [status, headers.get('x-event-id')])).toEqual([
      [200, null],
      [412, null],
      [200, null],
      [200, null],
    ]);
    const single = await token.post('/cards/batch', { cards: cards.slice(1) });
    expect((await eventOf(single))?.event).toBe('card.create');
  });

  it('is in the replayed response of an Idempotency-Key, and exposed to browsers [DEC-2.IDEM-2]', async () => {
    const { id } = await aCard();
    const headers = { 'idempotency-key': 'event-id', origin: 'https://example.com' };
    const sent = await token.send('PATCH', `/cards/${id}`, { title: 'Once' }, headers);
    const replayed = await token.send('PATCH', `/cards/${id}`, { title: 'Once' }, headers);
    expect(replayed.headers.get('idempotency-replayed')).toBe('true');
    expect((await eventOf(sent))?.event).toBe('card.update');
    expect(replayed.headers.get('x-event-id')).toBe(sent.headers.get('x-event-id'));
    expect(sent.headers.get('access-control-expose-headers')).toContain('x-event-id');
  });
});

it('is in the entity tag of a set value, which the next change of the card may be based on', async () => {
  const { id, fieldId } = await aCard();
  const set = (value: string | null, tag: string): Promise<HttpResponse<unknown>> =>
    token.send('PUT', `/cards/${id}/fields/${fieldId}`, { value }, { 'if-match': tag });
  const { headers } = await token.get(`/cards/${id}`);
  let tag = headers.get('etag') ?? '';
  for (const value of ['One', 'Two', null]) {
    const response = await set(value, tag);
    tag = response.headers.get('etag') ?? '';
    expect([response.status, tag.startsWith(`"${await versionOf(id)}-`)]).toEqual([200, true]);
  }
  await token.patch(`/cards/${id}`, { title: 'Other' });
  expect((await set('Late', tag)).status).toBe(412);
});

it('rises when a reorder of the chart ranks tasks that had no rank, also where the task stays', async () => {
  const { id, lists, boardId } = await aCard();
  await token.post(`/gantt/tasks/${id}/reorder`, { position: 'first' });
  await token.card(lists[0] as number);
  const version = await versionOf(id);
  const event = await eventOf(await token.post(`/gantt/tasks/${id}/reorder`, { position: 'first' }));
  expect(event).toMatchObject({
    event: 'gantt.reorder',
    changes: { respaced: { from: false, to: true }, cardVersion: { from: version, to: version + 1 } },
  });
  const { body } = await token.get<{ position: string | null }[]>(`/boards/${boardId}/gantt`);
  expect(body.every(({ position }) => position !== null)).toBe(true);
  const again = await token.post(`/gantt/tasks/${id}/reorder`, { position: 'first' });
  expect(again.headers.get('x-event-id')).toBeNull();
});
