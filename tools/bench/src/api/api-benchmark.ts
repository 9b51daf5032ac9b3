import { StartedParts } from '@kiban/dev/processes/started-parts';
import type { BenchSettings } from '../config/bench-settings.js';
import { fillFloor } from '../floor/floor-content.js';
import { FloorProcess } from '../floor/floor-process.js';
import { figureLine, type Figure } from '../report/goal.js';
import { median } from '../report/statistics.js';
import { measuredService } from '../stack/measured-process.js';
import { OwnStack } from '../stack/own-stack.js';
import type { BoardResponse, BoardSummary } from './responses.js';
import { measureBigBoardMemory } from './big-board-memory.js';
import { BoardChanges } from './board-changes.js';
import { measureBoardSizes, type SizeResult } from './board-sizes.js';
import { measureRound, summarize, warmUp, type ComparisonResult, type Sides } from './comparison.js';
import { makeContent, type Content } from './content.js';
import { measureIdleProcess } from './idle-process.js';
import { measurements, type Measurement } from './measurements.js';
import { operations } from './operations.js';
import { checkSameResponses } from './same-responses.js';
import { ServiceCaller } from './service-caller.js';
import { measureSharedBoard } from './shared-board.js';

export interface ApiBenchmarkResult {
  comparisons: ComparisonResult[];
  sizes: SizeResult[];
  figures: Figure[];
}

type Say = (line: string) => void;

/** The API rows: floor and service side by side on one PostgreSQL, in rounds, on the same data. */
export async function benchmarkApi(
  settings: BenchSettings,
  say: Say,
  wanted: ReadonlySet<Measurement>,
): Promise<ApiBenchmarkResult> {
  say('Starting the product …');
  const stack = await OwnStack.start(settings.repositoryRoot, settings.stackFolder);
  const parts = new StartedParts();
  parts.add(() => stack.stop());
  try {
    const { token, databaseUrl } = stack.deployment;
    const figures: Figure[] = [];
    if (wanted.has('process')) {
      say('Looking at an idle process …');
      figures.push(...(await measureIdleProcess(stack.folder, settings.rounds)));
    }
    const service = await measuredService(stack.folder, 'boards-api');
    const api = new ServiceCaller(service.baseUrl, token);
    say('Making the boards …');
    const content = await makeContent(api, planOf(wanted, settings));
    const floor = await startFloor(stack, api);
    parts.add(() => floor.stop());
    await checkSameResponses(floor, service, token, content);
    say('Floor and service give the same answers.');
    const changes = await BoardChanges.connect(databaseUrl);
    parts.add(() => changes.close());
    const sides: Sides = { floor, service, token, measureMs: settings.measureMs };
    const comparisons = await compare({ content, changes, api, sides, settings, wanted }, say);
    figures.push(...longListFigures(comparisons));
    if (content.bigBoard && wanted.has('memory')) {
      say('Measuring the memory of 16 readers of the big board …');
      figures.push(await measureBigBoardMemory(sides, content.bigBoard, changes));
    }
    let sizes: SizeResult[] = [];
    if (wanted.has('sizes')) {
      say('Measuring boards of 10, 1,000 and many cards …');
      sizes = await measureBoardSizes(sides, content, { api, changes, rounds: settings.rounds });
    }
    if (content.sharedBoard) {
      say('Measuring 64 writers on one board …');
      figures.push(...(await measureSharedBoard(sides, content.sharedBoard, databaseUrl)));
    }
    return { comparisons, sizes, figures };
  } finally {
    await parts.end();
  }
}

function planOf(wanted: ReadonlySet<Measurement>, { bigBoardCards }: BenchSettings) {
  const needs = (board: 'long' | 'big' | 'shared' | 'sizes'): boolean =>
    [...wanted].some((name) => board in measurements[name]);
  return {
    long: needs('long'),
    big: needs('big') ? bigBoardCards : 0,
    shared: needs('shared'),
    sizes: needs('sizes'),
  };
}

async function startFloor(stack: OwnStack, api: ServiceCaller): Promise<FloorProcess> {
  const boards = await api.get<BoardSummary[]>('/boards');
  const whole: BoardResponse[] = [];
  for (const { id } of boards) whole.push(await api.get<BoardResponse>(`/boards/${id}`));
  await fillFloor(stack.deployment.databaseUrl, whole);
  const member = boards[0]?.createdBy;
  if (!member) throw new Error('GET /boards answers no board.');
  return FloorProcess.start(stack.deployment, member);
}

interface Comparing {
  content: Content;
  changes: BoardChanges;
  api: ServiceCaller;
  sides: Sides;
  settings: BenchSettings;
  wanted: ReadonlySet<Measurement>;
}

async function compare(
  { content, changes, api, sides, settings, wanted }: Comparing,
  say: Say,
): Promise<ComparisonResult[]> {
  const results: ComparisonResult[] = [];
  for (const operation of await operations(content, changes, (path) => api.etagOf(path))) {
    if (!wanted.has(operation.key)) continue;
    say(`Measuring ${operation.name} …`);
    await warmUp(operation, sides, settings);
    const rounds = [];
    for (let round = 0; round < settings.rounds; round += 1)
      rounds.push(await measureRound(operation, sides, round));
    const result = summarize(operation, rounds);
    for (const figure of [result.perSecond, result.p50, result.cpu]) say(`  ${figureLine(figure)}`);
    results.push(result);
  }
  return results;
}

/** A long list must cost little more than a short one. */
function longListFigures(comparisons: readonly ComparisonResult[]): Figure[] {
  const perSecond = (key: Measurement): number | undefined => {
    const found = comparisons.find((comparison) => comparison.key === key);
    return found && median(found.rounds.map((round) => round.service.perSecond));
  };
  const pairs = [
    ['POST /cards', 'post-card', 'post-card-long-list'],
    ['move', 'move', 'move-long-list'],
  ] as const;
  return pairs.flatMap(([what, short, long]) => {
    const [ofShort, ofLong] = [perSecond(short), perSecond(long)];
    if (ofShort === undefined || ofLong === undefined) return [];
    return [
      {
        what: `${what} in lists of 2,000 cards ÷ in short ones, per second`,
        value: ofLong / ofShort,
        unit: '×',
        goal: { atLeast: 0.8 },
      },
    ];
  });
}
