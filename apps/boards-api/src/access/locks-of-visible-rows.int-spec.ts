import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLogger } from '@kiban/observability';
import { Database, type Transaction } from '@kiban/persistence';
import { eventually } from '@kiban/testing';
import type { Caller } from '@kiban/http-kit';
import { moveCardToEnd, moveCardsToEnd } from '../cards/data/cards-at-end.sql.js';
import { CardsRepository } from '../cards/data/cards.repository.js';
import { itemsOf } from '../events/batched-items.js';
import { eventCallerValues } from '../events/record-event.js';
import { ListsRepository } from '../lists/data/lists.repository.js';
import { callerAs, RunningApi, type Client, type MadeBoard } from '../testing/running-api.js';
import { scopeOf } from './board-scope.js';

/** Row locks that a caller takes are of rows that he sees: nothing else makes a write of another workspace wait. */

let api: RunningApi;
let victim: Client;
let stranger: Client;
let outsider: Client;
let database: Database;
/** Made before what the callers own, so that its rows come first in the order of locks. */
let hidden: MadeBoard & { cardId: number };
let own: MadeBoard & { cardId: number };

beforeAll(async () => {
  api = await RunningApi.start();
  victim = api.token();
  stranger = api.stranger();
  outsider = api.member('member');
  const board = await victim.board(['To do', 'Done'], { visibility: 'private' });
  hidden = { ...board, cardId: await victim.card(board.lists[0] as number) };
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

/** Fails with lock_not_available where a lock is held on anything of the hidden board. */
async function expectUnlocked(): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query('SELECT 1 FROM boards.card WHERE board_id = $1 FOR UPDATE NOWAIT', [hidden.id]);
    await tx.query('SELECT 1 FROM boards.list WHERE board_id = $1 FOR UPDATE NOWAIT', [hidden.id]);
    await tx.query('SELECT 1 FROM boards.board WHERE id = $1 FOR UPDATE NOWAIT', [hidden.id]);
  });
}

/** Requests that name the hidden board's things, and wait for a list of the stranger's own. */
const requests: Record<string, () => Promise<{ status: number }>> = {
  'an atomic batch': () =>
    stranger.post('/cards/batch', {
      atomic: true,
      cards: [hidden.lists[0], own.lists[0]].map((listId) => ({ listId, title: 'A card' })),
    }),
  'a move into a list': () =>
    stranger.post(`/cards/${own.cardId}/move`, { listId: hidden.lists[0], position: 'first' }),
  'a move of a card': () =>
    stranger.post(`/cards/${hidden.cardId}/move`, { listId: own.lists[0], position: 'first' }),
  'the deletion of a list': () => stranger.delete(`/lists/${own.lists[0]}?moveCardsTo=${hidden.lists[0]}`),
};

describe.each(Object.entries(requests))('%s that names rows of another workspace', (_, send) => {
  it('locks none of them while it is held up', async () => {
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

type Step = (tx: Transaction, caller: Caller) => Promise<unknown>;
const cards = new CardsRepository();
const lists = new ListsRepository();
const steps: Record<string, Step> = {
  'locking a card': (tx, caller) => cards.lock(tx, caller, hidden.cardId),
  'locking a list': (tx, caller) => lists.lock(tx, caller, hidden.lists[0] as number),
  'locking a target': (tx, caller) => cards.take(tx, caller, null, hidden.lists[0] as number),
  'a move to the end': (tx, caller) =>
    tx.query(moveCardToEnd, [
      ...scopeOf(caller),
      hidden.cardId,
      own.lists[0],
      null,
      ...eventCallerValues(caller),
    ]),
  'moves to the end': (tx, caller) =>
    tx.query(moveCardsToEnd, [
      itemsOf([{ caller }], () => ({ card_id: hidden.cardId, list_id: own.lists[0], expected: null })),
    ]),
};

describe.each(Object.entries(steps))('%s that the caller does not see', (_, step) => {
  it.each(['a stranger', 'a member of the workspace'])('takes no lock for %s', async (who) => {
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

it('still lets two moves of one card wait for each other', async () => {
  const moved = await Promise.all(
    hidden.lists.map((listId) => victim.post(`/cards/${hidden.cardId}/move`, { listId, position: 'first' })),
  );
  expect(moved.map(({ status }) => status)).toEqual([200, 200]);
});

function asMember(caller: Caller): Caller {
  return { ...caller, principal: { ...caller.principal, role: 'member' } };
}
