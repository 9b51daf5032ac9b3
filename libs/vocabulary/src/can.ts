import { roles, type Role } from './roles.js';

/**
 * The least role for what a client offers or hides, named as the operation of the API. The rules are the API's, which decides
 * again (docs/security/rights.md); a test compares them.
 */
export const leastRoles = {
  createBoard: 'member',
  updateBoard: 'member',
  updateCard: 'member',
  updateMember: 'admin',
  updateWorkspace: 'admin',
  createWebhook: 'admin',
  issueToken: 'owner',
  listAuditEntries: 'owner',
  createSignInProvider: 'owner',
  deleteWorkspace: 'owner',
  restoreWorkspace: 'owner',
} as const satisfies Record<string, Role>;

/** Properties of the workspace that admins change too. Every other one is for owners only. */
export const adminsProperties = ['name', 'slug'] as const;

/** Those that only an owner changes, and the action that each is a part of. A test compares them with the API. */
export const ownersProperties = {
  secondFactorRequired: 'demandSecondFactor',
  approvedClients: 'chooseClients',
  clientAccess: 'chooseClients',
  clientDaysMax: 'chooseClients',
  auditRetentionDays: 'keepAudit',
} as const;

export type Action = keyof typeof leastRoles | (typeof ownersProperties)[keyof typeof ownersProperties];

const leastRoleOf = (action: Action): Role =>
  Object.hasOwn(leastRoles, action) ? leastRoles[action as keyof typeof leastRoles] : 'owner';

/** Whether the role of a person is enough. */
export const can = ({ role }: { readonly role: Role }, action: Action): boolean =>
  roles.indexOf(role) <= roles.indexOf(leastRoleOf(action));
