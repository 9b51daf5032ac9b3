import { z } from 'zod';
import { ResponseBudget } from '../responses/response.js';
import { taskRow } from '../responses/task-row.js';
import { record, rowList, text } from '../responses/output-schema.js';
import { wholeRowPage } from '../responses/row-page.js';
import { boardIdOf } from '../names/resolve.js';
import { boardArgument, cursorArgument, dayArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

export const getGantt = defineTool({
  name: 'get_gantt',
  title: 'Read a Gantt chart',
  description:
    "Reads a board's Gantt tasks in chart order: span (end inclusive), progress, dependencies. Every card is a task with the card's id; without start and end it is unscheduled.",
  effect: 'read',
  operations: ['listBoards', 'getGantt'],
  input: z.strictObject({
    board: boardArgument(),
    from: dayArgument().optional().meta({ description: 'YYYY-MM-DD' }),
    to: dayArgument().optional(),
    scheduled: z.boolean().optional(),
    cursor: cursorArgument(),
  }),
  outputSchema: record({
    tasks: rowList,
    'nextCursor?': text,
  }),
  async run(api, { board, cursor, ...within }) {
    const tasks = await api.ganttTasks(await boardIdOf(api, board), within);
    const page = wholeRowPage({
      kind: 'gantt',
      cursor,
      budget: new ResponseBudget(),
      rows: tasks.map((task) => ({ key: String(task.id), task: taskRow(task) })),
    });
    return {
      tasks: page.rows.map(({ task }) => task),
      ...(page.nextCursor ? { nextCursor: page.nextCursor } : {}),
    };
  },
});
