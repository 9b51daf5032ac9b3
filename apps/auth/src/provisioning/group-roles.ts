import { nameKey } from '@kiban/text';
import { provisionedRoles, type ProvisionedRole } from './user-change.js';

/** The groups that give their users a role, by the key of their name. */
const ROLES: ReadonlyMap<string, ProvisionedRole> = new Map(
  provisionedRoles.map((role) => [`kiban ${role}s`, role]),
);

export const roleOfGroup = (displayName: string): ProvisionedRole | undefined =>
  ROLES.get(nameKey(displayName));

/** Of several groups the role with the most rights counts. */
export function roleOfGroups(displayNames: readonly string[]): ProvisionedRole | undefined {
  const given = displayNames.map(roleOfGroup);
  return provisionedRoles.find((role) => given.includes(role));
}
