import { loadHttp, type Load, type RequestMaker } from '../load/http-load.js';
import type { BenchSettings } from '../config/bench-settings.js';
import { figureLine, isMet, rounded, type Figure } from '../report/goal.js';
import { median } from '../report/statistics.js';
import type { MeasuredProcess } from '../stack/measured-process.js';
import type { Measurement } from '../config/measurements.js';

/** One operation as floor and service are both asked for it, and what is wanted of the service. */
export interface Comparison {
  /** The measurement that it belongs to. */
  key: Measurement;
  name: string;
  /** A maker for each load, so that all begin alike. */
  floor: () => RequestMaker;
  service: () => RequestMaker;
  expected: readonly number[];
  /** What the ratios are held against; the floor where it is not said. */
  against?: string;
  /** Where throughput is measured; 16 where it is not said. */
  connections?: number;
  /** Of the ratios service ÷ floor; a goal that is missing is only printed. */
  goals: { perSecond?: number; p50?: number; cpu?: number; cpuSingle?: number };
  /** Runs after each load of a side, to undo what would make the next load unequal. */
  after?: (side: 'floor' | 'service') => Promise<void>;
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
  /** Node CPU a request, at the comparison's connections and at one. */
  cpuUs: number;
  cpuSingleUs: number;
  /** CPU time of the load generator ÷ elapsed time. */
  generatorShare: number;
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
  cpuSingle: Figure;
}

const CONNECTIONS = 16;
/** Near one core the generator would limit the load; it has one thread. */
const GENERATOR_SHARE_MAX = 0.9;

/** Lets each side answer until it runs compiled code; a cold process costs several times what a warm one does. */
async function warmUp(
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
    await comparison.after?.(side);
  }
}

/** One round of one operation: both sides at its connections, then both at one; who goes first alternates. */
async function measureRound(comparison: Comparison, sides: Sides, round: number): Promise<Round> {
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
      await comparison.after?.(side);
    }
  }
  const figures = (side: 'floor' | 'service'): SideFigures => ({
    perSecond: busy[side]?.perSecond ?? Number.NaN,
    p50Ms: single[side]?.p50Ms ?? Number.NaN,
    cpuUs: busy[side]?.cpuUs ?? Number.NaN,
    cpuSingleUs: single[side]?.cpuUs ?? Number.NaN,
    generatorShare: busy[side]?.generatorShare ?? Number.NaN,
  });
  return { floor: figures('floor'), service: figures('service') };
}

/** Measures each comparison in rounds, and prints its ratios. */
export async function compare(
  comparisons: readonly Comparison[],
  run: { sides: Sides; settings: BenchSettings; say: (line: string) => void },
): Promise<ComparisonResult[]> {
  const { sides, settings, say } = run;
  const results: ComparisonResult[] = [];
  for (const comparison of comparisons) {
    say(`Measuring ${comparison.name} …`);
    await warmUp(comparison, sides, settings);
    const rounds: Round[] = [];
    for (let round = 0; round < settings.rounds; round += 1)
      rounds.push(await measureRound(comparison, sides, round));
    const result = summarize(comparison, rounds);
    const { perSecond, p50, cpu, cpuSingle } = result;
    for (const figure of [perSecond, p50, cpu, cpuSingle]) say(`  ${figureLine(figure)}`);
    const share = median(rounds.map(({ service }) => service.generatorShare));
    const limits = share > GENERATOR_SHARE_MAX ? ': it limits this row' : '';
    say(`  The load generator used ${rounded(share * 100)} % of a core${limits}.`);
    results.push(result);
  }
  return results;
}

function summarize({ key, name, goals, against = 'floor' }: Comparison, rounds: Round[]): ComparisonResult {
  const ratio = (member: keyof SideFigures, what: string, goal: Figure['goal']): Figure => ({
    what: `${name}: ${what}`,
    value: median(rounds.map((round) => round.service[member] / round.floor[member])),
    unit: '×',
    ...(goal ? { goal } : {}),
  });
  const atMost = (value: number | undefined): Figure['goal'] =>
    value === undefined ? undefined : { atMost: value };
  return {
    key,
    name,
    rounds,
    perSecond: ratio(
      'perSecond',
      `requests per second ÷ ${against}`,
      goals.perSecond === undefined ? undefined : { atLeast: goals.perSecond },
    ),
    p50: ratio('p50Ms', `p50 ÷ ${against}`, atMost(goals.p50)),
    cpu: ratio('cpuUs', `Node CPU ÷ ${against}`, atMost(goals.cpu)),
    cpuSingle: ratio('cpuSingleUs', `Node CPU at one connection ÷ ${against}`, atMost(goals.cpuSingle)),
  };
}

/** The columns of both sides, which are floor and service unless named otherwise. */
export function comparisonHeader(left = 'floor', right = 'kiban'): string[] {
  return [
    'operation',
    ...['/s', ' p50 ms', ' CPU µs', ' CPU µs at one'].flatMap((figure) => [
      left + figure,
      right + figure,
      'ratio',
      'goal',
    ]),
  ];
}

export function comparisonRow(result: ComparisonResult): string[] {
  const side = (name: 'floor' | 'service', member: keyof SideFigures): string =>
    rounded(median(result.rounds.map((round) => round[name][member])));
  const columns = (member: keyof SideFigures, figure: Figure): string[] => {
    const { goal } = figure;
    const text = !goal ? '–' : 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
    return [
      side('floor', member),
      side('service', member),
      rounded(figure.value),
      goal ? `${text} ${isMet(figure) ? '✔' : '✘'}` : text,
    ];
  };
  return [
    result.name,
    ...columns('perSecond', result.perSecond),
    ...columns('p50Ms', result.p50),
    ...columns('cpuUs', result.cpu),
    ...columns('cpuSingleUs', result.cpuSingle),
  ];
}
