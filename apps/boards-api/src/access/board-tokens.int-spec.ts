import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActivityDto, BoardDto, CardDto, ErrorDto } from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { follow, followWorkspace, framesOf, type Followed } from '../testing/followed-stream.js';
import { RunningApi, type Client, type MadeBoard } from '../testing/running-api.js';

/** Every text on a board that the tokens of this file do not see contains it. */
const WORD = 'Zephyrine';

describe('a token that is restricted to boards', () => {
  let api: RunningApi;
  let owner: Client;
  let own: MadeBoard;
  let hidden: MadeBoard;
  let token: Client;

  beforeAll(async () => {
    api = await RunningApi.start();
    owner = api.member('owner');
    own = await owner.board(['To do', 'Done'], { name: 'Own' });
    hidden = await owner.board([`${WORD} list`, `${WORD} other`], { name: `${WORD} board` });
    token = api.boardToken([own.id]);
  });
  afterAll(() => api.stop());

  const listed = async (client: Client): Promise<number[]> =>
    (await client.get<BoardDto[]>('/boards?archived=all')).body.map(({ id }) => id);

  it('sees no other board, of whatever visibility, also next to unrestricted callers in one batch [DEC-4.20]', async () => {
    const secret = await owner.board([], { visibility: 'private' });
    const both = api.boardToken([own.id, secret.id]);
    const [ofToken, ofBoth, ofOwner] = await Promise.all([listed(token), listed(both), listed(owner)]);
    expect(ofToken).toEqual([own.id]);
    expect(ofBoth).toEqual([own.id, secret.id]);
    expect(ofOwner).toEqual(expect.arrayContaining([own.id, secret.id, hidden.id]));
    const reads = Array.from({ length: 12 }, (_, n) => [token, owner][n % 2] as Client);
    const statuses = await Promise.all(reads.map((client) => client.get(`/boards/${hidden.id}`)));
    expect(statuses.map(({ status }) => status)).toEqual(
      reads.map((client) => (client === token ? 404 : 200)),
    );
  });

  it('sees only those of its boards that its role sees [DEC-4.20]', async () => {
    const secret = await owner.board([], { visibility: 'private' });
    const ofMember = api.boardToken([own.id, secret.id]);
    api.changeRole(ofMember, 'member');
    expect(await listed(ofMember)).toEqual([own.id]);
    expect((await ofMember.get(`/boards/${secret.id}`)).status).toBe(404);
  });

  it('sees no board of another workspace that it lists [DEC-4.20]', async () => {
    const foreign = await api.stranger().board(['Theirs']);
    const client = api.boardToken([foreign.id]);
    expect(await listed(client)).toEqual([]);
    expect((await client.get(`/boards/${foreign.id}`)).status).toBe(404);
  });

  it('sees nothing when its last board is gone, or when it lists none [DEC-4.23]', async () => {
    const gone = await owner.board(['Soon gone']);
    const client = api.boardToken([gone.id]);
    expect(await listed(client)).toEqual([gone.id]);
    expect((await client.post(`/boards/${gone.id}/archive`)).status).toBe(200);
    expect((await client.delete(`/boards/${gone.id}`)).status).toBe(204);
    for (const none of [client, api.boardToken([])]) {
      expect(await listed(none)).toEqual([]);
      expect((await none.get<CardDto[]>('/search')).body).toEqual([]);
      expect((await none.get(`/boards/${own.id}`)).status).toBe(404);
      expect((await none.post('/boards', { name: 'Mine' })).status).toBe(403);
    }
  });

  it.each([
    ['creates no board', 'POST', () => '/boards', () => ({ name: 'Mine' })],
    [
      'imports no board',
      'POST',
      () => '/boards/import',
      () => ({ format: 'kiban.board', formatVersion: 1, board: { name: 'Mine' }, lists: [] }),
    ],
    ['copies no board', 'POST', () => `/boards/${own.id}/duplicate`, () => ({})],
    ['orders no boards', 'POST', () => `/boards/${own.id}/reorder`, () => ({ position: 'first' })],
    ['makes no template', 'PATCH', () => `/boards/${own.id}`, () => ({ isTemplate: true })],
  ])('%s [DEC-4.21]', async (_, method, path, body) => {
    const before = await owner.get<BoardDto[]>('/boards?archived=all');
    const { status, body: error } = await token.send<ErrorDto>(method, path(), body());
    expect([status, error.code, error.error]).toEqual([
      403,
      'forbidden',
      'A token that is restricted to boards cannot do this.',
    ]);
    expect((await owner.get<BoardDto[]>('/boards?archived=all')).body).toEqual(before.body);
  });

  it('gets the error of a missing board where it may not copy or order a hidden one [DEC-4.20]', async () => {
    for (const action of ['duplicate', 'reorder']) {
      const words = async (id: number): Promise<string> => {
        const { status, body } = await token.post<ErrorDto>(`/boards/${id}/${action}`, { position: 'first' });
        return `${status} ${body.code} ${body.error.replaceAll(String(id), '#')}`;
      };
      expect(await words(hidden.id)).toMatch(/^404 not_found/);
      expect(await words(hidden.id)).toBe(await words(9_007_199_254_740_991));
    }
  });

  describe('moves', () => {
    const first = (board: MadeBoard): number => board.lists[0] as number;

    it('no card to another board, and copies none from or to it [DEC-4.20]', async () => {
      const [mine, theirs] = [await owner.card(first(own)), await owner.card(first(hidden), `${WORD} card`)];
      await owner.card(own.lists[1] as number, 'In a list to delete');
      const attempts = [
        token.post<ErrorDto>(`/cards/${mine}/move`, { listId: first(hidden) }),
        token.post<ErrorDto>(`/cards/${theirs}/move`, { listId: first(own) }),
        token.post<ErrorDto>(`/cards/${mine}/copy`, { listId: first(hidden) }),
        token.post<ErrorDto>(`/cards/${theirs}/copy`, { listId: first(own) }),
        token.post<ErrorDto>(`/gantt/tasks/${mine}/dependencies`, { dependsOn: theirs }),
        token.delete<ErrorDto>(`/lists/${own.lists[1]}?moveCardsTo=${first(hidden)}`),
      ];
      for (const { status, body } of await Promise.all(attempts))
        expect([status, body.code]).toEqual([404, 'not_found']);
      const [batched] = (
        await token.post<{ status: number }[]>('/cards/batch-update', {
          cards: [{ id: theirs, set: { title: 'Mine' } }],
        })
      ).body;
      expect(batched).toMatchObject({ status: 404 });
      expect((await owner.get<CardDto>(`/cards/${theirs}`)).body).toMatchObject({
        title: `${WORD} card`,
        version: 1,
      });
      expect((await owner.get<CardDto>(`/cards/${mine}`)).body).toMatchObject({ version: 1 });
    });

    it('shows nothing of the hidden board that a card came from, in streams and the activity [DEC-4.22]', async () => {
      const cardId = await owner.card(first(hidden), 'Arrives');
      const later = await owner.card(first(hidden), 'Arrives later');
      const both = api.boardToken([own.id, hidden.id]);
      const [ofBoard, ofBoth] = [await follow(token, own.id), await follow(both, own.id)];
      await owner.post(`/cards/${cardId}/move`, { listId: first(own) });
      const moves = async (open: Followed): Promise<Record<string, { from: unknown; to: unknown }>> => {
        await eventually('the move', () => framesOf(open.text(), 'card.move').length > 0);
        return framesOf(open.text(), 'card.move')[0]?.changes ?? {};
      };
      const [seen, whole] = [await moves(ofBoard), await moves(ofBoth)];
      const none = { from: null };
      expect(seen).toMatchObject({
        boardId: none,
        listId: none,
        listName: none,
        position: none,
        cardVersion: none,
      });
      expect(seen['listName']?.to).toBe('To do');
      for (const versions of Object.values(seen['listVersions'] ?? {}))
        expect(Object.keys(versions as object)).toEqual([String(first(own))]);
      expect(whole).toMatchObject({
        boardId: { from: hidden.id, to: own.id },
        listName: { from: `${WORD} list`, to: 'To do' },
      });
      expect(ofBoard.text()).not.toContain(WORD);
      for (const path of [`/boards/${own.id}/activity`, `/cards/${cardId}/activity`]) {
        const rows = (await token.get<ActivityDto[]>(path)).body;
        expect(rows.find(({ event }) => event === 'card.move')?.changes).toMatchObject({
          boardId: none,
          listName: none,
        });
        expect(JSON.stringify(rows)).not.toContain(WORD);
        expect(JSON.stringify((await both.get(path)).body)).toContain(WORD);
      }
      expect(JSON.stringify((await token.get(`/cards/${cardId}`)).body)).not.toContain(WORD);
      // A stream that resumes reads the same events from the store.
      const resumed = await follow(token, own.id, '1');
      await owner.post(`/cards/${later}/move`, { listId: first(own) });
      await eventually('the next move', () => framesOf(resumed.text(), 'card.move').length > 0);
      expect(resumed.text()).not.toContain(WORD);
      for (const open of [ofBoard, ofBoth, resumed]) open.stop();
    });

    it('is shown only that a card left its board for a hidden one [DEC-4.22]', async () => {
      const cardId = await owner.card(first(own), 'Leaves');
      const open = await follow(token, own.id);
      await owner.post(`/cards/${cardId}/move`, { listId: first(hidden) });
      await eventually('the card left', () => framesOf(open.text(), 'card.leave').length > 0);
      expect(framesOf(open.text(), 'card.leave')[0]).toMatchObject({ data: { id: cardId } });
      expect(open.text()).not.toContain(WORD);
      expect(open.text()).not.toMatch(new RegExp(`"boardId":${hidden.id}\\b`));
      open.stop();
    });
  });

  it('has no stream of another board, and the one of the workspace has only its boards [DEC-4.22]', async () => {
    expect((await follow(token, hidden.id)).status).toBe(404);
    const open = await followWorkspace(token);
    // The card of the member who issued the token would be in an unrestricted stream.
    const theirs = await owner.card(hidden.lists[0] as number, `${WORD} card`);
    const mine = await owner.card(own.lists[0] as number, 'Mine');
    for (const id of [theirs, mine]) await owner.put(`/cards/${id}/assignees`, { memberIds: [token.as.id] });
    await owner.post(`/cards/${theirs}/move`, { listId: hidden.lists[1] });
    await owner.patch(`/cards/${theirs}`, { title: `${WORD} renamed` });
    await owner.patch(`/boards/${hidden.id}`, { description: WORD });
    await owner.patch(`/lists/${hidden.lists[0]}`, { name: `${WORD} first` });
    await owner.post(`/cards/${theirs}/move`, { listId: own.lists[0] });
    const fresh = await owner.board([], { name: `${WORD} fresh` });
    await owner.patch(`/boards/${own.id}`, { name: 'Marker' });
    await eventually('the last event', () => open.text().includes('Marker'));
    expect(framesOf(open.text(), 'assignee.change').map(({ data }) => data.id)).toEqual([mine]);
    expect(framesOf(open.text(), 'card.move').map(({ data }) => data.id)).toEqual([theirs]);
    expect(open.text()).not.toMatch(new RegExp(`"boardId":(${hidden.id}|${fresh.id})\\b`));
    expect(open.text()).not.toMatch(new RegExp(`${WORD} (list|other|first|fresh|board)`));
    open.stop();
  });
});
