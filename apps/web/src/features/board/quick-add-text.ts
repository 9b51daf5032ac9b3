import { daysAfter, isDay, weekdayOf } from '../../texts/calendar-day.js';

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface QuickAddVocabulary {
  readonly members: readonly Named[];
  readonly labels: readonly Named[];
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** A title with the parts that become properties of the card. */
export interface QuickAddText {
  readonly title: string;
  readonly assignees: readonly Named[];
  readonly labels: readonly Named[];
  readonly dueDate?: string;
}

/** Reads `@name`, `#label` and `!date` out of a title. What names nothing, or more than one thing, stays text. */
export function readQuickAdd(text: string, { members, labels, today }: QuickAddVocabulary): QuickAddText {
  const found = {
    assignees: new Set<Named>(),
    labels: new Set<Named>(),
    dueDate: undefined as string | undefined,
  };
  const words = text.split(/\s+/).filter((word) => {
    const name = word.slice(1);
    if (name === '') return word !== '';
    const member = word.startsWith('@') ? named(members, name) : undefined;
    if (member) found.assignees.add(member);
    const label = word.startsWith('#') ? named(labels, name) : undefined;
    if (label) found.labels.add(label);
    const due = word.startsWith('!') ? readDay(name, today) : undefined;
    found.dueDate = due ?? found.dueDate;
    return !(member ?? label ?? due);
  });
  return {
    title: words.join(' '),
    assignees: [...found.assignees],
    labels: [...found.labels],
    ...(found.dueDate === undefined ? {} : { dueDate: found.dueDate }),
  };
}

/** The lines of a pasted text that become cards; list marks at their start are dropped. */
export function pastedTitles(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])(?:\s+\[[ x]\])?\s+/i, '').trim())
    .filter((line) => line !== '');
}

/** The one whose name is the word, else the only one whose name begins with it; spaces and case do not count. */
export function named<T extends Named>(all: readonly T[], word: string): T | undefined {
  const plain = (text: string): string => text.replaceAll(/[\s_]+/g, '').toLocaleLowerCase();
  const wanted = plain(word);
  const begins = all.filter(({ name }) => plain(name).startsWith(wanted));
  return begins.find(({ name }) => plain(name) === wanted) ?? (begins.length === 1 ? begins[0] : undefined);
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** A map: an object also has what every object inherits, such as `constructor`. */
const DAYS_FROM_TODAY: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['tomorrow', 1],
  ['week', 7],
  ['今日', 0],
  ['明日', 1],
  ['来週', 7],
]);

/** `today`, `tomorrow`, `week`, a weekday (its next one), `+3`, `11-30`, `2026-11-30`. */
export function readDay(word: string, today: string): string | undefined {
  const text = word.toLowerCase();
  const days = DAYS_FROM_TODAY.get(text) ?? (/^\+\d{1,3}$/.test(text) ? Number(text) : undefined);
  if (days !== undefined) return daysAfter(today, days);
  const weekday = WEEKDAYS.indexOf(text.slice(0, 3)) + 1;
  if (weekday > 0 && /^(mon|tues?|wednes|wed|thu(rs)?|fri|satur|sat|sun)(day)?$/.test(text)) {
    return daysAfter(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
  }
  if (isDay(text)) return text;
  const thisYear = `${today.slice(0, 4)}-${text}`;
  if (!isDay(thisYear)) return undefined;
  const nextYear = `${Number(today.slice(0, 4)) + 1}-${text}`;
  return thisYear >= today || !isDay(nextYear) ? thisYear : nextYear;
}
