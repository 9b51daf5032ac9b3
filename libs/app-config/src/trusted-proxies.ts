import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * Which senders of `X-Forwarded-For` are trusted: a number of proxies in front, or ranges of addresses. The client is
 * the last address that is not one of them.
 */
export type TrustedProxies = number | readonly string[];

const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const HOPS_MAX = 10;

/** Private ranges: proxies of a cluster have such addresses, and clients from the internet do not. */
export const PRIVATE_RANGES = 'loopback,linklocal,uniquelocal';

function isRange(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true;
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128));
}

/** `TRUSTED_PROXIES`: comma-separated ranges, a whole number of proxies, or empty for none. */
export const trustedProxies = (fallback: string): z.ZodType<TrustedProxies, string | undefined> =>
  z
    .string()
    .default(fallback)
    .transform((text): TrustedProxies => {
      const parts = text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
      return parts.length === 1 && /^\d+$/.test(parts[0] as string) ? Number(parts[0]) : parts;
    })
    .refine(
      (trusted) => (typeof trusted === 'number' ? trusted <= HOPS_MAX : trusted.every(isRange)),
      `must be comma-separated addresses or ranges, such as 10.0.0.0/8 or ${PRIVATE_RANGES}, or a number of proxies from 0 to ${HOPS_MAX}`,
    );
