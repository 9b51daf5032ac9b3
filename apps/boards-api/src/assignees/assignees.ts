import { Injectable } from '@nestjs/common';
import { NotFoundError, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { CardsReader } from '../cards/cards.reader.js';
import { BoardChanges } from '../events/board-changes.js';
import { MemberDirectory } from '../members/member-directory.js';
import type { ResourceRow } from '../sql/json-text.js';
import { CardAssignees, type AssigneeChange } from '../store/cards/card-assignees.js';

/** The assignees of cards. */
@Injectable()
export class Assignees {
  constructor(
    private readonly changes: BoardChanges,
    private readonly assignees: CardAssignees,
    private readonly members: MemberDirectory,
    private readonly reader: CardsReader,
  ) {}

  async put(
    caller: Caller,
    cardId: number,
    memberIds: readonly number[],
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const add = await this.orUnseen(caller, cardId, this.members.require(caller, memberIds, 'memberIds'));
    return this.change(caller, cardId, { add, remove: 'others' }, expected);
  }

  /** @throws NotFoundError also for a member of another workspace */
  async add(
    caller: Caller,
    cardId: number,
    memberId: number,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const add = await this.orUnseen(caller, cardId, this.members.find(caller, [memberId]));
    if (add.length === 0) {
      await this.reader.one(caller, cardId);
      throw new NotFoundError('member', memberId);
    }
    return this.change(caller, cardId, { add, remove: [] }, expected);
  }

  /** Former members can still be assignees, so any id is accepted. */
  remove(caller: Caller, cardId: number, memberId: number, expected: ExpectedVersions): Promise<ResourceRow> {
    return this.change(caller, cardId, { add: [], remove: [memberId] }, expected);
  }

  /**
   * Assigns an unassigned card to the caller.
   * @throws DomainError 409 if the card already has an assignee
   */
  async claim(caller: Caller, cardId: number, expected: ExpectedVersions): Promise<ResourceRow> {
    const add = await this.members.require(caller, [caller.principal.member.id], 'memberId');
    return this.change(caller, cardId, { add, remove: [], isClaim: true }, expected);
  }

  /** A card that the caller does not see is 404, even if the request has other faults. */
  private orUnseen<T>(caller: Caller, cardId: number, members: Promise<T>): Promise<T> {
    return members.catch(async (error: unknown) => {
      await this.reader.one(caller, cardId);
      throw error;
    });
  }

  private change(
    caller: Caller,
    cardId: number,
    change: AssigneeChange,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.changes.run((tx) => this.assignees.change(tx, caller, cardId, change, expected));
  }
}
