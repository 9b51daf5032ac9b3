import { limits, type components } from '@kiban/client';
import { readDate } from './dates.js';
import type { Assignee, People } from './people.js';
import type { Report } from './report.js';

/** A card of another tool, as far as a file says. */
export interface SourceCard {
  title: string;
  list: string;
  description: string;
  start: string;
  due: string;
  completed: boolean;
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

/**
 * Puts the cards into lists, in the order of the file. The report names what a board cannot hold.
 * @param listNames lists that exist also without cards, in this order
 */
export function draftBoard(
  name: string,
  cards: readonly SourceCard[],
  people: People,
  report: Report,
  listNames: readonly string[] = [],
): BoardDraft {
  const lists = new Map<string, DraftCard[]>(
    listNames.map((list) => [list.slice(0, limits.nameLengthMax), []]),
  );
  const labels = new Set<string>();
  const fields = new Set<string>();
  for (const card of cards) {
    const title = cut(card.title.trim(), limits.titleLengthMax, 'titles', report);
    if (title === '') {
      report.count('rows were left out: they have no title.');
      continue;
    }
    const list = card.list.trim().slice(0, limits.nameLengthMax) || NO_LIST;
    const made = draftCard(title, card, people, report);
    made.labels = made.labels.filter((label) => isKept(labels, label, limits.labelsPerBoardMax));
    if (made.labels.length < card.labels.length && labels.size >= limits.labelsPerBoardMax)
      report.count(`cards lost labels: a board has at most ${limits.labelsPerBoardMax}.`);
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

function draftCard(title: string, card: SourceCard, people: People, report: Report): DraftCard {
  const description = cut(card.description, limits.descriptionLengthMax, 'descriptions', report);
  const [startDate, dueDate] = [card.start, card.due].map((text) => dateOf(text, report));
  const isReversed = startDate != null && dueDate != null && Date.parse(dueDate) < Date.parse(startDate);
  if (isReversed) report.count('start dates were left out: they are after the due date.');
  const assignees = new Map(
    card.people.flatMap((text) => {
      const found = people.find(text);
      return found ? [[found.memberId, found] as const] : [];
    }),
  );
  return {
    title,
    completed: card.completed,
    labels: [...new Set(card.labels.map((label) => label.trim().slice(0, LABEL_LENGTH_MAX)).filter(Boolean))],
    assignees: [...assignees.values()],
    checklist: checklistOf(card, report),
    comments: card.comments.flatMap((text) =>
      text.trim() === '' ? [] : [{ text: cut(text, limits.commentLengthMax, 'comments', report) }],
    ),
    values: Object.fromEntries(Object.entries(card.values).filter(([, value]) => value.trim() !== '')),
    ...(description.trim() === '' ? {} : { description }),
    ...(startDate == null || isReversed ? {} : { startDate }),
    ...(dueDate == null ? {} : { dueDate }),
  };
}

function checklistOf({ checklist }: SourceCard, report: Report): DraftCard['checklist'] {
  const items = checklist.flatMap(({ text, done }) =>
    text.trim() === '' ? [] : [{ text: cut(text, limits.titleLengthMax, 'checklist items', report), done }],
  );
  items
    .slice(limits.checklistItemsPerCardMax)
    .forEach(() =>
      report.count(`checklist items were left out: a card has at most ${limits.checklistItemsPerCardMax}.`),
    );
  return items.slice(0, limits.checklistItemsPerCardMax);
}

function isKept(known: Set<string>, name: string, max: number): boolean {
  if (!known.has(name) && known.size >= max) return false;
  known.add(name);
  return true;
}

function dateOf(text: string, report: Report): string | null {
  if (text.trim() === '') return null;
  const date = readDate(text);
  if (date === null) report.count('dates were left out: write them as 2026-11-23.');
  return date;
}

/** Null characters cannot be stored. */
function cut(text: string, lengthMax: number, what: string, report: Report): string {
  const storable = text.replaceAll('\u0000', '').toWellFormed();
  if (storable.length <= lengthMax) return storable;
  report.count(`${what} were cut to ${lengthMax} characters.`);
  return storable.slice(0, lengthMax).toWellFormed();
}
