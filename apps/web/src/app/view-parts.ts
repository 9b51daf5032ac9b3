import { calendarMessages } from '../texts/calendar-messages.js';
import { ganttMessages } from '../texts/gantt-messages.js';
import { gridMessages } from '../texts/grid-messages.js';
import { tableMessages } from '../texts/table-messages.js';
import { part } from '../ui/part/part.js';
import type { BoardViewParts } from '../board-views/board-view-parts.js';

/** The views beside the board itself; each is a chunk of its own, loaded with its texts when it is first shown. */
export const VIEW_PARTS: BoardViewParts = {
  table: part(async () => {
    const [{ TableView }] = await Promise.all([
      import('../features/table/table-view.js'),
      tableMessages.load(),
    ]);
    return TableView;
  }),
  grid: part(async () => {
    const [{ GridView }] = await Promise.all([import('../features/grid/grid-view.js'), gridMessages.load()]);
    return GridView;
  }),
  calendar: part(async () => {
    const [{ CalendarView }] = await Promise.all([
      import('../features/calendar/calendar-view.js'),
      calendarMessages.load(),
    ]);
    return CalendarView;
  }),
  gantt: part(async () => {
    const [{ GanttView }] = await Promise.all([
      import('../features/gantt/gantt-view.js'),
      ganttMessages.load(),
    ]);
    return GanttView;
  }),
};
