import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckSettings } from '../config/check-settings.js';
import type { Finding } from '../finding.js';
import { readManifests, type Composition } from '../manifest.js';
import { output } from './command.js';

export interface Rendered {
  compositions: Composition[];
  findings: Finding[];
}

/** Renders every overlay and every composition test, and reads the examples, which are plain objects. */
export async function renderCompositions(kubectl: string, settings: CheckSettings): Promise<Rendered> {
  const compositions: Composition[] = [];
  const findings: Finding[] = [];
  await makeLocalSecrets(settings);
  for (const group of ['overlays', 'tests']) {
    for (const name of (await readdir(join(settings.manifests, group))).sort()) {
      const folder = `${group}/${name}`;
      try {
        compositions.push({ name: folder, objects: await render(kubectl, join(settings.manifests, folder)) });
      } catch (error) {
        findings.push({
          where: folder,
          rule: 'renders',
          message: error instanceof Error ? error.message : String(error),
        });
      }
    }
  }
  return { compositions, findings };
}

export async function render(kubectl: string, folder: string): Promise<Composition['objects']> {
  return readManifests(await output(kubectl, ['kustomize', folder]));
}

/** The local overlay reads secrets that are made on the machine and never committed. */
async function makeLocalSecrets({ repositoryRoot, manifests }: CheckSettings): Promise<void> {
  await output(process.execPath, [
    join(repositoryRoot, 'docker', 'make-secrets.mjs'),
    '--kubernetes',
    join(manifests, 'overlays', 'local', 'secrets'),
  ]);
}
