import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceFor } from '@kiban/edge/route-table';
import type { CheckSettings } from './config/check-settings.js';
import { containerFaults } from './containers/container-faults.js';
import { copyFaults } from './copied-files.js';
import { edgeFaults } from './edges/edge-faults.js';
import type { Finding } from './finding.js';
import { exposedSeries } from './monitoring/metric-names.js';
import { monitoringFaults } from './monitoring/monitoring-faults.js';
import { policyFaults } from './policy/policy-faults.js';
import { renderCompositions } from './render/render-compositions.js';
import { schemaFaults } from './schema/schema-faults.js';
import { typeFaults } from './schema/type-faults.js';

export interface CheckResult {
  findings: Finding[];
  compositions: number;
  objects: number;
  /** Dockerfiles, Compose files and the release's bake file. */
  containerFiles: number;
}

/** Renders all compositions and holds them against schemas, types, the house's policy, the edges and the metrics. */
export async function checkManifests(kubectl: string, settings: CheckSettings): Promise<CheckResult> {
  const { compositions, findings } = await renderCompositions(kubectl, settings);
  for (const composition of compositions) findings.push(...(await schemaFaults(composition)));
  findings.push(...typeFaults(compositions, join(settings.repositoryRoot, 'tools', 'k8s-check')));
  for (const composition of compositions) findings.push(...policyFaults(composition));
  const nginx = await readFile(join(settings.repositoryRoot, 'docker', 'edge', 'routes.conf'), 'utf8');
  findings.push(...edgeFaults(compositions, nginx, serviceFor));
  const series = await exposedSeries(settings.repositoryRoot);
  for (const composition of compositions)
    findings.push(...monitoringFaults(composition, series, settings.repositoryRoot));
  findings.push(...(await copyFaults(settings.repositoryRoot)));
  const containers = await containerFaults(settings.repositoryRoot);
  findings.push(...containers.findings);
  return {
    findings,
    compositions: compositions.length,
    objects: compositions.reduce((sum, { objects }) => sum + objects.length, 0),
    containerFiles: containers.files,
  };
}
