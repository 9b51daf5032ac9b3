const UNRESERVED_TRIPLET = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * The URL in the router's form: in origin form, without a fragment, and with no unreserved character percent-encoded
 * (RFC 3986 §6.2.2.2).
 * Checks on the URL then apply to exactly the URL that is routed.
 */
export function routedUrl(url: string): string {
  if (url.charCodeAt(0) === 0x2f && !url.includes('%') && !url.includes('#')) return url;
  const [address = ''] = url.replace(ORIGIN, '').split('#', 1);
  const query = address.indexOf('?');
  const path = query < 0 ? address : address.slice(0, query);
  const decoded = path.replace(UNRESERVED_TRIPLET, (triplet) =>
    String.fromCharCode(Number.parseInt(triplet.slice(1), 16)),
  );
  const rest = query < 0 ? '' : address.slice(query);
  return (decoded === '' ? '/' : decoded) + rest;
}
