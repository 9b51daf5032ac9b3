import { CPU_MS_MAX, RESPONSE_BYTES_MAX, type Inspected } from './inspection.js';
import { faultsOf, RATIO_MAX, type AttackResult } from './attack-result.js';
import { SERVICES, type PodLimits, type Service } from './pod-limits.js';
import { statusLine } from './reply-count.js';
import type { VictimFigures } from './victim-load.js';
import { columns } from '../report/columns.js';

export interface HostileFigures {
  calm: VictimFigures;
  inspected: readonly Inspected[];
  attacks: readonly AttackResult[];
  limits: Record<Service, PodLimits>;
}

const mebibytes = (bytes: number): string => String(Math.ceil(bytes / 1_048_576));

/** Both tables as people read them, with what they hold the figures against. */
export function hostileTables({ calm, inspected, attacks, limits }: HostileFigures): string {
  const shapes = columns(
    ['request', 'status', 'CPU ms', 'response bytes', 'other ms', 'verdict', 'note'],
    inspected.map(({ name, status, cpuMs, bytes, otherMs, ended, held }) => [
      name,
      status,
      cpuMs.toFixed(0),
      String(bytes),
      otherMs.toFixed(0),
      held ? 'held' : 'broken',
      ended.join(', '),
    ]),
  );
  const rows = attacks.map((result) => {
    const { name, attacker, victim, processes } = result;
    const faults = faultsOf(result, calm.p99Ms, limits);
    return [
      name,
      victim.p50Ms.toFixed(0),
      victim.p99Ms.toFixed(0),
      (victim.p99Ms / calm.p99Ms).toFixed(1),
      victim.slowestSignInMs === 0 ? '' : victim.slowestSignInMs.toFixed(0),
      ...SERVICES.map((service) => mebibytes(processes.rssMax[service] ?? 0)),
      statusLine(victim.statuses),
      statusLine(attacker.statuses),
      faults.length === 0 ? 'held' : 'broken',
      [attacker.note, ...faults].filter(Boolean).join('; '),
    ];
  });
  const header = [
    'attack',
    'p50',
    'p99',
    'ratio',
    'sign-in',
    ...SERVICES,
    'victim',
    'attacker',
    'verdict',
    'note',
  ];
  const state = SERVICES.map((service) => mebibytes(limits[service].memoryBytes));
  return [
    ...(inspected.length === 0
      ? []
      : [
          `Each hostile request alone: a 4xx, at most ${CPU_MS_MAX} ms of CPU in the services and ${RESPONSE_BYTES_MAX} bytes; “other” is the other workspace's slowest read during it`,
          shapes,
          '',
        ]),
    `Each attack: times of the other workspace in ms, at most ${RATIO_MAX} times its p99 of ${calm.p99Ms.toFixed(0)} ms; memory in MiB`,
    columns(header, [['limit', '', '', String(RATIO_MAX), '', ...state, '', '', '', ''], ...rows]),
  ].join('\n');
}
