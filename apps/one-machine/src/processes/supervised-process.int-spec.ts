import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isStillRunning } from './process-identity.js';
import { ProcessLedger } from './process-ledger.js';
import { SupervisedProcess } from './supervised-process.js';
import { until } from './until.js';

describe('a supervised process', () => {
  let folder: string;
  let ledger: ProcessLedger;
  let child: SupervisedProcess;
  let deaths: string[];

  function supervise(program: string, followsLauncher = false): SupervisedProcess {
    child = new SupervisedProcess(
      {
        name: 'child',
        command: process.execPath,
        args: ['-e', program],
        env: process.env,
        cwd: folder,
        logFile: join(folder, 'child.log'),
        stopSignal: 'SIGTERM',
        stopGraceMs: 5_000,
        followsLauncher,
      },
      ledger,
      ({ cause }) => deaths.push(cause),
    );
    return child;
  }

  const log = async (): Promise<string> => readFile(join(folder, 'child.log'), 'utf8');

  async function untilLog(text: string): Promise<void> {
    const seen = await until(async () => ((await log()).includes(text) ? true : undefined), {
      withinMs: 20_000,
    });
    expect(seen).toBe(true);
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kiban-child-'));
    ledger = new ProcessLedger(join(folder, 'processes.json'));
    deaths = [];
  });

  afterEach(async () => {
    await child.stop();
    await rm(folder, { recursive: true });
  });

  it('is in the ledger while it runs, with its identity for the next launcher', async () => {
    await supervise('setInterval(() => {}, 1000)').start();
    const [entry] = ProcessLedger.read(ledger.file);
    expect(entry).toMatchObject({ name: 'child', pid: child.pid, stopSignal: 'SIGTERM' });
    expect(entry !== undefined && isStillRunning(entry)).toBe(true);
    await child.stop();
    expect(ProcessLedger.read(ledger.file)).toEqual([]);
    expect(entry !== undefined && isStillRunning(entry)).toBe(false);
  });

  it('is restarted when it dies, and its cause of death is reported', async () => {
    await supervise("console.log('up ' + process.pid); setInterval(() => {}, 1000)").start();
    await untilLog(`up ${child.pid}`);
    const first = child.pid ?? 0;
    process.kill(first, 'SIGKILL');
    const second = await until(async () => (child.pid === first ? undefined : child.pid), {
      withinMs: 20_000,
    });
    await untilLog(`up ${second}`);
    expect(deaths).toEqual(['signal SIGKILL']);
    expect(child.restarts).toBe(1);
  });

  it('stays stopped, also after a stop in the pause before a restart', async () => {
    await supervise('process.exit(3)').start();
    await until(async () => (deaths.length > 0 ? true : undefined), { withinMs: 20_000 });
    await child.stop();
    const pid = child.pid;
    expect(deaths[0]).toBe('exit code 3');
    expect(
      await until(async () => (child.pid === pid ? undefined : true), { withinMs: 600 }),
    ).toBeUndefined();
  });

  it('cannot start without its program', async () => {
    const missing = new SupervisedProcess(
      { ...supervise('').plan, command: join(folder, 'missing') },
      ledger,
      () => undefined,
    );
    await expect(missing.start()).rejects.toMatchObject({ code: 'ENOENT' });
    await missing.stop();
  });
});
