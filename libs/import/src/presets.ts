import type { Counted } from './import-report.js';
import { plainTitle, type ColumnMapping, type ColumnTarget } from './column-targets.js';

/** How another tool writes its tables. */
export interface Preset {
  readonly id: 'asana' | 'github-projects' | 'jira' | 'linear' | 'trello';
  readonly name: string;
  /** Titles that together only this tool writes. */
  readonly shownBy: readonly string[];
  readonly targets: Readonly<Record<string, ColumnTarget>>;
  /** Columns whose loss is not worth a sentence: ids of what is read, and what Kiban sets itself. */
  readonly silent: readonly string[];
  /** Columns whose filled cells are counted by their lines, unless a person maps them. */
  readonly counted?: Readonly<Record<string, Counted>>;
  /** What is between two labels of a cell. */
  readonly labelSeparator?: RegExp;
  /** Behind the name of a label: its color. */
  readonly labelSuffix?: RegExp;
}

const TRELLO_COLORS = 'green|yellow|orange|red|purple|blue|sky|lime|pink|black|null';

export const PRESETS: readonly Preset[] = [
  {
    id: 'asana',
    name: 'Asana',
    shownBy: ['task id', 'name', 'section/column'],
    targets: {
      name: 'title',
      'section/column': 'list',
      notes: 'description',
      'assignee email': 'people',
      'start date': 'start',
      'due date': 'due',
      tags: 'labels',
      'completed at': 'completed',
    },
    silent: ['task id', 'created at', 'last modified', 'assignee', 'projects'],
  },
  {
    id: 'trello',
    name: 'Trello',
    shownBy: ['card id', 'card name', 'list name'],
    targets: {
      'card name': 'title',
      'list name': 'list',
      'card description': 'description',
      labels: 'labels',
      members: 'people',
      'start date': 'start',
      'due date': 'due',
      'due complete': 'completed',
    },
    silent: ['card id', 'last activity date', 'list id', 'board id', 'board name'],
    labelSuffix: new RegExp(`\\s\\((?:${TRELLO_COLORS})(?:_dark|_light)?\\)$`),
  },
  {
    id: 'linear',
    name: 'Linear',
    shownBy: ['id', 'team', 'title', 'status'],
    targets: {
      id: 'key',
      title: 'title',
      description: 'description',
      status: 'list',
      assignee: 'people',
      labels: 'labels',
      'due date': 'due',
      completed: 'completed',
      priority: 'field:Priority',
      estimate: 'field:Estimate',
    },
    silent: ['team', 'created', 'updated', 'creator'],
  },
  {
    id: 'github-projects',
    name: 'GitHub Projects',
    shownBy: ['title', 'url', 'assignees', 'status'],
    targets: {
      title: 'title',
      url: 'key',
      status: 'list',
      assignees: 'people',
      labels: 'labels',
      'start date': 'start',
      'target date': 'due',
      'end date': 'due',
      'due date': 'due',
      milestone: 'field:Milestone',
      priority: 'field:Priority',
      size: 'field:Size',
      estimate: 'field:Estimate',
    },
    silent: [],
  },
  {
    id: 'jira',
    name: 'Jira',
    shownBy: ['summary', 'issue key', 'status'],
    targets: {
      summary: 'title',
      status: 'list',
      description: 'description',
      'issue key': 'key',
      'start date': 'start',
      'due date': 'due',
      labels: 'labels',
      assignee: 'people',
      comment: 'comments',
      resolved: 'completed',
      resolution: 'completed-if-filled',
      'status category': 'completed-if-done',
      'issue type': 'field:Type',
      priority: 'field:Priority',
    },
    silent: ['issue id', 'assignee id', 'created', 'updated'],
    counted: {
      attachment: [
        'attachment was left out: cards have none.',
        'attachments were left out: cards have none.',
      ],
    },
    labelSeparator: /[\s,]+/,
  },
];

/** Usual titles of columns, as `plainTitle` writes them; the first of each that a table has is the column. */
const USUAL = {
  title: ['title', 'name', 'summary', 'card', 'card name', 'task', 'task name'],
  list: ['list', 'list name', 'section/column', 'section', 'status', 'state', 'column', 'stage', 'bucket'],
  description: ['description', 'card description', 'desc', 'notes', 'details', 'body'],
  start: ['start', 'start date', 'start on'],
  due: ['due', 'due date', 'due on', 'due at', 'deadline'],
  labels: ['labels', 'label', 'tags', 'tag'],
  people: ['assignees', 'assignee email', 'assignee', 'members', 'owner', 'people', 'person'],
  completed: [
    ...['completed', 'completed at', 'completed on', 'completion date', 'date completed', 'due complete'],
    ...['closed', 'closed at', 'done', 'done at', 'resolved', 'resolved at'],
  ],
  checklist: ['checklist', 'checklist items', 'subtasks', 'todos'],
} as const satisfies Partial<Record<ColumnTarget, readonly string[]>>;

/** The tool whose export has these titles. */
export function presetOf(titles: readonly string[]): Preset | null {
  const plain = new Set(titles.map(titleOf));
  return PRESETS.find(({ shownBy }) => shownBy.every((title) => plain.has(title))) ?? null;
}

/**
 * The columns of a preset; those of usual titles for what no column of it is, and for a table of no known tool.
 * @param given by a person, in the place of the usual columns
 */
export function usualMapping(
  titles: readonly string[],
  preset: Preset | null,
  given: readonly (readonly [target: ColumnTarget, column: number])[] = [],
): ColumnMapping {
  const isGiven = new Set(given.map(([target]) => target));
  const usual = (target: ColumnTarget): ColumnTarget | null => (isGiven.has(target) ? null : target);
  const mapping = titles.map((title): ColumnTarget | null => {
    const target = preset?.targets[titleOf(title)];
    return target === undefined ? null : usual(target);
  });
  for (const [target, column] of given) mapping[column] = target;
  for (const [property, names] of Object.entries(USUAL) as [ColumnTarget, readonly string[]][]) {
    if (mapping.includes(property)) continue;
    const [column] = names.flatMap((name) =>
      titles.flatMap((title, at) => (mapping[at] === null && titleOf(title) === name ? [at] : [])),
    );
    const isSilent = column !== undefined && preset?.silent.includes(titleOf(titles[column] ?? ''));
    if (column !== undefined && !isSilent) mapping[column] = property;
  }
  // A table of one column is a list of titles, whatever is above it.
  return titles.length === 1 && mapping[0] === null ? ['title'] : mapping;
}

/** Titles of columns that hold something and are left out, but those of `silent`. */
export function unusedColumns(
  titles: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[],
  mapping: ColumnMapping,
  preset: Preset | null,
): string[] {
  const unused = titles.filter(
    (title, at) =>
      title !== '' &&
      mapping[at] == null &&
      !preset?.silent.includes(titleOf(title)) &&
      countedAs(title, preset) === undefined &&
      rows.some(({ cells }) => (cells[at] ?? '').trim() !== ''),
  );
  return [...new Set(unused)];
}

/** How the filled cells of a column are counted that is left out. */
export const countedAs = (title: string, preset: Preset | null): Counted | undefined =>
  preset?.counted?.[titleOf(title)];

/** Jira writes `Custom field (Start date)`. */
const titleOf = (title: string): string => plainTitle(title).replace(/^custom field \((.+)\)$/, '$1');
