import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { DomainError, hasFreshProof, type Principal, type ProofMethod } from '@kiban/contracts';

const FRESH_FACTOR = Symbol('kiban.fresh-factor');

/**
 * Which routes ask: `true`, what every critical change needs; `or its password`, of a route that takes the password itself and so
 * asks only those who have a passkey or an authenticator app.
 */
export type FreshFactorNeed = true | 'or its password';

/** Declares that a person at the screen must have shown shortly before that it is them (decision 81). */
export function NeedsFreshFactor(need: FreshFactorNeed = true): MethodDecorator {
  return applyDecorators(SetMetadata(FRESH_FACTOR, need), ApiExtension('x-kiban-proof', need));
}

/** @throws DomainError 403 when the route needs a proof of a person who did not show it shortly before */
export function requireFreshFactor(principal: Principal, route: object): void {
  const need = Reflect.getMetadata(FRESH_FACTOR, route) as FreshFactorNeed | undefined;
  if (need === undefined || principal.secondFactor === undefined) return;
  if (need === 'or its password' && isPassword(principal.secondFactor.methods)) return;
  requireFreshProof(principal);
}

/** @throws DomainError 403 */
export function requireFreshProof(principal: Principal): void {
  if (hasFreshProof(principal)) return;
  throw new DomainError(
    'second_factor_required',
    isPassword(principal.secondFactor?.methods)
      ? 'Show that it is you: send your password to POST /me/second-factor/check, then repeat the request. If you have none, set one by ' +
          'the link that /sign-in/reset mails to you; with it you can also add a passkey or an authenticator app.'
      : 'This change needs your second factor again: send a code or a passkey to POST /me/second-factor/check, then repeat the request.',
  );
}

const isPassword = (methods: readonly ProofMethod[] | undefined): boolean =>
  methods?.includes('password') === true;
