import { ValidationError } from '@kiban/contracts';

/** Ports below 1024, except those of the web, belong to services that must never receive a POST. */
const PORT_MIN = 1_024;

/**
 * Parses an endpoint’s URL and checks its form. The URL standard converts every spelling of an IP address (0x7f.1,
 * 2130706433, ①②⑦.0.0.1) to the one that is connected to.
 * @throws ValidationError with the accepted form
 */
export function parseTargetUrl(text: string, field: string): URL {
  const refuse = (sentence: string): never => {
    throw new ValidationError(field, 'target_url', sentence);
  };
  if (!URL.canParse(text)) refuse(`${field} must be an absolute URL such as https://example.com/kiban.`);
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') refuse(`${field} must start with https://.`);
  if (url.username !== '' || url.password !== '')
    refuse(`${field} must not contain a user name or password; verify the signature instead.`);
  if (url.port !== '' && Number(url.port) < PORT_MIN && !['80', '443'].includes(url.port))
    refuse(`${field} must use port 443, 80, or ${PORT_MIN} and above.`);
  url.hash = '';
  return url;
}
