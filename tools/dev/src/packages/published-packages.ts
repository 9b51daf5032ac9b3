import { join } from 'node:path';
import { PAGES_FOLDER } from '@kiban/one-machine/launcher/product';
import type { Bundle } from '../build/bundles.js';
import { CLI_BUNDLE, LOCAL_MCP_BUNDLE } from '../build/service-bundles.js';

/** Modules and their types, file by file, from the folder `src`. */
export interface ModulesOf {
  readonly kind: 'modules';
  /** Packages of this repository that it needs, as folders from the root. They come inside: a deployment is no registry. */
  readonly inside: readonly string[];
}

/** One program in one file. */
export interface ProgramOf {
  readonly kind: 'program';
  readonly bundle: Bundle;
}

/** CommonJS modules as n8n loads them, and what lies beside them. */
export interface NodesOf {
  readonly kind: 'nodes';
  readonly folders: readonly string[];
}

/** What is built into the folder of a package. */
export type BuiltOf = ModulesOf | ProgramOf | NodesOf;

/** The whole product, built, which starts on one machine. */
export interface ServerOf {
  readonly kind: 'server';
}

export interface PublishedPackage {
  /** From the root of the repository. */
  readonly folder: string;
  readonly content: BuiltOf | ServerOf;
  /** Its file at /packages, where that is not the name and version of the package. */
  readonly file?: string;
}

const CLIENT: PublishedPackage = { folder: join('libs', 'client'), content: { kind: 'modules', inside: [] } };

/** The folder that both edges serve at /packages, from the root of the repository. */
export const PACKAGES_FOLDER = join(PAGES_FOLDER, 'packages');

/** What an integrator installs, and last the product, which contains the others. */
export const PUBLISHED_PACKAGES: readonly PublishedPackage[] = [
  CLIENT,
  { folder: join('libs', 'events'), content: { kind: 'modules', inside: [CLIENT.folder] } },
  { folder: join('apps', 'cli'), content: { kind: 'program', bundle: CLI_BUNDLE } },
  { folder: join('apps', 'mcp-local'), content: { kind: 'program', bundle: LOCAL_MCP_BUNDLE } },
  {
    folder: join('integrations', 'n8n-nodes-kiban'),
    content: { kind: 'nodes', folders: ['credentials', 'icons', 'nodes', 'shared'] },
  },
  { folder: join('apps', 'one-machine'), content: { kind: 'server' }, file: 'kiban.tgz' },
];

export function packageIn(folder: string): PublishedPackage {
  const found = PUBLISHED_PACKAGES.find((each) => each.folder === folder);
  if (!found) throw new Error(`${folder} is no published package.`);
  return found;
}
