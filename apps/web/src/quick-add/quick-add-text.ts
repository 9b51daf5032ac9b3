import { readDay } from '../pickers/typed-day.js';

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

/** A word that asks for a property and names nothing, or more than one thing. It stays in the title. */
export interface UnknownWord {
  readonly kind: 'member' | 'label' | 'date';
  /** Without its sign. */
  readonly name: string;
}

/** A title with the parts that become properties of the card. */
export interface QuickAddText {
  readonly title: string;
  readonly assignees: readonly Named[];
  readonly labels: readonly Named[];
  readonly dueDate?: string;
  readonly unknown: readonly UnknownWord[];
}

const KINDS: ReadonlyMap<string, UnknownWord['kind']> = new Map([
  ['@', 'member'],
  ['#', 'label'],
  ['!', 'date'],
]);
/** `#42` is the number of something, and `!!!` is no date. */
const IS_NAME = /^(?!\d+$).*[\p{L}\p{N}]/u;
/** `!24 December 2027`, `!in 2 weeks`. */
const DATE_WORDS_MAX = 3;

/** Reads `@name`, `#label` and `!date` out of a title. What names nothing, or more than one thing, stays text. */
export function readQuickAdd(text: string, { members, labels, today }: QuickAddVocabulary): QuickAddText {
  const assignees = new Set<Named>();
  const found = new Set<Named>();
  const unknown: UnknownWord[] = [];
  const title: string[] = [];
  let dueDate: string | undefined;
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const kind = KINDS.get(word.charAt(0));
    const name = word.slice(1);
    const member = kind === 'member' && name !== '' ? named(members, name) : undefined;
    const label = kind === 'label' && name !== '' ? named(labels, name) : undefined;
    const day = kind === 'date' ? longestDay(words.slice(at, at + DATE_WORDS_MAX), today) : undefined;
    if (member) assignees.add(member);
    else if (label) found.add(label);
    else if (day) {
      dueDate = day.date;
      at += day.words - 1;
    } else {
      title.push(word);
      if (kind !== undefined && IS_NAME.test(name)) unknown.push({ kind, name });
    }
  }
  return {
    title: title.join(' '),
    assignees: [...assignees],
    labels: [...found],
    ...(dueDate === undefined ? {} : { dueDate }),
    unknown,
  };
}

/** The date of the most words that are one. */
function longestDay(words: readonly string[], today: string): { date: string; words: number } | undefined {
  for (let count = words.length; count > 0; count -= 1) {
    const date = readDay(words.slice(0, count).join(' ').slice(1), today);
    if (date !== undefined) return { date, words: count };
  }
  return undefined;
}

/** The one whose name is the word, else the only one whose name begins with it; spaces and case do not count. */
export function named<T extends Named>(all: readonly T[], word: string): T | undefined {
  const plain = (text: string): string => text.replaceAll(/[\s_]+/g, '').toLocaleLowerCase();
  const wanted = plain(word);
  const begins = all.filter(({ name }) => plain(name).startsWith(wanted));
  return begins.find(({ name }) => plain(name) === wanted) ?? (begins.length === 1 ? begins[0] : undefined);
}
