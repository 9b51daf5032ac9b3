import { addDays, daysBetween, LAST_DAY } from './days.js';
import { groupedBy } from './grouped-by.js';
import type { Dependency, Span } from './span.js';

/** By how many days a task is too early for one dependency; 0 or less if it is not. */
export function tooEarlyBy(task: Span, other: Span, { type, lagDays }: Dependency): number {
  const own = type === 'FS' || type === 'SS' ? (task.start ?? task.end) : (task.end ?? task.start);
  const theirs = type === 'FS' || type === 'FF' ? (other.end ?? other.start) : (other.start ?? other.end);
  if (own === null || theirs === null) return 0;
  // An end is inclusive: a task that starts after it starts on the next day.
  return daysBetween(own, theirs) + lagDays + (type === 'FS' ? 1 : 0);
}

/** A cascade would move a task past the last day of the date format. */
export class PastLastDayError extends Error {
  constructor(readonly taskId: number) {
    super(`The cascade would move task ${taskId} past ${LAST_DAY}.`);
    this.name = 'PastLastDayError';
  }
}

/**
 * The tasks that are too early after `changedId` gets its new span, with their new spans. Each keeps its length and
 * moves later by the minimum that its dependencies require. Unscheduled tasks stay unscheduled.
 * @param spans of `changedId` (the new one), of every task that depends on it, and of every task that these depend on
 * @param dependencies of every task that depends on `changedId`, directly or through others; without cycles
 * @throws PastLastDayError
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
    if (date !== null && daysBetween(date, LAST_DAY) < days) throw new PastLastDayError(id);
}

/** Every task that depends on `from`, each after all tasks that it depends on. */
export function inDependencyOrder(
  dependents: ReadonlyMap<number, readonly Dependency[]>,
  from: number,
): number[] {
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
