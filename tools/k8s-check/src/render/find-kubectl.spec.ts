import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckSettings } from '../config/check-settings.js';
import { findKubectl } from './find-kubectl.js';

describe('kubectl', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-kubectl-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  const settings = (env: NodeJS.ProcessEnv, isContinuousIntegration = false): CheckSettings => ({
    repositoryRoot: folder,
    manifests: folder,
    cache: join(folder, 'cache'),
    env: { PATH: folder, ...env },
    isContinuousIntegration,
  });

  async function program(name: string, kustomize: string): Promise<string> {
    const file = join(folder, name);
    await writeFile(file, `#!/bin/sh\necho '{"kustomizeVersion": "${kustomize}"}'\n`);
    await chmod(file, 0o755);
    return file;
  }

  it('is the one that is named', async () => {
    const named = await program('mine', 'v5.6.0');
    expect(await findKubectl(settings({ KUBECTL: named }))).toBe(named);
  });

  it('is the one on the PATH', async () => {
    await program('kubectl', 'v5.0.1');
    expect(await findKubectl(settings({}))).toBe('kubectl');
  });

  it('is refused when it is too old to know components, with a sentence that says what to do', async () => {
    const old = await program('old', 'v4.5.7');
    await expect(findKubectl(settings({ KUBECTL: old }))).rejects.toThrow(
      /install it .* or name it with KUBECTL/,
    );
  });

  it('is missed with that sentence where there is none', async () => {
    await expect(findKubectl(settings({}))).rejects.toThrow(/is not on this machine: install it/);
  });

  it('is missed in continuous integration too where Debian’s packages cannot be had', async () => {
    await expect(findKubectl(settings({}, true))).rejects.toThrow(/could not be fetched from Debian/);
  });
});
