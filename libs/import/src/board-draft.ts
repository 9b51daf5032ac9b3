import { isReversed } from '@kiban/schedule';
import type { CardPropertyValues, CarriedBy } from '@kiban/vocabulary';
import type { BoardLimits } from './board-limits.js';
import { dayOrderOf, isOrderAssumed, readDate, type DayOrder } from './dates.js';
import { fittedItems, fittedText, type ImportReport, type Losses, type Noun } from './import-report.js';
import type { Assignee, People } from './people.js';
import { UNNAMEABLE } from './column-targets.js';

/** What each property of a card is called in a card of another tool; null where no file of one is read for it. */
interface SourceNames {
  title: 'title';
  description: 'description';
  startDate: 'start';
  dueDate: 'due';
  progress: null;
}
/** A property without a row is an error of the compiler. */
type Checked<Names extends Readonly<Record<CarriedBy<'export'>, string | null>>> = Names;

type ReadProperty = {
  [Name in keyof Checked<SourceNames>]: SourceNames[Name] extends null ? never : Name;
}[keyof SourceNames];

type SourceTexts = Record<NonNullable<SourceNames[ReadProperty]>, string>;

/** A card of another tool, as far as a file says. */
export interface SourceCard extends SourceTexts {
  /** Of its row in a file of lines. */
  line?: number;
  list: string;
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

/** Undefined where the file has no value. */
type ReadValues = { [Name in ReadProperty]: NonNullable<CardPropertyValues[Name]> | undefined };

interface DraftCard extends Partial<ReadValues> {
  title: string;
  completed: boolean;
  completedAt?: string;
  labels: string[];
  assignees: Assignee[];
  checklist: { text: string; done: boolean }[];
  comments: { text: string }[];
  values: Record<string, string>;
}

/** What a file says of a board, beside its name. */
export interface SourceBoard {
  cards: readonly SourceCard[];
  /** Lists that exist also without cards, in this order. */
  lists?: readonly string[];
}

/** A board in Kiban’s export format. */
export interface BoardDraft {
  format: 'kiban.board';
  formatVersion: 1;
  board: { name: string };
  labels: { name: string; color: string }[];
  fields: { name: string; type: 'text' }[];
  lists: { name: string; cards: DraftCard[] }[];
}

export interface DraftOptions {
  people: People;
  report: ImportReport;
  limits: BoardLimits;
  /** Of the dates; by default the one that the dates of the file show. */
  order?: DayOrder | undefined;
}

const COLORS = ['#3b82f6', '#22c55e', '#f59e0b', '#ef4444', '#8b5cf6', '#14b8a6', '#ec4899', '#64748b'];
const LABEL_LENGTH_MAX = 100;
const NO_LIST = 'Imported';

const TITLE: Noun = ['title', 'titles'];
const LIST_NAME: Noun = ['name of a list', 'names of lists'];
const COMMENT: Noun = ['comment', 'comments'];
const ITEM: Noun = ['checklist item', 'checklist items'];

/** Puts the cards into lists, in the order of the file. The report names what a board cannot hold. */
export function draftBoard(
  name: string,
  { cards, lists: listNames = [] }: SourceBoard,
  { people, report, limits, order = dayOrderOf(datesOf(cards)) }: DraftOptions,
): BoardDraft {
  const lists = new Map<string, DraftCard[]>(
    listNames.map((list) => [fittedText(list, limits.nameLengthMax, LIST_NAME, report), []]),
  );
  const labels = new Set<string>();
  const fields = new Set<string>();
  for (const card of cards) {
    const losses = report.at(card.line);
    const title = fittedText(card.title.trim(), limits.titleLengthMax, TITLE, losses);
    if (title === '') {
      losses.count(['row was left out: it has no title.', 'rows were left out: they have no title.']);
      continue;
    }
    const list = fittedText(card.list.trim(), limits.nameLengthMax, LIST_NAME, losses) || NO_LIST;
    const made = draftCard(title, card, { people, order, losses, limits });
    made.labels = made.labels.filter((label) => isKept(labels, label, limits.labelsPerBoardMax));
    if (made.labels.length < card.labels.length && labels.size >= limits.labelsPerBoardMax) {
      const why = `lost labels: a board has at most ${limits.labelsPerBoardMax}.`;
      losses.count([`card ${why}`, `cards ${why}`]);
    }
    for (const field of Object.keys(made.values)) fields.add(field);
    const held = lists.get(list);
    if (held) held.push(made);
    else lists.set(list, [made]);
  }
  return {
    format: 'kiban.board',
    formatVersion: 1,
    board: { name: fittedText(name, limits.nameLengthMax, ['name of a board', 'names of boards'], report) },
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
  limits: BoardLimits;
}

/** The dates of cards, as the file writes them. */
export function* datesOf(cards: readonly SourceCard[]): Generator<string> {
  for (const { start, due, completedAt = '' } of cards) yield* [start, due, completedAt];
}

function draftCard(title: string, card: SourceCard, reading: Reading): DraftCard {
  const { people, order, losses, limits } = reading;
  const description = fittedText(
    card.description,
    limits.descriptionLengthMax,
    ['description', 'descriptions'],
    losses,
  );
  const [startDate, dueDate, completedAt] = [card.start, card.due, card.completedAt ?? ''].map((text) =>
    dateOf(text, order, losses),
  );
  const isSwapped = isReversed(startDate ?? null, dueDate ?? null);
  if (isSwapped)
    losses.count([
      'start date was left out: it is after the due date.',
      'start dates were left out: they are after the due date.',
    ]);
  const assignees = new Map(
    card.people.flatMap((text) => {
      const found = people.find(text, losses);
      return found ? [[found.memberId, found] as const] : [];
    }),
  );
  const read: ReadValues = {
    title,
    description: description.trim() === '' ? undefined : description,
    startDate: isSwapped ? undefined : (startDate ?? undefined),
    dueDate: dueDate ?? undefined,
  };
  return {
    title,
    completed: card.completed,
    labels: labelsOf(card, losses),
    assignees: fittedItems(
      [...assignees.values()],
      limits.assigneesPerCardMax,
      [['assignment', 'assignments'], 'a card'],
      losses,
    ),
    checklist: checklistOf(card, reading),
    comments: withText(card.comments, (text) => text, COMMENT, losses).map((text) => ({
      text: fittedText(text, limits.commentLengthMax, COMMENT, losses),
    })),
    values: valuesOf(card, reading),
    ...withoutUndefined(read),
    ...(completedAt == null ? {} : { completedAt: startOf(completedAt) }),
  };
}

function withoutUndefined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}

function valuesOf({ values }: SourceCard, { losses, limits }: Reading): Record<string, string> {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
  const named = filled.filter(([name]) => name !== UNNAMEABLE);
  const why = `left out: no field can be named ${UNNAMEABLE}.`;
  losses.count([`value was ${why}`, `values were ${why}`], filled.length - named.length);
  return Object.fromEntries(
    named.map(([name, value]) => [
      name,
      fittedText(value, limits.fieldTextLengthMax, ['value of a field', 'values of fields'], losses),
    ]),
  );
}

function labelsOf({ labels }: SourceCard, losses: Losses): string[] {
  return [
    ...new Set(
      labels
        .map((label) => fittedText(label.trim(), LABEL_LENGTH_MAX, ['label', 'labels'], losses))
        .filter(Boolean),
    ),
  ];
}

function checklistOf({ checklist }: SourceCard, { losses, limits }: Reading): DraftCard['checklist'] {
  const items = withText(checklist, ({ text }) => text, ITEM, losses).map(({ text, done }) => ({
    text: fittedText(text, limits.titleLengthMax, ITEM, losses),
    done,
  }));
  return fittedItems(items, limits.checklistItemsPerCardMax, [ITEM, 'a card'], losses);
}

/** Items that have a text; the others are counted. */
function withText<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  [one, several]: Noun,
  losses: Losses,
): Item[] {
  const kept = items.filter((item) => textOf(item).trim() !== '');
  losses.count(
    [`${one} was left out: it has no text.`, `${several} were left out: they have no text.`],
    items.length - kept.length,
  );
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
  const why = 'left out: write';
  if (date === null)
    losses.count([`date was ${why} it as 2026-11-23.`, `dates were ${why} them as 2026-11-23.`]);
  else if (order === undefined && isOrderAssumed(text)) {
    const read = `read as ${text.includes('/') ? 'month/day/year' : 'day, month, year'}: the file does not show the order.`;
    losses.count([`date was ${read}`, `dates were ${read}`]);
  }
  return date;
}

/** A card is completed at a moment; of a day on this device, it is the first one. */
const startOf = (date: string): string =>
  date.includes('T') ? date : new Date(`${date}T00:00`).toISOString();
