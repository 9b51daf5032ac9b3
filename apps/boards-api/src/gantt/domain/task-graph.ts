import { ValidationError, type DependencyType } from '@kiban/contracts';
import { dayOf } from '../../store/cards/domain/card.js';

/** “`taskId` depends on `dependsOn`”. */
export interface Dependency {
  taskId: number;
  dependsOn: number;
  type: DependencyType;
  /** Whole days between the two, may be negative. */
  lagDays: number;
}

/** Days or moments; `end` is inclusive. */
export interface Span {
  start: string | null;
  end: string | null;
}

const DAY_MS = 86_400_000;
const LAST_DAY = '9999-12-31';

/**
 * The path by which `taskId` would depend on itself if it depended on `dependsOn`.
 * @returns ids from `taskId` over `dependsOn` back to `taskId`, or null if there is no cycle
 */
export function cyclePath(
  edges: readonly Pick<Dependency, 'taskId' | 'dependsOn'>[],
  taskId: number,
  dependsOn: number,
): number[] | null {
  const next = groupedBy(edges, (edge) => edge.taskId);
  const cameFrom = new Map<number, number>([[dependsOn, taskId]]);
  const queue = [dependsOn];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    if (id === taskId) return pathTo(cameFrom, taskId, dependsOn);
    for (const edge of next.get(id) ?? []) {
      if (cameFrom.has(edge.dependsOn)) continue;
      cameFrom.set(edge.dependsOn, id);
      queue.push(edge.dependsOn);
    }
  }
  return null;
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function pathTo(cameFrom: ReadonlyMap<number, number>, taskId: number, first: number): number[] {
  const path = [taskId];
  let id = cameFrom.get(taskId);
  while (id !== undefined && id !== first) {
    path.unshift(id);
    id = cameFrom.get(id);
  }
  return [taskId, first, ...path];
}

/** Moves a day or moment by whole days; the time of day is unchanged. */
export function addDays(date: string, days: number): string {
  const day = new Date(Date.parse(`${dayOf(date)}T00:00:00.000Z`) + days * DAY_MS);
  return day.toISOString().slice(0, 10) + date.slice(10);
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${dayOf(to)}T00:00:00Z`) - Date.parse(`${dayOf(from)}T00:00:00Z`)) / DAY_MS);
}

/** By how many days a task is too early for one dependency; 0 or less if it is not. */
function tooEarlyBy(task: Span, other: Span, { type, lagDays }: Dependency): number {
  const own = type === 'FS' || type === 'SS' ? (task.start ?? task.end) : (task.end ?? task.start);
  const theirs = type === 'FS' || type === 'FF' ? (other.end ?? other.start) : (other.start ?? other.end);
  if (own === null || theirs === null) return 0;
  // An end is inclusive: a task that starts after it starts on the next day.
  return daysBetween(own, theirs) + lagDays + (type === 'FS' ? 1 : 0);
}

/**
 * The tasks that are too early after `changedId` gets its new span, with their new spans. Each keeps its length and
 * moves later by the minimum that its dependencies require. Unscheduled tasks stay unscheduled.
 * @param spans of `changedId` (the new one), of every task that depends on it, and of every task that these depend on
 * @param dependencies of every task that depends on `changedId`, directly or through others; without cycles
 * @throws ValidationError if a task would move past the last day of the date format
 */
export function pushLater(
  spans: ReadonlyMap<number, Span>,
  dependencies: readonly Dependency[],
  changedId: number,
): Map<number, Span> {
  const dependents = groupedBy(dependencies, ({ dependsOn }) => dependsOn);
  const dependenciesOf = groupedBy(dependencies, ({ taskId }) => taskId);
  const now = new Map(spans);
  const moved = new Map<number, Span>();
  for (const id of inDependencyOrder(dependents, changedId)) {
    const span = now.get(id);
    if (!span || id === changedId || (span.start === null && span.end === null)) continue;
    const needs = (dependenciesOf.get(id) ?? []).map((dependency) =>
      tooEarlyBy(span, now.get(dependency.dependsOn) ?? { start: null, end: null }, dependency),
    );
    const days = Math.max(0, ...needs);
    if (days === 0) continue;
    requireWritableDays(id, span, days);
    const later = {
      start: span.start === null ? null : addDays(span.start, days),
      end: span.end === null ? null : addDays(span.end, days),
    };
    now.set(id, later);
    moved.set(id, later);
  }
  return moved;
}

function requireWritableDays(id: number, { start, end }: Span, days: number): void {
  for (const date of [start, end])
    if (date !== null && daysBetween(date, LAST_DAY) < days)
      throw new ValidationError(
        'cascade',
        'span',
        `The cascade would move task ${id} past ${LAST_DAY}; send an earlier date.`,
      );
}

/** Every task that depends on `from`, each after all tasks that it depends on. */
function inDependencyOrder(dependents: ReadonlyMap<number, readonly Dependency[]>, from: number): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  const stack: { id: number; left: boolean }[] = [{ id: from, left: false }];
  for (let top = stack.pop(); top; top = stack.pop()) {
    if (top.left) {
      order.push(top.id);
      continue;
    }
    if (seen.has(top.id)) continue;
    seen.add(top.id);
    stack.push({ id: top.id, left: true });
    for (const { taskId } of dependents.get(top.id) ?? []) stack.push({ id: taskId, left: false });
  }
  return order.reverse();
}
