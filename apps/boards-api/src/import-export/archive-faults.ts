import { limits } from '@kiban/contracts';
import { defaultViewFault } from '../store/boards/default-view.js';
import { isReversed } from '@kiban/schedule';
import type { ArchivedGantt, ArchivedList, BoardArchive } from './board-archive.js';

export interface ArchiveFault {
  /** Path of the property, such as `lists.0.cards.3.dueDate`. */
  field: string;
  message: string;
}

/** Faults between properties: whether the parts of an export fit together. @returns the first fault, or null */
export function crossFault(archive: BoardArchive): ArchiveFault | null {
  const { kind, defaultView } = archive.board;
  const viewFault = defaultViewFault(kind, defaultView);
  if (viewFault !== null) return { field: 'board.defaultView', message: viewFault };
  const cells = new Set<string>();
  for (const [index, list] of archive.lists.entries()) {
    const fault = cellFault(archive, list, cells) ?? cardsFault(list);
    if (fault) return { field: `lists.${index}.${fault.field}`, message: fault.message };
  }
  return (
    namesakeFault('labels', archive.labels) ??
    namesakeFault('fields', archive.fields) ??
    ganttFault(archive.gantt, cardCount(archive.lists))
  );
}

/** Whether a file has more cards than an import may have. */
export function cardCountFault(lists: readonly { cards: readonly unknown[] }[]): ArchiveFault | null {
  const count = cardCount(lists);
  if (count <= limits.cardsPerImportMax) return null;
  return {
    field: 'lists',
    message: `must hold at most ${limits.cardsPerImportMax} cards together, not ${count}`,
  };
}

function cardCount(lists: readonly { cards: readonly unknown[] }[]): number {
  return lists.reduce((sum, { cards }) => sum + cards.length, 0);
}

function cellFault(
  { columns, rows }: BoardArchive,
  { column, row }: ArchivedList,
  taken: Set<string>,
): ArchiveFault | null {
  if (column === null && row === null) return null;
  if (column === null || column >= columns.length)
    return { field: 'column', message: `must be the index of one of the ${columns.length} columns, from 0` };
  if (row === null || row >= rows.length)
    return { field: 'row', message: `must be the index of one of the ${rows.length} rows, from 0` };
  const cell = `${column}/${row}`;
  if (taken.has(cell)) return { field: 'column', message: 'must not share a cell with another list' };
  taken.add(cell);
  return null;
}

function cardsFault({ cards }: ArchivedList): ArchiveFault | null {
  if (cards.filter(({ archived }) => !archived).length > limits.cardsPerListMax)
    return {
      field: 'cards',
      message: `must have at most ${limits.cardsPerListMax} cards that are not archived`,
    };
  for (const [index, { startDate, dueDate }] of cards.entries())
    if (isReversed(startDate, dueDate))
      return { field: `cards.${index}.dueDate`, message: 'must not be before startDate' };
  return null;
}

function namesakeFault(field: string, items: readonly { name: string }[]): ArchiveFault | null {
  const seen = new Set<string>();
  for (const [index, { name }] of items.entries()) {
    if (seen.has(name))
      return { field: `${field}.${index}.name`, message: `must have unique names; “${name}” appears twice` };
    seen.add(name);
  }
  return null;
}

function ganttFault({ order, milestones, dependencies }: ArchivedGantt, count: number): ArchiveFault | null {
  for (const [field, numbers] of Object.entries({ order, milestones })) {
    if (numbers.some((number) => number >= count))
      return {
        field: `gantt.${field}`,
        message: `must contain card numbers of the file, from 0 to ${count - 1}`,
      };
    if (new Set(numbers).size < numbers.length)
      return { field: `gantt.${field}`, message: 'must contain each card number at most once' };
  }
  const edges: { taskId: number; dependsOn: number }[] = [];
  const perTask = new Map<number, Set<number>>();
  for (const [index, { task, dependsOn }] of dependencies.entries()) {
    const field = `gantt.dependencies.${index}`;
    const known = perTask.get(task) ?? new Set();
    if (task >= count || dependsOn >= count)
      return { field, message: `must contain card numbers of the file, from 0 to ${count - 1}` };
    if (task === dependsOn || known.has(dependsOn))
      return { field, message: 'must name another task in dependsOn, at most once for each task' };
    if (known.size >= limits.dependenciesPerTaskMax)
      return {
        field,
        message: `must have at most ${limits.dependenciesPerTaskMax} dependencies of one task`,
      };
    perTask.set(task, known.add(dependsOn));
    edges.push({ taskId: task, dependsOn });
  }
  return cycleFault(edges);
}

/** Removes tasks without remaining dependencies until none is left; the rest are in or behind a cycle. */
function cycleFault(edges: readonly { taskId: number; dependsOn: number }[]): ArchiveFault | null {
  const waiting = new Map<number, number>();
  const followers = new Map<number, number[]>();
  for (const { taskId, dependsOn } of edges) {
    waiting.set(taskId, (waiting.get(taskId) ?? 0) + 1);
    const known = followers.get(dependsOn);
    if (known) known.push(taskId);
    else followers.set(dependsOn, [taskId]);
  }
  const free = [...followers.keys()].filter((task) => !waiting.has(task));
  for (let task = free.pop(); task !== undefined; task = free.pop())
    for (const follower of followers.get(task) ?? []) {
      const left = (waiting.get(follower) ?? 0) - 1;
      waiting.set(follower, left);
      if (left > 0) continue;
      waiting.delete(follower);
      free.push(follower);
    }
  if (waiting.size === 0) return null;
  // Each remaining task depends on another remaining one, so following the dependencies closes a cycle.
  const next = new Map<number, number>();
  for (const { taskId, dependsOn } of edges)
    if (waiting.has(taskId) && waiting.has(dependsOn)) next.set(taskId, dependsOn);
  const path: number[] = [];
  for (let [task] = next.keys(); task !== undefined && !path.includes(task); task = next.get(task))
    path.push(task);
  const first = path.indexOf(next.get(path.at(-1) ?? -1) ?? -1);
  const cycle = path.slice(first, first + 20);
  return { field: 'gantt.dependencies', message: `must have no cycle: ${[...cycle, cycle[0]].join(' → ')}` };
}
