import { Injectable } from '@nestjs/common';
import type { Caller, ExpectedVersions } from '@kiban/contracts';
import { MemberDirectory } from '../members/member-directory.js';
import type { ResourceRow } from '../sql/json-text.js';
import { CardPlacing } from '../store/placing/card-placing.js';
import { relatedChangeOf } from '../store/placing/placement.js';
import type { AssigneesChange } from '../store/placing/related.js';

/** The assignees of cards. */
@Injectable()
export class Assignees {
  constructor(
    private readonly placing: CardPlacing,
    private readonly members: MemberDirectory,
  ) {}

  put(
    caller: Caller,
    cardId: number,
    memberIds: readonly number[],
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.change(caller, cardId, { add: memberIds, remove: 'others', field: 'memberIds' }, expected);
  }

  /** @throws NotFoundError also for a member of another workspace */
  add(caller: Caller, cardId: number, memberId: number, expected: ExpectedVersions): Promise<ResourceRow> {
    return this.change(caller, cardId, { add: [memberId], remove: [], field: null }, expected);
  }

  /** Former members can still be assignees, so any id is accepted. */
  remove(caller: Caller, cardId: number, memberId: number, expected: ExpectedVersions): Promise<ResourceRow> {
    return this.change(caller, cardId, { add: [], remove: [memberId], field: null }, expected);
  }

  /**
   * Assigns an unassigned card to the caller.
   * @throws DomainError 409 if the card already has an assignee
   */
  claim(caller: Caller, cardId: number, expected: ExpectedVersions): Promise<ResourceRow> {
    const add = [caller.principal.member.id];
    return this.change(caller, cardId, { add, remove: [], field: 'memberId', isClaim: true }, expected);
  }

  private async change(
    caller: Caller,
    cardId: number,
    change: AssigneesChange,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const fault = await this.members.complete(caller, change.add);
    return this.placing.place(
      relatedChangeOf({ caller, cardId, expected }, { assignees: { ...change, fault } }),
    );
  }
}
