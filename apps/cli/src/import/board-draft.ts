import { limits, type components } from '@kiban/client';
import {
  dayOrderOf,
  fittedItems,
  fittedText,
  isOrderAssumed,
  readDate,
  type DayOrder,
  type ImportReport,
  type Losses,
} from '@kiban/import';
import type { Assignee, People } from './people.js';

/** A card of another tool, as far as a file says. */
export interface SourceCard {
  /** Of its row in a file of lines. */
  line?: number;
  title: string;
  list: string;
  description: string;
  start: string;
  due: string;
  completed: boolean;
  /** The date on which it was completed, as the file writes it. */
  completedAt?: string;
  labels: readonly string[];
  people: readonly string[];
  comments: readonly string[];
  checklist: readonly { text: string; done: boolean }[];
  /** Text of custom fields by their names. */
  values: Readonly<Record<string, string>>;
}

interface DraftCard {
  title: string;
  description?: string;
  startDate?: string;
  dueDate?: string;
  completed: boolean;
  completedAt?: string;
  labels: string[];
  assignees: Assignee[];
  checklist: { text: string; done: boolean }[];
  comments: { text: string }[];
  values: Record<string, string>;
}

/** A board in Kiban’s export format. */
export type BoardDraft = components['schemas']['PartialBoardExport'] & {
  labels: { name: string; color: string }[];
  fields: { name: string; type: 'text' }[];
  lists: { name: string; cards: DraftCard[] }[];
};

const COLORS = ['#3b82f6', '#22c55e', '#f59e0b', '#ef4444', '#8b5cf6', '#14b8a6', '#ec4899', '#64748b'];
const LABEL_LENGTH_MAX = 100;
const NO_LIST = 'Imported';
/** No JSON with this property is accepted, since it sets what an object inherits. */
export const UNNAMEABLE = '__proto__';

/**
 * Puts the cards into lists, in the order of the file. The report names what a board cannot hold.
 * @param listNames lists that exist also without cards, in this order
 */
export function draftBoard(
  name: string,
  cards: readonly SourceCard[],
  people: People,
  report: ImportReport,
  listNames: readonly string[] = [],
): BoardDraft {
  const lists = new Map<string, DraftCard[]>(
    listNames.map((list) => [fittedText(list, limits.nameLengthMax, 'names of lists', report), []]),
  );
  const labels = new Set<string>();
  const fields = new Set<string>();
  const order = dayOrderOf(cards.flatMap(({ start, due, completedAt = '' }) => [start, due, completedAt]));
  for (const card of cards) {
    const losses = report.at(card.line);
    const title = fittedText(card.title.trim(), limits.titleLengthMax, 'titles', losses);
    if (title === '') {
      losses.count('rows were left out: they have no title.');
      continue;
    }
    const list = fittedText(card.list.trim(), limits.nameLengthMax, 'names of lists', losses) || NO_LIST;
    const made = draftCard(title, card, { people, order, losses });
    made.labels = made.labels.filter((label) => isKept(labels, label, limits.labelsPerBoardMax));
    if (made.labels.length < card.labels.length && labels.size >= limits.labelsPerBoardMax)
      losses.count(`cards lost labels: a board has at most ${limits.labelsPerBoardMax}.`);
    for (const field of Object.keys(made.values)) fields.add(field);
    const held = lists.get(list);
    if (held) held.push(made);
    else lists.set(list, [made]);
  }
  return {
    format: 'kiban.board',
    formatVersion: 1,
    board: { name },
    labels: [...labels].map((label, index) => ({ name: label, color: COLORS[index % COLORS.length] ?? '' })),
    fields: [...fields].map((field) => ({ name: field, type: 'text' })),
    lists: [...lists].map(([list, held]) => ({ name: list, cards: held })),
  };
}

interface Reading {
  people: People;
  /** That the dates of the file show. */
  order: DayOrder | undefined;
  losses: Losses;
}

function draftCard(title: string, card: SourceCard, { people, order, losses }: Reading): DraftCard {
  const description = fittedText(card.description, limits.descriptionLengthMax, 'descriptions', losses);
  const [startDate, dueDate, completedAt] = [card.start, card.due, card.completedAt ?? ''].map((text) =>
    dateOf(text, order, losses),
  );
  const isReversed = startDate != null && dueDate != null && Date.parse(dueDate) < Date.parse(startDate);
  if (isReversed) losses.count('start dates were left out: they are after the due date.');
  const assignees = new Map(
    card.people.flatMap((text) => {
      const found = people.find(text, losses);
      return found ? [[found.memberId, found] as const] : [];
    }),
  );
  return {
    title,
    completed: card.completed,
    labels: labelsOf(card, losses),
    assignees: fittedItems(
      [...assignees.values()],
      limits.assigneesPerCardMax,
      ['assignments', 'a card'],
      losses,
    ),
    checklist: checklistOf(card, losses),
    comments: withText(card.comments, (text) => text, 'comments', losses).map((text) => ({
      text: fittedText(text, limits.commentLengthMax, 'comments', losses),
    })),
    values: valuesOf(card, losses),
    ...(description.trim() === '' ? {} : { description }),
    ...(startDate == null || isReversed ? {} : { startDate }),
    ...(dueDate == null ? {} : { dueDate }),
    ...(completedAt == null ? {} : { completedAt: startOf(completedAt) }),
  };
}

function valuesOf({ values }: SourceCard, losses: Losses): Record<string, string> {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  const named = filled.filter(([name]) => name !== UNNAMEABLE);
  losses.count(`values were left out: no field can be named ${UNNAMEABLE}.`, filled.length - named.length);
  return Object.fromEntries(
    named.map(([name, value]) => [
      name,
      fittedText(value, limits.fieldTextLengthMax, 'values of fields', losses),
    ]),
  );
}

function labelsOf({ labels }: SourceCard, losses: Losses): string[] {
  return [
    ...new Set(
      labels.map((label) => fittedText(label.trim(), LABEL_LENGTH_MAX, 'labels', losses)).filter(Boolean),
    ),
  ];
}

function checklistOf({ checklist }: SourceCard, losses: Losses): DraftCard['checklist'] {
  const items = withText(checklist, ({ text }) => text, 'checklist items', losses).map(({ text, done }) => ({
    text: fittedText(text, limits.titleLengthMax, 'checklist items', losses),
    done,
  }));
  return fittedItems(items, limits.checklistItemsPerCardMax, ['checklist items', 'a card'], losses);
}

/** Items that have a text; the others are counted. */
function withText<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  what: string,
  losses: Losses,
): Item[] {
  const kept = items.filter((item) => textOf(item).trim() !== '');
  losses.count(`${what} were left out: they have no text.`, items.length - kept.length);
  return kept;
}

function isKept(known: Set<string>, name: string, max: number): boolean {
  if (!known.has(name) && known.size >= max) return false;
  known.add(name);
  return true;
}

function dateOf(text: string, order: DayOrder | undefined, losses: Losses): string | null {
  if (text.trim() === '') return null;
  const date = readDate(text, order);
  if (date === null) losses.count('dates were left out: write them as 2026-11-23.');
  else if (order === undefined && isOrderAssumed(text))
    losses.count(
      `dates were read as ${text.includes('/') ? 'month/day/year' : 'day, month, year'}: the file does not show the order.`,
    );
  return date;
}

/** A card is completed at a moment; of a day on this device, it is the first one. */
const startOf = (date: string): string =>
  date.includes('T') ? date : new Date(`${date}T00:00`).toISOString();
