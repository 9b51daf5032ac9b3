import type { ColumnProperty } from '@kiban/import';

const several = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : other}`;
const number = (value: number): string => value.toLocaleString('en');

const targets: Record<ColumnProperty, string> = {
  title: 'Title',
  list: 'List',
  description: 'Description',
  start: 'Start date',
  due: 'Due date',
  labels: 'Labels',
  people: 'People',
  completed: 'Completed: yes, no or a date',
  'completed-if-filled': 'Completed if it is filled',
  'completed-if-done': 'Completed if it says done or closed',
  checklist: 'Checklist, an item in each line',
  comments: 'Comments',
  key: 'Key, added to the description',
};

/** The import of a file as a board, in English. */
export const boardImport = {
  chooseFile: 'Choose a file, or drop it here',
  hint: 'A table (CSV, TSV) or JSON: of Kiban, Trello, Asana, Linear, GitHub Projects, Jira, Planka, Vikunja, or a spreadsheet.',
  reading: 'Reading the file …',
  importing: 'Importing …',
  planning: 'Preparing the preview …',
  otherFile: 'Other file',
  import: 'Import',

  table: (rows: number, tool: string | null): string =>
    `A table of ${several(rows, 'row', 'rows')}${tool === null ? '' : `, as ${tool} exports it`}.`,
  export: (tool: string, lists: number, cards: number): string =>
    `A board of ${tool} with ${several(lists, 'list', 'lists')} and ${several(cards, 'card', 'cards')}.`,
  projects: (tool: string, count: number): string =>
    count === 1
      ? `A board of ${tool}.`
      : `${several(count, 'project', 'projects')} of ${tool}. Each becomes a board of its own.`,
  oneColumn:
    'It has one column: each row becomes a card. If you expected more, save it with commas, semicolons or tabs between the columns.',

  project: 'Project',
  columns: 'Columns',
  columnsHint: 'What each column becomes on the board.',
  columnOf: (title: string): string => `Column “${title}”`,
  untitled: (nth: number): string => `Column ${nth}`,
  noValues: 'Empty',
  allColumns: (count: number): string => `Show all ${number(count)} columns`,
  targets,
  leaveOut: 'Leave out',
  field: (name: string): string => `Custom field “${name}”`,

  dates: (example: string): string => `Dates such as ${example}`,
  dayFirst: (date: string): string => `Day first: ${date}`,
  monthFirst: (date: string): string => `Month first: ${date}`,

  people: 'People',
  peopleFound: (count: number): string =>
    `${several(count, 'person was', 'people were')} found by name or address.`,
  peopleHint: 'Choose members for people who were not found.',
  person: (name: string, cards: number): string => `${name} (${several(cards, 'card', 'cards')})`,
  morePeople: (count: number): string =>
    `${several(count, 'more person is', 'more people are')} matched by name or address only.`,

  preview: 'The first cards',
  planned: (lists: number, cards: number): string =>
    `The board will have ${several(lists, 'list', 'lists')} and ${several(cards, 'card', 'cards')}.`,
  due: (date: string): string => `Due ${date}`,
  losses: (count: number): string => `${several(count, 'note', 'notes')} on what is left out or changed`,

  imported: (lists: number, cards: number): string =>
    `Imported: ${several(lists, 'list', 'lists')}, ${several(cards, 'card', 'cards')}. Left out or changed:`,
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'The browser did not copy it. Select the text and copy it.',

  problems: {
    empty: 'The file is empty.',
    no_rows: 'The file has no rows below its titles.',
    not_json: 'This file is not JSON.',
    cut: 'The file ends in the middle: it is incomplete. Export or download it once more.',
    not_text:
      'The file is a workbook, an archive or another file that is not text. Save the sheet as “CSV UTF-8”; unpack an archive and choose the file in it.',
    not_utf8: (line: number | null): string =>
      `${line === null ? 'This file' : `Line ${number(line)} of this file`} is not UTF-8. Save it as UTF-8, which spreadsheets call “CSV UTF-8”.`,
    stray_quote: (line: number | null): string =>
      `Line ${line === null ? '' : number(line)} has a quotation mark that does not enclose a whole cell. Correct it there, or export the file once more if it ends in the middle.`,
    too_large: (size: string, max: string): string =>
      `The file has ${size}; an import may have ${max}. Split it and import each part.`,
    too_large_trello: (size: string, max: string): string =>
      `The file has ${size}; an import may have ${max}. In Trello, move some of the lists to a second board, and export both.`,
    failed: (message: string): string => `The file cannot be read: ${message}`,
  },
  limits: {
    'no-title': 'Choose the column that has the titles of the cards.',
    'no-cards': 'No row has a title. Choose another column for the title.',
    cards: (count: number, max: number): string =>
      `The file has ${number(count)} cards; an import may have ${number(max)}. Split the file and import each part.`,
    'cards-of-list': (list: string, count: number, max: number): string =>
      `The list “${list}” would have ${number(count)} cards; a list may have ${number(max)}. Choose another column for the list, or split the file.`,
    lists: (count: number, max: number): string =>
      `The board would have ${number(count)} lists; it may have ${number(max)}. Choose another column for the list.`,
    fields: (count: number, max: number): string =>
      `The board would have ${number(count)} custom fields; it may have ${number(max)}. Leave some of the columns out.`,
    bytes: (size: string, max: string): string =>
      `The board would have ${size}; an import may have ${max}. Leave columns out, or split the file.`,
  },
};

export type BoardImportMessages = typeof boardImport;
