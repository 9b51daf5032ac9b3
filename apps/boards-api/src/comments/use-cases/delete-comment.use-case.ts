import { Injectable } from '@nestjs/common';
import {
  isOwnerOrAdmin,
  DomainError,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { CommentsRepository } from '../comments.repository.js';

/** Deletes a comment; its author, owners, admins and tokens may. */
@Injectable()
export class DeleteComment {
  constructor(
    private readonly changes: BoardChanges,
    private readonly comments: CommentsRepository,
  ) {}

  execute(caller: Caller, commentId: number, expected: ExpectedVersions): Promise<void> {
    return this.changes.run(async (tx) => {
      const { card, comment } = await this.comments.lock(tx, caller, commentId);
      requireVersion(expected, comment.version);
      const { member, role, kind } = caller.principal;
      const isModerator = kind !== 'oauth' && isOwnerOrAdmin(role);
      if (comment.authorId !== member.id && !isModerator)
        throw new DomainError('forbidden', 'Only the author, an owner or an admin can delete a comment.');
      await this.comments.deleteAndCommit(tx, caller, card, comment);
    });
  }
}
