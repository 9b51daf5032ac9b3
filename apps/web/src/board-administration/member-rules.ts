import type { components } from '@kiban/client';
import { assignableRoles, roles, type Role } from '@kiban/vocabulary';

export type Member = components['schemas']['Member'];

/** From the fewest rights to the most, so that no list begins with the owner. */
export const ROLES: readonly Role[] = roles.toReversed();

/** Of a person who joins, unless another one is chosen. */
export const DEFAULT_ROLE = 'member' satisfies Role;

/** The roles that someone may give, in the order of ROLES. */
export const choosableRoles = (own: Role): readonly Role[] =>
  ROLES.filter((role) => assignableRoles(own).includes(role));

/** Whether the workspace would have no owner without this member. */
export const isLastOwner = (
  member: Pick<Member, 'role'>,
  members: readonly Pick<Member, 'role'>[],
): boolean => member.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1;

/** What a member gets or loses with a role; null where nothing needs to be confirmed. */
export function roleQuestion(from: Role, to: Role): 'appoint' | 'dismiss' | null {
  if (to === 'owner') return 'appoint';
  return from === 'owner' ? 'dismiss' : null;
}
