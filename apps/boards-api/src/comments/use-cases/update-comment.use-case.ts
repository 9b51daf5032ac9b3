import { Injectable } from '@nestjs/common';
import { DomainError, requireVersion, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { textBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { CommentsRepository } from '../comments.repository.js';

/** Changes the text of a comment; only its author may. */
@Injectable()
export class UpdateComment {
  constructor(
    private readonly changes: BoardChanges,
    private readonly comments: CommentsRepository,
    private readonly quotas: Quotas,
  ) {}

  async execute(
    caller: Caller,
    commentId: number,
    text: string,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const room = await this.quotas.room(caller, { cards: 0, textBytes: textBytes(text) });
    return this.changes.run(async (tx) => {
      const { card, comment } = await this.comments.lock(tx, caller, commentId);
      requireVersion(expected, comment.version);
      if (comment.authorId !== caller.principal.member.id)
        throw new DomainError(
          'forbidden',
          'Only the author can edit a comment; add a comment of your own instead.',
        );
      if (comment.text === text) return this.comments.resource(tx, commentId);
      room.take(tx, { cards: 0, textBytes: textBytes(text) - textBytes(comment.text) });
      return this.comments.saveAndCommit(tx, caller, card, comment, text);
    });
  }
}
