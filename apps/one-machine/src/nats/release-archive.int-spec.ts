import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { findFreePort } from '../processes/free-port.js';
import { releaseArchiveName, withReleasedServer } from './release-archive.js';
import { keepServer, findCachedServer } from './server-cache.js';

const VERSION = '2.12.99';
const PROGRAM = `#!/bin/sh\necho "nats-server: v${VERSION}"\n`;
const name = releaseArchiveName(process.platform, process.arch, VERSION) ?? '';

describe('the official release', () => {
  let folder: string;
  let files: Map<string, Buffer>;
  let server: Server;
  let address: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-release-'));
    const inside = name.replace('.tar.gz', '');
    await mkdir(join(folder, inside));
    await writeFile(join(folder, inside, 'nats-server'), PROGRAM, { mode: 0o755 });
    await writeFile(join(folder, inside, 'README.md'), 'not wanted');
    await create({ gzip: true, cwd: folder, file: join(folder, name) }, [inside]);
    files = new Map([[`/${name}`, await readFile(join(folder, name))]]);
    server = createServer((request, response) => {
      const file = files.get(request.url ?? '');
      response.writeHead(file === undefined ? 404 : 200).end(file);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });

  const sum = (): string =>
    createHash('sha256')
      .update(files.get(`/${name}`) ?? '')
      .digest('hex');

  it('is unpacked, cached and found in the cache', async () => {
    const cache = [join(folder, 'file', 'unwritable'), join(folder, 'cache')];
    await writeFile(join(folder, 'file'), '');
    const release = { version: VERSION, address, sha256: { [name]: sum() } };
    const kept = await withReleasedServer(
      (program) => keepServer(program, 'official release', cache),
      release,
    );
    const place = join(folder, 'cache', VERSION, 'nats-server');
    expect(kept).toEqual({ program: place, version: [2, 12, 99], origin: 'official release' });
    expect(await readFile(place, 'utf8')).toBe(PROGRAM);
    expect(await findCachedServer(cache)).toMatchObject({ program: place, version: [2, 12, 99] });
  });

  it('is checked by the release’s SHA256SUMS when no checksum is pinned', async () => {
    files.set('/SHA256SUMS', Buffer.from(`${sum()}  ${name}\n`));
    const unpacked = await withReleasedServer(async (program) => readFile(program, 'utf8'), {
      version: VERSION,
      address,
      sha256: {},
    });
    expect(unpacked).toBe(PROGRAM);
  });

  it('is discarded, unopened, when it does not match the pinned checksum', async () => {
    let used = false;
    const release = { version: VERSION, address, sha256: { [name]: 'a'.repeat(64) } };
    await expect(
      withReleasedServer(async () => {
        used = true;
      }, release),
    ).rejects.toThrow(/discarded/);
    expect(used).toBe(false);
  });

  it('fails with the reason when the download fails', async () => {
    const sha256 = { [name]: sum() };
    files.clear();
    await expect(
      withReleasedServer(async () => undefined, { version: VERSION, address, sha256 }),
    ).rejects.toThrow(/404/);
    const closedPort = `http://127.0.0.1:${await findFreePort()}`;
    await expect(
      withReleasedServer(async () => undefined, { version: VERSION, address: closedPort, sha256 }),
    ).rejects.toThrow(/ECONNREFUSED/);
    expect(existsSync(join(folder, 'cache'))).toBe(false);
  });
});
