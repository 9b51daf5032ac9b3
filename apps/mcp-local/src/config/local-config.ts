import { isServiceToken } from './service-token.js';

export interface LocalConfig {
  token: string;
  /** Public origin of the service, without a trailing slash. */
  origin: string;
  /** {base_url}. */
  apiUrl: string;
  readOnly: boolean;
}

/** A setting is missing or malformed. The process prints the message and exits. */
export class SettingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingError';
  }
}

const API_PATH = '/api/v1';

/** @throws SettingError that names the first invalid setting and never quotes the token */
export function readLocalConfig(env: NodeJS.ProcessEnv, args: readonly string[] = []): LocalConfig {
  const token = (env['SERVICE_TOKEN'] ?? '').trim();
  if (token === '')
    throw new SettingError(
      'SERVICE_TOKEN is not set: set it to a workspace token (kbn_…, from the workspace settings).',
    );
  if (!isServiceToken(token))
    throw new SettingError(
      'SERVICE_TOKEN is not a complete workspace token: copy all 50 characters, including kbn_.',
    );
  const origin = readServiceUrl(env['SERVICE_URL']);
  return {
    token,
    origin,
    apiUrl: origin + API_PATH,
    readOnly: args.includes('--readonly') || /^(1|true|yes)$/i.test(env['SERVICE_READONLY'] ?? ''),
  };
}

/** @param text the URL of the service: its origin, {base_url} or {mcp_url} */
export function readServiceUrl(text: string | undefined): string {
  const given = (text ?? '').trim();
  if (given === '')
    throw new SettingError(
      'SERVICE_URL is not set: set it to the URL of the service, such as https://kiban.example.',
    );
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new SettingError('SERVICE_URL must be a URL such as https://kiban.example.');
  const url = new URL(given);
  const path = url.pathname.replace(/\/+$/, '');
  if (path !== '' && path !== API_PATH && path !== '/mcp')
    throw new SettingError(`SERVICE_URL must be the origin of the service, ${url.origin}, without a path.`);
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new SettingError(
      'SERVICE_URL must begin with https:// unless the service runs on this machine; HTTP does not encrypt the token.',
    );
  return url.origin;
}

export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
