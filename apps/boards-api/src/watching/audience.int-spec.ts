import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  audienceSubject,
  seenBoardsSubject,
  watchLevels,
  type AudienceItem,
  type AudienceResponse,
  type SeenBoardsResponse,
  type WatchLevel,
} from '@kiban/contracts';
import { request } from '@kiban/messaging';
import { RunningApi, type Client, type MadeBoard } from '../testing/running-api.js';

let api: RunningApi;
let owner: Client;

beforeAll(async () => {
  api = await RunningApi.start();
  owner = api.member('owner');
});
afterAll(() => api.stop());

const audienceOf = (items: readonly AudienceItem[]): Promise<AudienceResponse> =>
  request(api.nats, audienceSubject, { workspaceId: api.workspaceId, items }, 20_000);
const seenBoards = async (question: object): Promise<readonly number[]> => {
  const whole = { workspaceId: api.workspaceId, ...question };
  return (await request<SeenBoardsResponse>(api.nats, seenBoardsSubject, whole, 5_000)).boardIds;
};

/** What decides whether one person is notified of a card, and what the rules say about it. */
interface Situation {
  sees: boolean;
  board: WatchLevel | null;
  list: WatchLevel | null;
  card: WatchLevel | null;
  isInvolved: boolean;
  isDirect: boolean;
  isActor: boolean;
  hasLeft: boolean;
}

function expected(one: Situation): 'direct' | 'watching' | null {
  if (!one.sees || one.isActor || one.hasLeft) return null;
  if ([one.board, one.list, one.card].includes('none')) return null;
  if (one.isDirect) return 'direct';
  const nearest = one.card ?? one.list ?? one.board ?? (one.isInvolved ? 'all' : 'mentions');
  return nearest === 'all' ? 'watching' : null;
}

const level = fc.option(fc.constantFrom(...watchLevels));
const situation: fc.Arbitrary<Situation> = fc.record({
  sees: fc.boolean(),
  board: level,
  list: level,
  card: level,
  isInvolved: fc.boolean(),
  isDirect: fc.boolean(),
  isActor: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  hasLeft: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});

/** Stores the situations of people on a private board as rows; the routes that write these have their own tests. */
async function arrange(
  boardId: number,
  listId: number,
  cardId: number,
  people: readonly (Situation & { id: number })[],
): Promise<void> {
  const each = (text: string, which: readonly { id: number }[]): Promise<unknown> =>
    api.database.query(text, [api.workspaceId, which.map(({ id }) => id)]);
  await each(
    `INSERT INTO boards.member (workspace_id, id, name, role) SELECT $1, id, 'A member', 'member' FROM unnest($2::bigint[]) AS id`,
    people,
  );
  await each(
    `INSERT INTO boards.board_member (workspace_id, board_id, member_id) SELECT $1, ${boardId}, id FROM unnest($2::bigint[]) AS id`,
    people.filter(({ sees }) => sees),
  );
  await each(
    `INSERT INTO boards.card_assignee (workspace_id, card_id, member_id) SELECT $1, ${cardId}, id FROM unnest($2::bigint[]) AS id`,
    people.filter(({ isInvolved }) => isInvolved),
  );
  await each(
    'UPDATE boards.member SET removed_at = clock_timestamp() WHERE workspace_id = $1 AND id = ANY ($2)',
    people.filter(({ hasLeft }) => hasLeft),
  );
  const objects = { board: boardId, list: listId, card: cardId } as const;
  for (const [name, id] of Object.entries(objects) as [keyof typeof objects, number][])
    await api.database.query(
      `INSERT INTO boards.watch (workspace_id, member_id, ${name}_id, level)
       SELECT $1, one.id, ${id}, one.level FROM json_to_recordset($2::json) AS one (id bigint, level text)`,
      [
        api.workspaceId,
        JSON.stringify(people.flatMap((one) => (one[name] ? [{ id: one.id, level: one[name] }] : []))),
      ],
    );
}

