import { cardPropertyList } from '@kiban/vocabulary';
import type { Card } from '../api/shapes.js';
import { shortened } from './response.js';

const TITLE_SHOWN_MAX = 160;

/** Properties that a row has under a shorter name; null for those that it has in another form, or not at all. */
const ROW_NAMES = {
  title: null,
  description: null,
  startDate: 'start',
  dueDate: 'due',
  progress: null,
} as const;

type Short = typeof ROW_NAMES;
type Shown = { [Name in keyof Short]: Short[Name] extends null ? never : Name }[keyof Short];
type PropertyColumns = { [Name in Shown as NonNullable<Short[Name]>]?: string };

/** The properties that are set. */
function propertiesOf(card: Card): object {
  const names: Readonly<Record<string, string | null>> = ROW_NAMES;
  const values = card as unknown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    cardPropertyList().flatMap(([name]) => {
      const shown = names[name] === undefined ? name : names[name];
      return shown === null || values[name] == null ? [] : [[shown, values[name]]];
    }),
  );
}

/** A card in a list of cards: id and title always, other properties only when set. */
export interface CardRow extends PropertyColumns {
  id: number;
  /** In the workspace; people read it as `#12`. */
  number: number;
  title: string;
  list?: string;
  assignees?: string[];
  labels?: string[];
  done?: true;
  archived?: true;
  version?: number;
}

export function cardRow(card: Card, withList = false): CardRow {
  const row: CardRow = { id: card.id, number: card.number, title: shortened(card.title, TITLE_SHOWN_MAX) };
  if (withList) row.list = shortened(card.listName, 80);
  Object.assign(row, propertiesOf(card));
  if (card.assignees.length > 0)
    row.assignees = card.assignees.slice(0, 10).map(({ name }) => shortened(name, 60));
  if (card.labels.length > 0) row.labels = card.labels.slice(0, 10).map(({ name }) => shortened(name, 40));
  if (card.completedAt) row.done = true;
  if (card.archivedAt) row.archived = true;
  return row;
}

/** Response of a write: the current card, with the version for the next write. */
export function writtenCard(card: Card): CardRow & {
  url: string;
  listId: number;
  boardId: number;
  version: number;
  /** Names behind an `@` that stayed text. */
  unresolvedMentions?: object[];
} {
  const { url, listId, boardId, version } = card;
  const unresolvedMentions = unresolvedShown(card);
  return {
    ...cardRow(card, true),
    url,
    listId,
    boardId,
    version,
    ...(unresolvedMentions && { unresolvedMentions }),
  };
}

type Mentioning = Pick<Card, 'mentions' | 'unresolvedMentions'>;

/** Names of the members whom a text mentions; undefined for none. */
export function mentionsShown({ mentions = [] }: Mentioning): string[] | undefined {
  return mentions.length === 0 ? undefined : mentions.slice(0, 10).map(({ name }) => shortened(name, 60));
}

/** What a written text does not mention, with the members who may be meant; undefined for nothing. */
export function unresolvedShown({ unresolvedMentions }: Mentioning): object[] | undefined {
  return unresolvedMentions?.slice(0, 5).map(({ text, candidates }) => ({
    text: shortened(text, 60),
    candidates: candidates.slice(0, 5).map(({ name }) => shortened(name, 60)),
  }));
}
