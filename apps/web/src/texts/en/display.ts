export const display = {
  title: 'Display',
  group: 'Group',
  removeSort: 'Remove the sort',
  sortedKeepsOrder: 'This board is sorted. Cards only move between lists and rows.',
  noLabel: 'No label',
  noValue: (field: string): string => `No value: ${field}`,
  rows: 'Rows',
  foldRow: (name: string): string => `Fold the row ${name}`,
  cell: (list: string, row: string): string => `${list}, ${row}`,
  more: (count: number): string => `Show ${count} more`,
  moreIn: (count: number, cell: string): string => `Show ${count} more in ${cell}`,
  readingCards: 'Reading the other cards …',
  place: (title: string, list: string, row: string, position: number, count: number): string =>
    `${title}, ${list}, ${row}, ${position} of ${count}`,
  /** Values of custom fields. */
  values: { yes: 'yes', no: 'no', and: ', ' },
  fieldValue: (field: string, value: string): string => `${field}: ${value}`,
};
