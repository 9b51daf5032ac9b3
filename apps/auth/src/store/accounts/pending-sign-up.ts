import type { NewAccount } from './account.js';

export const CONFIRMATION_HOURS = 24;

/** The purpose of a new account: a workspace of its own, or an invitation to one. */
export type SignUpPurpose = { workspaceName: string } | { invitationId: number };

/** A sign-up whose address is not confirmed yet. */
export interface PendingSignUp {
  account: NewAccount;
  purpose: SignUpPurpose;
  /** SHA-256 (base64) of the form cookie of the browser that signed up. */
  browser: string;
}
