import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const run = promisify(execFile);
const own = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(dirname(own));

/** For a page that uses all of it. */
const PROGRAM_BYTES_MAX = 15_000;

let folder: string;
let packed: string;
let files: string[];

beforeAll(async () => {
  const cache = join(root, 'node_modules', '.cache', 'kiban');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'client-'));
  // A copy with an output of its own: other tests compile the workspace at the same time.
  const copy = join(folder, 'client');
  await cp(own, copy, { recursive: true, filter: (path) => !path.startsWith(join(own, 'dist')) });
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...(JSON.parse(await readFile(join(own, 'tsconfig.json'), 'utf8')) as { compilerOptions: object })
        .compilerOptions,
      composite: false,
      incremental: false,
      tsBuildInfoFile: undefined,
    },
    include: ['src'],
    exclude: ['src/**/*.spec.ts', 'src/**/*.int-spec.ts'],
  };
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(settings));
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', copy]);
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: copy,
  });
  const [report] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  files = report.files.map(({ path }) => path).sort();
  await run('tar', ['-xzf', join(folder, report.filename), '-C', folder]);
  packed = join(folder, 'package');
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the published package', () => {
  it('has programs, types, a README and a licence, and nothing else', () => {
    const others = files.filter((path) => !/^dist\/src\/[\w/-]+\.(js|d\.ts)$/.test(path));
    expect(others).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(files).toEqual(expect.arrayContaining(['dist/src/index.js', 'dist/src/index.d.ts']));
    expect(files.filter((path) => /spec|testing/.test(path))).toEqual([]);
  });

  it('names no path of the machine that made it, and no file that it does not have', async () => {
    for (const path of files) {
      const text = await readFile(join(packed, path), 'utf8');
      expect([path, text.includes(root), text.includes('sourceMappingURL')]).toEqual([path, false, false]);
    }
  });

  it('can be published: public, side-effect free, without dependencies, with the licence of the project', async () => {
    const manifest = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(manifest).toMatchObject({
      name: '@kiban/client',
      private: false,
      type: 'module',
      sideEffects: false,
      license: 'Apache-2.0',
      engines: { node: '>=20' },
      exports: { '.': { types: './dist/src/index.d.ts', default: './dist/src/index.js' } },
    });
    expect(manifest).not.toHaveProperty('dependencies');
    expect(await readFile(join(packed, 'LICENSE'), 'utf8')).toBe(
      await readFile(join(root, 'LICENSE'), 'utf8'),
    );
  });

  it(`is at most ${PROGRAM_BYTES_MAX} bytes for a page, minified and compressed, and needs nothing of Node`, async () => {
    const { outputFiles } = await build({
      entryPoints: [join(packed, 'dist/src/index.js')],
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
    });
    const bytes = brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
    process.stdout.write(`@kiban/client: ${bytes} bytes, minified and compressed with brotli.\n`);
    expect(bytes).toBeLessThanOrEqual(PROGRAM_BYTES_MAX);
  });

  it('leaves out of a page what the page does not use', async () => {
    const { outputFiles } = await build({
      stdin: { contents: "export { limits } from '@kiban/client';", resolveDir: await installed() },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    expect(outputFiles[0]?.text).toContain('titleLengthMax');
    expect(outputFiles[0]?.text).not.toMatch(/authorization|POST/);
  });

  it.each([
    [
      'a page',
      {
        lib: ['ES2022', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
        types: [],
        moduleResolution: 'bundler',
        module: 'ESNext',
      },
    ],
    ['Node', { lib: ['ES2022'], types: ['node'], moduleResolution: 'nodenext', module: 'nodenext' }],
  ])(
    'has types for %s, in strict mode',
    async (_, options) => {
      const consumer = await installed();
      await cp(join(own, 'samples', 'consumer.ts'), join(consumer, 'sample.ts'));
      const compilerOptions = {
        target: 'ES2022',
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        ...options,
      };
      await writeFile(
        join(consumer, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, files: ['sample.ts'] }),
      );
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const { stdout } = await run(process.execPath, [compiler, '-p', consumer]).catch(
        (error: unknown) => error as { stdout: string },
      );
      expect(stdout).toBe('');
    },
    120_000,
  );
});

/** A folder in which the package is installed. */
async function installed(): Promise<string> {
  const consumer = await mkdtemp(join(folder, 'consumer-'));
  await cp(packed, join(consumer, 'node_modules/@kiban/client'), { recursive: true });
  expect(await readdir(join(consumer, 'node_modules/@kiban/client'))).toContain('dist');
  await writeFile(join(consumer, 'package.json'), '{"type":"module"}');
  return consumer;
}
