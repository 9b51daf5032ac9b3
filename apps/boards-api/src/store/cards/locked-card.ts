import type { Caller } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { isVisible, scopeOf } from '../../access/board-scope.js';
import { propertyColumns } from '../../sql/card-columns.js';
import type { Card } from './domain/card.js';

// The card first, so that it cannot move to another list in between.
const takeCard = {
  name: 'card-take',
  text: `SELECT c.id FROM boards.card AS c JOIN boards.board AS b ON b.id = c.board_id
         WHERE c.id = $5 AND ${isVisible('b')} FOR NO KEY UPDATE OF c`,
};
const takeList = {
  name: 'card-take-list',
  text: `SELECT l.id FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id
         WHERE l.id = (SELECT c.list_id FROM boards.card AS c WHERE c.id = $5) AND ${isVisible('b')}
         FOR UPDATE OF l`,
};
const read = {
  name: 'card-read',
  text: `SELECT c.id, c.number, c.board_id AS "boardId", c.list_id AS "listId", l.name AS "listName",
           ${propertyColumns('c')}, c.completed_at AS "completedAt", c.archived_at AS "archivedAt", c.rank, c.version, l.archived_at AS "listArchivedAt",
           l.version AS "listVersion", b.archived_at AS "boardArchivedAt"
         FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id
         JOIN boards.board AS b ON b.id = c.board_id WHERE c.id = $5 AND ${isVisible('b')}`,
};

/**
 * Locks a card, then its list, and reads the card. Rows that the caller does not see are not locked.
 * The three statements share a round trip, also with statements that the caller submits in the same turn: these see
 * everything committed before the locks.
 * @returns undefined if the card does not exist or the caller may not see it
 */
export async function takenCard(tx: Executor, caller: Caller, id: number): Promise<Card | undefined> {
  const values = [...scopeOf(caller), id];
  const [, , card] = await Promise.all([
    tx.query(takeCard, values),
    tx.query(takeList, values),
    readCard(tx, caller, id),
  ]);
  return card;
}

/** Reads the card without a lock. @returns undefined if the card does not exist or the caller may not see it */
export async function readCard(tx: Executor, caller: Caller, id: number): Promise<Card | undefined> {
  const [card] = await tx.query<Card>(read, [...scopeOf(caller), id]);
  return card;
}
