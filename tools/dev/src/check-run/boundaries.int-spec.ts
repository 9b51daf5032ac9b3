import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');

/** Lints `text` as if it stood in `file`, and gives the names of the rules that it breaks. */
async function brokenRules(file: string, text: string): Promise<string[]> {
  const eslint = spawn(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', file, '--format', 'json'],
    {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  eslint.stdin.end(text);
  let output = '';
  for await (const chunk of eslint.stdout) output += String(chunk);
  const results = JSON.parse(output.slice(output.indexOf('[{'))) as { messages: { ruleId: string }[] }[];
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

// The boundary rule reads the project graph that Nx keeps; a fresh clone has none yet.
beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects'], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' },
  });
});

describe('the walls between projects', () => {
  it.each([
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
    [
      'a promise that nobody waits for',
      'apps/boards-api/src/main.ts',
      'const work = async (): Promise<void> => undefined;\nwork();',
      '@typescript-eslint/no-floating-promises',
    ],
  ])('refuse %s', async (_, file, text, rule) => {
    expect(await brokenRules(file, text)).toContain(rule);
  });
});
