/** A setting is missing or malformed. The process prints the message and exits. */
export class SettingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingError';
  }
}

const API_PATH = '/api/v1';

/**
 * @param text the URL of the service: its origin, {base_url} or {mcp_url}
 * @param setting its name in messages
 * @throws SettingError
 */
export function readServiceUrl(text: string | undefined, setting = 'SERVICE_URL'): string {
  const given = (text ?? '').trim();
  if (given === '')
    throw new SettingError(
      `${setting} is not set: set it to the URL of the service, such as https://kiban.example.`,
    );
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new SettingError(`${setting} must be a URL such as https://kiban.example.`);
  const url = new URL(given);
  const path = url.pathname.replace(/\/+$/, '');
  if (path !== '' && path !== API_PATH && path !== '/mcp')
    throw new SettingError(`${setting} must be the origin of the service, ${url.origin}, without a path.`);
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new SettingError(
      `${setting} must begin with https:// unless the service runs on this machine; HTTP does not encrypt the token.`,
    );
  return url.origin;
}

export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
