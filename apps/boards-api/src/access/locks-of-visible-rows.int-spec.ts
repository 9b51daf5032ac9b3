import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database, type Transaction } from '@kiban/persistence';
import { eventually } from '@kiban/testing';
import type { Caller } from '@kiban/contracts';
import { unboundedRoom } from '../quotas/room.js';
import { partWrite, type PartWrite } from '../store/parts/part-write.js';
import { placementWrite, type Placement } from '../store/placing/placement.js';
import { unlimited, type CardWrite } from '../store/writing/card-write.js';
import { statementOf } from '../store/writing/card-writer.js';
import { CardsRepository } from '../store/cards/cards.repository.js';
import { ListsRepository } from '../store/lists/lists.repository.js';
import { callerAs, RunningApi, type Client, type MadeBoard } from '../testing/running-api.js';

/** A write locks only rows that its caller sees, so it never delays a write of another workspace. */

let api: RunningApi;
let victim: Client;
let stranger: Client;
let outsider: Client;
let database: Database;
/** Created before the callers' own rows, so that its rows come first in the lock order. */
let hidden: MadeBoard & { cardId: number; commentId: number };
let own: MadeBoard & { cardId: number };

beforeAll(async () => {
  api = await RunningApi.start();
  victim = api.token();
  stranger = api.stranger();
  outsider = api.member('member');
  const board = await victim.board(['To do', 'Done'], { visibility: 'private' });
  const cardId = await victim.card(board.lists[0] as number);
  const { body: comment } = await victim.post<{ id: number }>(`/cards/${cardId}/comments`, {
    text: 'a secret',
  });
  hidden = { ...board, cardId, commentId: comment.id };
  const made = await stranger.board(['Mine', 'Also mine']);
  own = { ...made, cardId: await stranger.card(made.lists[0] as number) };
  database = new Database({
    url: api.databaseUrl,
    poolMax: 4,
    applicationName: 'locks',
    logger: createLogger('test', 'silent'),
  });
});
afterAll(async () => {
  await database.close();
  await api.stop();
});

/** Fails with lock_not_available if any row of the hidden board is locked. */
async function expectUnlocked(): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query('SELECT 1 FROM boards.card WHERE board_id = $1 FOR UPDATE NOWAIT', [hidden.id]);
    await tx.query('SELECT 1 FROM boards.list WHERE board_id = $1 FOR UPDATE NOWAIT', [hidden.id]);
    await tx.query('SELECT 1 FROM boards.board WHERE id = $1 FOR UPDATE NOWAIT', [hidden.id]);
  });
}

/** Requests that name rows of the hidden board, and wait for a list of the stranger's own board. */
const requests: Record<string, () => Promise<{ status: number }>> = {
  'an atomic batch': () =>
    stranger.post('/cards/batch', {
      atomic: true,
      cards: [hidden.lists[0], own.lists[0]].map((listId) => ({ listId, title: 'A card' })),
    }),
  'the deletion of a list': () => stranger.delete(`/lists/${own.lists[0]}?moveCardsTo=${hidden.lists[0]}`),
};

