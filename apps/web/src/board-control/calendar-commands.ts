import type { ViewCommand } from './command.js';

type CalendarCommand = ViewCommand<'calendar'>;

/** Days of a week. */
const WEEK = 7;

/** The commands of a calendar. Where one is shown, their keys come before those of the board. */
export const CALENDAR_COMMANDS = [
  { id: 'dayAbove', keys: ['ArrowUp', 'k'], ...walks(), run: (calendar) => calendar.walk('up') },
  { id: 'dayBelow', keys: ['ArrowDown', 'j'], ...walks(), run: (calendar) => calendar.walk('down') },
  { id: 'dayBefore', keys: ['ArrowLeft'], ...walks(), run: (calendar) => calendar.walk('left') },
  { id: 'dayBehind', keys: ['ArrowRight'], ...walks(), run: (calendar) => calendar.walk('right') },
  move('cardDayEarlier', 'Shift+ArrowLeft', 'whole', -1),
  move('cardDayLater', 'Shift+ArrowRight', 'whole', 1),
  move('cardWeekEarlier', 'Shift+ArrowUp', 'whole', -WEEK),
  move('cardWeekLater', 'Shift+ArrowDown', 'whole', WEEK),
  move('cardEndEarlier', 'Mod+Shift+ArrowLeft', 'end', -1),
  move('cardEndLater', 'Mod+Shift+ArrowRight', 'end', 1),
  move('cardStartEarlier', '<', 'start', -1),
  move('cardStartLater', '>', 'start', 1),
  { id: 'timeBefore', keys: ['PageUp'], ...reads(), run: (calendar) => calendar.turn(-1) },
  { id: 'timeBehind', keys: ['PageDown'], ...reads(), run: (calendar) => calendar.turn(1) },
  { id: 'calendarToday', keys: ['Home'], ...reads(), run: (calendar) => calendar.goToToday() },
  { id: 'calendarSpan', keys: ['w'], ...reads(), run: (calendar) => calendar.toggleSpan() },
] as const satisfies readonly CalendarCommand[];

function reads(): { readonly where: 'calendar'; readonly writes: false } {
  return { where: 'calendar', writes: false };
}

function walks(): { readonly where: 'calendar'; readonly writes: false; readonly isKeyOnly: true } {
  return { ...reads(), isKeyOnly: true };
}

function move<const Id extends string, const Key extends string>(
  id: Id,
  key: Key,
  part: 'whole' | 'start' | 'end',
  days: number,
): CalendarCommand & { readonly id: Id; readonly keys: readonly [Key] } {
  const run: CalendarCommand['run'] = (calendar) => calendar.moveTargets(part, days);
  return { id, keys: [key], where: 'calendar', writes: true, run };
}
