import type { AuthConfig } from '../config/auth-config.js';

type Lifetimes = Pick<AuthConfig, 'SESSION_IDLE_TTL_S' | 'SESSION_ABSOLUTE_TTL_S'>;

/**
 * For how long a browser's session lasts if it is not used again: seconds, at least 1.
 * @param loginTs when the password was given, in seconds since 1970; undefined for a stranger
 */
export function sessionTtlS(config: Lifetimes, loginTs: number | undefined, now: Date): number {
  return Math.min(config.SESSION_IDLE_TTL_S, absoluteTtlS(config, loginTs, now));
}

/** Until the session ends however much it is used: seconds, at least 1. */
export function absoluteTtlS(config: Lifetimes, loginTs: number | undefined, now: Date): number {
  const nowS = Math.floor(now.getTime() / 1_000);
  return Math.max(1, (loginTs ?? nowS) + config.SESSION_ABSOLUTE_TTL_S - nowS);
}
