/** A member's role in a workspace, from most to least rights (decisions §3). */
export const roles = ['owner', 'admin', 'member', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Whether a role has the rights over the whole workspace; undefined for a member who left. */
export function isOwnerOrAdmin(role: Role | undefined): boolean {
  return role === 'owner' || role === 'admin';
}

/** The roles that a member may assign, change and remove: an owner all, an admin all below owner. @param own undefined for a member who left */
export function assignableRoles(own: Role | undefined): readonly Role[] {
  if (own === 'owner') return roles;
  return own === 'admin' ? roles.filter((role) => role !== 'owner') : [];
}
