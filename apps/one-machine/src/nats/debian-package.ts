import { execFile } from 'node:child_process';
import { access, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAtLeast, OLDEST_NATS, parseVersion } from './server-version.js';

const run = promisify(execFile);

const SUITE = 'trixie';
const DEFAULT_MIRROR = 'http://deb.debian.org/debian';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const SOURCES = ['/etc/apt/sources.list', '/etc/apt/sources.list.d'];

/**
 * The machine's Debian mirror, from the text of apt's source files (one-line and deb822 style): the first URL whose path
 * ends in /debian. Machines behind a proxy or with a local mirror can reach it.
 */
export function debianMirrorIn(sources: string): string | undefined {
  for (const line of sources.split('\n')) {
    const text = line.trim();
    if (!/^(deb\s|URIs:)/.test(text)) continue;
    const address = text.split(/\s+/).find((word) => /^https?:\/\/\S+\/debian\/?$/.test(word));
    if (address !== undefined) return address.replace(/\/$/, '');
  }
  return undefined;
}

async function readSources(): Promise<string> {
  const [list, folder] = SOURCES as [string, string];
  const names = await readdir(folder).catch(() => []);
  const files = [
    list,
    ...names.filter((name) => /\.(list|sources)$/.test(name)).map((name) => join(folder, name)),
  ];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  return texts.join('\n');
}

/** Whether this machine has the programs to fetch Debian's package. */
export async function hasApt(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const programs = ['/usr/bin/apt-get', '/usr/bin/dpkg'];
  return (await Promise.allSettled(programs.map((program) => access(program)))).every(
    (outcome) => outcome.status === 'fulfilled',
  );
}

/**
 * Fetches Debian's nats-server package and unpacks the program, without root and without changing the machine's package
 * lists: apt verifies the signatures against Debian's keyring in a private folder, and dpkg only unpacks. Passes the
 * program to `use`; its folder is removed when that promise settles.
 */
export async function withDebianServer<T>(use: (program: string) => Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'kiban-apt-'));
  try {
    const archive = (await downloadFromOwnSources(root)) ?? (await downloadFromDebian(root));
    await run('dpkg', ['-x', archive, join(root, 'unpacked')]);
    return await use(join(root, 'unpacked', 'usr', 'sbin', 'nats-server'));
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function packageIn(folder: string): Promise<string> {
  const name = (await readdir(folder)).find((entry) => /^nats-server_.*\.deb$/.test(entry));
  if (name === undefined) throw new Error('apt-get fetched no nats-server package');
  return join(folder, name);
}

/** The machine's suite may already offer a new enough server; then no other package list is needed. */
async function downloadFromOwnSources(root: string): Promise<string | undefined> {
  const policy = await run('apt-cache', ['policy', 'nats-server']).catch(() => undefined);
  const candidate = /Candidate:\s*(\S+)/.exec(policy?.stdout ?? '')?.[1] ?? '';
  const version = parseVersion(candidate);
  if (version === undefined || !isAtLeast(version, OLDEST_NATS)) return undefined;
  const folder = join(root, 'own');
  await mkdir(folder);
  try {
    await run('apt-get', [...QUIET, 'download', 'nats-server'], { cwd: folder });
    return await packageIn(folder);
  } catch {
    return undefined;
  }
}

/** Short timeouts, and no other user for downloads, since apt's account cannot enter the private folder. */
const QUIET = [
  '-qq',
  '-o',
  'Acquire::http::Timeout=15',
  '-o',
  'Acquire::https::Timeout=15',
  '-o',
  'Acquire::Retries=2',
  '-o',
  'APT::Sandbox::User=root',
];

async function downloadFromDebian(root: string): Promise<string> {
  const mirror = debianMirrorIn(await readSources()) ?? DEFAULT_MIRROR;
  const keyring = await findKeyring(root);
  const sources = join(root, 'sources.list');
  await writeFile(sources, `deb [signed-by=${keyring}] ${mirror} ${SUITE} main\n`);
  await writeFile(join(root, 'status'), '');
  for (const folder of ['state/lists/partial', 'cache/archives/partial', 'download']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  const privateRoot = [
    `Dir::Etc::SourceList=${sources}`,
    'Dir::Etc::SourceParts=/dev/null',
    'Dir::Etc::Preferences=/dev/null',
    'Dir::Etc::PreferencesParts=/dev/null',
    `Dir::State=${join(root, 'state')}`,
    `Dir::State::Lists=${join(root, 'state', 'lists')}`,
    `Dir::State::Status=${join(root, 'status')}`,
    `Dir::Cache=${join(root, 'cache')}`,
    'Acquire::Languages=none',
  ].flatMap((setting) => ['-o', setting]);
  await run('apt-get', [...QUIET, ...privateRoot, 'update', '-o', 'APT::Update::Error-Mode=any']);
  await run('apt-get', [...QUIET, ...privateRoot, 'download', 'nats-server'], {
    cwd: join(root, 'download'),
  });
  return packageIn(join(root, 'download'));
}

/** Debian has the keyring; Ubuntu offers it as a package, which apt verifies. */
async function findKeyring(root: string): Promise<string> {
  const present = await access(KEYRING).then(
    () => true,
    () => false,
  );
  if (present) return KEYRING;
  const folder = join(root, 'keyring');
  await mkdir(folder);
  await run('apt-get', [...QUIET, 'download', 'debian-archive-keyring'], { cwd: folder });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.deb'));
  if (archive === undefined) throw new Error('the debian-archive-keyring package is not available');
  await run('dpkg', ['-x', join(folder, archive), join(folder, 'unpacked')]);
  const keyring = join(root, 'debian.gpg');
  await copyFile(join(folder, 'unpacked', KEYRING), keyring);
  return keyring;
}
