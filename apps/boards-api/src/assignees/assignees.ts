import { Injectable } from '@nestjs/common';
import { DomainError } from '@kiban/contracts';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/http-kit';
import type { Executor, Transaction } from '@kiban/persistence';
import { cardData } from '../cards/card-event.js';
import { CardsReader } from '../cards/cards.reader.js';
import { CardsRepository } from '../cards/data/cards.repository.js';
import { requireActiveCard, type Card } from '../cards/domain/card.js';
import { BoardChanges } from '../events/board-changes.js';
import { recordEvent } from '../events/record-event.js';
import { MemberDirectory, type KnownMember } from '../members/member-directory.js';
import type { ResourceRow } from '../sql/json-text.js';

const present = {
  name: 'assignees-present',
  text: `SELECT member.id AS "memberId", member.name FROM boards.card_assignee AS assignee
         JOIN boards.member ON member.workspace_id = assignee.workspace_id AND member.id = assignee.member_id
         WHERE assignee.card_id = $1 ORDER BY member.id`,
};
const set = {
  name: 'assignees-set',
  text: `WITH gone AS (DELETE FROM boards.card_assignee WHERE card_id = $1 AND member_id <> ALL ($3::bigint[]))
         INSERT INTO boards.card_assignee (card_id, workspace_id, member_id) SELECT $1, $2, unnest($3::bigint[])
         ON CONFLICT DO NOTHING`,
};

/** The assignees of cards. */
@Injectable()
export class Assignees {
  constructor(
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly members: MemberDirectory,
    private readonly reader: CardsReader,
  ) {}

  async put(
    caller: Caller,
    cardId: number,
    memberIds: readonly number[],
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const wanted = await this.members
      .require(caller, memberIds, 'memberIds')
      .catch(async (error: unknown) => {
        // Checked first: a card that the caller does not see is 404, even if the request has other faults.
        await this.reader.one(caller, cardId);
        throw error;
      });
    return this.changes.run(async (tx) => {
      const card = await this.lockOpen(tx, caller, cardId);
      requireVersion(expected, card.version);
      const before = await tx.query<KnownMember>(present, [cardId]);
      if (JSON.stringify(before) !== JSON.stringify(wanted))
        await this.write(tx, caller, card, before, wanted);
      return this.cards.resource(tx, caller, cardId);
    });
  }

  /**
   * Assigns an unassigned card to the caller.
   * @throws DomainError 409 if the card already has an assignee
   */
  async claim(caller: Caller, cardId: number, expected: ExpectedVersions): Promise<ResourceRow> {
    const wanted = await this.members.require(caller, [caller.principal.member.id], 'memberId');
    return this.changes.run(async (tx) => {
      const card = await this.lockOpen(tx, caller, cardId);
      requireVersion(expected, card.version);
      const before = await tx.query<KnownMember>(present, [cardId]);
      if (before.length > 0)
        throw new DomainError(
          'already_claimed',
          `Card ${cardId} is already assigned to ${before.map(({ name }) => name).join(', ')}; claim another card.`,
        );
      await this.write(tx, caller, card, before, wanted);
      return this.cards.resource(tx, caller, cardId);
    });
  }

  private async lockOpen(tx: Transaction, caller: Caller, cardId: number): Promise<Card> {
    const card = await this.cards.lock(tx, caller, cardId);
    requireActiveCard(card);
    return card;
  }

  private async write(
    tx: Executor,
    caller: Caller,
    card: Card,
    from: readonly KnownMember[],
    to: readonly KnownMember[],
  ): Promise<void> {
    await tx.query(set, [card.id, caller.principal.workspace.id, to.map(({ memberId }) => memberId)]);
    await this.cards.touch(tx, card);
    await recordEvent(tx, caller, {
      kind: 'assignee.change',
      boardId: card.boardId,
      cardId: card.id,
      listIds: [card.listId],
      data: cardData(card),
      changes: { assignees: { from, to } },
    });
  }
}
