import type { LauncherSettings } from '../config/launcher-settings.js';
import type { Secrets } from '../data-folder/secrets.js';
import type { DatabaseAccess } from '../postgres/service-logins.js';
import type { ServiceAddresses } from './service-addresses.js';

/** Input for every service's environment. */
export interface Deployment {
  readonly settings: LauncherSettings;
  readonly secrets: Secrets;
  readonly addresses: ServiceAddresses;
  readonly database: DatabaseAccess;
  readonly natsUrl: string;
}
