import { join } from 'node:path';
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

export interface PublishedPackage {
  /** From the root of the repository. */
  readonly folder: string;
  readonly content: ModulesOf | ProgramOf | NodesOf;
}

const CLIENT: PublishedPackage = { folder: join('libs', 'client'), content: { kind: 'modules', inside: [] } };

/** What an integrator installs. */
export const PUBLISHED_PACKAGES: readonly PublishedPackage[] = [
  CLIENT,
  { folder: join('libs', 'events'), content: { kind: 'modules', inside: [CLIENT.folder] } },
  { folder: join('apps', 'cli'), content: { kind: 'program', bundle: CLI_BUNDLE } },
  { folder: join('apps', 'mcp-local'), content: { kind: 'program', bundle: LOCAL_MCP_BUNDLE } },
  {
    folder: join('integrations', 'n8n-nodes-kiban'),
    content: { kind: 'nodes', folders: ['credentials', 'icons', 'nodes', 'shared'] },
  },
];

export function packageIn(folder: string): PublishedPackage {
  const found = PUBLISHED_PACKAGES.find((each) => each.folder === folder);
  if (!found) throw new Error(`${folder} is no published package.`);
  return found;
}
