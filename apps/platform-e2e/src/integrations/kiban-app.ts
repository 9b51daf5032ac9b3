import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { installedIn, ROOT } from './on-demand-install.js';

/** Installations stay there between runs. Never in the tree of this repository's packages. */
const DATA = process.env['KIBAN_PLATFORMS_DATA'] ?? join(ROOT, '.data/platforms');

/** The client of this repository, with which the apps are bundled. */
export const CLIENT = join(ROOT, 'libs/client/src/index.ts');

const STAND_INS = join(ROOT, 'apps/platform-e2e/src/integrations/stand-ins');

async function copyOf(example: string, parent: string): Promise<string> {
  const app = await mkdtemp(join(parent, 'app-'));
  const isSource = (path: string): boolean => !/[\\/](dist|node_modules)$/.test(path);
  await cp(join(ROOT, 'examples', example), app, { recursive: true, filter: isSource });
  return app;
}

/** A copy of an example beside the packages of its platform, which are installed at the first call. */
export async function besideItsPlatform(example: string): Promise<string> {
  const text = await readFile(join(ROOT, 'examples', example, 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as { dependencies: Record<string, string> };
  const platform = Object.entries(manifest.dependencies).filter(([name]) => !name.startsWith('@kiban/'));
  const versions = platform.map(([, version]) => version).join('-');
  const dependencies = Object.fromEntries(platform);
  return copyOf(example, await installedIn(join(DATA, `${example}-${versions}`), { dependencies }));
}

/** A copy of an example beside a stand-in for its platform. */
export async function besideStandIn(example: string, platform: string): Promise<string> {
  const app = await copyOf(example, tmpdir());
  const folder = join(app, 'node_modules', platform);
  await mkdir(folder, { recursive: true });
  await cp(join(STAND_INS, `${basename(platform)}.cjs`), join(folder, 'index.cjs'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: platform, main: 'index.cjs' }));
  return app;
}

/** Puts the client of this repository where the app imports it from. */
export async function withClient(app: string): Promise<void> {
  const folder = join(app, 'node_modules/@kiban/client');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: '@kiban/client', type: 'module', exports: './index.js' }),
  );
  await build({
    entryPoints: [CLIENT],
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    outfile: join(folder, 'index.js'),
  });
}
