import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActivityDto, CardDto, ErrorDto } from '@kiban/contracts';
import { RunningApi, type Client } from '../testing/running-api.js';

let api: RunningApi;
let token: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  token = api.token();
});
afterAll(() => api.stop());

async function aCard(comments = 1): Promise<string> {
  const { lists } = await token.board(['To do']);
  const path = `/cards/${await token.card(lists[0] as number, 'Launch')}`;
  await token.post(`${path}/checklist`, { text: 'One' });
  await token.post(`${path}/checklist`, { text: 'Two', done: true });
  for (let n = 1; n <= comments; n += 1) await token.post(`${path}/comments`, { text: `Comment ${n}` });
  return path;
}

const bodyOf = async (path: string): Promise<unknown> => (await token.get<unknown>(path)).body;

describe('GET /cards/{id}?include', () => {
  it('returns the card with what the requests for each part return [DEC-5.CARD-20]', async () => {
    const path = await aCard();
    const { body } = await token.get<CardDto>(`${path}?include=checklist,comments,activity`);
    const { checklistItems, comments, commentsNextCursor, activity, activityNextCursor, ...card } = {
      ...(body as object as Record<string, unknown>),
    };
    expect(card).toEqual(await bodyOf(path));
    expect(checklistItems).toEqual(await bodyOf(`${path}/checklist`));
    expect(comments).toEqual(await bodyOf(`${path}/comments`));
    expect(activity).toEqual(await bodyOf(`${path}/activity`));
    expect([commentsNextCursor, activityNextCursor]).toEqual([null, null]);
  });

  it('adds only what is named, in any order, with cursors for the rest', async () => {
    const path = await aCard(51);
    const plain = Object.keys((await bodyOf(path)) as object);
    const added = async (include: string): Promise<string[]> =>
      Object.keys((await bodyOf(`${path}?include=${include}`)) as object)
        .filter((name) => !plain.includes(name))
        .sort();
    expect(await added('checklist')).toEqual(['checklistItems']);
    expect(await added('activity,checklist')).toEqual(['activity', 'activityNextCursor', 'checklistItems']);
    const { body } = await token.get<CardDto>(`${path}?include=comments,activity`);
    expect([body.comments?.length, body.activity?.length]).toEqual([50, 50]);
    const rest = await token.get<{ text: string }[]>(`${path}/comments?cursor=${body.commentsNextCursor}`);
    expect(rest.body.map(({ text }) => text)).toEqual(['Comment 51']);
    const older = await token.get<ActivityDto[]>(`${path}/activity?cursor=${body.activityNextCursor}`);
    expect(older.body.at(-1)?.event).toBe('card.create');
  });

  it('has an entity tag that If-None-Match and If-Match are compared with', async () => {
    const path = await aCard();
    const read = `${path}?include=checklist,comments,activity`;
    const etag = (await token.get(read)).headers.get('etag') ?? '';
    expect((await token.get(read, { 'if-none-match': etag })).status).toBe(304);
    const update = (title: string): Promise<{ status: number }> =>
      token.send('PATCH', path, { title }, { 'if-match': etag });
    expect([(await update('Next')).status, (await update('Late')).status]).toEqual([200, 412]);
    expect((await token.get(read, { 'if-none-match': etag })).status).toBe(200);
  });

  it('hides the activity on boards that the caller does not see, and the cards of those boards', async () => {
    const member = api.member('member');
    const open = await token.board();
    const hidden = await token.board(['Layoffs'], { visibility: 'private' });
    const path = `/cards/${await token.card(hidden.lists[0] as number)}`;
    expect((await member.get(`${path}?include=comments`)).status).toBe(404);
    await token.post(`${path}/move`, { listId: open.lists[0] });
    const { body } = await member.get<CardDto>(`${path}?include=activity`);
    expect(body.activity?.map(({ event }) => event)).toEqual(['card.move']);
    expect(JSON.stringify(body)).not.toContain('Layoffs');
  });

  it('rejects other values with 422 and the accepted ones', async () => {
    const path = await aCard();
    for (const include of [
      '',
      'history',
      'comments,history',
      'comments,comments',
      'comments,',
      '__proto__',
    ]) {
      const { status, body } = await token.get<ErrorDto>(`${path}?include=${include}`);
      expect([include, status, body.details?.[0]?.message]).toEqual([
        include,
        422,
        'include must be one or more of checklist, comments, activity, separated by commas and each once.',
      ]);
    }
    expect((await token.get(`${path}?include=comments&include=activity`)).status).toBe(422);
  });
});
