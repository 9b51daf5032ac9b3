import type { BoardChanges } from '../measuring/board-changes.js';
import type { Comparison } from '../measuring/comparison.js';
import type { Measurement } from '../config/measurements.js';
import type { ApiRequest, RequestMaker } from '../load/http-load.js';
import { Random } from '../load/random.js';
import type { DiverseContent } from './diverse-content.js';
import { DiverseRequests } from './diverse-requests.js';
import type { Growth } from './growth.js';

/** The bearers of diverse requests. */
export const BEARERS = 16;
const SEED = 20_261_122;

const reads = { p50: 2, cpu: 2 };
const writes = { p50: 2.5, cpu: 2, cpuSingle: 3 };

type Kind = Exclude<keyof DiverseRequests, 'token'>;

interface DiverseOperation {
  key: Measurement;
  name: string;
  kind: Kind;
  expected: readonly number[];
  goals: Comparison['goals'];
  /** Whether its requests create cards, which are deleted after each load. */
  grows?: true;
}

const operations: readonly DiverseOperation[] = [
  {
    key: 'diverse-get-boards',
    name: 'GET /boards',
    kind: 'getBoards',
    expected: [200],
    goals: { ...reads, perSecond: 0.9 },
  },
  {
    key: 'diverse-unchanged',
    name: 'GET /boards/{id}, unchanged',
    kind: 'getBoard',
    expected: [200],
    goals: { ...reads, perSecond: 2 },
  },
  {
    key: 'diverse-post',
    name: 'POST /cards',
    kind: 'createCard',
    expected: [201],
    goals: { ...writes, perSecond: 0.6 },
    grows: true,
  },
  {
    key: 'diverse-patch',
    name: 'PATCH /cards/{id}',
    kind: 'updateCard',
    expected: [200],
    goals: { ...writes, perSecond: 0.6 },
  },
  {
    key: 'diverse-move',
    name: 'move: half first, half last',
    kind: 'moveToEnd',
    expected: [200],
    goals: { ...writes, perSecond: 0.6 },
  },
  {
    key: 'diverse-move-beside',
    name: 'move: after an anchor',
    kind: 'moveBeside',
    expected: [200],
    goals: { ...writes, perSecond: 0.6 },
  },
  {
    key: 'diverse-comments',
    name: 'POST …/comments',
    kind: 'comment',
    expected: [201],
    goals: writes,
  },
  {
    key: 'diverse-values',
    name: 'PUT …/fields/{id}',
    kind: 'setValue',
    expected: [200],
    goals: writes,
  },
  {
    key: 'diverse-checklists',
    name: 'checklist: half POST, half PATCH',
    kind: 'writeChecklist',
    expected: [200, 201],
    goals: writes,
  },
  {
    key: 'diverse-batch',
    name: 'POST /cards/batch, 50 cards',
    kind: 'createCards',
    expected: [200],
    goals: {},
    grows: true,
  },
  {
    key: 'diverse-mix',
    name: 'mix: 85 % board reads, 10 % moves, 5 % POST',
    kind: 'mostlyReads',
    expected: [200, 201],
    goals: { perSecond: 0.8 },
    grows: true,
  },
  {
    key: 'diverse-mix-writes',
    name: 'mix: 60 % reads, 40 % writes of all kinds',
    kind: 'manyWrites',
    expected: [200, 201],
    goals: { perSecond: 0.6 },
    grows: true,
  },
];

/** What the edge is measured with. */
const EDGE_KINDS: readonly Kind[] = ['getBoards', 'getBoard', 'createCard', 'moveToEnd', 'mostlyReads'];
const EDGE_AT_LEAST = 0.85;

export interface DiverseLoad {
  content: DiverseContent;
  tokens: readonly string[];
  growth: Growth;
}

/** The operations against the floor, with the goals of diverse load. */
export function diverseOperations(load: DiverseLoad, changes: BoardChanges): Comparison[] {
  const compared = operations.map((operation): Comparison => {
    const [floor, service] = [requestsOf(load), requestsOf(load)];
    return {
      key: operation.key,
      name: operation.name,
      floor: () => makerOf(floor, operation.kind),
      service: () => makerOf(service, operation.kind),
      expected: operation.expected,
      goals: operation.goals,
      ...(operation.grows ? { after: (side) => load.growth.undo(side) } : {}),
    };
  });
  const changed: Comparison = {
    key: 'diverse-changed',
    name: 'GET /boards/{id}, changed each time',
    floor: () => readsOfChanged(load, changes),
    service: () => readsOfChanged(load, changes),
    expected: [200],
    goals: { ...reads, perSecond: 0.8 },
  };
  return compared.toSpliced(1, 0, changed);
}

/** The same load to the service and through the edge to it. */
export function edgeOperations(load: DiverseLoad): Comparison[] {
  return operations
    .filter(({ kind }) => EDGE_KINDS.includes(kind))
    .map(({ name, kind, expected, grows }): Comparison => {
      const requests = requestsOf(load);
      return {
        key: 'edge',
        name: `${name}, through the edge`,
        against: 'direct',
        floor: () => makerOf(requests, kind),
        service: () => makerOf(requests, kind),
        expected,
        goals: { perSecond: EDGE_AT_LEAST },
        ...(grows ? { after: () => load.growth.undo('service') } : {}),
      };
    });
}

function requestsOf({ content, tokens }: DiverseLoad): DiverseRequests {
  return new DiverseRequests(content.boards, tokens, SEED);
}

function makerOf(requests: DiverseRequests, kind: Kind): RequestMaker {
  return () => requests[kind]();
}

/** Each read finds its board changed; a new order of the boards for each load. */
function readsOfChanged({ content, tokens }: DiverseLoad, changes: BoardChanges): RequestMaker {
  const random = new Random(SEED);
  const rest = [...content.boards];
  const shuffled = content.boards.flatMap(() => rest.splice(random.below(rest.length), 1));
  const next = changes.readsOfChanged(shuffled);
  return async (connection, n): Promise<ApiRequest> => ({
    ...(await next(connection, n)),
    token: random.of(tokens),
  });
}
