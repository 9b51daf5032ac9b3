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