describe.each(Object.entries(requests))('%s that names rows of another workspace', (_, send) => {
  it('locks none of them while it waits', async () => {
    let response: Promise<{ status: number }> | undefined;
    await database.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM boards.list WHERE id = $1 FOR UPDATE', [own.lists[0]]);
      response = send();
      await eventually('the request waits for the lock', async () => {
        const [row] = await database.query<{ waiting: number }>(
          `SELECT count(*) AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        );
        return row?.waiting === 1;
      });
      await expectUnlocked();
    });
    expect((await response)?.status).toBe(404);
  });
});

/** Requests that place a card: they are refused before they wait for any row. */
const refused: Record<string, () => Promise<{ status: number }>> = {
  'a move into a list': () =>
    stranger.post(`/cards/${own.cardId}/move`, { listId: hidden.lists[0], position: 'first' }),
  'a move of a card': () =>
    stranger.post(`/cards/${hidden.cardId}/move`, { listId: own.lists[0], position: 'first' }),
};

describe.each(Object.entries(refused))('%s that names rows of another workspace', (_, send) => {
  it('responds 404 while its own list is locked, and locks none of them', async () => {
    await database.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM boards.list WHERE id = $1 FOR UPDATE', [own.lists[0]]);
      expect((await send()).status).toBe(404);
      await expectUnlocked();
    });
  });
});

type Step = (tx: Transaction, caller: Caller) => Promise<unknown>;
const cards = new CardsRepository();
const lists = new ListsRepository();
const steps: Record<string, Step> = {
  'locking a card': (tx, caller) => cards.lock(tx, caller, hidden.cardId),
  'locking a list': (tx, caller) => lists.lock(tx, caller, hidden.lists[0] as number),
  'locking a target': (tx, caller) =>
    cards.take(tx, caller, { cardIds: [hidden.cardId], listIds: [hidden.lists[0] as number] }),
  'a move of a card': place((caller) => ({
    action: 'move',
    caller,
    cardId: hidden.cardId,
    listId: own.lists[0] as number,
    place: { kind: 'last' },
    expected: null,
  })),
  'a move into a list': place((caller) => ({
    action: 'move',
    caller,
    cardId: own.cardId,
    listId: hidden.lists[0] as number,
    place: { kind: 'after', anchorId: hidden.cardId },
    expected: null,
  })),
  'a new card': place((caller) => ({
    action: 'create',
    caller,
    card: {
      listId: hidden.lists[0] as number,
      title: 'x',
      description: null,
      startDate: null,
      dueDate: null,
    },
    place: { kind: 'first' },
  })),
  'updating a card': place((caller) => ({
    action: 'update',
    caller,
    cardId: hidden.cardId,
    update: { title: 'other' },
    expected: null,
    quota: { room: unboundedRoom, growth: { cards: 0, textBytes: 5 } },
  })),
  'a comment': part((caller) => ({
    action: 'comment.create',
    caller,
    cardId: hidden.cardId,
    text: 'x',
    room: unboundedRoom,
  })),
  'updating a comment': part((caller) => ({
    action: 'comment.update',
    caller,
    partId: hidden.commentId,
    text: 'x',
    expected: null,
    room: unboundedRoom,
  })),
  'archiving a card': place((caller) => ({
    action: 'archive',
    caller,
    cardId: hidden.cardId,
    expected: null,
  })),
};

function place(placement: (caller: Caller) => Placement): Step {
  return written((caller) => placementWrite(placement(caller)));
}

function part(write: (caller: Caller) => PartWrite): Step {
  return written((caller) => partWrite(write(caller)));
}

function written(write: (caller: Caller) => CardWrite): Step {
  return (tx, caller) => tx.query(...statementOf([{ write: write(caller), room: unlimited }], false));
}

describe.each(Object.entries(steps))('%s that the caller does not see', (_, step) => {
  it.each(['a stranger', 'a member of the workspace'])('takes no lock on a hidden row by %s', async (who) => {
    const caller =
      who === 'a stranger'
        ? callerAs(stranger.as, api.workspaceId + 500_000_000)
        : asMember(callerAs(outsider.as, api.workspaceId));
    await database.transaction(async (tx) => {
      await step(tx, caller).catch(() => undefined);
      await expectUnlocked();
    });
  });
});

it('serializes two moves of one card', async () => {
  const moved = await Promise.all(
    hidden.lists.map((listId) => victim.post(`/cards/${hidden.cardId}/move`, { listId, position: 'first' })),
  );
  expect(moved.map(({ status }) => status)).toEqual([200, 200]);
});

function asMember(caller: Caller): Caller {
  return { ...caller, principal: { ...caller.principal, role: 'member' } };
}
