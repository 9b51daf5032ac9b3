import { readDate, readTruth, type ImportReport, type Table, type TableRow } from '@kiban/import';
import { UsageError } from '../console/failure.js';
import { UNNAMEABLE, type SourceCard } from './board-draft.js';

/** Usual titles of columns, as `plain` writes them; the first of each that a file has is the column. */
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
} as const;
type Property = keyof typeof USUAL;
const PROPERTIES = Object.keys(USUAL) as Property[];

const FIELD = 'field:';

/**
 * @param maps `property=column` or `field:name=column` each
 * @returns the cards, and the columns that no property has
 * @throws UsageError
 */
export function csvCards(
  table: Table,
  maps: readonly string[],
  report: ImportReport,
): { cards: SourceCard[]; unused: string[] } {
  const columns = new Map<string, number>();
  const given = maps.map((text) => chosen(text, table.titles));
  for (const [target, column] of given) columns.set(target, column);
  const taken = new Set(columns.values());
  for (const property of PROPERTIES) {
    if (columns.has(property)) continue;
    const usual: readonly string[] = USUAL[property];
    const [column] = usual.flatMap((name) =>
      table.titles.flatMap((title, at) => (!taken.has(at) && plain(title) === name ? [at] : [])),
    );
    if (column === undefined) continue;
    columns.set(property, column);
    taken.add(column);
  }
  if (!columns.has('title'))
    throw new UsageError(
      `No column is a title. Choose one of ${table.titles.join(', ')}: --map title=<column>`,
    );
  const cards = table.rows.map((row) => cardOf(row, columns, report));
  return { cards, unused: table.titles.filter((title, at) => title !== '' && !taken.has(at)) };
}

/** `closed_at`, `Closed-At` and `closedAt` are one title. */
const plain = (title: string): string =>
  title
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .toLowerCase();

function chosen(text: string, titles: readonly string[]): [string, number] {
  const at = text.indexOf('=');
  const [target, title] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  const isTarget = PROPERTIES.some((one) => one === target) || (target.startsWith(FIELD) && target !== FIELD);
  if (!isTarget)
    throw new UsageError(`--map must be <property>=<column>, with ${PROPERTIES.join(', ')} or field:<name>.`);
  if (target === `${FIELD}${UNNAMEABLE}`)
    throw new UsageError(`No field can be named ${UNNAMEABLE}. Choose another name after ${FIELD}.`);
  const column = titles.findIndex((one) => one.toLowerCase() === title.trim().toLowerCase());
  if (column === -1)
    throw new UsageError(`There is no column ${JSON.stringify(title)}. Columns: ${titles.join(', ')}.`);
  return [target, column];
}

function cardOf(
  { line, cells: row }: TableRow,
  columns: ReadonlyMap<string, number>,
  report: ImportReport,
): SourceCard {
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
    ...completion(text('completed'), () =>
      report.at(line).count('values of the column for completed are neither a truth value nor a date.'),
    ),
    labels: several('labels'),
    people: several('people'),
    checklist: [],
    comments: [],
    values: Object.fromEntries(values),
  };
}

/** A moment in its column says that a card was completed, and when. */
function completion(text: string, onUnknown: () => void): Pick<SourceCard, 'completed' | 'completedAt'> {
  if (text.trim() === '') return { completed: false };
  const completed = readTruth(text);
  if (completed !== undefined) return { completed };
  if (readDate(text) !== null) return { completed: true, completedAt: text };
  onUnknown();
  return { completed: false };
}
