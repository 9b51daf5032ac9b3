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

/** Properties of the workspace that only an owner changes, although admins change others. */
const ownersProperties = {
  demandSecondFactor: 'owner',
  chooseClients: 'owner',
  keepAudit: 'owner',
} as const;

export type Action = keyof typeof leastRoles | keyof typeof ownersProperties;

/** Whether the role of a person is enough. */
export const can = ({ role }: { readonly role: Role }, action: Action): boolean =>
  roles.indexOf(role) <= roles.indexOf({ ...leastRoles, ...ownersProperties }[action]);
