import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RunningApi, type HttpResponse, type Client, type MadeBoard } from '../testing/running-api.js';

interface Activity {
  id: number;
  event: string;
  boardId: number;
  changes: Record<string, { from: unknown; to: unknown }> | null;
}

let api: RunningApi;
let owner: Client;
let member: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  owner = api.member('owner');
  member = api.member('member');
});
afterAll(() => api.stop());

/** A card with a history on a private board, moved to a board of the workspace. */
async function movedOut(): Promise<{ hidden: MadeBoard; open: MadeBoard; cardId: number }> {
  const hidden = await owner.board(['Layoffs'], { visibility: 'private' });
  const open = await owner.board(['To do']);
  const cardId = await owner.card(hidden.lists[0] as number, 'Price 40M');
  await owner.patch(`/cards/${cardId}`, { title: 'Price 45M', description: 'The data room' });
  const comment = await owner.post<{ id: number }>(`/cards/${cardId}/comments`, { text: 'hunter2' });
  await owner.delete(`/comments/${comment.body.id}`);
  await owner.patch(`/cards/${cardId}`, { title: 'A card', description: null });
  expect((await owner.post(`/cards/${cardId}/move`, { listId: open.lists[0] })).status).toBe(200);
  return { hidden, open, cardId };
}

it('shows of a card’s activity only what was recorded on boards that the reader sees [DEC-3.9]', async () => {
  const { hidden, open, cardId } = await movedOut();
  await owner.patch(`/cards/${cardId}`, { title: 'A public card' });
  const { body } = await member.get<Activity[]>(`/cards/${cardId}/activity`);
  expect(body.map(({ event, boardId }) => [event, boardId])).toEqual([
    ['card.update', open.id],
    ['card.move', open.id],
  ]);
  expect(JSON.stringify(body)).not.toMatch(/40M|45M|hunter2|data room|Layoffs/);
  const whole = await owner.get<Activity[]>(`/cards/${cardId}/activity`);
  expect(whole.body.map(({ event }) => event)).toEqual([
    'card.update',
    'card.move',
    'card.update',
    'comment.delete',
    'comment.create',
    'card.update',
    'card.create',
  ]);
  expect(new Set(whole.body.map(({ boardId }) => boardId))).toEqual(new Set([hidden.id, open.id]));
});

it('fills the pages of a card’s activity although rows between them are hidden', async () => {
  const { hidden, open, cardId } = await movedOut();
  for (const title of ['one', 'two']) await owner.patch(`/cards/${cardId}`, { title });
  await owner.post(`/cards/${cardId}/move`, { listId: hidden.lists[0] });
  await owner.patch(`/cards/${cardId}`, { title: 'Price 50M' });
  await owner.post(`/cards/${cardId}/move`, { listId: open.lists[0] });
  const seen: string[] = [];
  let path: string | null = `/cards/${cardId}/activity?limit=1`;
  while (path) {
    const page: HttpResponse<Activity[]> = await member.get<Activity[]>(path);
    expect(page.body).toHaveLength(1);
    seen.push(page.body[0]?.event ?? '');
    const cursor: string | null = page.headers.get('x-next-cursor');
    path = cursor === null ? null : `/cards/${cardId}/activity?limit=1&cursor=${cursor}`;
  }
  expect(seen).toEqual(['card.move', 'card.update', 'card.update', 'card.move']);
});

it('publishes a move out of a private board like the arrival of a new card', async () => {
  const { hidden, open, cardId } = await movedOut();
  const event = (await api.events()).filter(
    ({ event, boardId }) => event === 'card.move' && boardId === open.id,
  );
  expect(event).toHaveLength(1);
  expect(event[0]?.data).toMatchObject({ id: cardId, listName: 'To do' });
  expect(event[0]?.changes).toMatchObject({
    boardId: { from: null, to: open.id },
    listId: { from: null, to: open.lists[0] },
    listName: { from: null, to: 'To do' },
    position: { from: null },
    listVersions: { to: { [open.lists[0] as number]: expect.any(Number) } },
  });
  const told = JSON.stringify(event[0]?.changes);
  expect(told).not.toContain('Layoffs');
  expect(told).not.toContain(`"${hidden.lists[0]}"`);
  const activity = await member.get<Activity[]>(`/boards/${open.id}/activity`);
  expect(activity.body.find(({ event }) => event === 'card.move')?.changes).toEqual(event[0]?.changes);
  expect(JSON.stringify(activity.body)).not.toContain('Layoffs');
});

it('tells where a card came from where the board that it left is the workspace’s', async () => {
  const from = await owner.board(['To do']);
  const to = await owner.board(['Doing'], { visibility: 'private' });
  const cardId = await owner.card(from.lists[0] as number);
  await owner.post(`/cards/${cardId}/move`, { listId: to.lists[0] });
  const event = (await api.events()).find(({ event, boardId }) => event === 'card.move' && boardId === to.id);
  expect(event?.changes).toMatchObject({
    boardId: { from: from.id, to: to.id },
    listId: { from: from.lists[0], to: to.lists[0] },
    listName: { from: 'To do', to: 'Doing' },
  });
  expect(
    (await member.get<Activity[]>(`/boards/${from.id}/activity`)).body.map(({ event }) => event),
  ).toEqual(['card.create', 'board.create']);
});
