import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

export interface UpgradeSettings {
  /** The commit, branch or tag of the version before; undefined for the default. */
  readonly from: string | undefined;
  /** Where other versions are built: outside this checkout, whose packages they would find in a folder above. */
  readonly versionsFolder: string;
}

/** What `npm run rehearse -- upgrade --from <ref>` puts into the environment. */
export function readUpgradeSettings(env: NodeJS.ProcessEnv = process.env): UpgradeSettings {
  const cache = env['XDG_CACHE_HOME'] ?? '';
  return {
    from: env['KIBAN_UPGRADE_FROM'] || undefined,
    versionsFolder: join(isAbsolute(cache) ? cache : join(homedir(), '.cache'), 'kiban', 'versions'),
  };
}
