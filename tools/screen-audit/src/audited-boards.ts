import type { ApiCaller } from '@kiban/platform-e2e/client/api-caller';

/** A board of the audit. */
export interface AuditedBoard {
  readonly id: number;
  readonly cards: number;
  /** The first card of the first list. */
  readonly firstCardId: number;
}

export const SMALL = 1_000;
export const MEDIUM = 8_000;
export const LARGE = 40_000;

const LISTS = 20;
/** Part of what boards hold; faces show a title, a due date and labels, not the text. */
const DESCRIPTION = 'The kit has the text, five pictures and the contact. '.repeat(4);

/** Makes a board by an import: its cards in 20 lists, every third with a label and every fourth with a due date. */
export async function makeBoard(api: ApiCaller, cards: number): Promise<AuditedBoard> {
  const lists = Array.from({ length: LISTS }, (_, list) => ({
    name: `List ${list + 1}`,
    cards: Array.from({ length: cards / LISTS }, (__, card) => ({
      title: `Prepare the launch ${list + 1}.${card + 1}`,
      description: DESCRIPTION,
      ...(card % 3 === 0 ? { labels: ['urgent'] } : {}),
      ...(card % 4 === 0 ? { dueDate: '2027-01-15' } : {}),
    })),
  }));
  const { boardId } = await api.must<{ boardId: number }>('POST', '/boards/import', {
    format: 'kiban.board',
    formatVersion: 1,
    board: { name: `${cards} cards` },
    labels: [{ name: 'urgent', color: '#ef4444' }],
    lists,
  });
  const read = await api.must<{ lists: { cards: { id: number }[] }[] }>(
    'GET',
    `/boards/${boardId}?cardsPerList=1`,
  );
  const firstCardId = read.lists[0]?.cards[0]?.id ?? 0;
  return { id: boardId, cards, firstCardId };
}

/** A plan of the audit. */
export interface AuditedPlan {
  readonly id: number;
  readonly tasks: number;
  readonly dependencies: number;
}

const TASKS = 2_000;
const DEPENDENCIES = 5_000;
/** How many tasks begin on a day. */
const TASKS_A_DAY = 25;
const TASK_DAYS = 8;
const DAY_MS = 86_400_000;

/**
 * Makes a plan of three months from today by an import. Each task starts after the start of earlier ones, the nearest a few
 * rows above, the farthest a hundred, so that a change of an early task moves most of the others.
 */
export async function makePlan(api: ApiCaller): Promise<AuditedPlan> {
  const first = Date.now();
  const day = (offset: number): string => new Date(first + offset * DAY_MS).toISOString().slice(0, 10);
  const cards = Array.from({ length: TASKS }, (_, task) => ({
    title: `Prepare the launch ${task + 1}`,
    startDate: day(Math.floor(task / TASKS_A_DAY)),
    dueDate: day(Math.floor(task / TASKS_A_DAY) + TASK_DAYS),
  }));
  const dependencies: { task: number; dependsOn: number; type: 'SS'; lagDays: number }[] = [];
  for (const distance of [5, 30, 100])
    for (let task = distance; task < TASKS && dependencies.length < DEPENDENCIES; task += 1)
      dependencies.push({ task, dependsOn: task - distance, type: 'SS', lagDays: 0 });
  const { boardId } = await api.must<{ boardId: number }>('POST', '/boards/import', {
    format: 'kiban.board',
    formatVersion: 1,
    board: { name: `${TASKS} tasks` },
    lists: [{ name: 'Plan', cards }],
    gantt: { dependencies },
  });
  return { id: boardId, tasks: TASKS, dependencies: dependencies.length };
}
