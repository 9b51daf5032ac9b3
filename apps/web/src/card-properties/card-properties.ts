import type { CardPropertyName } from '@kiban/vocabulary';
import type { SortKey } from '../filters/board-filter.js';
import type { CardPanelMessages } from '../texts/card-panel-messages.js';

/** What edits a property in the panel of a card: its headline, its document, or a fact with a picker. */
export type PropertyPicker = 'headline' | 'document' | 'span' | 'percent';

interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

/** What a sentence needs beside the change. */
interface SentenceParts {
  readonly date: (date: string) => string;
  /** The property as what is changed, such as “the due date”. */
  readonly property: string;
}

export interface ShownProperty {
  readonly picker: PropertyPicker;
  /** Its id in stored choices of columns; null if tables do not show it. */
  readonly column: string | null;
  /** What addresses and saved views call the order by it; null if cards have none. */
  readonly sort: SortKey | null;
  /** What the activity says of a change, after the name of its actor. */
  readonly sentence: (change: Change, texts: CardPanelMessages['activity'], parts: SentenceParts) => string;
  /** What gives it the value of before: an update of the card, or of its task in the chart. */
  readonly undo: 'card' | 'task';
}

/** How the screen shows each property of a card. A property without a row here is an error of the compiler. */
export const shownProperties = {
  title: {
    picker: 'headline',
    column: 'title',
    sort: 'title',
    sentence: ({ to }, texts) => texts.renamed(String(to)),
    undo: 'card',
  },
  description: {
    picker: 'document',
    column: null,
    sort: null,
    sentence: ({ from, to }, texts) =>
      to === null ? texts.describedNone : from === null ? texts.describedNew : texts.described,
    undo: 'card',
  },
  startDate: {
    picker: 'span',
    column: 'start',
    sort: 'start',
    sentence: ({ to }, texts, { date }) => (typeof to === 'string' ? texts.start(date(to)) : texts.startNone),
    undo: 'card',
  },
  dueDate: {
    picker: 'span',
    column: 'due',
    sort: 'due',
    sentence: ({ to }, texts, { date }) => (typeof to === 'string' ? texts.due(date(to)) : texts.dueNone),
    undo: 'card',
  },
  progress: {
    picker: 'percent',
    column: null,
    sort: 'progress',
    sentence: ({ to }, texts) => (typeof to === 'number' ? texts.progress(to) : texts.progressNone),
    undo: 'task',
  },
} as const satisfies Readonly<Record<CardPropertyName, ShownProperty>>;

type Table = typeof shownProperties;

/** Ids of the columns that show a property. */
export type PropertyColumn = NonNullable<Table[CardPropertyName]['column']>;

/** The properties, in the order of the table. */
export const shownPropertyList = (): [CardPropertyName, ShownProperty][] =>
  Object.entries(shownProperties) as [CardPropertyName, ShownProperty][];

/** What the panel edits properties with, each picker once. */
export const shownPickers = (): PropertyPicker[] => [
  ...new Set(shownPropertyList().map(([, { picker }]) => picker)),
];

/** The property that a column shows. */
export const propertyOfColumn = (column: string): CardPropertyName | undefined =>
  shownPropertyList().find(([, shown]) => shown.column === column)?.[0];
