import type { Caller } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { isVisible, scopeOf } from '../../access/board-scope.js';
import type { Card } from './domain/card.js';

const columns = `c.id, c.board_id AS "boardId", c.list_id AS "listId", l.name AS "listName", c.title, c.description,
  c.start_date AS "startDate", c.due_date AS "dueDate", c.completed_at AS "completedAt", c.archived_at AS "archivedAt",
  c.rank, c.progress, c.version, l.archived_at AS "listArchivedAt", l.version AS "listVersion",
  b.archived_at AS "boardArchivedAt"`;

/**
 * Locks a card, then its list, and reads the card. Rows that the caller does not see are not locked.
 * The three statements share a round trip, also with statements that the caller submits in the same turn: these see
 * everything committed before the locks.
 */
export class LockedCard {
  private readonly takeCard;
  private readonly takeList;
  private readonly readCard;

  /**
   * @param name prefix of the statements' names
   * @param cardId expression for the card's id; $4 is the id that `lock` takes
   */
  constructor(name: string, cardId = '$4::bigint') {
    // The card first, so that it cannot move to another list in between.
    this.takeCard = {
      name: `${name}-take`,
      text: `SELECT c.id FROM boards.card AS c JOIN boards.board AS b ON b.id = c.board_id
             WHERE c.id = ${cardId} AND ${isVisible('b')} FOR NO KEY UPDATE OF c`,
    };
    this.takeList = {
      name: `${name}-take-list`,
      text: `SELECT l.id FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id
             WHERE l.id = (SELECT c.list_id FROM boards.card AS c WHERE c.id = ${cardId}) AND ${isVisible('b')}
             FOR UPDATE OF l`,
    };
    this.readCard = {
      name: `${name}-read`,
      text: `SELECT ${columns} FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id
             JOIN boards.board AS b ON b.id = c.board_id WHERE c.id = ${cardId} AND ${isVisible('b')}`,
    };
  }

  /** @returns undefined if the card does not exist or the caller may not see it */
  async lock(tx: Executor, caller: Caller, id: number): Promise<Card | undefined> {
    const values = [...scopeOf(caller), id];
    const [, , [card]] = await Promise.all([
      tx.query(this.takeCard, values),
      tx.query(this.takeList, values),
      this.read(tx, caller, id),
    ]);
    return card;
  }

  /** Reads the card without a lock. */
  read(tx: Executor, caller: Caller, id: number): Promise<Card[]> {
    return tx.query<Card>(this.readCard, [...scopeOf(caller), id]);
  }
}
