import type { AttackFigures } from './attack.js';
import { SERVICES, type PodLimits, type Service } from './pod-limits.js';
import type { ProcessFigures } from './process-watch.js';
import type { VictimFigures } from './victim-load.js';

export interface AttackResult {
  name: string;
  attacker: AttackFigures;
  victim: VictimFigures;
  processes: ProcessFigures;
}

/** How many times its undisturbed figure the second workspace's p99 may be. */
export const RATIO_MAX = 3;

/** Everything that must not be, in words. */
export function faultsOf(
  { attacker, victim, processes }: AttackResult,
  calmP99Ms: number,
  limits: Record<Service, PodLimits>,
): string[] {
  const ratio = victim.p99Ms / calmP99Ms;
  return [
    // A comparison with NaN, which is a victim without figures, is a fault as well.
    ...(ratio <= RATIO_MAX ? [] : [`the victim's p99 is ${ratio.toFixed(1)} times the undisturbed figure`]),
    ...SERVICES.filter((name) => (processes.rssMax[name] ?? 0) > limits[name].memoryBytes).map(
      (name) => `${name} is over its pod's memory limit`,
    ),
    ...processes.ended,
    ...(attacker.badCount > 0 ? [`attacker, ${attacker.badCount} bad: ${attacker.bad.join(', ')}`] : []),
    ...(victim.badCount > 0 ? [`victim, ${victim.badCount} bad: ${victim.bad.join(', ')}`] : []),
  ];
}
