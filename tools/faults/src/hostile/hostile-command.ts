import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConsoleProgress } from '@kiban/one-machine/console/progress';
import { findRepositoryRoot } from '@kiban/dev/repository-root';
import { readFaultSettings } from '../config/fault-settings.js';
import { hostileTables } from './hostile-table.js';
import { faultsOf } from './attack-result.js';
import { attacks, furtherAttacks } from './attacks/all-attacks.js';
import { runHostile } from './hostile-run.js';

const SECONDS = 15;
const QUICK_SECONDS = 6;
/** Of the launcher, whose edge holds both sides of 2,000 connections, and of the attacker. */
const DESCRIPTORS_NEEDED = 8_192;

/** `npm run faults -- hostile [--quick] [--seconds=15] [attack …]`. @returns the exit code */
export async function hostile(parameters: readonly string[]): Promise<number> {
  const named = parameters.filter((parameter) => !parameter.startsWith('--'));
  const all = [...attacks, ...furtherAttacks];
  const unknown = named.filter((name) => !all.some((attack) => attack.name === name));
  const quick = parameters.includes('--quick');
  const seconds = Number(
    parameters.find((parameter) => parameter.startsWith('--seconds='))?.split('=')[1] ??
      (quick ? QUICK_SECONDS : SECONDS),
  );
  if (unknown.length > 0 || !(seconds >= 1 && seconds <= 600)) {
    process.stderr.write(
      `Name attacks of ${all.map(({ name }) => name).join(', ')}, and --seconds from 1 to 600.\n`,
    );
    return 2;
  }
  await announce(seconds);
  const root = findRepositoryRoot();
  const settings = readFaultSettings(process.env, root, quick);
  const figures = await runHostile({
    repositoryRoot: root,
    folder: join(settings.folder, 'hostile'),
    attacks: named.length === 0 ? attacks : all.filter(({ name }) => named.includes(name)),
    durationMs: seconds * 1_000,
    rounds: named.length > 0 ? 0 : quick ? 1 : 3,
    progress: new ConsoleProgress((text) => process.stderr.write(text)),
  });
  process.stdout.write(`${hostileTables(figures)}\n`);
  await mkdir(settings.resultsFolder, { recursive: true });
  await writeFile(
    join(settings.resultsFolder, 'hostile.json'),
    `${JSON.stringify({ at: new Date().toISOString(), seconds, ...figures }, null, 2)}\n`,
  );
  const faults = figures.attacks.flatMap((attack) => faultsOf(attack, figures.calm.p99Ms, figures.limits));
  return faults.length === 0 && figures.inspected.every(({ held }) => held) ? 0 : 1;
}

/** What the figures depend on, and what the machine must allow. */
async function announce(seconds: number): Promise<void> {
  const limits = await readFile('/proc/self/limits', 'utf8');
  const descriptors = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  process.stderr.write(
    `Each attack takes ${seconds} s. It runs in a process of its own at nice 10, from other addresses of loopback than the victim's.\n` +
      'Attacker, victim, edge, services, PostgreSQL and NATS share the processors of this machine.\n',
  );
  if (descriptors < DESCRIPTORS_NEEDED)
    process.stderr.write(
      `Only ${descriptors} descriptors are allowed: run “ulimit -n ${DESCRIPTORS_NEEDED}” first, or connections fail here.\n`,
    );
}
