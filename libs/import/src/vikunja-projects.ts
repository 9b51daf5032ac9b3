import type { SourceBoard, SourceCard } from './board-draft.js';
import { FileError } from './file-error.js';
import type { ImportReport } from './import-report.js';

type Row = Readonly<Record<string, unknown>>;

export interface VikunjaProject extends SourceBoard {
  name: string;
}

/** What Vikunja writes where a task has no date. */
const NO_DATE = '0001-01-01T00:00:00Z';

/** Whether a file is `data.json` of Vikunja’s export of one’s data: a list of projects with their tasks. */
export const isVikunjaFile = (file: unknown): file is readonly Row[] =>
  Array.isArray(file) &&
  file.length > 0 &&
  file.every((each) => isRow(each) && 'identifier' in each && 'tasks' in each);

/** @throws FileError where no project has a task */
export function vikunjaProjects(file: readonly Row[], report: ImportReport): VikunjaProject[] {
  const projects = file.flatMap((project): VikunjaProject[] => {
    const tasks = rows(project['tasks']);
    const buckets = new Map(rows(project['buckets']).map((bucket) => [bucket['id'], text(bucket['title'])]));
    const bucketOf = new Map(
      rows(project['task_buckets']).map((each) => [each['task_id'], each['bucket_id']]),
    );
    const cards = tasks.map((task) =>
      cardOf(task, buckets.get(bucketOf.get(task['id']) ?? task['bucket_id']) ?? '', report),
    );
    return cards.length === 0 ? [] : [{ name: text(project['title']), lists: [...buckets.values()], cards }];
  });
  if (projects.length === 0) throw new FileError('no_rows', 'The file of Vikunja has no tasks.');
  return projects;
}

function cardOf(task: Row, list: string, report: ImportReport): SourceCard {
  report.count(
    ['attachment was left out: cards have none.', 'attachments were left out: cards have none.'],
    rows(task['attachments']).length,
  );
  return {
    title: text(task['title']),
    list,
    description: plainText(text(task['description'])),
    start: dateOf(task['start_date']),
    due: dateOf(task['due_date']) || dateOf(task['end_date']),
    completed: task['done'] === true,
    ...(dateOf(task['done_at']) === '' ? {} : { completedAt: dateOf(task['done_at']) }),
    labels: rows(task['labels']).map(({ title }) => text(title)),
    people: rows(task['assignees']).map(
      ({ email, name, username }) => text(email) || text(name) || text(username),
    ),
    comments: rows(task['comments']).map(({ comment, created, author }) => {
      const by = isRow(author) ? text(author['name']) || text(author['username']) : '';
      return `${[by, text(created)].filter(Boolean).join(', ')}: ${plainText(text(comment))}`;
    }),
    checklist: [],
    values: {},
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
  amp: '&',
};

/** Vikunja writes HTML. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<br\s?\/?>|<\/(?:p|li|h\d|tr|pre|blockquote)>/gi, '\n')
    .replaceAll(/<li\b[^<>]*>/gi, '- ')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim();

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rows = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const dateOf = (value: unknown): string => (text(value) === NO_DATE ? '' : text(value));
