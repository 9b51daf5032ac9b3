import type { RequestOrigin } from '@kiban/contracts';
import type { CompanyIdentity } from '../proof/company/company-identity.js';
import type { Account } from '../store/accounts/account.js';
import type { AuthTransaction } from '../store/audit/auth-changes.js';
import type { SignInProvider } from '../store/providers/sign-in-provider.js';
import type { LockedWorkspace } from '../store/workspaces/workspace-lock.js';

/** A person of a company on the way into its workspace, under the lock of that. */
export interface Entering {
  tx: AuthTransaction;
  workspace: LockedWorkspace;
  provider: SignInProvider;
  identity: CompanyIdentity;
  origin: RequestOrigin;
}

/** The account of a person, or the one whose owner must confirm by its password that it belongs to this person. */
export type Entered = { account: Account; linked?: Linked } | { toConfirm: Account };

/** Where an existing account was linked just now. */
interface Linked {
  providerName: string;
  workspaceName: string;
}

/** In the audit log. */
export const VIA = 'company sign-in';
