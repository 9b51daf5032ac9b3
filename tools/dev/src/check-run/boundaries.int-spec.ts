import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');

/** Lints several texts in one process: loading the rules takes longer than all of them. */
const lintAll = `
  import { json } from 'node:stream/consumers';
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const rules = [];
  for (const [, filePath, text] of await json(process.stdin)) {
    const results = await eslint.lintText(text, { filePath });
    rules.push(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId)));
  }
  process.stdout.write('\\n' + JSON.stringify(rules));`;

const env = { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' };

/** A class whose constructor, and a function that, has so many parameters. */
const taking = (count: number, what: 'constructor' | 'method'): string => {
  const parameters = Array.from({ length: count }, (_, n) => `readonly p${n}: number`);
  return what === 'constructor'
    ? `export class Whole { constructor(${parameters.map((each) => `private ${each}`).join(', ')}) {} }`
    : `export class Whole { all(${parameters.map((each) => each.slice(9)).join(', ')}): void { void p0; } }`;
};

/** What each breach is, the file, its content, and the rule that rejects it. */
const breaches: readonly (readonly [string, string, string, string])[] = [
  [
    'a contract that imports a kit',
    'libs/contracts/src/index.ts',
    "export { Database } from '@kiban/persistence';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a service that imports another service',
    'apps/boards-api/src/main.ts',
    "import '@kiban/auth/app.module';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a service that imports another scope’s library',
    'apps/boards-api/src/main.ts',
    "import '@kiban/mcp-tools';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a library that imports the tools',
    'libs/messaging/src/index.ts',
    "import '../../../tools/dev/src/repository-root.js';",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a service that opens its own database driver',
    'apps/boards-api/src/main.ts',
    "import 'pg';",
    'no-restricted-imports',
  ],
  [
    'a service that opens its own broker client',
    'apps/boards-api/src/main.ts',
    "import '@nats-io/transport-node';",
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a setting that is read outside config/',
    'apps/boards-api/src/main.ts',
    "export const port = process.env['PORT'];",
    'no-restricted-syntax',
  ],
  // The last rules that name a file replace those before, so each group of files has its own line.
  ...[
    'apps/auth/src/main.ts',
    'libs/contracts/src/index.ts',
    'tools/dev/src/a.ts',
    'apps/auth/src/a.spec.ts',
  ].map(
    (file) =>
      [
        `a constructor with seven dependencies in ${file}`,
        file,
        taking(7, 'constructor'),
        'no-restricted-syntax',
      ] as const,
  ),
];

/** What the rules accept. */
const accepted: readonly (readonly [string, string, string])[] = [
  ['a constructor with six dependencies', 'apps/auth/src/main.ts', taking(6, 'constructor')],
  ['a method with seven parameters', 'apps/auth/src/main.ts', taking(7, 'method')],
];

/** The names of the rules that each text violates: the breaches, then what is accepted. */
let violated: string[][];

beforeAll(() => {
  // The boundary rule reads the project graph that Nx caches; a fresh clone has none yet.
  execFileSync(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects'], {
    cwd: root,
    env,
  });
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', lintAll], {
    cwd: root,
    env,
    input: JSON.stringify([...breaches, ...accepted]),
    encoding: 'utf8',
  });
  // Nx may print before it.
  violated = JSON.parse(output.split('\n').at(-1) ?? '') as string[][];
}, 240_000);

describe('the boundaries between projects', () => {
  it.each(breaches.map(([breach, , , rule], index) => [breach, rule, index] as const))(
    'refuse %s',
    (_breach, rule, index) => {
      expect(violated[index]).toContain(rule);
    },
  );

  it.each(accepted.map(([what], index) => [what, index] as const))('accept %s', (_what, index) => {
    expect(violated[breaches.length + index]).not.toContain('no-restricted-syntax');
  });
});
