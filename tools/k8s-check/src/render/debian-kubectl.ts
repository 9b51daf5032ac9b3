import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { output } from './command.js';

const SUITE = 'trixie';

/**
 * Fetches kubectl from Debian's packages into `folder`, by an apt root of its own: nothing of the
 * system is changed and no right is needed. Debian 12's own kubectl is too old to know components.
 * @returns the program
 */
export async function fetchDebianKubectl(folder: string): Promise<string> {
  const program = join(folder, 'root', 'usr', 'bin', 'kubectl');
  if (existsSync(program)) return program;
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'lists', 'partial'), { recursive: true });
  await mkdir(join(folder, 'cache', 'archives', 'partial'), { recursive: true });
  const sources = join(folder, 'sources.list');
  await writeFile(
    sources,
    `deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ${await mirror()} ${SUITE} main\n`,
  );
  const apt = [
    ['Dir::Etc::SourceList', sources],
    ['Dir::Etc::SourceParts', '/dev/null'],
    ['Dir::State::Lists', join(folder, 'lists')],
    ['Dir::Cache', join(folder, 'cache')],
  ].flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await output('apt-get', [...apt, 'update', '-qq'], { cwd: folder });
  await output('apt-get', [...apt, 'download', '-qq', `kubernetes-client/${SUITE}`], { cwd: folder });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.deb'));
  if (archive === undefined) throw new Error('apt-get download left no package');
  await output('dpkg', ['-x', join(folder, archive), join(folder, 'root')]);
  return program;
}

/** The mirror that this machine uses itself, else Debian's. */
async function mirror(): Promise<string> {
  for (const file of ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list']) {
    const text = await readFile(file, 'utf8').catch(() => '');
    const found = /^(?:URIs:|deb)\s+(?:\[[^\]]*\]\s+)?(https?:\/\/\S+\/debian\/?)(?:\s|$)/m.exec(text)?.[1];
    if (found) return found;
  }
  return 'http://deb.debian.org/debian';
}
