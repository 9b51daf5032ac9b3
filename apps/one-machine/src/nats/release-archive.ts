import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { extract } from 'tar';
import { reasonOf } from '../setup-problem.js';
import { PINNED_RELEASE, type PinnedRelease } from './pinned-release.js';

/** An unreachable address must fail within seconds, since another source follows. */
const ANSWER_WITHIN_MS = 8_000;
const BODY_WITHIN_MS = 180_000;

const ARCHITECTURES: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'amd64',
  arm64: 'arm64',
  arm: 'arm7',
  ppc64: 'ppc64le',
  s390x: 's390x',
};

/** The name of the release archive for a platform; undefined when there is no supported one. */
export function releaseArchiveName(
  platform: NodeJS.Platform,
  architecture: NodeJS.Architecture,
  version = PINNED_RELEASE.version,
): string | undefined {
  const arch = ARCHITECTURES[architecture];
  if (arch === undefined || (platform !== 'linux' && platform !== 'darwin')) return undefined;
  return `nats-server-v${version}-${platform}-${arch}.tar.gz`;
}

/** The checksum of one file in the text of a SHA256SUMS file (one `<hex>  <name>` per line). */
export function sumIn(sums: string, name: string): string | undefined {
  for (const line of sums.split('\n')) {
    const [sum, file] = line.trim().split(/\s+\*?/);
    if (file === name && sum !== undefined && /^[0-9a-f]{64}$/.test(sum)) return sum;
  }
  return undefined;
}

/** Fetches and checks the release for this platform and unpacks the program until `use` settles. */
export async function withReleasedServer<T>(
  use: (program: string) => Promise<T>,
  release: PinnedRelease = PINNED_RELEASE,
): Promise<T> {
  const name = releaseArchiveName(process.platform, process.arch, release.version);
  if (name === undefined) throw new Error(`there is none for ${process.platform} on ${process.arch}`);
  const at = (file: string): string => `${release.address}/${file}`;
  const expected = release.sha256[name] ?? sumIn((await fetchBytes(at('SHA256SUMS'))).toString('utf8'), name);
  if (expected === undefined) throw new Error(`its SHA256SUMS does not list ${name}`);
  const archive = await fetchBytes(at(name));
  const actual = createHash('sha256').update(archive).digest('hex');
  if (actual !== expected)
    throw new Error(`${name} has the SHA-256 ${actual}, not ${expected}: it was discarded`);
  const folder = await mkdtemp(join(tmpdir(), 'kiban-nats-'));
  try {
    const file = join(folder, basename(name));
    await writeFile(file, archive);
    await extract({ file, cwd: folder, strip: 1, filter: (path) => path.endsWith('/nats-server') });
    return await use(join(folder, 'nats-server'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetchBytes(address: string): Promise<Buffer> {
  const cancel = new AbortController();
  let timer = setTimeout(() => cancel.abort(new Error('no response')), ANSWER_WITHIN_MS);
  try {
    const response = await fetch(address, { signal: cancel.signal });
    clearTimeout(timer);
    timer = setTimeout(() => cancel.abort(new Error('too slow')), BODY_WITHIN_MS);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw new Error(`${address} gave ${reasonOf(error)}`, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
