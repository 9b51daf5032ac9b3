import type { Membership } from '../members/members.repository.js';
import { clientLifetimeS } from '../oidc/session-lifetime.js';
import type { AllowForm, WorkspaceChoice } from '../pages/allow-page.js';
import { approvableName } from '../workspaces/client-policy.js';
import type { PendingInteraction } from './interaction.js';

const DAY_S = 86_400;

/** @param refusing ids of the workspaces that do not admit the client */
export function workspaceChoice(membership: Membership, refusing: ReadonlySet<number>): WorkspaceChoice {
  return {
    workspaceId: membership.workspaceId,
    name: membership.workspaceName,
    slug: membership.workspaceSlug,
    role: membership.role,
    isDeleted: membership.deletionAt !== null,
    isRefused: refusing.has(membership.workspaceId),
    daysMax: membership.clientDaysMax,
  };
}

type ClientPart = Pick<
  AllowForm,
  | 'clientName'
  | 'clientHost'
  | 'sentTo'
  | 'isCommandLine'
  | 'onThisDevice'
  | 'approvableName'
  | 'canWrite'
  | 'prefersReading'
  | 'lifetimeDays'
>;

/**
 * What the Allow page says of the client.
 * @param grantTtlS how long the installation lets a connection last: seconds
 */
export function clientPart(
  interaction: PendingInteraction,
  memberships: readonly Membership[],
  grantTtlS: number,
): ClientPart {
  const { identity, sentTo, isCommandLine, onThisDevice } = interaction;
  const lives = memberships.map(({ clientDaysMax }) => clientLifetimeS(grantTtlS, clientDaysMax));
  return {
    clientName: identity.name,
    clientHost: identity.host,
    sentTo,
    isCommandLine,
    onThisDevice,
    approvableName: approvableNameOf(interaction),
    canWrite: interaction.scopes.includes('boards:write'),
    // The careful workspace decides: the page does not follow the choice, since it has no script.
    prefersReading: memberships.some(({ clientAccess }) => clientAccess === 'read'),
    lifetimeDays: Math.round((lives.length === 0 ? grantTtlS : Math.max(...lives)) / DAY_S),
  };
}

/** By what an owner approves the client. */
export function approvableNameOf({ client, identity }: PendingInteraction): string {
  return approvableName(client.clientId, identity.host);
}
