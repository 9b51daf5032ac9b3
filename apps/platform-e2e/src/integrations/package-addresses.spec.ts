import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './on-demand-install.js';

/** What a deployment serves: `tools/dev/src/packages/published-packages.ts`, which `packages.e2e-spec.ts` compares. */
const PUBLISHED = [
  'libs/client',
  'libs/events',
  'apps/cli',
  'apps/mcp-local',
  'integrations/n8n-nodes-kiban',
];

const FOLDERS = ['docs', 'examples', 'integrations', 'libs', 'apps'];

const readManifest = async (folder: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(ROOT, folder, 'package.json'), 'utf8')) as Record<string, unknown>;

/** As npm names the archive of a package. */
async function archiveOf(folder: string): Promise<string> {
  const { name, version } = (await readManifest(folder)) as { name: string; version: string };
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}

async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true });
  const texts: string[] = [];
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !/^(dist.*|node_modules|src|\..*)$/.test(entry.name))
      texts.push(...(await textsIn(path)));
    if (entry.isFile() && /\.(md|sh)$|^package\.json$/.test(entry.name)) texts.push(path);
  }
  return texts;
}

/** No registry has the packages yet: a deployment serves them. */
describe('the documents and examples', () => {
  it('name the archives that a deployment of this version serves', async () => {
    const archives = new Set(['kiban.tgz', ...(await Promise.all(PUBLISHED.map(archiveOf)))]);
    const named: string[] = [];
    const wrong: string[] = [];
    for (const path of ['README.md', ...(await Promise.all(FOLDERS.map(textsIn))).flat()]) {
      const text = await readFile(join(ROOT, path), 'utf8');
      for (const [, archive = ''] of text.matchAll(/\/packages\/([\w.-]+\.tgz)/g)) {
        named.push(archive);
        if (!archives.has(archive)) wrong.push(`${path}: ${archive}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(new Set(named)).toEqual(archives);
  });

  it('install every package of Kiban from a deployment', async () => {
    const elsewhere: string[] = [];
    let fromDeployment = 0;
    for (const entry of await readdir(join(ROOT, 'examples'))) {
      const manifest = await readManifest(`examples/${entry}`).catch(() => ({}) as Record<string, unknown>);
      const all = { ...(manifest['dependencies'] as object), ...(manifest['devDependencies'] as object) };
      for (const [name, version] of Object.entries(all as Record<string, string>))
        if (name.startsWith('@kiban/') && !version.startsWith('http://localhost:4000/packages/'))
          elsewhere.push(`examples/${entry}: ${name} ${version}`);
        else if (name.startsWith('@kiban/')) fromDeployment++;
    }
    const commands = /\b(npx|npm (i|install|exec))( -\S+| --\S+)* @kiban\//;
    for (const path of (await Promise.all(FOLDERS.map(textsIn))).flat())
      if (commands.test(await readFile(join(ROOT, path), 'utf8'))) elsewhere.push(path);
    expect(elsewhere).toEqual([]);
    expect(fromDeployment).toBe(5);
  });
});
