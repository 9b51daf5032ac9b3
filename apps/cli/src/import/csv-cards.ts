import type { Table, TableRow } from '@kiban/import';
import { UsageError } from '../console/failure.js';
import type { SourceCard } from './board-draft.js';

/** Usual titles of columns, in lower case. */
const USUAL = {
  title: ['title', 'name', 'summary', 'card', 'card name', 'task'],
  list: ['list', 'status', 'state', 'column', 'stage'],
  description: ['description', 'desc', 'notes', 'details'],
  start: ['start', 'start date'],
  due: ['due', 'due date', 'deadline'],
  labels: ['labels', 'label', 'tags', 'tag'],
  people: ['assignees', 'assignee', 'members', 'owner', 'people'],
  completed: ['completed', 'done', 'closed'],
} as const;
type Property = keyof typeof USUAL;
const PROPERTIES = Object.keys(USUAL) as Property[];

const FIELD = 'field:';
const YES = /^(1|true|yes|y|x|done|completed|✓)$/i;

/**
 * @param maps `property=column` or `field:name=column` each
 * @returns the cards, and the columns that no property has
 * @throws UsageError
 */
export function csvCards(table: Table, maps: readonly string[]): { cards: SourceCard[]; unused: string[] } {
  const columns = new Map<string, number>();
  const given = maps.map((text) => chosen(text, table.titles));
  for (const [target, column] of given) columns.set(target, column);
  const taken = new Set(columns.values());
  for (const property of PROPERTIES) {
    if (columns.has(property)) continue;
    const usual: readonly string[] = USUAL[property];
    const column = table.titles.findIndex(
      (title, at) => !taken.has(at) && usual.includes(title.toLowerCase()),
    );
    if (column === -1) continue;
    columns.set(property, column);
    taken.add(column);
  }
  if (!columns.has('title'))
    throw new UsageError(
      `No column is a title. Choose one of ${table.titles.join(', ')}: --map title=<column>`,
    );
  const cards = table.rows.map((row) => cardOf(row, columns));
  return { cards, unused: table.titles.filter((title, at) => title !== '' && !taken.has(at)) };
}

function chosen(text: string, titles: readonly string[]): [string, number] {
  const at = text.indexOf('=');
  const [target, title] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const isTarget = PROPERTIES.some((one) => one === target) || (target.startsWith(FIELD) && target !== FIELD);
  if (!isTarget)
    throw new UsageError(`--map must be <property>=<column>, with ${PROPERTIES.join(', ')} or field:<name>.`);
  const column = titles.findIndex((one) => one.toLowerCase() === title.trim().toLowerCase());
  if (column === -1)
    throw new UsageError(`There is no column ${JSON.stringify(title)}. Columns: ${titles.join(', ')}.`);
  return [target, column];
}

function cardOf({ line, cells: row }: TableRow, columns: ReadonlyMap<string, number>): SourceCard {
  const text = (property: Property): string => row[columns.get(property) ?? -1] ?? '';
  const several = (property: Property): string[] =>
    text(property)
      .split(/[,;\n]/)
      .map((part) => part.trim())
      .filter(Boolean);
  const values = [...columns].flatMap(([target, column]): [string, string][] =>
    target.startsWith(FIELD) ? [[target.slice(FIELD.length), row[column] ?? '']] : [],
  );
  return {
    line,
    title: text('title'),
    list: text('list'),
    description: text('description'),
    start: text('start'),
    due: text('due'),
    completed: YES.test(text('completed').trim()),
    labels: several('labels'),
    people: several('people'),
    checklist: [],
    comments: [],
    values: Object.fromEntries(values),
  };
}
