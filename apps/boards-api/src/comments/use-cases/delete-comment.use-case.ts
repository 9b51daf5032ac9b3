import { Injectable } from '@nestjs/common';
import type { Caller, ExpectedVersions } from '@kiban/contracts';
import { CardParts } from '../../store/parts/card-parts.js';

/** Deletes a comment; its author, owners, admins and tokens may. */
@Injectable()
export class DeleteComment {
  constructor(private readonly parts: CardParts) {}

  async execute(caller: Caller, commentId: number, expected: ExpectedVersions): Promise<void> {
    await this.parts.write({ action: 'comment.delete', caller, partId: commentId, expected });
  }
}
