import { DEFAULT_ROLE, ROLES } from '../../../../board-administration/member-rules.js';
import type { SentForm } from '../../../../page-parts/form.js';
import type { SignInProvider } from './sign-in-provider.js';

/** Roles that a company can give. */
export const COMPANY_ROLES = ROLES.filter((role) => role !== 'owner');
export type CompanyRole = (typeof COMPANY_ROLES)[number];

export const GROUPS_MAX = 100;
export const GROUP_LENGTH_MAX = 100;

/** One line of the form. Fields keep their own values, so this is what a line begins with. */
export interface GroupRow {
  readonly key: number;
  readonly group: string;
  readonly role: string;
}

export const rowsOf = ({ roleByGroup }: SignInProvider): GroupRow[] =>
  Object.entries(roleByGroup).map(([group, role], key) => ({ key, group, role }));

export interface GroupMapping {
  readonly groupsClaim: string | null;
  readonly roleByGroup: Readonly<Record<string, string>>;
}

/** What is wrong with the form, in words. */
export interface GroupFaults {
  readonly claimMissing: string;
  readonly groupTwice: (group: string) => string;
}

/**
 * Reads the form. Lines without a group are left out.
 * @throws Error with one of the sentences
 */
export function readMapping(
  { text, all }: Pick<SentForm, 'text' | 'all'>,
  faults: GroupFaults,
): GroupMapping {
  const roles = all('role');
  // Groups are named by the provider, which may end a name with a space by mistake only.
  const pairs = all('group')
    .map((group, index) => [group.trim(), roles[index] ?? DEFAULT_ROLE] as const)
    .filter(([group]) => group !== '');
  const claim = text('groupsClaim').trim();
  if (claim === '' && pairs.length > 0) throw new Error(faults.claimMissing);
  const twice = pairs.find(([group], index) => pairs.findIndex(([other]) => other === group) < index);
  if (twice) throw new Error(faults.groupTwice(twice[0]));
  return { groupsClaim: claim === '' ? null : claim, roleByGroup: Object.fromEntries(pairs) };
}
