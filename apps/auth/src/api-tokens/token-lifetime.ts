import { limits, ValidationError } from '@kiban/contracts';

/**
 * Reads the expiry of a token to be issued.
 * @throws ValidationError unless it is in the future and at most ten years ahead
 */
export function readTokenExpiry(text: string | null | undefined, now: Date): Date | null {
  if (text === null || text === undefined) return null;
  const expiresAt = new Date(text);
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + limits.tokenLifetimeYearsMax);
  if (expiresAt <= now)
    throw new ValidationError('expiresAt', 'past', 'expiresAt must be in the future; omit it for no expiry.');
  if (expiresAt > latest)
    throw new ValidationError(
      'expiresAt',
      'too_far',
      `expiresAt must be at most ${limits.tokenLifetimeYearsMax} years ahead; omit it for no expiry.`,
    );
  return expiresAt;
}
