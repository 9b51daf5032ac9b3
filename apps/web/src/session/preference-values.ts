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

const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** Reads a stored value; undefined for one that is missing or of another shape. */
const readers: { readonly [K in PreferenceKey]: (value: unknown) => PreferenceValues[K] | undefined } = {
  starred: ids,
  opened: ids,
  folded: (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).flatMap(([board, lists]) => [[board, ids(lists) ?? []]]))
      : undefined,
  theme: (value) => THEMES.find((theme) => theme === value),
  isSidebarFolded: flag,
  hasSingleKeys: flag,
  announcesOthers: flag,
};

const DEFAULTS: PreferenceValues = {
  starred: [],
  opened: [],
  folded: {},
  theme: 'system',
  isSidebarFolded: false,
  hasSingleKeys: true,
  announcesOthers: true,
};

export const readPreference = <K extends PreferenceKey>(key: K, value: unknown): PreferenceValues[K] =>
  readers[key](value) ?? DEFAULTS[key];
