import { isServiceToken } from './service-token.js';

export interface LocalConfig {
  token: string;
  /** Public origin of the service, without a slash at its end. */
  origin: string;
  /** {base_url}. */
  apiUrl: string;
  readOnly: boolean;
}

/** A setting is missing or malformed; the message is the one line that the process ends with. */
export class SettingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingError';
  }
}

const API_PATH = '/api/v1';

/** @throws SettingError that names the first fault; never the token's own characters */
export function readLocalConfig(env: NodeJS.ProcessEnv, args: readonly string[] = []): LocalConfig {
  const token = (env['SERVICE_TOKEN'] ?? '').trim();
  if (token === '')
    throw new SettingError(
      'SERVICE_TOKEN is not set: put a workspace token (kbn_…, from the workspace settings) into it.',
    );
  if (!isServiceToken(token))
    throw new SettingError(
      'SERVICE_TOKEN is not a whole workspace token: copy all 50 characters, from kbn_ on, as shown when it was issued.',
    );
  const origin = readServiceUrl(env['SERVICE_URL']);
  return {
    token,
    origin,
    apiUrl: origin + API_PATH,
    readOnly: args.includes('--readonly') || /^(1|true|yes)$/i.test(env['SERVICE_READONLY'] ?? ''),
  };
}

/** @param text the address of the service: its origin, {base_url} or {mcp_url} */
export function readServiceUrl(text: string | undefined): string {
  const given = (text ?? '').trim();
  if (given === '')
    throw new SettingError(
      'SERVICE_URL is not set: put the address of the service into it, such as https://kiban.example.',
    );
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new SettingError('SERVICE_URL must be an address such as https://kiban.example.');
  const url = new URL(given);
  const path = url.pathname.replace(/\/+$/, '');
  if (path !== '' && path !== API_PATH && path !== '/mcp')
    throw new SettingError(`SERVICE_URL must be the origin of the service, ${url.origin}, without a path.`);
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new SettingError(
      'SERVICE_URL must begin with https:// unless the service runs on this machine: the token would travel in the clear.',
    );
  return url.origin;
}

export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
