import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from './finding.js';

/** Kustomize reads no file outside of its folder, so these are there twice; both must be the same. */
const COPIES: readonly (readonly [original: string, copy: string])[] = [
  ['docker/nats/nats.conf', 'k8s/components/nats-single/nats.conf'],
  ['docker/nats/permissions.conf', 'k8s/components/nats-single/permissions.conf'],
  ['docker/postgres/roles.sql', 'k8s/components/postgres-single/roles.sql'],
  ['docker/postgres/10-roles.sh', 'k8s/components/postgres-single/10-roles.sh'],
];

export async function copyFaults(repositoryRoot: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [original, copy] of COPIES) {
    const [one, other] = await Promise.all(
      [original, copy].map((file) => readFile(join(repositoryRoot, file), 'utf8')),
    );
    if (one !== other)
      findings.push({ where: copy, rule: 'copies', message: `it differs from ${original}: copy it again` });
  }
  return findings;
}
