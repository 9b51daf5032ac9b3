#!/usr/bin/env node
// Bundles programs, each with everything that it loads, into one file each. Skips unchanged ones.
//
//   node tools/dev/bin/bundle.mjs [--source-maps] [--own-code] apps/auth/src/main.ts=apps/auth/dist/service.mjs …
//
// Paths are relative to the working directory, the folder with node_modules.
// --source-maps also writes the maps for `node --enable-source-maps`; --own-code leaves the packages of the root's
// node_modules outside, for programs that run once. An entry may also be compiled JavaScript, as in an image build.
//
// No type is checked here. Why one file: docs/decisions/0010-one-file-a-service.md; why without the compiler:
// docs/decisions/0033-start-without-the-compiler.md.
import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, formatMessages, stop } from 'esbuild';
import { freshStamps, replaceFile, writeRecord } from './bundle-record.mjs';
import { SWC_OPTIONS } from './swc-options.mjs';

/** Packages that stay in node_modules. */
const LEFT_OUT = [
  // Native code: a platform-specific file that the operating system loads from its own path.
  '@node-rs/argon2',
  'esbuild',
];

/**
 * Optional dependencies of packages. An installed one is bundled like the others; any other missing module fails the
 * build.
 */
const OPTIONAL = /^(@nestjs\/(websockets|platform-express)|@fastify\/(multipart|view)|pg-native)(\/|$)/;

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

/**
 * Nest's own transports. The package imports all of them, but the services have a transport of their own
 * (libs/messaging).
 */
const NEST_TRANSPORT =
  /[\\/]@nestjs[\\/]microservices[\\/](client|server)[\\/](client|server)-(grpc|kafka|mqtt|nats|redis|rmq|tcp)\.js$/;

const unusedTransports = {
  name: 'unused-transports',
  setup(bundler) {
    bundler.onLoad({ filter: NEST_TRANSPORT }, async ({ path }) => {
      const names = [...(await readFile(path, 'utf8')).matchAll(/^export class (\w+)/gm)].map(
        ([, name]) => name,
      );
      return { contents: names.map((name) => `export class ${name} {}`).join('\n') };
    });
  },
};

/**
 * Numbering plans of all countries, which class-validator loads for `@IsPhoneNumber`; nothing here uses that decorator.
 */
const unusedPhoneNumbers = {
  name: 'unused-phone-numbers',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]node_modules[\\/]libphonenumber-js[\\/].*\.c?js$/ }, () => ({
      contents: "module.exports = () => { throw new Error('@IsPhoneNumber is not bundled.'); };",
    }));
  },
};

/** The source behind an export of a package of this repository: `./dist/src/index.js` is `src/index.ts`. */
function sourceOf(folder, manifest, subpath) {
  for (const [name, target] of Object.entries(manifest.exports ?? {})) {
    const [before, after] = name.split('*');
    const matches = after === undefined ? subpath === name : subpath.startsWith(before);
    if (!matches) continue;
    const file = (target.default ?? target).replace('*', subpath.slice(before.length));
    const compiled = /^\.\/dist\/(.+)\.js$/.exec(file)?.[1];
    return join(folder, compiled === undefined ? file : `${compiled}.ts`);
  }
  return undefined;
}

/**
 * Resolves packages of this repository to their sources. Decorated classes need the types of their constructors at run
 * time, which esbuild does not emit: swc compiles those files.
 */
function sources(repositoryRoot, manifests) {
  return {
    name: 'sources',
    setup(bundler) {
      bundler.onResolve({ filter: /^@kiban\// }, ({ path, importer }) => {
        if (!importer.endsWith('.ts')) return undefined;
        const [, name, rest] = /^(@kiban\/[^/]+)(.*)$/.exec(path);
        const folder = realpathSync(join(repositoryRoot, 'node_modules', name));
        const manifest = join(folder, 'package.json');
        manifests.add(relative(repositoryRoot, manifest));
        const source = sourceOf(folder, JSON.parse(readFileSync(manifest, 'utf8')), `.${rest}`);
        return source === undefined ? undefined : { path: source };
      });
      bundler.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        if (!/(^|[\s(,])@[A-Za-z]/m.test(text)) return { contents: text, loader: 'ts' };
        const { transform } = await import('@swc/core');
        const { code } = await transform(text, { ...SWC_OPTIONS, filename: path });
        return { contents: code, loader: 'js' };
      });
    },
  };
}

