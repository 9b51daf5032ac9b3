/** Set by the auth service beside the HttpOnly cookie of the session, and ends with it (decision 42). */
const COOKIE = /(?:^|; )(?:__Host-)?kiban-sign-in-id=([\w-]+)(?:;|$)/;
const SIGNED_OUT = 'signed-out';

/**
 * The id of the browser's sign-in, which is no credential; null when no one is signed in.
 * @param cookies as in `document.cookie`
 */
export function currentSignInId(cookies = document.cookie): string | null {
  const [, value = SIGNED_OUT] = COOKIE.exec(cookies) ?? [];
  return value === SIGNED_OUT ? null : value;
}

/** Whether the last sign-in was ended by the person. One that expired leaves no cookie. */
export const isSignedOut = (cookies = document.cookie): boolean => COOKIE.exec(cookies)?.[1] === SIGNED_OUT;
