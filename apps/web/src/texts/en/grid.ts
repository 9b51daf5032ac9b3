type Axis = 'column' | 'row';

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** The texts of grids and timetables. */
export const grid = {
  grid: 'Grid',
  timetable: 'Timetable',
  loading: 'Reading the grid …',
  cell: (column: string, row: string): string => `${column} · ${row}`,
  today: 'Today',
  now: 'Now',
  more: (count: number): string => (count === 1 ? 'Show 1 more' : `Show ${count} more`),
  nothingMatches: 'No card matches the filter.',

  editCell: (name: string): string => `Edit cell ${name}`,
  cellText: 'Text',
  cellColor: 'Color',
  noColor: 'No color',
  ownColor: (color: string): string => `Color ${color}`,
  save: 'Save',

  name: 'Name',
  day: 'Day',
  noDay: 'No day',
  onDate: 'A date',
  date: 'Date',
  start: 'Start',
  end: 'End',
  add: { column: 'Column', row: 'Row' } satisfies Record<Axis, string>,
  addLong: { column: 'Add a column', row: 'Add a row' } satisfies Record<Axis, string>,
  nameOf: { column: 'Name of the column', row: 'Name of the row' } satisfies Record<Axis, string>,
  needsName: 'Enter a name.',
  needsDay: 'Enter a name or choose a day.',
  needsTime: 'Enter a name or a start.',
  actionsOf: {
    column: (name: string): string => `Actions for column ${name}`,
    row: (name: string): string => `Actions for row ${name}`,
  } satisfies Record<Axis, (name: string) => string>,
  rename: 'Rename',
  changeDay: 'Change the name or day …',
  changeTime: 'Change the name or times …',
  moveBack: { column: 'Move left', row: 'Move up' } satisfies Record<Axis, string>,
  moveOn: { column: 'Move right', row: 'Move down' } satisfies Record<Axis, string>,
  place: (name: string, position: number, count: number): string => `${name}, ${position} of ${count}`,
  delete: 'Delete …',
  deleteTitle: {
    column: (name: string): string => `Delete column “${name}”?`,
    row: (name: string): string => `Delete row “${name}”?`,
  } satisfies Record<Axis, (name: string) => string>,
  deleteNothing: 'It has no cards, texts or colors.',
  deleteCells: (count: number): string =>
    count === 1
      ? 'It has no cards. The text and color of 1 cell are deleted with it.'
      : `It has no cards. The texts and colors of ${count} cells are deleted with it.`,
  deleteFull: (count: number): string =>
    `Its cells hold ${cards(count)}. Move or delete the cards first; archived cards count as well.`,
  deleteNow: 'Delete',
  deleted: {
    column: (name: string): string => `Deleted column “${name}”`,
    row: (name: string): string => `Deleted row “${name}”`,
  } satisfies Record<Axis, (name: string) => string>,

  days: 'Days',
  previousDay: { grid: 'Previous column', timetable: 'Previous day' },
  nextDay: { grid: 'Next column', timetable: 'Next day' },

  empty: 'No columns and rows yet',
  emptyHint: 'Cards are in the cells of columns and rows. Add a column and a row to begin.',
  emptyForViewer: 'Cells appear here as soon as a member adds columns and rows.',
  addWeek: 'Add Monday to Friday',

  none: 'This board has lists, not cells',
  noneHint: 'A grid is a board of its own. The cards of this board stay where they are.',
  kind: 'Kind',
  kinds: { grid: 'Grid', timetable: 'Timetable' },
  kindHints: {
    grid: 'Columns and rows with names, such as teams and stages',
    timetable: 'Days and times, such as lessons or shifts',
  },
  boardName: 'Name of the new board',
  columns: 'Columns',
  rows: 'Rows',
  numbered: {
    column: (index: number): string => `Column ${index}`,
    row: (index: number): string => `Row ${index}`,
  } satisfies Record<Axis, (index: number) => string>,
  weekend: 'With Saturday and Sunday',
  from: 'From',
  to: 'To',
  slotMinutes: 'Minutes of a row',
  make: 'Make the board',
  badHours: 'The end must be later than the start.',
  tooManyRows: (max: number): string => `These times make more than ${max} rows. Choose longer rows.`,
};

export type GridMessages = typeof grid;
