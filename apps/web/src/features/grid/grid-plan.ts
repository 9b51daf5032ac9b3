import type { Axis, AxisTexts, Weekday } from '../../board-model/entities.js';
import { WEEKDAYS } from '../../texts/slots.js';
import { minutesOf } from './grid-clock.js';

/** What a person chooses for a new grid or timetable. */
export interface GridPlan {
  readonly kind: 'grid' | 'timetable';
  readonly columns: number;
  readonly rows: number;
  readonly hasWeekend: boolean;
  /** HH:MM */
  readonly from: string;
  readonly to: string;
  readonly slotMinutes: number;
}

export interface PlanTexts {
  readonly numbered: Readonly<Record<Axis, (index: number) => string>>;
  readonly weekdayName: (weekday: Weekday) => string;
  readonly timeName: (start: string, end: string | null) => string;
}

/** The first columns and rows of a new board. */
export function firstAxes(
  plan: GridPlan,
  texts: PlanTexts,
): { readonly columns: readonly AxisTexts[]; readonly rows: readonly AxisTexts[] } {
  if (plan.kind === 'grid') {
    const numbered = (axis: Axis, count: number): AxisTexts[] =>
      Array.from({ length: count }, (_, index) => ({ name: texts.numbered[axis](index + 1) }));
    return { columns: numbered('column', plan.columns), rows: numbered('row', plan.rows) };
  }
  const days = plan.hasWeekend ? WEEKDAYS : WEEKDAYS.slice(0, 5);
  return {
    columns: days.map((weekday) => ({ name: texts.weekdayName(weekday), weekday })),
    rows: slotsOf(plan).map(([startTime, endTime]) => ({
      name: texts.timeName(startTime, endTime),
      startTime,
      endTime,
    })),
  };
}

/** The last slot may be shorter. */
function slotsOf({ from, to, slotMinutes }: GridPlan): [start: string, end: string][] {
  const [first, last] = [minutesOf(from), minutesOf(to)];
  const slots: [string, string][] = [];
  for (let start = first; start < last; start += slotMinutes)
    slots.push([timeOf(start), timeOf(Math.min(start + slotMinutes, last))]);
  return slots;
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
