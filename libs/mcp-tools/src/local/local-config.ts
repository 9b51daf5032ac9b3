import { isServiceToken } from './service-token.js';
import { readServiceUrl, SettingError } from './service-url.js';

export interface LocalConfig {
  token: string;
  /** Public origin of the service, without a trailing slash. */
  origin: string;
  readOnly: boolean;
}

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
    readOnly: args.includes('--readonly') || /^(1|true|yes)$/i.test(env['SERVICE_READONLY'] ?? ''),
  };
}
