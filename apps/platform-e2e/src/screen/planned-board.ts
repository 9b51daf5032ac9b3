import type { components } from '@kiban/client';
import { addDays, type DependencyType } from '@kiban/schedule';
import type { ApiCaller } from '../client/api-caller.js';

export type ServedTask = components['schemas']['GanttTask'];

export interface PlannedTask {
  readonly title: string;
  /** Days from today; absent for an unscheduled task. */
  readonly days?: readonly [start: number, end: number];
  /** Titles of tasks that come before, with the kind. */
  readonly after?: Readonly<Record<string, DependencyType>>;
  readonly progress?: number;
  readonly isMilestone?: boolean;
}

export interface PlannedBoard {
  readonly id: number;
  readonly taskIds: Readonly<Record<string, number>>;
}

/** A day from today, as the API writes it. */
export const day = (fromToday: number): string => addDays(new Date().toISOString().slice(0, 10), fromToday);

/** A board with one list, whose cards are the tasks of a plan. */
export async function planBoard(api: ApiCaller, tasks: readonly PlannedTask[]): Promise<PlannedBoard> {
  const { id } = await api.must<{ id: number }>('POST', '/boards', { name: 'Launch' });
  const list = await api.must<{ id: number }>('POST', `/boards/${id}/lists`, { name: 'To do' });
  const taskIds: Record<string, number> = {};
  for (const { title, days, after = {}, progress, isMilestone } of tasks) {
    const card = await api.must<{ id: number }>('POST', '/cards', { listId: list.id, title });
    taskIds[title] = card.id;
    if (days || progress !== undefined)
      await api.must('PATCH', `/gantt/tasks/${card.id}`, {
        ...(days ? { start: day(days[0]), end: day(days[1]) } : {}),
        ...(progress === undefined ? {} : { progress }),
        ...(isMilestone ? { kind: 'milestone' } : {}),
      });
    for (const [other, type] of Object.entries(after))
      await api.must('POST', `/gantt/tasks/${card.id}/dependencies`, { dependsOn: taskIds[other], type });
  }
  return { id, taskIds };
}
