import { z } from 'zod';
import { taskRow } from '../responses/task-row.js';
import { integer, record, text } from '../responses/output-schema.js';
import type { GanttTask, UpdatedGanttTask } from '../api/shapes.js';
import {
  dateArgument,
  dateDescription,
  expectedVersionArgument,
  cardArgument,
  placeArguments,
} from './argument-fields.js';
import { cardIdOf, placeIdsOf } from '../names/resolve.js';
import { ToolError } from '../schemas/tool-error.js';
import { defineTool } from './tool.js';

const MOVED_SHOWN_MAX = 50;

export const updateGanttTask = defineTool({
  name: 'update_gantt_task',
  title: 'Update a Gantt task',
  description:
    "Changes a Gantt task's span, progress, kind or place in the chart. Send start and end together; null for both unschedules. cascade push also moves dependent tasks and lists them.",
  effect: 'overwrite',
  operations: ['searchCards', 'updateGanttTask', 'reorderGanttTask'],
  input: z.strictObject({
    task: cardArgument(),
    start: dateArgument().nullable().optional().meta({ description: dateDescription }),
    end: dateArgument().nullable().optional().meta({ description: 'Inclusive' }),
    progress: z.int().min(0).max(100).nullable().optional(),
    kind: z.enum(['task', 'milestone']).optional(),
    cascade: z.enum(['none', 'push']).optional(),
    ...placeArguments,
    expectedVersion: expectedVersionArgument(),
  }),
  outputSchema: record({ id: integer, title: text, version: integer }),
  async run(api, { task: reference, position, before, after, expectedVersion, ...changes }) {
    const id = await cardIdOf(api, reference);
    const place = await placeIdsOf(api, { position, before, after });
    let task: GanttTask | undefined;
    let moved: UpdatedGanttTask['moved'] = [];
    if (Object.values(changes).some((value) => value !== undefined)) {
      const updated = await api.updateGanttTask(id, changes, expectedVersion);
      ({ moved } = updated);
      task = updated;
    }
    if (position !== undefined || before !== undefined || after !== undefined)
      task = await api.reorderGanttTask(id, place, task?.version ?? expectedVersion);
    if (!task)
      throw new ToolError(
        'invalid_arguments',
        'Nothing to change: send start and end, progress, kind or a position.',
      );
    return {
      ...taskRow(task),
      ...(moved.length > 0 ? { movedCount: moved.length, moved: moved.slice(0, MOVED_SHOWN_MAX) } : {}),
    };
  },
});
