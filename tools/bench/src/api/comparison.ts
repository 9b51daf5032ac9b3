import { loadHttp, type Load, type RequestMaker } from '../load/http-load.js';
import { isMet, rounded, type Figure } from '../report/goal.js';
import { median } from '../report/statistics.js';
import type { MeasuredProcess } from '../stack/measured-process.js';
import type { Measurement } from './measurements.js';

/** One operation as floor and service are both asked for it, and what is wanted of the service. */
export interface Comparison {
  /** The measurement that it belongs to. */
  key: Measurement;
  name: string;
  /** A maker for each load, so that all begin alike. */
  floor: () => RequestMaker;
  service: () => RequestMaker;
  expected: readonly number[];
  /** Where throughput is measured; 16 where it is not said. */
  connections?: number;
  /** Of the ratios service ÷ floor; a goal that is missing is only printed. */
  goals: { perSecond?: number; p50?: number; cpu?: number };
}

export interface Sides {
  floor: MeasuredProcess;
  service: MeasuredProcess;
  token: string;
  measureMs: number;
}

interface SideFigures {
  perSecond: number;
  p50Ms: number;
  cpuUs: number;
}

interface Round {
  floor: SideFigures;
  service: SideFigures;
}

export interface ComparisonResult {
  key: Measurement;
  name: string;
  rounds: Round[];
  /** Medians of the rounds' ratios, with their goals. */
  perSecond: Figure;
  p50: Figure;
  cpu: Figure;
}

const CONNECTIONS = 16;

/** Lets each side answer until it runs compiled code; a cold process costs several times what a warm one does. */
export async function warmUp(
  comparison: Comparison,
  sides: Sides,
  { warmUpRequests, warmUpMs }: { warmUpRequests: number; warmUpMs: number },
): Promise<void> {
  for (const side of ['floor', 'service'] as const) {
    await loadHttp(sides[side], {
      token: sides.token,
      connections: comparison.connections ?? CONNECTIONS,
      forMs: warmUpMs,
      requestsMax: warmUpRequests,
      make: comparison[side](),
      expected: comparison.expected,
    });
  }
}

/** One round of one operation: both sides at its connections, then both at one; who goes first alternates. */
export async function measureRound(comparison: Comparison, sides: Sides, round: number): Promise<Round> {
  const order = round % 2 === 0 ? (['floor', 'service'] as const) : (['service', 'floor'] as const);
  const busy: Partial<Record<'floor' | 'service', Load>> = {};
  const single: Partial<Record<'floor' | 'service', Load>> = {};
  for (const [loads, connections] of [
    [busy, comparison.connections ?? CONNECTIONS],
    [single, 1],
  ] as const) {
    for (const side of order) {
      loads[side] = await loadHttp(sides[side], {
        token: sides.token,
        connections,
        forMs: connections === 1 ? sides.measureMs / 2 : sides.measureMs,
        make: comparison[side](),
        expected: comparison.expected,
      });
    }
  }
  const figures = (side: 'floor' | 'service'): SideFigures => ({
    perSecond: busy[side]?.perSecond ?? Number.NaN,
    p50Ms: single[side]?.p50Ms ?? Number.NaN,
    cpuUs: busy[side]?.cpuUs ?? Number.NaN,
  });
  return { floor: figures('floor'), service: figures('service') };
}

export function summarize({ key, name, goals }: Comparison, rounds: Round[]): ComparisonResult {
  const ratio = (member: keyof SideFigures): number =>
    median(rounds.map((round) => round.service[member] / round.floor[member]));
  return {
    key,
    name,
    rounds,
    perSecond: {
      what: `${name}: requests per second ÷ floor`,
      value: ratio('perSecond'),
      unit: '×',
      ...(goals.perSecond === undefined ? {} : { goal: { atLeast: goals.perSecond } }),
    },
    p50: {
      what: `${name}: p50 ÷ floor`,
      value: ratio('p50Ms'),
      unit: '×',
      ...(goals.p50 === undefined ? {} : { goal: { atMost: goals.p50 } }),
    },
    cpu: {
      what: `${name}: Node CPU ÷ floor`,
      value: ratio('cpuUs'),
      unit: '×',
      ...(goals.cpu === undefined ? {} : { goal: { atMost: goals.cpu } }),
    },
  };
}

export const comparisonHeader = [
  'operation',
  'floor/s',
  'kiban/s',
  'ratio',
  'goal',
  'floor p50 ms',
  'kiban p50 ms',
  'ratio',
  'goal',
  'floor CPU µs',
  'kiban CPU µs',
  'ratio',
  'goal',
];

export function comparisonRow(result: ComparisonResult): string[] {
  const side = (name: 'floor' | 'service', member: keyof SideFigures): string =>
    rounded(median(result.rounds.map((round) => round[name][member])));
  const ratio = (figure: Figure): [string, string] => {
    const goal = figure.goal;
    const text = !goal ? '–' : 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
    return [rounded(figure.value), goal ? `${text} ${isMet(figure) ? '✔' : '✘'}` : text];
  };
  return [
    result.name,
    side('floor', 'perSecond'),
    side('service', 'perSecond'),
    ...ratio(result.perSecond),
    side('floor', 'p50Ms'),
    side('service', 'p50Ms'),
    ...ratio(result.p50),
    side('floor', 'cpuUs'),
    side('service', 'cpuUs'),
    ...ratio(result.cpu),
  ];
}
