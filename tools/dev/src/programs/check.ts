import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { inLanes } from '../check-run/in-lanes.js';
import { runStep, type CheckStep } from '../check-run/check-step.js';
import { findRepositoryRoot } from '../repository-root.js';
import { runProgram } from './run-program.js';

const require = createRequire(import.meta.url);

/** A program inside a package, found by the package's manifest: `exports` may hide the program itself. */
function programOf(name: string, path: string): string {
  return join(dirname(require.resolve(`${name}/package.json`)), path);
}

/** Writes what the programs of this repository run. */
const TYPES = 'types';
const GRAPH = 'project graph';

function stepsFor(repositoryRoot: string): CheckStep[] {
  const manifests = join(repositoryRoot, 'tools', 'k8s-check', 'dist', 'src', 'main.js');
  const openapi = join(repositoryRoot, 'tools', 'openapi', 'dist', 'src', 'main.js');
  const schema = join(repositoryRoot, 'tools', 'schema', 'dist', 'src', 'main.js');
  const prose = join(repositoryRoot, 'tools', 'prose', 'dist', 'src', 'main.js');
  return [
    { name: TYPES, program: programOf('typescript-7', 'bin/tsc'), args: ['-b', '--pretty', 'false'] },
    {
      name: 'format',
      program: programOf('prettier', 'bin/prettier.cjs'),
      args: ['--check', '.', '--log-level', 'warn'],
    },
    {
      // The boundary rule reads the graph that this leaves behind; without one it would check nothing.
      name: GRAPH,
      program: programOf('nx', 'dist/bin/nx.js'),
      args: ['show', 'projects', '--json'],
      after: [TYPES],
    },
    {
      name: 'lint and boundaries',
      program: programOf('eslint', 'bin/eslint.js'),
      args: ['.', '--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/kiban/eslint'],
      after: [GRAPH],
    },
    {
      name: 'imports and layers',
      program: join(repositoryRoot, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      args: [
        '--config',
        '.dependency-cruiser.mjs',
        '--output-type',
        'err-long',
        '{apps,libs,tools}/*/{src,migrations}',
      ],
      after: [TYPES],
    },
    // Exports that nothing else names, and files that nothing imports.
    {
      name: 'unused exports',
      program: join(repositoryRoot, 'node_modules', 'knip', 'bin', 'knip.js'),
      args: ['--no-progress', '--no-config-hints'],
      after: [TYPES],
    },
    { name: 'prose', program: prose, args: [], after: [TYPES] },
    {
      name: 'commit subjects',
      program: join(repositoryRoot, 'tools', 'dev', 'dist', 'src', 'programs', 'commit-subjects.js'),
      args: [],
      after: [TYPES],
    },
    {
      // The page, the ids and the tests that cite them; its rules are tests of their own.
      name: 'requirements',
      program: programOf('jest', 'bin/jest.js'),
      args: ['apps/platform-e2e/src/requirements.spec.ts'],
    },
    { name: 'OpenAPI document', program: openapi, args: ['check'], after: [TYPES] },
    // Starts a PostgreSQL of its own.
    { name: 'schema', program: schema, args: ['check'], after: [TYPES] },
    { name: 'Kubernetes manifests', program: manifests, args: [], after: [TYPES] },
  ];
}

/** `npm run check`: everything that can be judged without running the product. Every step runs; the faults are summed up. */
await runProgram(async () => {
  const repositoryRoot = findRepositoryRoot();
  const failed: string[] = [];
  await inLanes(stepsFor(repositoryRoot), availableParallelism(), async (step) => {
    const { name, ok, took, output } = await runStep(step, repositoryRoot);
    process.stdout.write(`${ok ? '✔' : '✖'} ${name} (${took})\n`);
    if (ok) {
      const skipped = /^Skipped: .*$/m.exec(output);
      if (skipped !== null) process.stdout.write(`  ${skipped[0]}\n`);
      return;
    }
    failed.push(name);
    process.stdout.write(`${output}\n\n`);
  });
  process.stdout.write(failed.length === 0 ? 'All checks passed.\n' : `Faults in: ${failed.join(', ')}.\n`);
  return failed.length === 0 ? 0 : 1;
});