let nextMember = 5_000_000_000;

describe('the audience of an event', () => {
  it('is exact for random watchers, rights and mutes [DEC-10.WATCH-2, DEC-10.WATCH-3]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(situation, { minLength: 1, maxLength: 40 }), async (situations) => {
        const board = await owner.board(['To do'], { visibility: 'private' });
        const listId = board.lists[0] as number;
        const cardId = await owner.card(listId);
        const people = situations.map((one) => ({ ...one, id: (nextMember += 1) }));
        await arrange(board.id, listId, cardId, people);
        const actors = people.filter(({ isActor }) => isActor);
        const direct = people.filter(({ isDirect }) => isDirect).map(({ id }) => id);
        // One item for each actor, since an event has one.
        const items = [undefined, ...actors].map((actor, eventId) => ({
          eventId,
          boardId: board.id,
          cardId,
          memberIds: direct,
          ...(actor ? { actorId: actor.id } : {}),
        }));
        const response = await audienceOf(items);
        expect(response.items).toHaveLength(items.length);
        for (const [n, { direct: told, watching }] of response.items.entries()) {
          const actorId = items[n]?.actorId;
          const those = (what: string): number[] =>
            people
              .filter((one) => expected({ ...one, isActor: one.id === actorId }) === what)
              .map(({ id }) => id);
          expect([told, watching.filter((id) => id !== owner.as.id)]).toEqual([
            those('direct'),
            those('watching'),
          ]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('tells owners and admins of private boards, and a member only while they see them', async () => {
    const admin = api.member('admin');
    const member = api.member('member');
    const board = await owner.board(['To do']);
    for (const one of [admin, member]) await one.put(`/boards/${board.id}/watch`, { level: 'all' });
    const cardId = await owner.card(board.lists[0] as number, 'Quarterly numbers');
    const item = { eventId: 1, boardId: board.id, cardId, actorId: owner.as.id };
    expect((await audienceOf([item])).items).toEqual([
      {
        eventId: 1,
        boardId: board.id,
        boardName: 'Launch',
        cardTitle: 'Quarterly numbers',
        direct: [],
        watching: [admin.as.id, member.as.id],
      },
    ]);
    await owner.patch(`/boards/${board.id}`, { visibility: 'private' });
    expect((await audienceOf([{ ...item, memberIds: [member.as.id] }])).items[0]).toMatchObject({
      direct: [],
      watching: [admin.as.id],
    });
    expect((await audienceOf([{ ...item, onlyDirect: true }])).items[0]?.watching).toEqual([]);
  });

  it('is that of the card’s present board, and a deleted card’s is who is named', async () => {
    const member = api.member('member');
    const [from, to] = [await owner.board(['A']), await owner.board(['B'], { name: 'Landing' })];
    await member.put(`/boards/${to.id}/watch`, { level: 'all' });
    const cardId = await owner.card(from.lists[0] as number);
    await owner.post(`/cards/${cardId}/move`, { listId: to.lists[0] });
    const item = { eventId: 7, boardId: from.id, cardId, actorId: owner.as.id };
    expect((await audienceOf([item])).items[0]).toMatchObject({
      boardId: to.id,
      boardName: 'Landing',
      watching: [member.as.id],
    });
    await owner.delete(`/cards/${cardId}`);
    expect((await audienceOf([{ ...item, memberIds: [member.as.id] }])).items[0]).toMatchObject({
      boardId: from.id,
      cardTitle: null,
      direct: [member.as.id],
      watching: [],
    });
    await owner.post(`/boards/${from.id}/archive`);
    await owner.delete(`/boards/${from.id}`);
    expect((await audienceOf([item])).items).toEqual([]);
  });

  it('says who sees a board, also of those who muted it', async () => {
    const [muted, outsider] = [api.member('viewer'), api.member('member')];
    const board = await owner.board(['A'], { visibility: 'private' });
    await owner.put(`/boards/${board.id}/members`, { memberIds: [muted.as.id] });
    await muted.put(`/boards/${board.id}/watch`, { level: 'none' });
    const item = {
      eventId: 1,
      boardId: board.id,
      memberIds: [muted.as.id, outsider.as.id],
      onlyDirect: true,
    };
    expect((await audienceOf([item])).items[0]?.direct).toEqual([]);
    expect((await audienceOf([{ ...item, alsoMuted: true }])).items[0]?.direct).toEqual([muted.as.id]);
  });

  it('includes a member of whom this service has no copy yet, and none of another workspace', async () => {
    const fresh = await RunningApi.start();
    try {
      const maker = fresh.member('member');
      const board: MadeBoard = await fresh.member('owner').board();
      const cardId = await maker.card(board.lists[0] as number);
      await fresh.database.query('DELETE FROM boards.member WHERE workspace_id = $1', [fresh.workspaceId]);
      const items = [{ eventId: 1, boardId: board.id, cardId, memberIds: [12] }];
      const ask = (workspaceId: number): Promise<AudienceResponse> =>
        request(fresh.nats, audienceSubject, { workspaceId, items }, 5_000);
      expect((await ask(fresh.workspaceId)).items[0]).toMatchObject({
        direct: [],
        watching: [maker.as.id],
      });
      expect(await ask(fresh.workspaceId + 1)).toEqual({ items: [], read: 1 });
    } finally {
      await fresh.stop();
    }
  });

  it('is cut after an item when many members hear, and the rest is requested again', async () => {
    const board: MadeBoard = await owner.board();
    const from = (nextMember += 1);
    nextMember += 10_000;
    await api.database.query(
      `INSERT INTO boards.member (workspace_id, id, name, role)
       SELECT $1, id, 'A member', 'member' FROM generate_series($2::bigint, $2 + 9999) AS id`,
      [api.workspaceId, from],
    );
    await api.database.query(
      `INSERT INTO boards.watch (workspace_id, member_id, board_id, level)
       SELECT $1, id, $3, 'all' FROM generate_series($2::bigint, $2 + 9999) AS id`,
      [api.workspaceId, from, board.id],
    );
    const items = Array.from({ length: 60 }, (_, eventId) => ({ eventId, boardId: board.id }));
    const first = await audienceOf(items);
    expect(first.items.every(({ watching }) => watching.length === 10_000)).toBe(true);
    expect(first.items.map(({ eventId }) => eventId)).toEqual(
      items.slice(0, first.read).map(({ eventId }) => eventId),
    );
    expect(first.read).toBeLessThan(items.length);
    const rest = await audienceOf(items.slice(first.read));
    expect(rest.items[0]?.eventId).toBe(first.read);
  });
});

describe('the boards that a member sees', () => {
  it('are those of the given role, else of this service’s copy of the member', async () => {
    const member = api.member('member');
    const [open, hidden] = [await owner.board(), await owner.board([], { visibility: 'private' })];
    const foreign = await api.stranger().board();
    const boardIds = [open.id, hidden.id, foreign.id, 999_999_999];
    const memberId = member.as.id;
    expect(await seenBoards({ memberId, role: 'member', boardIds })).toEqual([open.id]);
    expect(await seenBoards({ memberId, role: 'admin', boardIds })).toEqual([open.id, hidden.id]);
    expect(await seenBoards({ memberId, role: 'admin', onlyBoards: [hidden.id], boardIds })).toEqual([
      hidden.id,
    ]);
    expect(await seenBoards({ memberId, boardIds })).toEqual([]);
    await member.put(`/boards/${open.id}/watch`, {});
    expect(await seenBoards({ memberId, boardIds })).toEqual([open.id]);
    await owner.put(`/boards/${hidden.id}/members`, { memberIds: [memberId] });
    expect(await seenBoards({ memberId, boardIds })).toEqual([open.id, hidden.id]);
  });
});
