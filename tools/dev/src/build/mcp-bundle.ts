import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { makeBundles, type BundleOptions } from './bundles.js';
import { LOCAL_MCP_BUNDLE } from './service-bundles.js';

const FOLDER = join('apps', 'mcp-local');

/** The least that ZIP can name; a fixed time makes equal contents equal files, with one digest. */
const ZIP_TIME = new Date(1980, 0, 1);

export interface McpBundle {
  readonly file: string;
  /** For `fileSha256` of the MCP registry. */
  readonly sha256: string;
}

interface Manifest {
  version: string;
}

/**
 * Packs the local MCP process as an MCP bundle (`.mcpb`), which desktop clients install by opening it: the manifest, the
 * program in one file, and its package.json, from which it reads its version.
 */
export async function makeMcpBundle(
  repositoryRoot: string,
  file?: string,
  options: BundleOptions = {},
): Promise<McpBundle> {
  await makeBundles(repositoryRoot, [LOCAL_MCP_BUNDLE], options);
  const read = (path: string): Promise<Buffer> => readFile(join(repositoryRoot, path));
  const description = await read(join(FOLDER, 'package.json'));
  const { version } = JSON.parse(description.toString()) as Manifest;
  const manifest = JSON.parse((await read(join(FOLDER, 'mcpb.json'))).toString()) as object;
  const contents: Zippable = {
    'manifest.json': Buffer.from(`${JSON.stringify({ ...manifest, version }, null, 2)}\n`),
    'package.json': description,
    'dist/bin/kiban-mcp.mjs': await read(LOCAL_MCP_BUNDLE.output),
    LICENSE: await read('LICENSE'),
  };
  const packed = zipSync(contents, { level: 9, mtime: ZIP_TIME });
  const target = file ?? join(repositoryRoot, FOLDER, 'dist', `kiban-mcp-${version}.mcpb`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, packed);
  return { file: target, sha256: createHash('sha256').update(packed).digest('hex') };
}
