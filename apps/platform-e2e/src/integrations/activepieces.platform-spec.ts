import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activepiecesPieceTests } from './activepieces-piece-tests.js';
import { besideItsPlatform, CLIENT } from './kiban-app.js';
import { ROOT } from './on-demand-install.js';

const runProgram = promisify(execFile);

/** The framework of Activepieces: `npm run platforms`. */
describe('the piece for Activepieces, in its framework [DEC-2.EXAMPLE-4]', () => {
  activepiecesPieceTests(() => besideItsPlatform('activepieces'));
});

describe('the sources of the piece for Activepieces', () => {
  let app: string;
  beforeAll(async () => {
    app = await besideItsPlatform('activepieces');
  }, 30 * 60_000);
  afterAll(() => rm(app, { recursive: true, force: true }));

  it('compiles in strict mode against the framework [DEC-2.EXAMPLE-4]', async () => {
    const options = {
      extends: './tsconfig.json',
      compilerOptions: {
        paths: { '@kiban/client': [CLIENT] },
        typeRoots: [join(ROOT, 'node_modules/@types')],
      },
    };
    await writeFile(join(app, 'tsconfig.test.json'), JSON.stringify(options));
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const compile = (): Promise<{ stdout: string }> =>
      runProgram(process.execPath, [compiler, '-p', 'tsconfig.test.json'], { cwd: app }).catch(
        (error: unknown) => error as { stdout: string },
      );
    expect((await compile()).stdout).toBe('');
    await writeFile(
      join(app, 'src/wrong.ts'),
      "import { kibanOf } from './kiban-auth';\nexport const wrong = kibanOf({ props: { address: 1 } });\n",
    );
    expect((await compile()).stdout).toContain('src/wrong.ts');
  }, 300_000);
});
