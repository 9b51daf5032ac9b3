import { Injectable } from '@nestjs/common';
import { NotFoundError, type Caller } from '@kiban/contracts';
import type { Executor } from '@kiban/persistence';
import { isVisible, scopeOf } from '../../access/board-scope.js';
import { asResource, type ResourceRow } from '../../sql/json-text.js';
import { oneCardMembers } from './card-json.js';
import type { Card } from './domain/card.js';
import { readCard, takenCard } from './locked-card.js';

/** Locked before their lists, so that no card can move to another list in between; in id order, as all are. */
const takeCards = {
  name: 'card-take-some',
  text: `SELECT c.id FROM boards.card AS c JOIN boards.board AS b ON b.id = c.board_id
         WHERE c.id = ANY ($5::bigint[]) AND ${isVisible('b')} ORDER BY c.id FOR NO KEY UPDATE OF c`,
};
/** Locks the cards' lists and the targets in id order, so that two moves never wait for each other. */
const takeLists = {
  name: 'card-take-lists',
  text: `SELECT l.id FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id
         WHERE l.id = ANY ($5::bigint[] || ARRAY(SELECT c.list_id FROM boards.card AS c WHERE c.id = ANY ($6::bigint[])))
           AND ${isVisible('b')}
         ORDER BY l.id FOR UPDATE OF l`,
};
const one = {
  name: 'card-one',
  text: asResource(`SELECT ${oneCardMembers('c', 'l.name')} FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id
         JOIN boards.board AS b ON b.id = c.board_id WHERE c.id = $5 AND ${isVisible('b')}`),
};
/** Counters are recounted from the rows, so they cannot drift. */
const touch = {
  name: 'card-touch',
  text: `
    WITH list AS (UPDATE boards.list SET version = version + 1, updated_at = clock_timestamp() WHERE id = $2)
    UPDATE boards.card AS c SET version = c.version + 1, updated_at = clock_timestamp(),
      label_count = (SELECT count(*) FROM boards.card_label WHERE card_id = c.id),
      assignee_count = (SELECT count(*) FROM boards.card_assignee WHERE card_id = c.id),
      value_count = (SELECT count(*) FROM boards.field_value WHERE card_id = c.id),
      comment_count = (SELECT count(*) FROM boards.comment WHERE card_id = c.id),
      checklist_total = (SELECT count(*) FROM boards.checklist_item WHERE card_id = c.id),
      checklist_done = (SELECT count(*) FROM boards.checklist_item WHERE card_id = c.id AND done)
    WHERE c.id = $1 RETURNING c.version`,
};
const remove = {
  name: 'card-delete',
  text: `WITH list AS (
           UPDATE boards.list SET version = version + 1, card_count = card_count - $3, updated_at = clock_timestamp() WHERE id = $2)
         DELETE FROM boards.card WHERE id = $1`,
};

/** The cards' tables. Every write to a card happens under the lock of its list. */
@Injectable()
export class CardsRepository {
  /**
   * Locks the cards, then their lists and the lists that cards move to.
   * The caller can submit the next statement before this one returns: both share the round trip, and the next one sees
   * everything committed before it.
   * Rows that the caller does not see are not locked.
   */
  async take(
    tx: Executor,
    caller: Caller,
    { cardIds, listIds }: { cardIds: readonly number[]; listIds: readonly number[] },
  ): Promise<void> {
    const scope = scopeOf(caller);
    await Promise.all([
      cardIds.length === 0 ? null : tx.query(takeCards, [...scope, cardIds]),
      tx.query(takeLists, [...scope, listIds, cardIds]),
    ]);
  }

  /** Reads a card whose list is locked. @throws NotFoundError also if the caller may not see the card */
  async read(tx: Executor, caller: Caller, cardId: number): Promise<Card> {
    const card = await readCard(tx, caller, cardId);
    if (!card) throw new NotFoundError('card', cardId);
    return card;
  }

  /** Locks a card and its list, then reads the card. @throws NotFoundError */
  async lock(tx: Executor, caller: Caller, cardId: number): Promise<Card> {
    const card = await takenCard(tx, caller, cardId);
    if (!card) throw new NotFoundError('card', cardId);
    return card;
  }

  /**
   * Increments the versions of a card and its list after a change of its related rows. @returns the card's new version
   */
  async touch(tx: Executor, card: Pick<Card, 'id' | 'listId'>): Promise<number> {
    const [row] = await tx.query<{ version: number }>(touch, [card.id, card.listId]);
    if (!row) throw new Error('PostgreSQL returned no row for an updated card.');
    return row.version;
  }

  async delete(tx: Executor, card: Card): Promise<void> {
    await tx.query(remove, [card.id, card.listId, card.archivedAt === null ? 1 : 0]);
  }

  /** @throws NotFoundError also if the caller may not see the card */
  async resource(tx: Executor, caller: Caller, cardId: number): Promise<ResourceRow> {
    const [row] = await tx.query<ResourceRow>(one, [...scopeOf(caller), cardId]);
    if (!row) throw new NotFoundError('card', cardId);
    return row;
  }
}
