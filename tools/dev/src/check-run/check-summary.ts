import { formatDuration } from '@kiban/one-machine/console/progress';
import type { TaskResult } from '../nx-run/run-nx.js';

/** What a developer reads for a target, in the order of the summary. */
const STEPS: Readonly<Record<string, string>> = {
  build: 'types',
  format: 'format',
  lint: 'lint and boundaries',
  'lint-types': 'lint by types',
  imports: 'imports and layers',
  'unused-exports': 'unused exports',
  prose: 'prose',
  'commit-subjects': 'commit subjects',
  requirements: 'requirements',
  openapi: 'OpenAPI document',
  schema: 'schema',
  manifests: 'Kubernetes manifests',
};

const targetOf = ({ id }: TaskResult): string => id.slice(id.lastIndexOf(':') + 1);
const GOOD = new Set(['success', 'local-cache', 'local-cache-kept-existing', 'remote-cache']);

interface CheckSummary {
  readonly ok: boolean;
  readonly text: string;
}

/**
 * One line for each step, below it the output of the projects with a fault.
 * @param isWhole whether all projects were checked: then a step without a result is a fault
 */
export function summarize(results: readonly TaskResult[], isWhole = false): CheckSummary {
  const failed: string[] = [];
  const lines: string[] = [];
  for (const [target, name] of Object.entries(STEPS)) {
    const tasks = results.filter((task) => targetOf(task) === target);
    if (tasks.length === 0) {
      if (!isWhole) continue;
      failed.push(name);
      lines.push(`✖ ${name}: no project has it`);
      continue;
    }
    const bad = tasks.filter(({ status }) => !GOOD.has(status));
    const cached = tasks.filter(({ status }) => status.includes('cache')).length;
    // Nx measures no task of a batch: all projects of a step run in one process.
    const longest = Math.max(...tasks.map(({ milliseconds }) => milliseconds));
    const took = longest > 0 ? `${formatDuration(longest)}, ` : '';
    const from = cached === tasks.length ? 'cached' : `${took}${cached} of ${tasks.length} cached`;
    lines.push(`${bad.length === 0 ? '✔' : '✖'} ${name} (${from})`);
    if (bad.length > 0) failed.push(name);
    for (const { output } of tasks) {
      const skipped = /^Skipped: .*$/m.exec(output);
      if (skipped !== null) lines.push(`  ${skipped[0]}`);
    }
    // Without a path in it, a fault is one of every project of the step: it is printed once.
    const texts = bad.map(({ id, status, output }) =>
      status === 'skipped' ? `${id} did not run: a step before it failed.` : output.trim(),
    );
    for (const text of new Set(texts)) lines.push(text, '');
  }
  const ok = results.length > 0 && failed.length === 0;
  lines.push(ok ? 'All checks passed.' : `Faults in: ${failed.join(', ') || 'every step; none ran'}.`);
  return { ok, text: lines.join('\n') };
}
