#!/usr/bin/env node
// Bundles each compiled service with everything that it loads into `dist/service.mjs` in the service's folder, with a
// source map for `node --enable-source-maps`. Skips unchanged services.
//
//   node tools/dev/bin/bundle-services.mjs apps/auth apps/boards-api …
//
// Why one file: docs/decisions/0010-one-file-a-service.md. Plain JavaScript, because an image build does not compile
// the tools.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, formatMessages, version } from 'esbuild';

const self = fileURLToPath(import.meta.url);
const repositoryRoot = resolve(dirname(self), '../../..');

/** Packages that stay in node_modules. */
const LEFT_OUT = [
  // Native code: a platform-specific file that the operating system loads from its own path.
  '@node-rs/argon2',
];

/**
 * Optional dependencies of packages. An installed one is bundled like the others; any other missing module fails the
 * build.
 */
const OPTIONAL =
  /^(@nestjs\/(microservices|websockets|platform-express)|@fastify\/(multipart|view)|pg-native)(\/|$)/;

const optionalPackages = {
  name: 'optional-packages',
  setup(bundler) {
    bundler.onResolve({ filter: OPTIONAL }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'asked') return undefined;
      const found = await bundler.resolve(path, { ...from, pluginData: 'asked' });
      return found.errors.length === 0 ? found : { path, external: true };
    });
  },
};

/** CommonJS packages need these three; an ES module has none of them. */
const COMMONJS_NAMES = `import { createRequire as __createRequire } from 'node:module';
import { dirname as __dirnameOf } from 'node:path';
import { fileURLToPath as __pathOf } from 'node:url';
const require = __createRequire(import.meta.url), __filename = __pathOf(import.meta.url), __dirname = __dirnameOf(__filename);`;

const NAMING = /^var __name = (\(target, (\w+)\) => __defProp\(target, "name", \{ .*\}\));$/m;

/**
 * In one scope two files cannot both have a class of one name, so esbuild renames, and with `keepNames` sets the old name
 * at run time. Names of classes count (oidc-provider stores them, Nest and the log print them); to name each function
 * again whenever it is made would cost every request. So only classes are named, each once. No line is moved.
 */
function namingOnlyClasses(code) {
  if (!code.includes(' __name(')) return code;
  if (!NAMING.test(code)) throw new Error('This version of esbuild sets names in an unsupported way.');
  return code
    .replace(NAMING, 'var __nameClass = $1, __name = (target) => target;')
    .replace(/^(\s*)__name\(this, /gm, '$1__nameClass(this, ');
}

/** Size and time of every input file and of the bundle; undefined when one of them is missing. */
function stampOf(inputs, output) {
  const stamp = createHash('sha256').update(version);
  const paths = [self, join(repositoryRoot, 'package-lock.json'), output].map((path) =>
    relative(repositoryRoot, path),
  );
  for (const path of [...paths, ...inputs]) {
    const stat = statSync(join(repositoryRoot, path), { throwIfNoEntry: false });
    if (stat === undefined) return undefined;
    stamp.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  }
  return stamp.digest('hex');
}

function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Another program may write the same file, and a service may start from it during the write. */
function replaceFile(file, text) {
  const next = `${file}.${process.pid}`;
  try {
    writeFileSync(next, text);
    renameSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}

async function bundle(folder, output) {
  const result = await build({
    entryPoints: [join(folder, 'dist', 'src', 'main.js')],
    outfile: output,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    // The oldest supported Node: esbuild rewrites only syntax that it does not support.
    target: 'node20.19',
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    external: LEFT_OUT,
    plugins: [optionalPackages],
    banner: { js: COMMONJS_NAMES },
    // The input is compiled JavaScript, so the TypeScript settings do not apply.
    tsconfigRaw: '{}',
    logLevel: 'silent',
  });
  for (const { path, text } of result.outputFiles)
    replaceFile(path, path === output ? namingOnlyClasses(text) : text);
  // Paths relative to the root, so that a moved clone is not bundled again.
  return Object.keys(result.metafile.inputs).map((path) => relative(repositoryRoot, resolve(path)));
}

async function bundleIfChanged(folder) {
  const output = join(folder, 'dist', 'service.mjs');
  const recordFile = join(folder, 'dist', 'service.inputs.json');
  const record = readRecord(recordFile);
  if (record !== undefined && stampOf(record.inputs, output) === record.stamp) return;
  const startedAt = Date.now();
  const inputs = await bundle(folder, output);
  // A file may have changed after esbuild read it: then the next run bundles again.
  if (inputs.some((path) => statSync(join(repositoryRoot, path)).mtimeMs >= startedAt)) return;
  replaceFile(recordFile, JSON.stringify({ stamp: stampOf(inputs, output), inputs }));
}

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('Usage: bundle-services.mjs <service folder> …, such as apps/boards-api.\n');
  process.exit(2);
}
try {
  await Promise.all(folders.map((folder) => bundleIfChanged(resolve(folder))));
} catch (error) {
  const lines = error.errors ? await formatMessages(error.errors, { kind: 'error' }) : [`${error.stack}\n`];
  process.stderr.write(lines.join(''));
  process.exit(1);
}
