import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@kiban/edge/service-name';
import { parse } from 'yaml';
import type { Finding } from '../finding.js';
import { bakeFaults } from './bake-faults.js';
import { composeFaults } from './compose-faults.js';
import { dockerfileFaults } from './dockerfile-faults.js';

/** Everything in docker/ that says how images are built and run. */
export async function containerFaults(
  repositoryRoot: string,
): Promise<{ findings: Finding[]; files: number }> {
  const folder = join(repositoryRoot, 'docker');
  const findings: Finding[] = [];
  const dockerfiles = new Map<string, string>();
  const secrets = new Set(
    (await readFile(join(folder, 'make-secrets.mjs'), 'utf8')).match(/\b[A-Z][A-Z_]+(?=:)/g) ?? [],
  );
  const product = namesIn(await readFile(join(folder, 'compose.yaml'), 'utf8'));
  let files = 1;
  for (const name of (await readdir(folder)).sort()) {
    const path = `docker/${name}`;
    if (name.endsWith('.Dockerfile')) {
      const text = await readFile(join(folder, name), 'utf8');
      dockerfiles.set(path, text);
      findings.push(...dockerfileFaults(path, text));
    } else if (/^compose.*\.yaml$/.test(name)) {
      const isDeployment = name !== 'compose.dev.yaml';
      const exists = (relative: string): boolean => existsSync(join(folder, relative));
      const text = await readFile(join(folder, name), 'utf8');
      const amends = name === 'compose.observability.yaml' ? product : undefined;
      findings.push(
        ...composeFaults(path, text, { exists, secrets, isDeployment, ...(amends ? { amends } : {}) }),
      );
    } else continue;
    files += 1;
  }
  const bake = await readFile(join(folder, 'docker-bake.hcl'), 'utf8');
  findings.push(...bakeFaults('docker/docker-bake.hcl', bake, { dockerfiles, services: SERVICE_NAMES }));
  return { findings, files };
}

function namesIn(text: string): { services: Set<string>; networks: Set<string> } {
  const { services = {}, networks = {} } = parse(text, { merge: true }) as Record<string, object | undefined>;
  return { services: new Set(Object.keys(services)), networks: new Set(Object.keys(networks)) };
}
