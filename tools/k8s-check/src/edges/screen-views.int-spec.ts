import { expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EdgeServer } from '@kiban/edge/edge-server';
import { hasNginx, NginxEdge } from '../testing/nginx-edge.js';

const NOWHERE = 'http://127.0.0.1:1';
const SERVICES = {
  auth: NOWHERE,
  'boards-api': NOWHERE,
  'webhook-dispatcher': NOWHERE,
  notifications: NOWHERE,
  'mcp-gateway': NOWHERE,
};
const SCRIPT = 'export const built = true;';
const PATHS = [
  '/boards',
  '/boards/3/cards/101?q=kit',
  '/cards/101',
  '/boards/',
  '/assets/app-1a2b.js',
  '/assets/gone.js',
  '/service-worker.js',
  '/kiban.webmanifest',
];

const nginxThere = hasNginx();
if (!nginxThere)
  process.stderr.write('\nSKIPPED, the screen behind nginx: there is no nginx on this machine.\n\n');

async function seen(url: string): Promise<object> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const names = ['content-encoding', 'content-security-policy', 'cache-control'];
  const headers = names.map((name) => response.headers.get(name));
  return { status: response.status, text: await response.text(), headers };
}

(nginxThere ? it : it.skip)('is the same behind nginx and at the edge of one machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kiban-screen-views-'));
  // Where the tests run as root, nginx reads as another user.
  await chmod(folder, 0o755);
  const pages = join(folder, 'public');
  await mkdir(join(pages, 'assets'), { recursive: true });
  await writeFile(join(pages, 'app.html'), '<title>Kiban</title>');
  await writeFile(join(pages, '404.html'), '<title>Not found</title>');
  await writeFile(join(pages, 'service-worker.js'), SCRIPT);
  await writeFile(join(pages, 'kiban.webmanifest'), '{}');
  await writeFile(join(pages, 'assets', 'app-1a2b.js'), SCRIPT);
  await writeFile(join(pages, 'assets', 'app-1a2b.js.gz'), gzipSync(SCRIPT));
  const place = { host: '127.0.0.1', port: 0, publicOrigin: 'https://kiban.example' };
  const edge = await EdgeServer.listen({
    ...place,
    services: SERVICES,
    screenFolder: pages,
    builtScreenFolder: pages,
  });
  const nginx = await NginxEdge.start(folder, pages);
  try {
    for (const path of PATHS)
      expect({ path, ...(await seen(nginx.origin + path)) }).toEqual({
        path,
        ...(await seen(edge.localUrl + path)),
      });
  } finally {
    await nginx.close();
    await edge.close();
    await rm(folder, { recursive: true });
  }
});
