import type { components } from '@kiban/client';

type Schemas = components['schemas'];

export type Role = Schemas['Role'];
export type Member = Schemas['Member'];

/** From the fewest rights to the most, so that no list begins with the owner. */
export const ROLES = ['viewer', 'member', 'admin', 'owner'] as const satisfies readonly Role[];

/** Of a person who joins, unless another one is chosen. */
export const DEFAULT_ROLE = 'member' satisfies Role;

export const isManager = (role: Role): boolean => role === 'owner' || role === 'admin';

/** The roles that someone may give, change and remove: owners all, admins all but owner. */
export const assignableRoles = (own: Role): readonly Role[] =>
  own === 'owner' ? ROLES : own === 'admin' ? ROLES.filter((role) => role !== 'owner') : [];

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
