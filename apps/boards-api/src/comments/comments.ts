import { Injectable } from '@nestjs/common';
import { DomainError, NotFoundError } from '@kiban/contracts';
import {
  cutPage,
  decodeCursor,
  JsonResponse,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/http-kit';
import { Database, type Executor } from '@kiban/persistence';
import { isVisible, scopeOf } from '../access/board-scope.js';
import { CardsRepository } from '../cards/data/cards.repository.js';
import { requireActiveCard, type Card } from '../cards/domain/card.js';
import { BoardChanges } from '../events/board-changes.js';
import { recordEvent, type Changes } from '../events/record-event.js';
import { textBytes } from '../quotas/growth.js';
import { Quotas } from '../quotas/quotas.js';
import { asResource, isoUtc, type ResourceRow } from '../sql/json-text.js';

interface Comment {
  id: number;
  cardId: number;
  text: string;
  authorId: number;
  version: number;
}

const members = `comment.id, comment.card_id AS "cardId", comment.text,
  ROW(comment.author_id, comment.author_name)::boards.member_reference AS author,
  ${isoUtc('comment.created_at')} AS "createdAt", ${isoUtc('comment.updated_at')} AS "updatedAt", comment.version`;
const page = {
  name: 'comment-page',
  text: `SELECT row_to_json(item) AS comment FROM (
           SELECT ${members} FROM boards.comment WHERE comment.card_id = $1 AND comment.id > $2 ORDER BY comment.id LIMIT $3) AS item`,
};
const resource = {
  name: 'comment-resource',
  text: asResource(`SELECT ${members} FROM boards.comment WHERE comment.id = $1`),
};
const find = {
  name: 'comment-find',
  text: `SELECT comment.card_id AS "cardId" FROM boards.comment JOIN boards.card AS c ON c.id = comment.card_id
         JOIN boards.board AS b ON b.id = c.board_id WHERE comment.id = $4 AND ${isVisible('b')}`,
};
const read = {
  name: 'comment-read',
  text: `SELECT id, card_id AS "cardId", text, author_id AS "authorId", version FROM boards.comment WHERE id = $1`,
};

/** The comments of cards. */
@Injectable()
export class Comments {
  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly quotas: Quotas,
  ) {}

  /** Oldest first, by pages. */
  async list(
    caller: Caller,
    cardId: number,
    limit: number,
    cursor: string | undefined,
  ): Promise<JsonResponse> {
    const [after] = cursor === undefined ? [0] : decodeCursor(cursor, ['number']);
    await this.cards.resource(this.database, caller, cardId);
    const rows = await this.database.query<{ comment: { id: number } }>(page, [cardId, after, limit + 1]);
    const cut = cutPage(
      rows.map(({ comment }) => comment),
      limit,
      ({ id }) => [id],
    );
    return JsonResponse.page(cut.rows, cut.nextCursor);
  }

  async create(caller: Caller, cardId: number, text: string): Promise<ResourceRow> {
    const growth = { cards: 0, textBytes: textBytes(text) };
    const room = await this.quotas.room(caller, growth);
    return this.changes.run(async (tx) => {
      const card = await this.cards.lock(tx, caller, cardId);
      requireActiveCard(card);
      room.take(tx, growth);
      const { member } = caller.principal;
      const [row] = await tx.query<{ id: number }>(
        `INSERT INTO boards.comment (card_id, text, author_id, author_name) VALUES ($1, $2, $3, $4) RETURNING id`,
        [cardId, text, member.id, member.name],
      );
      if (!row) throw new Error('PostgreSQL returned no row for an inserted comment.');
      await this.record(tx, caller, card, 'comment.create', { id: row.id, text });
      return this.resource(tx, row.id);
    });
  }

  async update(
    caller: Caller,
    commentId: number,
    text: string,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const room = await this.quotas.room(caller, { cards: 0, textBytes: textBytes(text) });
    return this.changes.run(async (tx) => {
      const { card, comment } = await this.lock(tx, caller, commentId);
      requireVersion(expected, comment.version);
      if (comment.authorId !== caller.principal.member.id)
        throw new DomainError(
          'forbidden',
          'Only its author may edit a comment; answer with one of your own.',
        );
      if (comment.text !== text) {
        room.take(tx, { cards: 0, textBytes: textBytes(text) - textBytes(comment.text) });
        await tx.query(
          `UPDATE boards.comment SET text = $2, updated_at = clock_timestamp(), version = version + 1 WHERE id = $1`,
          [commentId, text],
        );
        await this.record(
          tx,
          caller,
          card,
          'comment.update',
          { id: commentId, text },
          {
            text: { from: comment.text, to: text },
          },
        );
      }
      return this.resource(tx, commentId);
    });
  }

  delete(caller: Caller, commentId: number, expected: ExpectedVersions): Promise<void> {
    return this.changes.run(async (tx) => {
      const { card, comment } = await this.lock(tx, caller, commentId);
      requireVersion(expected, comment.version);
      const { member, role, kind } = caller.principal;
      const isModerator = kind !== 'oauth' && (role === 'owner' || role === 'admin');
      if (comment.authorId !== member.id && !isModerator)
        throw new DomainError('forbidden', 'Only its author, an owner or an admin may delete a comment.');
      await tx.query('DELETE FROM boards.comment WHERE id = $1', [commentId]);
      await this.record(tx, caller, card, 'comment.delete', { id: commentId, text: comment.text });
    });
  }

  private async lock(
    tx: Executor,
    caller: Caller,
    commentId: number,
  ): Promise<{ card: Card; comment: Comment }> {
    const [found] = await tx.query<{ cardId: number }>(find, [...scopeOf(caller), commentId]);
    if (!found) throw new NotFoundError('comment', commentId);
    const card = await this.cards.lock(tx, caller, found.cardId);
    requireActiveCard(card);
    const [comment] = await tx.query<Comment>(read, [commentId]);
    if (!comment) throw new NotFoundError('comment', commentId);
    return { card, comment };
  }

  private async record(
    tx: Executor,
    caller: Caller,
    card: Card,
    kind: 'comment.create' | 'comment.update' | 'comment.delete',
    comment: { id: number; text: string },
    changes: Changes | null = null,
  ): Promise<void> {
    await this.cards.touch(tx, card);
    await recordEvent(tx, caller, {
      kind,
      boardId: card.boardId,
      cardId: card.id,
      listIds: [card.listId],
      data: { id: comment.id, cardId: card.id, cardTitle: card.title, text: comment.text },
      changes,
    });
  }

  private async resource(tx: Executor, commentId: number): Promise<ResourceRow> {
    const [row] = await tx.query<ResourceRow>(resource, [commentId]);
    if (!row) throw new NotFoundError('comment', commentId);
    return row;
  }
}
