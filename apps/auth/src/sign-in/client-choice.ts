import { isOwnerOrAdmin, type GrantedScope, type Role } from '@kiban/contracts';
import { clientLifetimeS } from '../oidc/session-lifetime.js';
import type { AllowForm, WorkspaceChoice } from '../pages/allow-page.js';
import type { Membership } from '../store/members/members.reader.js';
import { approvableName } from '../store/workspaces/client-policy.js';
import type { PendingInteraction } from './flow/interaction.js';

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
  | 'deviceCode'
  | 'approvableName'
  | 'canWrite'
  | 'canReadEvents'
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
  const { identity, sentTo, isCommandLine, onThisDevice, device } = interaction;
  const lives = memberships.map(({ clientDaysMax }) => clientLifetimeS(grantTtlS, clientDaysMax));
  return {
    clientName: identity.name,
    clientHost: identity.host,
    sentTo,
    isCommandLine,
    onThisDevice,
    deviceCode: device?.userCode,
    approvableName: approvableNameOf(interaction),
    canWrite: interaction.scopes.includes('boards:write'),
    canReadEvents: memberships.some(({ role }) =>
      grantableTo(role, interaction.scopes).includes('events:read'),
    ),
    // The careful workspace decides: the page does not follow the choice, since it has no script.
    prefersReading: memberships.some(({ clientAccess }) => clientAccess === 'read'),
    lifetimeDays: Math.round((lives.length === 0 ? grantTtlS : Math.max(...lives)) / DAY_S),
  };
}

/** The requested scopes that a member of this role can give. */
export function grantableTo(role: Role | undefined, requested: readonly GrantedScope[]): GrantedScope[] {
  return requested.filter((scope) => scope !== 'events:read' || isOwnerOrAdmin(role));
}

/** What each choice of the Allow page includes. Another value is the least. */
const ACCESSES: Readonly<Record<string, readonly GrantedScope[]>> = {
  events: ['boards:read', 'boards:write', 'events:read'],
  write: ['boards:read', 'boards:write'],
};
const READING: readonly GrantedScope[] = ['boards:read'];

/** @param access the choice on the Allow page */
export const allowedBy =
  (access: string) =>
  (scope: GrantedScope): boolean =>
    (Object.hasOwn(ACCESSES, access) ? (ACCESSES[access] ?? READING) : READING).includes(scope);

/** By what an owner approves the client. */
export function approvableNameOf({ client, identity }: PendingInteraction): string {
  return approvableName(client.clientId, identity.host);
}
