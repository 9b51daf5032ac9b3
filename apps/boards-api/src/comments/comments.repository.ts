import { Injectable } from '@nestjs/common';
import { NotFoundError, type Caller } from '@kiban/contracts';
import type { Executor, Transaction } from '@kiban/persistence';
import { asResource, isoUtc, type ResourceRow } from '../sql/json-text.js';
import { pipelined } from '../sql/pipelined.js';
import { CardPart } from '../store/cards/card-part.js';
import { requireActiveCard, type Card } from '../store/cards/domain/card.js';
import { LockedCard } from '../store/cards/locked-card.js';

export interface Comment {
  id: number;
  cardId: number;
  text: string;
  authorId: number;
  version: number;
}

const propertiesOf = (
  comment: string,
): string => `${comment}.id, ${comment}.card_id AS "cardId", ${comment}.text,
  ROW(${comment}.author_id, ${comment}.author_name)::boards.member_reference AS author,
  ${isoUtc(`${comment}.created_at`)} AS "createdAt", ${isoUtc(`${comment}.updated_at`)} AS "updatedAt", ${comment}.version`;
const page = {
  name: 'comment-page',
  text: `SELECT row_to_json(item) AS comment FROM (
           SELECT ${propertiesOf('comment')} FROM boards.comment
           WHERE comment.card_id = $1 AND comment.id > $2 ORDER BY comment.id LIMIT $3) AS item`,
};
const resource = {
  name: 'comment-resource',
  text: asResource(`SELECT ${propertiesOf('comment')} FROM boards.comment WHERE comment.id = $1`),
};
const read = {
  name: 'comment-read',
  text: `SELECT id, card_id AS "cardId", text, author_id AS "authorId", version FROM boards.comment WHERE id = $1`,
};

const part = (name: string, write: (own: (index: number) => string) => string): CardPart =>
  new CardPart({
    name,
    write,
    properties: propertiesOf('part'),
    data: 'part.id, c.id AS "cardId", c.title AS "cardTitle", part.text',
  });
const inserted = part(
  'comment-insert',
  (own) => `INSERT INTO boards.comment (card_id, text, author_id, author_name)
            VALUES ($1, ${own(0)}, ${own(1)}, ${own(2)}) RETURNING *`,
);
const updated = part(
  'comment-update',
  (own) => `UPDATE boards.comment SET text = ${own(1)}, updated_at = clock_timestamp(), version = version + 1
            WHERE id = ${own(0)} RETURNING *`,
);
const deleted = part(
  'comment-delete',
  (own) => `DELETE FROM boards.comment WHERE id = ${own(0)} RETURNING *`,
);

/** The comments of cards. A writer of a comment locks its card. */
@Injectable()
export class CommentsRepository {
  private readonly cards = new LockedCard(
    'comment-card',
    '(SELECT comment.card_id FROM boards.comment WHERE comment.id = $4::bigint)',
  );

  /** Oldest first. */
  async page(executor: Executor, cardId: number, after: number, limit: number): Promise<{ id: number }[]> {
    const rows = await executor.query<{ comment: { id: number } }>(page, [cardId, after, limit]);
    return rows.map(({ comment }) => comment);
  }

  /**
   * Locks the card of a comment, and reads both.
   * @throws NotFoundError also if the caller may not see the card
   * @throws DomainError 409 if the card, its list or its board is archived
   */
  async lock(tx: Executor, caller: Caller, commentId: number): Promise<{ card: Card; comment: Comment }> {
    const [card, [comment]] = await pipelined(
      this.cards.lock(tx, caller, commentId),
      tx.query<Comment>(read, [commentId]),
    );
    if (!card || !comment) throw new NotFoundError('comment', commentId);
    requireActiveCard(card);
    return { card, comment };
  }

  async insertAndCommit(tx: Transaction, caller: Caller, card: Card, text: string): Promise<ResourceRow> {
    const { member } = caller.principal;
    const event = { kind: 'comment.create', given: null, counts: { comments: 1 } } as const;
    return written(await inserted.writeAndCommit(tx, caller, card, event, [text, member.id, member.name]));
  }

  async saveAndCommit(
    tx: Transaction,
    caller: Caller,
    card: Card,
    comment: Comment,
    text: string,
  ): Promise<ResourceRow> {
    const event = {
      kind: 'comment.update',
      given: { text: { from: comment.text, to: text } },
    } as const;
    return written(await updated.writeAndCommit(tx, caller, card, event, [comment.id, text]));
  }

  async deleteAndCommit(tx: Transaction, caller: Caller, card: Card, comment: Comment): Promise<void> {
    const event = { kind: 'comment.delete', given: null, counts: { comments: -1 } } as const;
    await deleted.writeAndCommit(tx, caller, card, event, [comment.id]);
  }

  /** @throws NotFoundError */
  async resource(executor: Executor, commentId: number): Promise<ResourceRow> {
    const [row] = await executor.query<ResourceRow>(resource, [commentId]);
    if (!row) throw new NotFoundError('comment', commentId);
    return row;
  }
}

function written(row: { json: string; version: number } | undefined): ResourceRow {
  if (!row) throw new Error('PostgreSQL returned no row for a written comment.');
  return { json: row.json, version: row.version };
}
