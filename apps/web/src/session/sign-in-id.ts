/** Set by the auth service beside the HttpOnly cookie of the session, and removed with it (decision 42). */
const COOKIE = /(?:^|; )(?:__Host-)?kiban-sign-in-id=([\w-]{22})(?:;|$)/;

/** The id of the browser's sign-in, which is no credential; null when no one is signed in. */
export const currentSignInId = (): string | null => COOKIE.exec(document.cookie)?.[1] ?? null;
