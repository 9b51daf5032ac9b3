import { mkdir, readFile, rm, symlink, writeFile, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../command.js';
import type { BuildSettings } from '../config/build-settings.js';
import { BASE_IMAGES } from '../image-names.js';
import type { ImageStore } from '../image-store.js';
import { debianRoot } from './debian-root.js';
import { nodePackages } from './node-package.js';

const RECIPE_LABEL = 'dev.kiban.stand-in';
/** Counted up when what follows makes another image. */
const RECIPE = '2';

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Makes the base images that the Dockerfiles name out of Debian's and npm's packages, under the same
 * names, so that the committed Dockerfiles build where no image registry can be reached. They serve
 * to prove the Dockerfiles; a release is built on the real bases.
 */
export async function makeStandIns(store: ImageStore, settings: BuildSettings): Promise<void> {
  const root = await debianRoot(settings);
  const { node, npm } = await nodePackages(settings.folder);
  if (!(await isCurrent(store, BASE_IMAGES.node))) await makeNode(store, settings, root, node, npm);
  if (!(await isCurrent(store, BASE_IMAGES.distroless))) await makeDistroless(store, settings, root, node);
  if (!(await isCurrent(store, BASE_IMAGES.nginx))) await makeNginx(store, root);
}

/** Rebuilds a stand-in of an older recipe. */
async function isCurrent(store: ImageStore, image: string): Promise<boolean> {
  return (await store.has(image)) && (await store.label(image, RECIPE_LABEL)) === RECIPE;
}

async function commit(store: ImageStore, container: string, image: string): Promise<void> {
  await store.buildah(['config', '--label', `${RECIPE_LABEL}=${RECIPE}`, container]);
  await store.buildah(['commit', '--rm', container, image]);
}

async function makeNode(
  store: ImageStore,
  settings: BuildSettings,
  root: string,
  node: string,
  npm: string,
): Promise<void> {
  const container = await store.buildah(['from', 'scratch']);
  await store.buildah(['add', container, root, '/']);
  await store.buildah(['add', '--chmod', '0755', container, node, '/usr/local/bin/node']);
  await store.buildah(['add', container, npm, '/usr/local/lib/node_modules/npm']);
  const links = join(settings.folder, 'node-links');
  await rm(links, { recursive: true, force: true });
  await mkdir(links, { recursive: true });
  for (const program of ['npm', 'npx'])
    await symlink(`../lib/node_modules/npm/bin/${program}-cli.js`, join(links, program));
  await store.buildah(['add', container, links, '/usr/local/bin']);
  // A network that reads TLS is known to this machine's certificates only; the committed Dockerfile knows nothing of it.
  if (settings.certificates) {
    await store.buildah(['add', container, settings.certificates, CERTIFICATES]);
    await store.buildah(['config', '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, container]);
    await store.buildah(['config', '--env', `npm_config_cafile=${CERTIFICATES}`, container]);
  }
  const registry = await run('npm', ['config', 'get', 'registry']);
  await store.buildah([
    'config',
    '--env',
    `npm_config_registry=${registry.split('\n').at(-1) ?? ''}`,
    container,
  ]);
  await commit(store, container, BASE_IMAGES.node);
}

/** The program and the shared libraries that it names, no shell and no package manager. */
async function makeDistroless(
  store: ImageStore,
  settings: BuildSettings,
  root: string,
  node: string,
): Promise<void> {
  const image = join(settings.folder, 'distroless-root');
  await rm(image, { recursive: true, force: true });
  for (const folder of [
    'nodejs/bin',
    'etc/ssl/certs',
    'tmp',
    'lib/x86_64-linux-gnu',
    'lib64',
    'home/nonroot',
  ])
    await mkdir(join(image, folder), { recursive: true });
  await cp(node, join(image, 'nodejs/bin/node'));
  await run('chmod', ['0755', join(image, 'nodejs/bin/node')]);
  await run('chmod', ['1777', join(image, 'tmp')]);
  const listed = await run('ldd', [node]);
  for (const [, name, path] of listed.matchAll(/^\s*(\S+) => (\S+)/gm)) {
    if (name && path) await run('cp', ['-L', join(root, path), join(image, 'lib/x86_64-linux-gnu', name)]);
  }
  // The rest of the C library, which native packages (argon2) may name and node itself does not.
  for (const name of ['librt.so.1', 'libresolv.so.2', 'libnss_dns.so.2', 'libnss_files.so.2'])
    await run('cp', [
      '-L',
      join(root, 'lib/x86_64-linux-gnu', name),
      join(image, 'lib/x86_64-linux-gnu', name),
    ]);
  const loader = /(\/lib64\/ld-linux\S+)/.exec(listed)?.[1];
  if (loader) await run('cp', ['-L', join(root, loader), join(image, loader)]);
  await cp(join(root, 'etc/ssl/certs/ca-certificates.crt'), join(image, 'etc/ssl/certs/ca-certificates.crt'));
  await writeFile(
    join(image, 'etc/passwd'),
    'root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:65532:65532::/home/nonroot:/sbin/nologin\n',
  );
  await writeFile(join(image, 'etc/os-release'), await readFile(join(root, 'etc/os-release'), 'utf8'));
  const container = await store.buildah(['from', 'scratch']);
  await store.buildah(['add', container, image, '/']);
  await store.buildah(['config', '--user', '65532', '--entrypoint', '["/nodejs/bin/node"]', container]);
  await commit(store, container, BASE_IMAGES.distroless);
}

async function makeNginx(store: ImageStore, root: string): Promise<void> {
  const container = await store.buildah(['from', 'scratch']);
  await store.buildah(['add', container, root, '/']);
  const inside = ['run', '--isolation=chroot', '--network=host', container, '--'];
  await store.buildah([...inside, 'apt-get', 'update', '-qq']);
  await store.buildah([
    ...inside,
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'nginx-light',
  ]);
  await store.buildah([...inside, 'rm', '-rf', '/var/lib/apt/lists', '/var/cache/apt']);
  await store.buildah(['config', '--user', '101', container]);
  await commit(store, container, BASE_IMAGES.nginx);
}
