import type { ApiRun } from '../measuring/api-run.js';
import { fillFloor } from '../floor/floor-content.js';
import { FloorProcess } from '../floor/floor-process.js';
import type { Figure } from '../report/goal.js';
import { median } from '../report/statistics.js';
import type { Deployment } from '../stack/own-stack.js';
import { measureBigBoardMemory } from './big-board-memory.js';
import { measureBoardSizes, type SizeResult } from './board-sizes.js';
import { compare, type ComparisonResult, type Sides } from '../measuring/comparison.js';
import { makeContent } from '../measuring/content.js';
import { measurements, type Measurement } from '../config/measurements.js';
import { operations } from './operations.js';
import type { BoardResponse, BoardSummary } from '../measuring/responses.js';
import { checkSameResponses } from '../measuring/same-responses.js';
import type { ServiceCaller } from '../measuring/service-caller.js';
import { measureSharedBoard } from './shared-board.js';

export interface SharedQuestionsResult {
  comparisons: ComparisonResult[];
  sizes: SizeResult[];
  figures: Figure[];
}

/** The rows where every connection sends the same question with one token, and those of large boards. */
export async function benchmarkSharedQuestions(
  { deployment, service, api, changes, settings, wanted }: ApiRun,
  say: (line: string) => void,
): Promise<SharedQuestionsResult> {
  say('Creating the boards of the shared questions …');
  const content = await makeContent(api, planOf(wanted, settings.bigBoardCards));
  const floor = await startFloor(deployment, api);
  try {
    await checkSameResponses(floor, service, deployment.token, content);
    say('Floor and service return the same responses.');
    const sides: Sides = { floor, service, token: deployment.token, measureMs: settings.measureMs };
    const all = await operations(content, changes, (path) => api.etagOf(path));
    const comparisons = await compare(
      all.filter(({ key }) => wanted.has(key)),
      { sides, settings, say },
    );
    const figures = longListFigures(comparisons);
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
      figures.push(...(await measureSharedBoard(sides, content.sharedBoard, deployment.databaseUrl)));
    }
    return { comparisons, sizes, figures };
  } finally {
    floor.stop();
  }
}

function planOf(wanted: ReadonlySet<Measurement>, bigBoardCards: number) {
  const needs = (board: 'long' | 'big' | 'shared' | 'sizes'): boolean =>
    [...wanted].some((name) => board in measurements[name]);
  return {
    long: needs('long'),
    big: needs('big') ? bigBoardCards : 0,
    shared: needs('shared'),
    sizes: needs('sizes'),
  };
}

async function startFloor({ databaseUrl, token }: Deployment, api: ServiceCaller): Promise<FloorProcess> {
  const boards = await api.get<BoardSummary[]>('/boards');
  const whole: BoardResponse[] = [];
  for (const { id } of boards) whole.push(await api.get<BoardResponse>(`/boards/${id}`));
  await fillFloor(databaseUrl, whole);
  const member = boards[0]?.createdBy;
  if (!member) throw new Error('GET /boards answers no board.');
  return FloorProcess.start(databaseUrl, [{ token, ...member }]);
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
