import type { Board } from '../board-model/entities.js';
import type { Me } from '../session/me.js';
import { can, isOwnerOrAdmin } from '@kiban/vocabulary';
import type { Member } from './member-rules.js';

type Person = Pick<Me, 'role'> & { readonly member: { readonly id: number } };

/** Owners, admins and the creator of a board choose who sees it. */
export const mayChooseAccess = (board: Pick<Board, 'createdBy'>, me: Person): boolean =>
  isOwnerOrAdmin(me.role) || (can(me, 'updateBoard') && board.createdBy.memberId === me.member.id);

/** As above; the creator stays a member. */
export const mayChooseMember = (board: Pick<Board, 'createdBy'>, memberId: number, me: Person): boolean =>
  mayChooseAccess(board, me) && (isOwnerOrAdmin(me.role) || memberId !== me.member.id);

/** Someone who sees a private board. */
export interface BoardPerson {
  readonly member: Member;
  /** Owners and admins see every board, also without being a member of it. */
  readonly seesAll: boolean;
  readonly isCreator: boolean;
  readonly mayRemove: boolean;
}

/** The people who see a private board, the creator first, and those who can be added. */
export function boardPeople(
  board: Pick<Board, 'createdBy'>,
  members: readonly Member[],
  memberIds: readonly number[],
  me: Person,
): { readonly people: readonly BoardPerson[]; readonly others: readonly Member[] } {
  const seeing = new Set(memberIds);
  const people = members
    .filter(({ id, role }) => isOwnerOrAdmin(role) || seeing.has(id))
    .map((member): BoardPerson => {
      const seesAll = isOwnerOrAdmin(member.role);
      const isCreator = member.id === board.createdBy.memberId;
      return { member, seesAll, isCreator, mayRemove: !seesAll && mayChooseMember(board, member.id, me) };
    })
    .sort((one, other) => Number(other.isCreator) - Number(one.isCreator));
  const others = members.filter(({ id, role }) => !isOwnerOrAdmin(role) && !seeing.has(id));
  return { people, others };
}
