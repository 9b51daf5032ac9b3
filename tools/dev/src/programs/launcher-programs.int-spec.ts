import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { isStillRunning } from '@kiban/one-machine/processes/process-identity';
import { ProcessLedger } from '@kiban/one-machine/processes/process-ledger';
import { until } from '@kiban/one-machine/processes/until';
import { findRepositoryRoot } from '../repository-root.js';

const bin = join(findRepositoryRoot(), 'tools', 'dev', 'bin');

interface Program {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  readonly ended: Promise<number | null>;
}

describe('the programs at the console', () => {
  let folder: string;
  let children: ChildProcess[];

  function run(name: string, env: NodeJS.ProcessEnv = {}): Program {
    const child = spawn(process.execPath, [join(bin, `${name}.mjs`)], {
      env: { ...process.env, KIBAN_DATA_DIR: join(folder, 'data'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString('utf8')));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    return { child, output: () => out, errors: () => err, ended };
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-programs-'));
    children = [];
  });

  afterEach(async () => {
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
    await Promise.all(
      children.map(async (child) =>
        child.exitCode === null && child.signalCode === null ? once(child, 'close') : null,
      ),
    );
    await rm(folder, { recursive: true, maxRetries: 3 });
  });

  /** One line that starts with a cross, without a stack. */
  const ONE_SENTENCE = /^✖ [^\n]+\n$/;

  it('npm start reports an unusable data folder in one sentence', async () => {
    await writeFile(join(folder, 'file'), '');
    const start = run('start', { KIBAN_DATA_DIR: join(folder, 'file', 'data') });
    expect(await start.ended).toBe(1);
    expect(start.errors()).toMatch(ONE_SENTENCE);
    expect(start.errors()).toContain('KIBAN_DATA_DIR=');
  });

  it('npm start reports a used port in one sentence and leaves no process running', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const start = run('start', { PORT: String(port) });
    expect(await start.ended).toBe(1);
    other.close();
    expect(start.errors()).toMatch(ONE_SENTENCE);
    expect(start.errors()).toContain(`PORT=${port + 1} npm start`);
    expect(ProcessLedger.read(join(folder, 'data', 'processes.json'))).toEqual([]);
    expect(await readdir(join(folder, 'data'))).not.toContain('launcher.json');
  });

  it('npm run reset does not delete a foreign folder', async () => {
    await writeFile(join(folder, 'thesis.txt'), 'years of work');
    const reset = run('reset', { KIBAN_DATA_DIR: folder });
    expect(await reset.ended).toBe(1);
    expect(reset.errors()).toMatch(ONE_SENTENCE);
    expect(existsSync(join(folder, 'thesis.txt'))).toBe(true);
  });

  async function backing(): Promise<Program & { databaseUrl: string }> {
    const program = run('backing');
    await until(async () => (program.output().includes('POSTGRES_BIN_DIR') ? true : undefined), {
      withinMs: 50_000,
    });
    const url = /KIBAN_TEST_DATABASE_URL='([^']+)'/.exec(program.output())?.[1];
    if (url === undefined) throw new Error(`It did not start: ${program.errors()}`);
    return { ...program, databaseUrl: url };
  }

  async function responses(databaseUrl: string): Promise<boolean> {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    const { rowCount } = await client.query('SELECT 1');
    await client.end();
    return rowCount === 1;
  }

  it('ends the processes of a killed launcher, rejects a second launcher, and leaves nothing behind when stopped', async () => {
    const ledger = join(folder, 'data', 'backing', 'processes.json');
    const killed = await backing();
    const left = ProcessLedger.read(ledger);
    expect(left.map(({ name }) => name).sort()).toEqual(['nats', 'postgres']);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(left.filter(isStillRunning)).toHaveLength(2);

    const next = await backing();
    expect(left.filter(isStillRunning)).toEqual([]);
    expect(next.errors()).toContain('stopped processes of an earlier start');
    expect(await responses(next.databaseUrl)).toBe(true);

    const wipe = run('reset');
    expect(await wipe.ended).toBe(1);
    expect(wipe.errors()).toMatch(ONE_SENTENCE);

    const running = ProcessLedger.read(ledger);
    next.child.kill('SIGINT');
    expect(await next.ended).toBe(0);
    expect(running).toHaveLength(2);
    expect(running.filter(isStillRunning)).toEqual([]);
  });
});
