import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../finding.js';
import { at, describeObject, ofKind, type Composition, type Manifest } from '../manifest.js';
import { seriesIn } from './metric-names.js';

interface Query {
  /** The panel or the alert that it belongs to. */
  of: string;
  expression: string;
}

/** Every alert and every panel asks for series that exist, and every alert says where its runbook is. */
export function monitoringFaults(
  { name, objects }: Composition,
  series: ReadonlySet<string>,
  repositoryRoot: string,
): Finding[] {
  const findings: Finding[] = [];
  for (const object of [...ofKind(objects, 'PrometheusRule'), ...dashboardsIn(objects)]) {
    const where = `${name} ${describeObject(object)}`;
    const queries = object.kind === 'PrometheusRule' ? ruleQueries(object) : panelQueries(object);
    if (queries.length === 0) findings.push({ where, rule: 'monitoring', message: 'it asks for nothing' });
    for (const { of, expression } of queries) {
      for (const unknown of seriesIn(expression).filter((candidate) => !series.has(candidate)))
        findings.push({
          where,
          rule: 'monitoring',
          message: `“${of}” asks for ${unknown}, which nothing exposes`,
        });
      if (seriesIn(expression).length === 0 && !/\bup\b/.test(expression))
        findings.push({
          where,
          rule: 'monitoring',
          message: `“${of}” names no series of ours: ${expression}`,
        });
    }
    if (object.kind === 'PrometheusRule') findings.push(...runbookFaults(where, object, repositoryRoot));
  }
  return findings;
}

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  annotations?: Record<string, string>;
}

function rulesOf(object: Manifest): Rule[] {
  return ((at(object, 'spec', 'groups') ?? []) as { rules: Rule[] }[]).flatMap(({ rules }) => rules);
}

function ruleQueries(object: Manifest): Query[] {
  return rulesOf(object).map(({ alert, record, expr }) => ({ of: alert ?? record ?? '', expression: expr }));
}

function runbookFaults(where: string, object: Manifest, repositoryRoot: string): Finding[] {
  return rulesOf(object).flatMap(({ alert, annotations }) => {
    if (alert === undefined) return [];
    const runbook = /docs\/runbooks\/[\w-]+\.md/.exec(annotations?.['runbook_url'] ?? '')?.[0];
    return runbook && existsSync(join(repositoryRoot, runbook))
      ? []
      : [{ where, rule: 'monitoring', message: `the alert ${alert} names no runbook that is there` }];
  });
}

function dashboardsIn(objects: readonly Manifest[]): Manifest[] {
  return ofKind(objects, 'ConfigMap').filter(
    ({ metadata }) => metadata.labels?.['grafana_dashboard'] === '1',
  );
}

interface Panel {
  title?: string;
  targets?: { expr?: string }[];
  panels?: Panel[];
}

function panelQueries(object: Manifest): Query[] {
  return Object.values(object.data ?? {}).flatMap((text) =>
    queriesOf((JSON.parse(text) as { panels?: Panel[] }).panels ?? []),
  );
}

function queriesOf(panels: readonly Panel[]): Query[] {
  return panels.flatMap(({ title = '', targets = [], panels: inner = [] }) => [
    ...targets.map(({ expr = '' }) => ({ of: title, expression: expr })),
    ...queriesOf(inner),
  ]);
}
