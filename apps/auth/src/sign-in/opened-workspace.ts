import type { Membership } from '../store/members/members.reader.js';
import type { PendingInteraction } from './flow/interaction.js';

/**
 * The membership that the screen opens without a page: the only one, or the one that its request names. Every other
 * client gets the page, where the person consents.
 */
export function openedWithoutChoice(
  { isScreen, wantedWorkspace }: PendingInteraction,
  memberships: readonly Membership[],
): Membership | undefined {
  if (!isScreen) return undefined;
  if (memberships.length === 1) return memberships[0];
  return memberships.find(({ workspaceSlug }) => workspaceSlug === wantedWorkspace);
}
