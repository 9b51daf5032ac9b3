/**
 * Puts together what one service needs at run time:
 *
 *   <target>/app              the service: its package.json and what was compiled
 *   <target>/node_modules     its packages, and the libraries of this repository that it reaches, as plain folders
 *
 * Declarations, source maps and documents of packages are left out: the process never reads them.
 *
 * node assemble-service.mjs <service> <folder with its node_modules> <folder with what was compiled> <target>
 */
import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const [service, installed, compiled, target] = process.argv.slice(2);

const NOT_NEEDED = /\.(d\.[cm]?ts|d\.[cm]?ts\.map|[cm]?js\.map|tsbuildinfo|md|markdown|ts|flow)$/i;
/** Asked for by packages that use them while something is built; no service loads them. */
const BUILD_TIME_PACKAGES = new Set(['typescript', '@types', '@babel']);
const NOT_NEEDED_HERE = new Set(['src', 'migrations', 'tsconfig.json']);

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Licences stay, whatever they are called: they must travel with the code. */
function isNeeded(path) {
  return !NOT_NEEDED.test(path) || /^(licen[cs]e|notice|copying)/i.test(basename(path));
}

/** A package of this repository: manifest, compiled code and data files, without sources. */
function copyOwnPackage(from, to) {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const inside = path.slice(from.length + 1);
      return !NOT_NEEDED_HERE.has(inside) && basename(path) !== 'node_modules' && isNeeded(path);
    },
  });
}

function ownLibraries(name, seen = new Set()) {
  const folder = name === service ? join(compiled, 'apps', name) : join(compiled, 'libs', name);
  for (const dependency of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const library = /^@kiban\/(.+)$/.exec(dependency)?.[1];
    if (library === undefined || seen.has(library)) continue;
    seen.add(library);
    ownLibraries(library, seen);
  }
  return seen;
}

function copyNested(from, to) {
  const nested = join(from, 'node_modules');
  if (existsSync(nested)) cpSync(nested, join(to, 'node_modules'), { recursive: true, filter: isNeeded });
}

if (!existsSync(join(compiled, 'apps', service, 'dist', 'src', 'main.js'))) {
  throw new Error(`The service ${service} was not compiled: there is no apps/${service}/dist/src/main.js.`);
}

const packages = join(target, 'node_modules');
mkdirSync(target, { recursive: true });
cpSync(join(installed, 'node_modules'), packages, {
  recursive: true,
  // Links to this repository's own packages give way to the packages themselves; programs of packages are not run here.
  filter: (path) =>
    basename(path) !== '.bin' &&
    basename(path) !== '.package-lock.json' &&
    isNeeded(path) &&
    !BUILD_TIME_PACKAGES.has(path.slice(join(installed, 'node_modules').length + 1)) &&
    !(path.includes('@kiban') && lstatSync(path).isSymbolicLink()),
});

copyOwnPackage(join(compiled, 'apps', service), join(target, 'app'));
copyNested(join(installed, 'apps', service), join(target, 'app'));

const libraries = [...ownLibraries(service)].sort();
for (const library of libraries) {
  const to = join(packages, '@kiban', library);
  copyOwnPackage(join(compiled, 'libs', library), to);
  copyNested(join(installed, 'libs', library), to);
}
console.log(`${service} with ${libraries.join(', ')}`);
