import { readFaces, type CardFaces } from './card-faces.js';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** What a person may choose about the screen. A new property needs a default here, and nothing else. */
export interface PreferenceValues {
  /** Ids of boards with a star. */
  readonly starred: readonly number[];
  /** Ids of opened boards, the last one first. */
  readonly opened: readonly number[];
  /** Ids of folded lists by the id of their board. */
  readonly folded: Readonly<Record<string, readonly number[]>>;
  /** Ids of folded rows by the id of their board and what the rows stand for, such as `12:label`. */
  readonly foldedRows: Readonly<Record<string, readonly number[]>>;
  /** What cards show, by the id of their board. */
  readonly faces: Readonly<Record<string, CardFaces>>;
  /** What the table of each board shows, by the id of the board. */
  readonly tables: Readonly<Record<string, unknown>>;
  readonly theme: Theme;
  readonly isSidebarFolded: boolean;
  /** Whether keys without Ctrl or ⌘ run commands (WCAG 2.1.4). */
  readonly hasSingleKeys: boolean;
  /** Whether changes of other people are announced to screen readers. */
  readonly announcesOthers: boolean;
}

export type PreferenceKey = keyof PreferenceValues;

const ids = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : undefined;

function record<T>(value: unknown, read: (entry: unknown) => T): Readonly<Record<string, T>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, read(entry)]));
}

const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** Reads a stored value; undefined for one that is missing or of another shape. */
const readers: { readonly [K in PreferenceKey]: (value: unknown) => PreferenceValues[K] | undefined } = {
  starred: ids,
  opened: ids,
  folded: (value) => record(value, (lists) => ids(lists) ?? []),
  foldedRows: (value) => record(value, (rows) => ids(rows) ?? []),
  faces: (value) => record(value, readFaces),
  tables: (value) => record(value, (table) => table),
  theme: (value) => THEMES.find((theme) => theme === value),
  isSidebarFolded: flag,
  hasSingleKeys: flag,
  announcesOthers: flag,
};

const DEFAULTS: PreferenceValues = {
  starred: [],
  opened: [],
  folded: {},
  foldedRows: {},
  faces: {},
  tables: {},
  theme: 'system',
  isSidebarFolded: false,
  hasSingleKeys: true,
  announcesOthers: true,
};

export const readPreference = <K extends PreferenceKey>(key: K, value: unknown): PreferenceValues[K] =>
  readers[key](value) ?? DEFAULTS[key];
