import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@kiban/contracts';
import type { Caller } from '@kiban/http-kit';
import type { Executor, Transaction } from '@kiban/persistence';
import { isVisible, scopeOf } from '../../access/board-scope.js';
import { eventCallerValues, recordEventCall, type Changes } from '../../events/record-event.js';
import { Siblings } from '../../order/siblings.js';
import { asResource, type ResourceRow } from '../../sql/json-text.js';
import type { Card, TargetList } from '../domain/card.js';
import type { PlacedCard } from '../domain/placed-card.js';
import { cardEventData, oneCardMembers } from './card-json.js';

const cardColumns = `c.id, c.board_id AS "boardId", c.list_id AS "listId", l.name AS "listName", c.title, c.description,
  c.start_date AS "startDate", c.due_date AS "dueDate", c.completed_at AS "completedAt", c.archived_at AS "archivedAt",
  c.rank, c.progress, c.version, l.archived_at AS "listArchivedAt", l.version AS "listVersion",
  b.archived_at AS "boardArchivedAt", b.visibility AS "boardVisibility"`;

/** Locked before its list, so that the card cannot move to another list in between. */
const takeCard = {
  name: 'card-take',
  text: `SELECT c.id FROM boards.card AS c JOIN boards.board AS b ON b.id = c.board_id
         WHERE c.id = $4 AND ${isVisible('b')} FOR NO KEY UPDATE OF c`,
};
/** Locks the card's list and the optional target in id order, so that two moves never wait for each other. */
const takeLists = {
  name: 'card-take-lists',
  text: `SELECT l.id FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id
         WHERE l.id = ANY (ARRAY[$4::bigint, (SELECT c.list_id FROM boards.card AS c WHERE c.id = $5::bigint)]) AND ${isVisible('b')}
         ORDER BY l.id FOR UPDATE OF l`,
};
const readCard = {
  name: 'card-read',
  text: `SELECT ${cardColumns} FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id
         JOIN boards.board AS b ON b.id = c.board_id WHERE c.id = $4 AND ${isVisible('b')}`,
};
const readTarget = {
  name: 'card-read-target',
  text: `SELECT l.id, l.board_id AS "boardId", l.name, l.card_count AS "cardCount", l.archived_at AS "archivedAt",
           l.version, b.archived_at AS "boardArchivedAt"
         FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id WHERE l.id = $4 AND ${isVisible('b')}`,
};
const insert = {
  name: 'card-insert',
  text: `
    WITH list AS (
      UPDATE boards.list SET version = version + 1, card_count = card_count + 1, updated_at = clock_timestamp()
      WHERE id = $1 RETURNING id, board_id, workspace_id, name, version
    ), c AS (
      INSERT INTO boards.card (workspace_id, board_id, list_id, title, description, start_date, due_date, rank, created_by_id, created_by_name)
      SELECT list.workspace_id, list.board_id, list.id, $2, $3, $4, $5, $6, $10, $11 FROM list RETURNING *
    )
    ${asResource(`SELECT ${oneCardMembers('c', 'list.name')} FROM c CROSS JOIN list`, '(SELECT list.version FROM list)')}
    CROSS JOIN (SELECT ${recordEventCall(7, {
      kind: `'card.create'`,
      boardId: 'c.board_id',
      cardId: 'c.id',
      data: cardEventData('c', 'list.name'),
      changes: '$15::json',
      listIds: 'ARRAY[list.id]',
    })} AS event_id FROM c CROSS JOIN list) AS recorded`,
};
/** Writes the new state of a card, increments the version of its list, and records the event. */
const save = {
  name: 'card-save',
  text: `
    WITH source AS (
      UPDATE boards.list SET version = version + 1, card_count = card_count + $20, updated_at = clock_timestamp()
      WHERE id = $2 AND $2 <> $3::bigint
    ), list AS (
      UPDATE boards.list SET version = version + 1, card_count = card_count + $21, updated_at = clock_timestamp()
      WHERE id = $3 RETURNING id, board_id, name, version
    ), c AS (
      UPDATE boards.card SET board_id = list.board_id, list_id = list.id, title = $4, description = $5, start_date = $6,
        due_date = $7, completed_at = $8, archived_at = $9, rank = $10, progress = $11,
        updated_at = clock_timestamp(), version = card.version + 1
      FROM list WHERE card.id = $1 RETURNING card.*
    )
    ${asResource(`SELECT ${oneCardMembers('c', 'list.name')} FROM c CROSS JOIN list`, '(SELECT list.version FROM list)')}
    CROSS JOIN (SELECT ${recordEventCall(12, {
      kind: '$22',
      boardId: 'c.board_id',
      cardId: 'c.id',
      data: cardEventData('c', 'list.name'),
      changes: '$23::json',
      listIds: 'CASE WHEN list.id = $2 THEN ARRAY[list.id] ELSE ARRAY[$2::bigint, list.id] END',
    })} AS event_id FROM c CROSS JOIN list) AS recorded`,
};
const one = {
  name: 'card-one',
  text: asResource(`SELECT ${oneCardMembers('c', 'l.name')} FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id
         JOIN boards.board AS b ON b.id = c.board_id WHERE c.id = $4 AND ${isVisible('b')}`),
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
  /** The cards of a list; archived ones keep their ranks. */
  readonly siblings = new Siblings({
    table: 'boards.card',
    parent: 'list_id',
    anchor: 'anchor.archived_at IS NULL',
  });

  /**
   * Locks the card, then its list and the optional `targetId` of a move.
   * The caller can submit the next statement before this one returns: both share the round trip, and the next one sees
   * everything committed before it.
   * Rows that the caller does not see are not locked.
   */
  async take(tx: Executor, caller: Caller, cardId: number | null, targetId: number | null): Promise<void> {
    const scope = scopeOf(caller);
    await Promise.all([
      cardId === null ? null : tx.query(takeCard, [...scope, cardId]),
      tx.query(takeLists, [...scope, targetId, cardId]),
    ]);
  }

  /** Reads a card whose list is locked. @throws NotFoundError also if the caller may not see the card */
  async read(tx: Executor, caller: Caller, cardId: number): Promise<Card> {
    const [card] = await tx.query<Card>(readCard, [...scopeOf(caller), cardId]);
    if (!card) throw new NotFoundError('card', cardId);
    return card;
  }

  /** Locks a card and its list, then reads the card. @throws NotFoundError */
  async lock(tx: Executor, caller: Caller, cardId: number): Promise<Card> {
    const [, card] = await Promise.all([this.take(tx, caller, cardId, null), this.read(tx, caller, cardId)]);
    return card;
  }

  /** @throws NotFoundError also if the caller may not see the card */
  async readTarget(tx: Executor, caller: Caller, listId: number): Promise<TargetList> {
    const [list] = await tx.query<TargetList>(readTarget, [...scopeOf(caller), listId]);
    if (!list) throw new NotFoundError('list', listId);
    return list;
  }

  /** Inserts a card and its event, and commits: the transaction's last statement. */
  async insertAndCommit(tx: Transaction, caller: Caller, card: PlacedCard): Promise<ResourceRow> {
    return only(await tx.queryAndCommit<ResourceRow>(insert, insertValues(caller, card)));
  }

  /** Inserts a card and its event. */
  async insert(tx: Executor, caller: Caller, card: PlacedCard): Promise<ResourceRow> {
    return only(await tx.query<ResourceRow>(insert, insertValues(caller, card)));
  }

  /** Writes the card's new state and its event, and commits: the transaction's last statement. */
  async saveAndCommit(
    tx: Transaction,
    caller: Caller,
    before: Card,
    after: Card,
    event: { kind: string; changes: Changes },
  ): Promise<ResourceRow> {
    const wasCounted = before.archivedAt === null ? 1 : 0;
    const isCounted = after.archivedAt === null ? 1 : 0;
    const staysInList = before.listId === after.listId;
    return only(
      await tx.queryAndCommit<ResourceRow>(save, [
        after.id,
        before.listId,
        after.listId,
        after.title,
        after.description,
        after.startDate,
        after.dueDate,
        after.completedAt,
        after.archivedAt,
        after.rank,
        after.progress,
        ...eventCallerValues(caller),
        staysInList ? 0 : -wasCounted,
        staysInList ? isCounted - wasCounted : isCounted,
        event.kind,
        JSON.stringify(event.changes),
      ]),
    );
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

  /** The response of a write that changed nothing, read under the lock of the card's list. */
  async unchanged(tx: Executor, caller: Caller, card: Card): Promise<ResourceRow> {
    return { ...(await this.resource(tx, caller, card.id)), orderVersion: card.listVersion };
  }

  /** @throws NotFoundError also if the caller may not see the card */
  async resource(tx: Executor, caller: Caller, cardId: number): Promise<ResourceRow> {
    const [row] = await tx.query<ResourceRow>(one, [...scopeOf(caller), cardId]);
    if (!row) throw new NotFoundError('card', cardId);
    return row;
  }
}

function insertValues(caller: Caller, card: PlacedCard): readonly unknown[] {
  return [
    card.listId,
    card.title,
    card.description,
    card.startDate,
    card.dueDate,
    card.rank,
    ...eventCallerValues(caller),
    JSON.stringify(card.changes),
  ];
}

function only(rows: readonly ResourceRow[]): ResourceRow {
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no row for a written card.');
  return row;
}
