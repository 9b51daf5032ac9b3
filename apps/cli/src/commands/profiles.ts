import { CommandError } from '../console/failure.js';
import { Profiles, type KnownProfile } from '../profile/profiles.js';
import type { CommandGroup, Context, Given } from './command.js';
import { ended } from './login.js';

const name = { name: 'name' };

export const profileCommands: CommandGroup = {
  'profiles list': {
    summary: 'List the profiles of this machine',
    run: async ({ output, environment, profile }) => {
      const known = await new Profiles(environment).list();
      const rows = known.map((one) => ({
        name: one.name,
        origin: one.login?.origin ?? null,
        kind: kindOf(one),
        isCurrent: one.name === profile.name,
      }));
      await output.table(rows, [
        ['PROFILE', (row) => row.name],
        ['USED', ({ isCurrent }) => (isCurrent ? 'yes' : '')],
        ['KIND', ({ kind }) => kind],
        ['DEPLOYMENT', ({ origin }) => origin],
      ]);
    },
  },
  'profiles use': {
    summary: 'Use a profile where --profile and $KIBAN_PROFILE name none',
    arguments: [name],
    run: async ({ output, environment }, given) => {
      const chosen = given.arg(0);
      await new Profiles(environment).use(chosen);
      await output.result({ profile: chosen }, [`The profile ${chosen} is used from now on.`]);
    },
  },
  'profiles remove': {
    summary: 'End the sign-in of a profile, and remove it with its signing key and positions of listen',
    arguments: [name],
    run: remove,
  },
};

function kindOf({ login }: KnownProfile): string {
  if (login === null) return 'damaged';
  return login.token === undefined ? 'sign-in' : 'API token';
}

async function remove({ output, environment }: Context, given: Given): Promise<void> {
  const profiles = new Profiles(environment);
  const removed = given.arg(0);
  const login = (await profiles.list()).find((one) => one.name === removed)?.login ?? null;
  await profiles.remove(removed);
  if (login !== null && !(await ended(login)))
    throw new CommandError(
      'Removed here, but the deployment did not respond. Revoke “Kiban command line” in its settings.',
    );
  await output.result({ profile: removed, removed: true }, [
    login?.token === undefined
      ? `Removed the profile ${removed}.`
      : `Removed the profile ${removed}. The token itself is valid until its owner revokes it in the settings.`,
  ]);
}
