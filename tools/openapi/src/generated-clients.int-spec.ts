import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accessSync, constants } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventKindNames, eventSchemaName } from '@kiban/contracts';

const run = promisify(execFile);
const tool = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(dirname(tool));

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kiban-clients-'));
  await run(process.execPath, [join(tool, 'bin/generate-clients.mjs'), directory]);
}, 180_000);
afterAll(() => rm(directory, { recursive: true, force: true }));

const isInstalled = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** Runs where the machine has the program, and says where it has not. */
function itWith(program: string): typeof it.skip {
  if (isInstalled(program)) return it;
  process.stdout.write(`Skipped: ${program} is not installed, so its generated models are not compiled.\n`);
  return it.skip;
}

/** Puts the sample into a folder of generated code. @returns the folder */
async function withSample(folder: string, sample: string, name = sample): Promise<string> {
  const path = join(directory, folder);
  await cp(join(tool, 'samples', sample), join(path, name));
  return path;
}

describe('TypeScript clients', () => {
  it.each([
    ['openapi-typescript', 'openapi-typescript.ts'],
    ['openapi-ts', 'openapi-ts.ts'],
    ['modelina/ts', 'modelina.ts'],
  ])(
    '%s: compiles in strict mode together with sample calls',
    async (folder, sample) => {
      const path = await withSample(folder, sample);
      const compilerOptions = {
        target: 'ES2022',
        module: 'ESNext',
        moduleResolution: 'bundler',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: [],
        strict: true,
        noUncheckedIndexedAccess: true,
        noEmit: true,
        paths: { 'openapi-fetch': [join(root, 'node_modules/openapi-fetch')] },
      };
      await writeFile(join(path, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [sample] }));
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const { stdout } = await run(process.execPath, [compiler, '-p', path]).catch(
        (error: unknown) => error as { stdout: string },
      );
      expect(stdout).toBe('');
    },
    120_000,
  );

  it('have no name twice and none with a number', async () => {
    const text = await readFile(join(directory, 'openapi-ts/types.gen.ts'), 'utf8');
    const names = [...text.matchAll(/^export type (\w+)/gm)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('models of the events', () => {
  it.each(['ts', 'py', 'java', 'go'])(
    '%s: have the names of the document, none twice and none made up',
    async (language) => {
      const file = join(directory, 'models.json');
      const names = (JSON.parse(await readFile(file, 'utf8')) as Record<string, string[]>)[language] ?? [];
      expect(names).toEqual(expect.arrayContaining(eventKindNames.map(eventSchemaName)));
      expect(
        names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name) || /Anonymous|Reserved/.test(name)),
      ).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
      const path = join(directory, 'modelina', language, 'kiban');
      for (const model of await readdir(path))
        expect(await readFile(join(path, model), 'utf8')).not.toMatch(/AnonymousSchema|NUMBER_|RESERVED_/);
    },
  );

  itWith('python3')(
    'Python: compile, and an event is constructed',
    async () => {
      const path = await withSample('modelina/py', 'modelina.py');
      const models = (await readdir(join(path, 'kiban'))).map((name) => join(path, 'kiban', name));
      await run('python3', ['-m', 'py_compile', ...models]);
      expect((await run('python3', ['modelina.py'], { cwd: path })).stdout).toBe(
        'constructed CardMoveEvent\n',
      );
    },
    60_000,
  );

  itWith('javac')(
    'Java: compile, and an event is constructed',
    async () => {
      const path = await withSample('modelina/java', 'Modelina.java');
      await run('javac', ['-d', 'classes', 'Modelina.java'], { cwd: path });
      const models = (await readdir(join(path, 'kiban'))).map((name) => join('kiban', name));
      await run('javac', ['-d', 'classes', ...models], { cwd: path });
      const { stdout } = await run('java', ['-cp', 'classes', 'Modelina'], { cwd: path });
      expect(stdout).toBe('constructed card.move\n');
    },
    120_000,
  );

  itWith('go')(
    'Go: pass vet, and an event is constructed',
    async () => {
      const path = await withSample('modelina/go', 'modelina.go');
      await writeFile(join(path, 'go.mod'), 'module kiban.example\n\ngo 1.18\n');
      const env = {
        ...process.env,
        GOFLAGS: '-mod=mod',
        GOPROXY: 'off',
        GOCACHE: join(directory, 'go-cache'),
      };
      await run('go', ['vet', './...'], { cwd: path, env });
      const { stdout } = await run('go', ['run', 'modelina.go'], { cwd: path, env });
      expect(stdout).toBe('constructed card.move 12 monday\n');
    },
    300_000,
  );

  itWith('gofmt')('Go: is valid syntax', async () => {
    await run('gofmt', ['-l', join(directory, 'modelina/go')]);
  });
});
