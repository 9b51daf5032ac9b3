import type { GanttTask } from '../api/shapes.js';
import { shortened } from './response.js';

/** A Gantt task: id, title and version always, other properties only when set. */
export function taskRow(task: GanttTask): object {
  return {
    id: task.id,
    number: task.number,
    title: shortened(task.title, 120),
    list: shortened(task.listName, 60),
    ...(task.start ? { start: task.start } : {}),
    ...(task.end ? { end: task.end } : {}),
    ...(task.progress === null ? {} : { progress: task.progress }),
    ...(task.kind === 'milestone' ? { milestone: true } : {}),
    ...(task.dependencies.length > 0
      ? {
          dependsOn: task.dependencies.map(({ dependsOn, type, lagDays }) => ({
            id: dependsOn,
            type,
            ...(lagDays === 0 ? {} : { lagDays }),
          })),
        }
      : {}),
    version: task.version,
  };
}
