import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectDefaultMetrics, Registry } from 'prom-client';

const DEFINITION =
  /(?:createCounter|createGauge|new\s+Counter|new\s+Gauge|(new\s+Histogram))(?:<[^>]*>)?\s*\(\s*(?:\{\s*name:\s*|[\w.]+\s*,\s*)'([a-z][a-z0-9_]*)'/g;

/** The series that the services' own code and the runtime's default metrics expose. */
export async function exposedSeries(repositoryRoot: string): Promise<Set<string>> {
  const series = new Set<string>();
  for (const group of ['apps', 'libs']) {
    for (const file of await readdir(join(repositoryRoot, group), { recursive: true })) {
      if (!/^[^/]+\/src\/.+\.ts$/.test(file) || /spec\.ts$/.test(file)) continue;
      addDefinitions(series, await readFile(join(repositoryRoot, group, file), 'utf8'));
    }
  }
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const { name, type } of await registry.getMetricsAsJSON())
    addSeries(series, name, String(type) === 'histogram');
  registry.clear();
  return series;
}

export function addDefinitions(series: Set<string>, source: string): void {
  for (const [, histogram, name = ''] of source.matchAll(DEFINITION))
    addSeries(series, name, histogram !== undefined);
}

function addSeries(series: Set<string>, name: string, isHistogram: boolean): void {
  if (!isHistogram) series.add(name);
  else for (const suffix of ['_bucket', '_sum', '_count']) series.add(name + suffix);
}

/** The names of our own and of the runtime's series in a PromQL expression. */
export function seriesIn(expression: string): string[] {
  return [...new Set(expression.match(/\b(?:kiban|nodejs|process)_[a-z0-9_]+/g) ?? [])];
}
