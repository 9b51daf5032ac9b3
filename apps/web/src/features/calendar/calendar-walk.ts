import { isInCalendar, WEEK_DAYS } from './calendar-days.js';
import type { PlacedBar, WeekLayout } from './week-lanes.js';

/** What the focus is on: a day itself, a bar of it, or the number of those that are not drawn. */
export type Stop =
  | { readonly kind: 'day' | 'more'; readonly day: number }
  | { readonly kind: 'card'; readonly day: number; readonly id: number };

export type WalkDirection = 'up' | 'down' | 'left' | 'right';

type Weeks = readonly WeekLayout<{ readonly id: number }>[];

const weekOf = (weeks: Weeks, day: number): Weeks[number] | undefined =>
  weeks.find(({ first }) => day >= first && day < first + WEEK_DAYS);

/** The bars that a day shows, from the top. */
function barsOn(weeks: Weeks, day: number): readonly PlacedBar<{ readonly id: number }>[] {
  const week = weekOf(weeks, day);
  if (!week) return [];
  const column = day - week.first;
  return week.bars
    .filter(({ from, to }) => from <= column && to >= column)
    .toSorted((a, b) => a.lane - b.lane);
}

function stopsOn(weeks: Weeks, day: number): readonly Stop[] {
  const week = weekOf(weeks, day);
  const hidden = week?.hidden[day - week.first] ?? 0;
  return [
    { kind: 'day', day },
    ...barsOn(weeks, day).map(({ item }): Stop => ({ kind: 'card', day, id: item.id })),
    ...(hidden > 0 ? [{ kind: 'more', day } as const] : []),
  ];
}

const isSame = (a: Stop, b: Stop): boolean =>
  a.kind === b.kind && a.day === b.day && (a.kind !== 'card' || (b.kind === 'card' && a.id === b.id));

/**
 * The next stop in a direction: through the bars of a day to the day below, or beside a bar to the nearest day that it does
 * not cover in this week. It may be in a week that is not shown.
 */
export function nextStop(weeks: Weeks, from: Stop, direction: WalkDirection): Stop {
  const stops = stopsOn(weeks, from.day);
  const index = stops.findIndex((stop) => isSame(stop, from));
  const to = nextFrom(weeks, from, direction, stops, Math.max(0, index));
  return isInCalendar(to.day) ? to : from;
}

function nextFrom(
  weeks: Weeks,
  from: Stop,
  direction: WalkDirection,
  stops: readonly Stop[],
  index: number,
): Stop {
  if (direction === 'down') return stops[index + 1] ?? { kind: 'day', day: from.day + WEEK_DAYS };
  if (direction === 'up') {
    const above = from.day - WEEK_DAYS;
    return stops[index - 1] ?? stopsOn(weeks, above).at(-1) ?? { kind: 'day', day: above };
  }
  const day = direction === 'left' ? edgeOf(weeks, from, 'from') - 1 : edgeOf(weeks, from, 'to') + 1;
  if (from.kind === 'day') return { kind: 'day', day };
  const beside = stopsOn(weeks, day);
  return beside[Math.min(index, beside.length - 1)] ?? { kind: 'day', day };
}

/** The first or last day that a stop covers in its week. */
function edgeOf(weeks: Weeks, stop: Stop, side: 'from' | 'to'): number {
  const week = weekOf(weeks, stop.day);
  if (stop.kind !== 'card' || !week) return stop.day;
  const bar = barsOn(weeks, stop.day).find(({ item }) => item.id === stop.id);
  return bar ? week.first + bar[side] : stop.day;
}
