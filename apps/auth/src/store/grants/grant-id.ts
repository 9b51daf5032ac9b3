import type { Principal } from '@kiban/contracts';

/** The grant of a principal that is no API token. */
export function grantIdOf(principal: Principal): number {
  return Number(principal.credentialId.replace('grant:', ''));
}
