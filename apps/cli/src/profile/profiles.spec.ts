import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Environment } from '../config/environment.js';
import { Profiles } from './profiles.js';

describe('the profiles of a machine', () => {
  let folder: string;
  let profiles: Profiles;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-profiles-'));
    const environment: Environment = { token: undefined, url: undefined, profile: undefined, folder };
    profiles = new Profiles(environment);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const save = (name: string): Promise<void> =>
    profiles.named(name).save({ origin: 'https://kiban.example', token: `kbn_${name}` });

  it('are listed by name, also a damaged one and beside other files', async () => {
    expect(await profiles.list()).toEqual([]);
    await save('work');
    await save('home');
    await writeFile(join(folder, 'profiles', 'broken.json'), '{', { mode: 0o600 });
    await writeFile(join(folder, 'profiles', 'work.json.lock'), 'x', { mode: 0o600 });
    expect(await profiles.list()).toEqual([
      { name: 'broken', login: null },
      { name: 'home', login: { origin: 'https://kiban.example', token: 'kbn_home' } },
      { name: 'work', login: { origin: 'https://kiban.example', token: 'kbn_work' } },
    ]);
  });

  it('have one that is used, until it is removed', async () => {
    expect(await profiles.chosen()).toBeUndefined();
    await save('work');
    await save('home');
    await profiles.use('home');
    expect(await profiles.chosen()).toBe('home');
    await profiles.remove('work');
    expect(await profiles.chosen()).toBe('home');
    await profiles.remove('home');
    expect(await profiles.chosen()).toBeUndefined();
    expect(await profiles.list()).toEqual([]);
  });

  it('lose what belongs to them when they are removed, and nothing else', async () => {
    await save('work');
    await save('home');
    const keys = [await profiles.named('work').signingKey(), await profiles.named('home').signingKey()];
    await profiles.remove('work');
    await expect(stat(join(folder, 'state', 'work'))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await profiles.named('home').signingKey()).toBe(keys[1]);
    expect(await profiles.named('work').signingKey()).not.toBe(keys[0]);
  });

  it.each(['other', '..', '../state', ''])('are none with the name %j', async (name) => {
    await save('work');
    await expect(profiles.use(name)).rejects.toThrow('Profiles: work.');
    await expect(profiles.remove(name)).rejects.toThrow('Profiles: work.');
    expect(await profiles.list()).toHaveLength(1);
  });
});
