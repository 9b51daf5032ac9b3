import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RunningApi, type Client, type HttpResponse } from '../testing/running-api.js';

interface Activity {
  id: number;
  event: string;
  actor: { memberId: number };
  via: { kind: string };
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

/** A board on which two people have worked, one of them also with a token. */
async function busyBoard(): Promise<number> {
  const { id, lists } = await owner.board(['To do']);
  const cardId = await member.card(lists[0] as number, 'Flowers');
  await owner.patch(`/cards/${cardId}`, { title: 'Many flowers' });
  await member.post(`/cards/${cardId}/comments`, { text: 'From the market' });
  await api.token().post(`/cards/${cardId}/complete`, {});
  return id;
}

async function events(path: string): Promise<string[]> {
  const { status, body } = await owner.get<Activity[]>(path);
  expect(status).toBe(200);
  return body.map(({ event }) => event);
}

it('filters the activity of a board by member, by kind of client and by event', async () => {
  const id = await busyBoard();
  const path = `/boards/${id}/activity`;
  expect(await events(`${path}?actor=${member.as.id}`)).toEqual(['comment.create', 'card.create']);
  expect(await events(`${path}?via=token`)).toEqual(['card.complete']);
  expect(await events(`${path}?event=card.*`)).toEqual(['card.complete', 'card.update', 'card.create']);
  expect(await events(`${path}?event=comment.create,board.*`)).toEqual(['comment.create', 'board.create']);
  expect(await events(`${path}?actor=${member.as.id}&event=card.*`)).toEqual(['card.create']);
  expect(await events(`${path}?actor=${Number.MAX_SAFE_INTEGER}`)).toEqual([]);
});

it('pages through a filter, each entry once', async () => {
  const path = `/boards/${await busyBoard()}/activity?event=card.*&limit=2`;
  const first = await owner.get<Activity[]>(path);
  const second = await owner.get<Activity[]>(`${path}&cursor=${first.headers.get('x-next-cursor')}`);
  expect([...first.body, ...second.body].map(({ event }) => event)).toEqual([
    'card.complete',
    'card.update',
    'card.create',
  ]);
  expect(second.headers.get('x-next-cursor')).toBeNull();
});

it('looks at a bounded number of rows for a page, and goes on behind them', async () => {
  const id = await busyBoard();
  // Newer than everything, by another kind of client.
  await api.database.query(
    `INSERT INTO boards.activity
     SELECT last.id + n, workspace_id, board_id, card_id, 'card.update', actor_member_id, actor_name, 'import', via_name, data, changes, occurred_at
     FROM (SELECT * FROM boards.activity WHERE board_id = $1 ORDER BY id DESC LIMIT 1) AS last, generate_series(1, 4500) AS n`,
    [id],
  );
  const pages: string[][] = [];
  let path: string | null = `/boards/${id}/activity?via=token`;
  while (path) {
    const page: HttpResponse<Activity[]> = await owner.get<Activity[]>(path);
    pages.push(page.body.map(({ event }) => event));
    const cursor: string | null = page.headers.get('x-next-cursor');
    path = cursor === null ? null : `/boards/${id}/activity?via=token&cursor=${cursor}`;
  }
  expect(pages).toEqual([[], [], ['card.complete']]);
});

it.each(['actor=x', 'actor=0', 'via=fax', 'event=card', 'event=*', 'event=member.add', 'event='])(
  'rejects the filter %s',
  async (query) => {
    const { id } = await owner.board([]);
    expect((await owner.get(`/boards/${id}/activity?${query}`)).status).toBe(422);
  },
);

it('does not filter the activity of a board that the reader does not see [DEC-3.9]', async () => {
  const hidden = await owner.board(['Layoffs'], { visibility: 'private' });
  expect((await member.get(`/boards/${hidden.id}/activity?event=card.*`)).status).toBe(404);
});
