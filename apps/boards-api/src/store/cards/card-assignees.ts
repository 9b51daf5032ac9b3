import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  requireVersion,
  type Caller,
  type ExpectedVersions,
  type MemberReferenceDto,
} from '@kiban/contracts';
import type { Transaction } from '@kiban/persistence';
import type { ResourceRow } from '../../sql/json-text.js';
import { pipelined } from '../../sql/pipelined.js';
import { cardData } from './card-event.js';
import { CardsRepository } from './cards.repository.js';
import { requireActiveCard } from './domain/card.js';

/** A change of the assignees of a card. A member who is in both properties is added. */
export interface AssigneeChange {
  add: readonly MemberReferenceDto[];
  remove: readonly number[] | 'others';
  /** Whether the card must have no assignee yet. */
  isClaim?: boolean;
}

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

/** The members whom cards are assigned to. */
@Injectable()
export class CardAssignees {
  constructor(private readonly cards: CardsRepository) {}

  /** Changes the assignees of a card and commits. @throws DomainError */
  async change(
    tx: Transaction,
    caller: Caller,
    cardId: number,
    { add, remove, isClaim = false }: AssigneeChange,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const [card, from] = await pipelined(
      this.cards.lock(tx, caller, cardId),
      tx.query<MemberReferenceDto>(present, [cardId]),
    );
    requireActiveCard(card);
    requireVersion(expected, card.version);
    if (isClaim && from.length > 0) throw claimedError(cardId, from);
    const isKept = ({ memberId }: MemberReferenceDto): boolean =>
      !add.some((one) => one.memberId === memberId) && remove !== 'others' && !remove.includes(memberId);
    const to = [...from.filter(isKept), ...add].sort((left, right) => left.memberId - right.memberId);
    if (JSON.stringify(from) === JSON.stringify(to)) return this.cards.resource(tx, caller, cardId);
    if (to.length > limits.assigneesPerCardMax)
      throw new DomainError('limit_reached', `A card has at most ${limits.assigneesPerCardMax} assignees.`);
    const [, row] = await pipelined(
      tx.query(set, [cardId, caller.principal.workspace.id, to.map(({ memberId }) => memberId)]),
      this.cards.touchAndCommit(tx, caller, card, {
        kind: 'assignee.change',
        boardId: card.boardId,
        cardId,
        listIds: [card.listId],
        data: cardData(card),
        changes: { assignees: { from, to } },
      }),
    );
    return row;
  }
}

function claimedError(cardId: number, assignees: readonly MemberReferenceDto[]): DomainError {
  const names = assignees.map(({ name }) => name).join(', ');
  return new DomainError(
    'already_claimed',
    `Card ${cardId} is already assigned to ${names}; claim another card.`,
  );
}
