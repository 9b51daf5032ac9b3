import type { AuthConfig } from '../config/auth-config.js';

type Lifetimes = Pick<AuthConfig, 'SESSION_IDLE_TTL_S' | 'SESSION_ABSOLUTE_TTL_S'>;

/**
 * How long a browser session lasts if it is not used again: seconds, at least 1.
 * @param loginTs when the password was entered, in seconds since 1970; undefined before a sign-in
 */
export function sessionTtlS(config: Lifetimes, loginTs: number | undefined, now: Date): number {
  return Math.min(config.SESSION_IDLE_TTL_S, absoluteTtlS(config, loginTs, now));
}

/** Time until the session ends even if it is in use: seconds, at least 1. */
export function absoluteTtlS(config: Lifetimes, loginTs: number | undefined, now: Date): number {
  const nowS = Math.floor(now.getTime() / 1_000);
  return Math.max(1, (loginTs ?? nowS) + config.SESSION_ABSOLUTE_TTL_S - nowS);
}

/** How long the connection of an AI client lasts: seconds. */
export const clientLifetimeS = (grantTtlS: number, daysMax: number | null): number =>
  daysMax === null ? grantTtlS : Math.min(grantTtlS, daysMax * 86_400);

/**
 * How long an access token of the screen lasts: seconds. Only its renewal extends the session, so it lasts at most half of
 * the idle time: a browser in use renews before the session ends, and one that is not used ends in time.
 */
export function screenTokenTtlS(config: Lifetimes & Pick<AuthConfig, 'ACCESS_TOKEN_TTL_S'>): number {
  return Math.min(config.ACCESS_TOKEN_TTL_S, Math.floor(config.SESSION_IDLE_TTL_S / 2));
}
