const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** Takes the place of the origin while a path is parsed; the name cannot exist (RFC 2606). */
const HERE = 'https://here.invalid';

/**
 * The address of a link if its scheme is on the list, or if it is a path of this origin.
 * The browser's own parser decides, since it drops line breaks and spaces that hide a scheme.
 */
export function safeHref(href: string): string | null {
  const url = parsed(href);
  if (url) return SCHEMES.includes(url.protocol) ? url.href : null;
  // `//host` and `/\host` are other origins.
  return href.startsWith('/') && parsed(href, HERE)?.origin === HERE ? href : null;
}

function parsed(href: string, origin?: string): URL | undefined {
  try {
    return new URL(href, origin);
  } catch {
    return undefined;
  }
}
