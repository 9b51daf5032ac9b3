import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identifyProcess } from '../processes/process-identity.js';
import { endLeftoverServer, parsePostmasterFile } from './postmaster-file.js';

describe('postmaster.pid', () => {
  let cluster: string;

  beforeEach(async () => {
    cluster = await mkdtemp(join(tmpdir(), 'kiban-postmaster-'));
  });

  afterEach(async () => {
    await rm(cluster, { recursive: true });
  });

  it('is read when complete or partial', () => {
    const lines = ['4711', '/data', '1763724000', '40123', '', '127.0.0.1', '  1234  5', 'ready   ', ''];
    expect(parsePostmasterFile(lines.join('\n'))).toEqual({
      pid: 4711,
      dataFolder: '/data',
      port: 40123,
      status: 'ready',
    });
    expect(parsePostmasterFile('4711\n/data\n')).toMatchObject({ pid: 4711, status: undefined });
    expect(parsePostmasterFile('')).toBeUndefined();
  });

  it('that names a foreign process is removed, and the process keeps running', async () => {
    // This test's pid: alive, but not PostgreSQL.
    await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`);
    expect(await endLeftoverServer(cluster)).toBe(false);
    expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
    expect(identifyProcess(process.pid)).toBeDefined();
  });
});
