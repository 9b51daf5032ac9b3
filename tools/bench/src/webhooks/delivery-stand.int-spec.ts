import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DeliveryStand } from './delivery-stand.js';

/** Stands for the launcher: it says that it is ready, and runs until it is interrupted. */
const launcher = `
import { mkdirSync, writeFileSync } from 'node:fs';
const folder = process.env.KIBAN_DATA_DIR;
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/../launcher.pid', String(process.pid));
writeFileSync(folder + '/kiban.json', JSON.stringify({ token: 't', apiUrl: 'http://127.0.0.1:9', databaseUrl: '' }));
process.on('SIGINT', () => process.exit(0));
setInterval(() => undefined, 1_000);
`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'kiban-stand-'));
  await mkdir(join(root, 'tools/dev/bin'), { recursive: true });
  await writeFile(join(root, 'tools/dev/bin/start.mjs'), launcher);
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('ends the product where a later step of its start fails', async () => {
  const settings = { repositoryRoot: root, stackFolder: join(root, 'stack') };
  const start = DeliveryStand.start(settings, () => Promise.reject(new Error('no sink')));
  await expect(start).rejects.toThrow('no sink');
  const pid = Number(await readFile(join(root, 'launcher.pid'), 'utf8'));
  expect(() => process.kill(pid, 0)).toThrow(/ESRCH/);
});
