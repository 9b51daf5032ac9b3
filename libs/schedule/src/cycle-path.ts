import { groupedBy } from './grouped-by.js';
import type { Dependency } from './span.js';

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

function pathTo(cameFrom: ReadonlyMap<number, number>, taskId: number, first: number): number[] {
  const path = [taskId];
  let id = cameFrom.get(taskId);
  while (id !== undefined && id !== first) {
    path.unshift(id);
    id = cameFrom.get(id);
  }
  return [taskId, first, ...path];
}
