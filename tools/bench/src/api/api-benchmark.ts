import type { BenchSettings } from '../config/bench-settings.js';
import { fillFloor } from '../floor/floor-content.js';
import { FloorProcess } from '../floor/floor-process.js';
import type { Figure } from '../report/goal.js';
import { median } from '../report/statistics.js';
import { measuredService } from '../stack/measured-process.js';
import { OwnStack } from '../stack/own-stack.js';
import type { BoardAnswer, BoardSummary } from './answers.js';
import { measureBigBoardMemory } from './big-board-memory.js';
import { measureRound, summarize, type ComparisonResult, type Sides } from './comparison.js';
import { makeContent } from './content.js';
import { operations } from './operations.js';
import { checkSameAnswers } from './same-answers.js';
import { ServiceCaller } from './service-caller.js';
import { measureSharedBoard } from './shared-board.js';

export interface ApiBenchmarkResult {
  comparisons: ComparisonResult[];
  figures: Figure[];
}

const MB = 1024 * 1024;

/** The API rows: floor and service side by side on one PostgreSQL, in rounds, on the same data. */
export async function benchmarkApi(
  settings: BenchSettings,
  say: (line: string) => void,
): Promise<ApiBenchmarkResult> {
  say('Starting the product …');
  const stack = await OwnStack.start(settings.repositoryRoot, settings.stackFolder);
  let floor: FloorProcess | undefined;
  try {
    const { token, databaseUrl } = stack.deployment;
    const service = await measuredService(stack.folder, 'boards-api');
    const idle: Figure = {
      what: 'boards-api, idle: resident memory',
      value: (await service.residentBytes()) / MB,
      unit: ' MB',
      goal: { atMost: 120 },
    };
    const api = new ServiceCaller(service.baseUrl, token);
    say(`Making the boards, one of ${settings.bigBoardCards} cards …`);
    const content = await makeContent(api, settings.bigBoardCards);
    const boards = await api.get<BoardSummary[]>('/boards');
    const whole: BoardAnswer[] = [];
    for (const { id } of boards) whole.push(await api.get<BoardAnswer>(`/boards/${id}`));
    await fillFloor(databaseUrl, whole);
    const member = boards[0]?.createdBy;
    if (!member) throw new Error('GET /boards answers no board.');
    floor = await FloorProcess.start(stack.deployment, member);
    await checkSameAnswers(floor, service, token, content);
    say('Floor and service give the same answers.');
    const etag = {
      read: await api.etagOf(`/boards/${content.readBoardId}`),
      big: await api.etagOf(`/boards/${content.bigBoardId}`),
    };
    const sides: Sides = { floor, service, token, measureMs: settings.measureMs };
    const comparisons: ComparisonResult[] = [];
    for (const operation of operations(content, etag)) {
      say(`Measuring ${operation.name} …`);
      await measureRound(operation, { ...sides, measureMs: settings.measureMs / 3 }, 0);
      const rounds = [];
      for (let round = 0; round < settings.rounds; round += 1)
        rounds.push(await measureRound(operation, sides, round));
      comparisons.push(summarize(operation, rounds));
    }
    return {
      comparisons,
      figures: [
        ...longListFigure(comparisons),
        await measureBigBoardMemory(sides, content.bigBoardId),
        ...(await measureSharedBoard(sides, content, databaseUrl)),
        idle,
      ],
    };
  } finally {
    floor?.stop();
    await stack.stop();
  }
}

/** A long list must cost little more than a short one. */
function longListFigure(comparisons: readonly ComparisonResult[]): Figure[] {
  const perSecond = (part: string): number | undefined => {
    const found = comparisons.find(({ name }) => name.includes(part));
    return found && median(found.rounds.map((round) => round.service.perSecond));
  };
  const [short, long] = [perSecond('(short lists)'), perSecond('(lists of 2,000)')];
  if (short === undefined || long === undefined) return [];
  return [
    {
      what: 'POST /cards in lists of 2,000 cards ÷ in short ones',
      value: long / short,
      unit: '×',
      goal: { atLeast: 0.8 },
    },
  ];
}
