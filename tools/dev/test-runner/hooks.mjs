// Hooks of Node's module loader, in a thread of their own: they compile the TypeScript sources, and resolve the packages of this repository
// to their sources.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { SWC_OPTIONS } from '../bin/swc-options.mjs';
import sources from './sources.cjs';

const JEST_GLOBALS = new URL('jest-globals.mjs', import.meta.url).href;
/**
 * `import('./name.js?own=key')` is for a test that changes a declaration before anything is derived from it: the module and the sources
 * that it imports are loaded once more, for this key alone.
 */
const OWN = '?own=';
let mapper;

/** Receives Jest's `moduleNameMapper` and `rootDir`. */
export function initialize({ moduleNameMapper, rootDir }) {
  mapper = moduleNameMapper.map(([pattern, target]) => [
    new RegExp(pattern),
    target.replace('<rootDir>', rootDir),
  ]);
}

export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: JEST_GLOBALS, format: 'module', shortCircuit: true };
  const { parentURL } = context;
  if (parentURL?.startsWith('file:') && !parentURL.includes('/node_modules/')) {
    const [name, own] = specifier.split(OWN);
    const url = name.startsWith('.') ? sourceBeside(name, parentURL) : sourceOfPackage(name);
    const query = own === undefined ? new URL(parentURL).search : OWN + own;
    if (url !== undefined) return { url: url + query, shortCircuit: true };
  }
  return next(specifier, context);
}

/**
 * The sources import each other as `./name.js`, the name that the compiler gives them; those that are compiled to CommonJS, as `./name`.
 */
function sourceBeside(specifier, parentURL) {
  const url = new URL(`${specifier.replace(/\.js$/, '')}.ts`, parentURL);
  return existsSync(url) ? url.href : undefined;
}

function sourceOfPackage(specifier) {
  for (const [pattern, target] of mapper) {
    if (pattern.test(specifier)) return pathToFileURL(specifier.replace(pattern, target)).href;
  }
  return undefined;
}

export async function load(url, context, next) {
  if (sources.isSource(url)) {
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...SWC_OPTIONS,
      sourceMaps: false,
      filename,
    });
    return { format: 'module', source: code, shortCircuit: true };
  }
  // Jest allows an import of JSON without its attribute.
  if (url.endsWith('.json') && !url.includes('/node_modules/')) {
    return {
      format: 'module',
      source: `export default ${readFileSync(fileURLToPath(url), 'utf8')}`,
      shortCircuit: true,
    };
  }
  return next(url, context);
}
