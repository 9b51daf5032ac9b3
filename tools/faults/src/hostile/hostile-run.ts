import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Progress } from '@kiban/one-machine/console/progress';
import { readDeployment } from '@kiban/platform-e2e/client/deployment';
import { Product } from '../stand/product.js';
import type { HostileFigures } from './hostile-table.js';
import type { Attack } from './attack.js';
import type { AttackResult } from './attack-result.js';
import { startAttack } from './attacker.js';
import { makeWorld, type HostileWorld } from './hostile-world.js';
import { inspect } from './inspection.js';
import { readPodLimits, SERVICES } from './pod-limits.js';
import { ProcessWatch } from './process-watch.js';
import { VictimLoad } from './victim-load.js';

export interface HostilePlan {
  repositoryRoot: string;
  folder: string;
  attacks: readonly Attack[];
  /** Of one attack. */
  durationMs: number;
  /** How often each hostile request is sent alone; 0 leaves that part out. */
  rounds: number;
  progress: Progress;
}

const LARGE_BOARD_BYTES = 29 * 1_048_576;
const WARM_UP_MS = 4_000;
/** The figure that everything is held against is measured for longer. */
const CALM_MS = 20_000;
/** An attack is in full swing before the victim is measured. */
const HEAD_START_MS = 1_000;
const RECOVERED_WITHIN_MS = 90_000;
const REST_MS = 2_000;

/** The whole product with its pods' heaps, two workspaces in it, and one attack after another. */
export async function runHostile(plan: HostilePlan): Promise<HostileFigures> {
  const { repositoryRoot, folder, progress } = plan;
  const limits = await readPodLimits(repositoryRoot);
  const product = await Product.start(repositoryRoot, folder, {
    LOG_LEVEL: 'info',
    ...Object.fromEntries(
      SERVICES.map((name) => [
        `${name.toUpperCase().replaceAll('-', '_')}_NODE_OPTIONS`,
        limits[name].nodeOptions,
      ]),
    ),
  });
  const watch = new ProcessWatch(folder);
  try {
    await watch.start();
    const deployment = await readDeployment(join(folder, 'kiban.json'));
    const world = await progress.step('two workspaces', () => makeWorld(deployment, LARGE_BOARD_BYTES));
    const victim = new VictimLoad(world, deployment);
    await victim.measure(WARM_UP_MS);
    const calm = await progress.step(
      'undisturbed',
      () => victim.measure(Math.max(plan.durationMs, CALM_MS)),
      timesOf,
    );
    const inspected = await progress.step('each hostile request', () => inspect(world, watch, plan.rounds));
    await watch.take();
    const results: AttackResult[] = [];
    for (const attack of plan.attacks) {
      await recovered(victim);
      await watch.take();
      results.push(
        await progress.step(
          attack.name,
          () => runAttack(attack, { world, victim, watch }, plan.durationMs),
          (result) => timesOf(result.victim),
        ),
      );
    }
    await recovered(victim);
    results.push(await afterwards({ victim, watch }, plan.durationMs));
    victim.close();
    return { calm, inspected, attacks: results, limits };
  } finally {
    watch.stop();
    await product.stop();
  }
}

const timesOf = ({ p50Ms, p99Ms }: { p50Ms: number; p99Ms: number }): string =>
  `p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms`;

async function runAttack(
  attack: Attack,
  { world, victim, watch }: { world: HostileWorld; victim: VictimLoad; watch: ProcessWatch },
  durationMs: number,
): Promise<AttackResult> {
  const attacking = startAttack(attack, { world, durationMs: durationMs + HEAD_START_MS });
  await delay(HEAD_START_MS);
  const [figures, attacker] = await Promise.all([
    victim.measure(durationMs, attack.withSignIns ?? false),
    attacking,
  ]);
  return { name: attack.name, attacker, victim: figures, processes: await watch.take() };
}

/** The same measurement without an attack: nothing that an attack left behind may slow the other workspace down. */
async function afterwards(
  { victim, watch }: { victim: VictimLoad; watch: ProcessWatch },
  durationMs: number,
): Promise<AttackResult> {
  await watch.take();
  const figures = await victim.measure(durationMs);
  const attacker = { sent: 0, statuses: {}, bad: [], badCount: 0, note: 'no attack' };
  return { name: 'afterwards', attacker, victim: figures, processes: await watch.take() };
}

/** Waits until the victim is served again, so that one attack's damage is not counted as the next one's. */
async function recovered(victim: VictimLoad): Promise<void> {
  const until = performance.now() + RECOVERED_WITHIN_MS;
  do {
    await delay(REST_MS);
    const { badCount, maxMs } = await victim.measure(1_000);
    if (badCount === 0 && maxMs < 1_000) return;
  } while (performance.now() < until);
}
