import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { EdgeServer } from './edge-server.js';
import { TestEdge } from './test-edge.js';

const PAGE = '<title>Kiban</title>';
const SCRIPT = 'export const built = true;';

let testing: TestEdge;
let built: string;
let edge: EdgeServer;

beforeEach(async () => {
  testing = await TestEdge.start();
  built = await mkdtemp(join(tmpdir(), 'kiban-screen-'));
  edge = await testing.beforeEchoes({ builtScreenFolder: built });
});
afterEach(async () => {
  await edge.close();
  await testing.close();
  await rm(built, { recursive: true });
});

async function writeScreen(): Promise<void> {
  await mkdir(join(built, 'assets'));
  await writeFile(join(built, 'assets', 'app-1a2b.js'), SCRIPT);
  await writeFile(join(built, 'assets', 'app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(built, 'service-worker.js'), SCRIPT);
  await writeFile(join(built, 'app.html'), PAGE);
  await writeFile(join(built, '.inputs'), 'secret');
}

const read = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(edge.localUrl + path, { headers });

it.each([
  '/boards',
  '/boards/3',
  '/boards/3/cards/101',
  '/cards/101',
  '/cards/%2312',
  '/boards/3?q=kit&due=week',
])('responds with the screen for %s, which is read again after an upgrade', async (path) => {
  await writeScreen();
  const response = await read(path);
  expect([response.status, await response.text()]).toEqual([200, PAGE]);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
});

it.each([
  '/boards/',
  '/boards/x',
  '/boards/3/',
  '/boards/3/cards',
  '/boards/3/cards/1/2',
  '/boards/12345678901234567',
  '/cards',
  '/cards/%23',
  '/cards/%23%2312',
  '/board/3',
  '/app.html/3',
  '/assets/gone-1a2b.js',
  '/assets/',
  '/.inputs',
])('responds 404 for %s, without caching', async (path) => {
  await writeScreen();
  const response = await read(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).not.toContain('secret');
});

it('sends built files compressed as they were built, and cached for good', async () => {
  await writeScreen();
  const response = await read('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe(SCRIPT);
  const plain = await read('/assets/app-1a2b.js', { 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
});

it('sends the service worker, which browsers compare with theirs at every check [DEC-9.APP-5]', async () => {
  await writeScreen();
  const response = await read('/service-worker.js');
  expect([response.status, await response.text()]).toEqual([200, SCRIPT]);
  expect(response.headers.get('content-type')).toContain('javascript');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("manifest-src 'self'; worker-src 'self'");
});

it('says that it starts until the screen is built', async () => {
  const before = await read('/boards');
  expect([before.status, before.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await before.text()).toContain('Reload this page');
  await writeScreen();
  expect((await read('/boards')).status).toBe(200);
});

it('serves no file from outside of its folders', async () => {
  await writeScreen();
  const response = await read('/assets/..%2f.inputs');
  expect(response.ok).toBe(false);
  expect(await response.text()).not.toContain('secret');
});
