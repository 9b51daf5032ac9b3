import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { transform } from 'esbuild';
import { isolatedDeclarationSync } from 'rolldown/experimental';
import { inputsOfBundle, makeBundles } from '../build/bundles.js';
import { packageIn, type BuiltOf, type PublishedPackage } from './published-packages.js';
import { serverFiles, serverManifest } from './server-contents.js';
import { NOTICES_FILE, thirdPartyNotices } from './third-party-notices.js';

/** Contents by path in the package, with slashes. */
export type Contents = ReadonlyMap<string, Buffer>;

interface Manifest {
  name: string;
  version: string;
  description?: string;
  [member: string]: unknown;
}

/** What only this repository reads. */
const OWN_MEMBERS = ['devDependencies', 'files', 'nx', 'private', 'scripts'];

const TESTS = /\.(spec|int-spec|e2e-spec)\.ts$|\/testing\/|\/examples\//;

export async function readManifest(repositoryRoot: string, { folder }: PublishedPackage): Promise<Manifest> {
  return JSON.parse(await readFile(join(repositoryRoot, folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * What a package consists of, built from its sources without a check of types, which is `npm run check`'s.
 *
 * @param packedBefore the folder with those that were packed before this one
 * @throws an Error that names a source that cannot be built, or a README or LICENSE that is missing
 */
export async function packageContents(
  repositoryRoot: string,
  published: PublishedPackage,
  packedBefore: string,
): Promise<Contents> {
  const { folder, content } = published;
  const files = new Map<string, Buffer>();
  const members = Object.entries(await readManifest(repositoryRoot, published));
  const manifest = Object.fromEntries(members.filter(([name]) => !OWN_MEMBERS.includes(name)));
  if (content.kind === 'modules' && content.inside.length > 0)
    manifest['bundleDependencies'] = await inside(repositoryRoot, content.inside, files, packedBefore);
  for (const name of ['README.md', 'LICENSE'])
    files.set(name, await readFile(join(repositoryRoot, folder, name)));
  if (content.kind === 'server') {
    delete manifest['exports'];
    Object.assign(manifest, await serverManifest(repositoryRoot));
    for (const [path, text] of await serverFiles(repositoryRoot, packedBefore)) files.set(path, text);
  } else for (const [path, text] of await builtFiles(repositoryRoot, folder, content)) files.set(path, text);
  files.set('package.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  return files;
}

/** @returns the names of the packages, whose contents are added */
async function inside(
  repositoryRoot: string,
  folders: readonly string[],
  files: Map<string, Buffer>,
  packedBefore: string,
): Promise<string[]> {
  const names: string[] = [];
  for (const folder of folders) {
    const other = packageIn(folder);
    const { name } = await readManifest(repositoryRoot, other);
    names.push(name);
    for (const [path, text] of await packageContents(repositoryRoot, other, packedBefore))
      files.set(`node_modules/${name}/${path}`, text);
  }
  return names;
}

/** What is made from the sources: all but the manifest, README and licence. */
export async function builtFiles(
  repositoryRoot: string,
  folder: string,
  content: BuiltOf,
): Promise<Map<string, Buffer>> {
  const own = join(repositoryRoot, folder);
  switch (content.kind) {
    case 'modules':
      return modules(own);
    case 'nodes':
      return nodes(own, content.folders);
    case 'program': {
      await makeBundles(repositoryRoot, [content.bundle]);
      const path = content.bundle.output.slice(folder.length + 1);
      const notices = await thirdPartyNotices(
        repositoryRoot,
        await inputsOfBundle(repositoryRoot, content.bundle),
      );
      return new Map([
        [path, await readFile(join(repositoryRoot, content.bundle.output))],
        [NOTICES_FILE, Buffer.from(notices)],
      ]);
    }
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Each module with its types, which its source states (`isolatedDeclarations` of its tsconfig.json). */
async function modules(own: string): Promise<Map<string, Buffer>> {
  const built = new Map<string, Buffer>();
  for (const file of await filesBelow(join(own, 'src'))) {
    if (extname(file) !== '.ts' || TESTS.test(file.slice(own.length))) continue;
    const source = await readFile(file, 'utf8');
    const target = `dist/${file.slice(own.length + 1, -'.ts'.length)}`;
    const { code } = await transform(source, { loader: 'ts', format: 'esm', target: 'es2022' });
    const declared = isolatedDeclarationSync(basename(file), source, { stripInternal: false });
    const [fault] = declared.errors;
    if (fault) throw new Error(`The types of ${file} cannot be written: ${fault.message}`);
    built.set(`${target}.js`, Buffer.from(code));
    built.set(`${target}.d.ts`, Buffer.from(declared.code));
  }
  return built;
}

async function nodes(own: string, folders: readonly string[]): Promise<Map<string, Buffer>> {
  const built = new Map<string, Buffer>();
  for (const folder of folders)
    for (const file of await filesBelow(join(own, folder))) {
      const target = `dist/${file.slice(own.length + 1)}`;
      const source = await readFile(file);
      if (extname(file) !== '.ts') built.set(target, source);
      else {
        const { code } = await transform(source, { loader: 'ts', format: 'cjs', target: 'es2022' });
        built.set(target.replace(/\.ts$/, '.js'), Buffer.from(code));
      }
    }
  return built;
}
