import { homedir } from 'node:os';
import { join } from 'node:path';

/** What the program takes from its environment. */
export interface Environment {
  token: string | undefined;
  url: string | undefined;
  profile: string | undefined;
  /** Folder of the profiles and of the positions of `listen`. */
  folder: string;
}

export function readEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const setting = (name: string): string | undefined => env[name]?.trim() || undefined;
  const parent = setting('XDG_CONFIG_HOME') ?? setting('APPDATA') ?? join(homedir(), '.config');
  return {
    token: setting('KIBAN_TOKEN'),
    url: setting('KIBAN_URL'),
    profile: setting('KIBAN_PROFILE'),
    folder: join(parent, 'kiban'),
  };
}