/** Leaves packages outside, except one that a project has in its own node_modules, where the bundle would not find it. */
const packagesOutside = (repositoryRoot) => ({
  name: 'packages-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, kind, ...from }) => {
      if (pluginData === 'asked' || kind === 'entry-point') return undefined;
      const found = await bundler.resolve(path, { ...from, kind, pluginData: 'asked' });
      const shared = join(repositoryRoot, 'node_modules') + '/';
      return found.path.startsWith(shared) ? { path, external: true } : found;
    });
  },
});

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

/**
 * V8 keeps the whole source in memory, with two bytes a character as soon as one is outside Latin-1. esbuild escapes those in
 * strings, but not in regular expressions, tagged templates and comments. No line is moved. A tag that reads the raw text of a
 * template gets the escape.
 */
function inAscii(code) {
  const escaped = (line) =>
    line.replace(/\\[\0-\x7f]|\\?[^\0-\x7f]/g, (part) => {
      const char = part.at(-1);
      return char > '\x7f' ? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}` : part;
    });
  return code.replace(/^.*[^\0-\x7f].*$/gm, escaped);
}

/** Every file that a program reaches, also those of which nothing is left in the bundle. */
function inputsOf(entry, inputs) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path) || inputs[path] === undefined) return;
    found.add(path);
    for (const imported of inputs[path].imports) visit(imported.path);
  };
  visit(entry);
  return [...found];
}

/** One run of esbuild for all of them, so that it reads what they share once. */
async function bundle(repositoryRoot, programs, { sourceMaps, ownCode }) {
  const startedAt = Date.now();
  const manifests = new Set();
  const result = await build({
    entryPoints: programs.map(({ entry, output }) => ({
      in: join(repositoryRoot, entry),
      out: output.replace(/\.mjs$/, ''),
    })),
    absWorkingDir: repositoryRoot,
    outdir: repositoryRoot,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    // The oldest supported Node: esbuild rewrites only syntax that it does not support.
    target: 'node20.19',
    keepNames: true,
    sourcemap: sourceMaps,
    sourcesContent: false,
    external: LEFT_OUT,
    plugins: [
      optionalPackages,
      unusedTransports,
      unusedPhoneNumbers,
      sources(repositoryRoot, manifests),
      ...(ownCode ? [packagesOutside(repositoryRoot)] : []),
    ],
    banner: { js: COMMONJS_NAMES },
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
    logLevel: 'silent',
  });
  for (const { path, text } of result.outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, path.endsWith('.mjs') ? inAscii(namingOnlyClasses(text)) : text);
  }
  for (const { entry, output } of programs) {
    const inputs = [...inputsOf(entry, result.metafile.inputs), ...manifests];
    writeRecord(repositoryRoot, output, inputs, sourceMaps, startedAt);
  }
}

/**
 * Bundles those of the programs ({ entry, output }, paths from the root) that have changed.
 *
 * @param repositoryRoot the folder with node_modules
 * @throws an Error whose message names the files and lines
 */
export async function bundleChanged(repositoryRoot, programs, { sourceMaps = false, ownCode = false } = {}) {
  const outputs = programs.map(({ output }) => output);
  const stamps = freshStamps(repositoryRoot, outputs, sourceMaps);
  const changed = programs.filter((_, index) => stamps[index] === undefined);
  if (changed.length === 0) return;
  try {
    await bundle(repositoryRoot, changed, { sourceMaps, ownCode });
  } catch (error) {
    if (error.errors === undefined) throw error;
    const lines = await formatMessages(error.errors, { kind: 'error' });
    throw new Error(lines.join('').trim(), { cause: error });
  } finally {
    await stop();
  }
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const programs = args.filter((arg) => !arg.startsWith('--')).map((arg) => arg.split('='));
  if (programs.length === 0 || programs.some((pair) => pair.length !== 2)) {
    process.stderr.write('Usage: bundle.mjs [--source-maps] [--own-code] <entry>=<bundle> …\n');
    process.exit(2);
  }
  // esbuild is written in Go: its garbage collector takes a quarter of the time, and the process ends soon.
  Object.assign(process.env, { GOGC: 'off', GOMEMLIMIT: '1GiB' });
  try {
    await bundleChanged(
      process.cwd(),
      programs.map(([entry, output]) => ({ entry, output })),
      { sourceMaps: args.includes('--source-maps'), ownCode: args.includes('--own-code') },
    );
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
