import { createHmac, timingSafeEqual } from 'crypto';

/** The headers of Standard Webhooks, which every delivery carries. */
export interface SignedHeaders {
  id: string;
  timestamp: string;
  /** `v1,<base64>` for each key in use, separated by spaces: two during a rotation. */
  signature: string;
}

/** How far the clocks may differ, and how long a recorded delivery can be played back: seconds. */
const TOLERANCE_S = 5 * 60;

/**
 * Whether a delivery was signed with the key a short time ago.
 *
 * @param key as the API showed it, `whsec_…`
 * @param rawBody the bytes as received; JSON that was parsed and written again has another signature
 * @param now Unix time in seconds
 */
export function isGenuine(
  key: string,
  headers: SignedHeaders,
  rawBody: Uint8Array,
  now = Date.now() / 1_000,
): boolean {
  if (!/^\d{1,12}$/.test(headers.timestamp) || Math.abs(now - Number(headers.timestamp)) > TOLERANCE_S)
    return false;
  const expected = createHmac('sha256', Buffer.from(key.replace(/^whsec_/, ''), 'base64'))
    .update(`${headers.id}.${headers.timestamp}.`)
    .update(rawBody)
    .digest();
  return headers.signature.split(' ').some((part) => {
    const given = part.startsWith('v1,') ? Buffer.from(part.slice(3), 'base64') : Buffer.alloc(0);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
