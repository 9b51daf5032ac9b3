import { groupedBy, inDependencyOrder, tooEarlyBy } from '@kiban/schedule';
import type { Plan } from '../../board-model/chart-plan.js';
import { barOf } from '../../spans/bar.js';

/**
 * The tasks of which a day of delay would delay the end of the plan: the last ones, and those that push a critical task.
 * Dependencies whose tasks have no dates bind nothing.
 */
export function criticalTasks({ spans, dependencies }: Plan): ReadonlySet<number> {
  const lasts = new Map<number, number>();
  for (const [id, { start, end }] of spans) {
    const bar = barOf({ startDate: start, dueDate: end });
    if (bar) lasts.set(id, bar.last);
  }
  const bound = dependencies.filter(({ taskId, dependsOn }) => lasts.has(taskId) && lasts.has(dependsOn));
  const end = [...lasts.values()].reduce((latest, last) => Math.max(latest, last), Number.NEGATIVE_INFINITY);
  const dependents = groupedBy(bound, ({ dependsOn }) => dependsOn);
  const slacks = new Map<number, number>();
  for (const id of lasts.keys()) {
    if (slacks.has(id)) continue;
    // From the tasks that nothing depends on back to this one; those that are known already need no second look.
    for (const task of inDependencyOrder(dependents, id).toReversed()) {
      if (slacks.has(task)) continue;
      let slack = end - (lasts.get(task) ?? end);
      for (const dependency of dependents.get(task) ?? []) {
        const [dependent, own] = [spans.get(dependency.taskId), spans.get(task)];
        if (!dependent || !own) continue;
        slack = Math.min(
          slack,
          (slacks.get(dependency.taskId) ?? 0) - tooEarlyBy(dependent, own, dependency),
        );
      }
      slacks.set(task, slack);
    }
  }
  return new Set([...slacks].filter(([, slack]) => slack <= 0).map(([id]) => id));
}
