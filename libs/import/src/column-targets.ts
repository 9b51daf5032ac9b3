/** What a column of a table can be of a card. `…-if-…` are columns that show only indirectly that a card was completed. */
export const COLUMN_PROPERTIES = [
  ...(['title', 'list', 'description', 'start', 'due', 'labels', 'people', 'completed'] as const),
  ...(['completed-if-filled', 'completed-if-done', 'checklist', 'comments', 'key'] as const),
] as const;
export type ColumnProperty = (typeof COLUMN_PROPERTIES)[number];

/** A property, or a new text field of that name. */
export type ColumnTarget = ColumnProperty | `field:${string}`;

/** For each column its target; null for one that is left out. */
export type ColumnMapping = readonly (ColumnTarget | null)[];

const FIELD = 'field:';
/** No JSON with this property is accepted, since it sets what an object inherits. */
export const UNNAMEABLE = '__proto__';

export const isColumnTarget = (text: string): text is ColumnTarget =>
  COLUMN_PROPERTIES.some((one) => one === text) || (text.startsWith(FIELD) && text !== FIELD);

export const fieldTarget = (name: string): ColumnTarget => `${FIELD}${name}`;

/** The name of the field; null for a property of the card. */
export const fieldOf = (target: ColumnTarget): string | null =>
  target.startsWith(FIELD) ? target.slice(FIELD.length) : null;

/** `closed_at`, `Closed-At` and `closedAt` are one title. */
export const plainTitle = (title: string): string =>
  title
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();
