import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../config/environment.js';
import { UsageError } from '../console/failure.js';
import { isAbsent, readPrivate, removePrivate, writePrivate } from './private-file.js';
import { isProfileName, Profile, type SavedLogin } from './profile.js';

export interface KnownProfile {
  name: string;
  /** Null for a file that is damaged, or that others can read. */
  login: SavedLogin | null;
}

/** The profiles of this person on this machine, and which one is used where no other is named. */
export class Profiles {
  private readonly chosenFile: string;

  constructor(private readonly environment: Environment) {
    this.chosenFile = join(environment.folder, 'profile');
  }

  /** By name. */
  async list(): Promise<KnownProfile[]> {
    const files = await readdir(join(this.environment.folder, 'profiles')).catch((error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    });
    const names = files
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length))
      .filter(isProfileName)
      .sort();
    return Promise.all(
      names.map(async (name) => ({
        name,
        login: await this.named(name)
          .saved()
          .catch(() => null),
      })),
    );
  }

  named(name: string): Profile {
    return new Profile(this.environment, name);
  }

  /** The profile that `use` chose. The environment and `--profile` are preferred to it. */
  async chosen(): Promise<string | undefined> {
    const name = (await readPrivate(this.chosenFile))?.trim();
    return name !== undefined && isProfileName(name) ? name : undefined;
  }

  /** @throws UsageError for a profile that is not logged in */
  async use(name: string): Promise<void> {
    await this.require(name);
    await writePrivate(this.chosenFile, `${name}\n`);
  }

  /** Removes the login, the signing key and the positions of `listen`. @throws UsageError */
  async remove(name: string): Promise<void> {
    await this.require(name);
    await this.named(name).forget();
    await rm(join(this.environment.folder, 'state', name), { recursive: true, force: true });
    if ((await this.chosen()) === name) await removePrivate(this.chosenFile);
  }

  private async require(name: string): Promise<void> {
    const names = (await this.list()).map((profile) => profile.name);
    if (names.includes(name)) return;
    const known = names.length === 0 ? 'There is none.' : `Profiles: ${names.join(', ')}.`;
    throw new UsageError(`There is no profile ${JSON.stringify(name)}. ${known}`);
  }
}
