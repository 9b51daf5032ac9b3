import type { SessionRefusal } from '../../store/rights/session-right.js';

/** What a way to sign in proves. */
export interface WayProof {
  /** That the company which speaks for the address has signed the person in. */
  readonly ofCompany: boolean;
  /** Two factors, such as a passkey, which is used with a PIN or a fingerprint. */
  readonly twoFactors: boolean;
}

/** What a person has shown so far in one sign-in. */
export interface Proofs {
  /** Of the way that began it. */
  readonly proof: WayProof;
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
export function nextStep(demands: SignInDemands, { proof, withSecondFactor }: Proofs): SignInStep {
  if (demands.company && !proof.ofCompany) return 'company';
  if (demands.secondFactor && !proof.twoFactors && !withSecondFactor) return 'second factor';
  return 'done';
}

/** The ways that the sign-in page shows, before anything is known of the person: all that are offered, by their ranks. */
export function offeredWays<Way extends { readonly rank: number }>(
  all: readonly { way: Way; isOffered: boolean }[],
): Way[] {
  return all
    .filter(({ isOffered }) => isOffered)
    .map(({ way }) => way)
    .sort((left, right) => left.rank - right.rank);
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
