import { StartedParts } from '@kiban/one-machine/processes/started-parts';
import type { ApiRun } from '../measuring/api-run.js';
import { compare, type ComparisonResult, type Sides } from '../measuring/comparison.js';
import type { BoardResponse, BoardSummary } from '../measuring/responses.js';
import { fillFloor } from '../floor/floor-content.js';
import { FloorProcess } from '../floor/floor-process.js';
import type { Figure } from '../report/goal.js';
import { median } from '../report/statistics.js';
import { createBearers } from './bearers.js';
import { makeDiverseContent } from './diverse-content.js';
import { BEARERS, diverseOperations, edgeOperations, type DiverseLoad } from './diverse-operations.js';
import { BATCH_CARDS } from './diverse-requests.js';
import { Growth } from './growth.js';
import { checkSameDiverseResponses } from './same-diverse-responses.js';

const BATCHED_CARDS_PER_SECOND = 5_000;

export interface DiverseResult {
  diverse: ComparisonResult[];
  edge: ComparisonResult[];
  figures: Figure[];
}

/** Everything that diverse load is measured with. The caller calls `end` when it is done. */
export interface DiverseStand {
  load: DiverseLoad;
  floor: FloorProcess;
  end: () => Promise<void>;
}

/** Creates boards and bearers, fills the floor, and checks that both sides return the same data. */
export async function prepareDiverseLoad({
  deployment,
  service,
  api,
}: Pick<ApiRun, 'deployment' | 'service' | 'api'>): Promise<DiverseStand> {
  const parts = new StartedParts();
  try {
    const { databaseUrl } = deployment;
    const content = await makeDiverseContent(api);
    const bearers = await createBearers(databaseUrl, BEARERS);
    const whole: BoardResponse[] = [];
    for (const { id } of await api.get<BoardSummary[]>('/boards'))
      whole.push(await api.get<BoardResponse>(`/boards/${id}`));
    await fillFloor(databaseUrl, whole, content.checklists);
    const floor = await FloorProcess.start(databaseUrl, bearers);
    parts.add(() => floor.stop());
    const growth = await Growth.connect(databaseUrl, content);
    parts.add(() => growth.close());
    const load: DiverseLoad = { content, tokens: bearers.map(({ token }) => token), growth };
    await checkSameDiverseResponses(floor, service, load);
    return { load, floor, end: () => parts.end() };
  } catch (error) {
    await parts.end();
    throw error;
  }
}

/** The diverse rows, then the rows of the edge, and at last the boards are archived: GET /boards has 50 in every row. */
export async function benchmarkDiverseLoad(run: ApiRun, say: (line: string) => void): Promise<DiverseResult> {
  const { deployment, service, api, changes, settings, wanted } = run;
  say('Creating 50 boards and 16 bearers …');
  const stand = await prepareDiverseLoad(run);
  try {
    say('Floor and service return the same responses.');
    const sides: Sides = {
      floor: stand.floor,
      service,
      token: deployment.token,
      measureMs: settings.measureMs,
    };
    const diverse = await compare(
      diverseOperations(stand.load, changes).filter(({ key }) => wanted.has(key)),
      { sides, settings, say },
    );
    const throughEdge: Sides = {
      ...sides,
      floor: service,
      service: { ...service, baseUrl: deployment.apiUrl },
    };
    const edge = wanted.has('edge')
      ? await compare(edgeOperations(stand.load), { sides: throughEdge, settings, say })
      : [];
    return { diverse, edge, figures: batchFigures(diverse) };
  } finally {
    await stand.end();
    for (const { id } of stand.load.content.boards) await api.post(`/boards/${id}/archive`, {});
  }
}

function batchFigures(results: readonly ComparisonResult[]): Figure[] {
  const batch = results.find(({ key }) => key === 'diverse-batch');
  if (!batch) return [];
  const perSecond = median(batch.rounds.map(({ service }) => service.perSecond));
  return [
    {
      what: 'POST /cards/batch, 50 cards: cards per second',
      value: perSecond * BATCH_CARDS,
      unit: '/s',
      goal: { atLeast: BATCHED_CARDS_PER_SECOND },
    },
  ];
}
