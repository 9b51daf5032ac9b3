import type { SessionRefusal } from '../store/rights/session-right.js';

/** What a person has shown so far in one sign-in. */
export interface Proofs {
  /** What began it. */
  readonly by: 'password' | 'passkey' | 'company';
  /** Whether a code or a passkey was shown beside it. */
  readonly withSecondFactor: boolean;
}

/** What an account demands of each of its sign-ins. */
export interface SignInDemands {
  /** The sign-in of the company that speaks for the address (decision 61). */
  readonly company: boolean;
  /** A code of the authenticator app, or a passkey (decision 59). */
  readonly secondFactor: boolean;
}

/** `done`: the session may begin. */
export type SignInStep = 'done' | 'second factor' | 'company';

/**
 * What a sign-in still needs before its session begins. The triggers on `auth.browser_session` hold the same, for replicas of the
 * version before and for an account that changes in between.
 */
export function nextStep(demands: SignInDemands, { by, withSecondFactor }: Proofs): SignInStep {
  if (demands.company && by !== 'company') return 'company';
  // A passkey is used with a PIN or a fingerprint, so it is two factors.
  if (demands.secondFactor && by !== 'passkey' && !withSecondFactor) return 'second factor';
  return 'done';
}

/** What a session still needs to open a workspace. `own proof`: another sign-in, in which the company is not alone. */
export type OpeningStep = 'open' | 'set up a second factor' | 'own proof' | 'company' | 'refused';

const OPENING: Readonly<Record<SessionRefusal, OpeningStep>> = {
  second_factor: 'set up a second factor',
  own_proof: 'own proof',
  company: 'company',
  not_member: 'refused',
};

/** @param refusal the one of `auth.refusal_of_session`, which is the rule (decision 80) */
export const openingStep = (refusal: SessionRefusal | undefined): OpeningStep =>
  refusal === undefined ? 'open' : OPENING[refusal];
