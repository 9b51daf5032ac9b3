import { CalendarDays, ChartNoAxesGantt, Grid3x3, SquareKanban, Table2, type LucideIcon } from 'lucide-react';
import type { ViewName } from './view-names.js';

export const VIEW_ICONS: Readonly<Record<ViewName, LucideIcon>> = {
  board: SquareKanban,
  table: Table2,
  calendar: CalendarDays,
  gantt: ChartNoAxesGantt,
  grid: Grid3x3,
};
