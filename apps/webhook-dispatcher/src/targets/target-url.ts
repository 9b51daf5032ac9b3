import { ValidationError } from '@kiban/contracts';

/** Ports below 1024 other than the web's own belong to services that were never meant to get a POST. */
const PORT_MIN = 1_024;

/**
 * Reads an endpoint's address by the rules of its form. The URL standard's own reading turns every
 * spelling of an IP address (0x7f.1, 2130706433, ①②⑦.0.0.1) into the one that is connected to.
 * @throws ValidationError that says what to send instead
 */
export function parseTargetUrl(text: string, field: string): URL {
  const refuse = (sentence: string): never => {
    throw new ValidationError(field, 'target_url', sentence);
  };
  if (!URL.canParse(text)) refuse(`${field} must be an absolute address such as https://example.com/kiban.`);
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') refuse(`${field} must begin with https://.`);
  if (url.username !== '' || url.password !== '')
    refuse(`${field} must not carry a user name or password; check the signature instead.`);
  if (url.port !== '' && Number(url.port) < PORT_MIN && !['80', '443'].includes(url.port))
    refuse(`${field} must use port 443, 80, or one from ${PORT_MIN} up.`);
  url.hash = '';
  return url;
}
