import type { SourceBoard, SourceCard } from './board-draft.js';
import { FileError } from './file-error.js';
import type { ImportReport } from './import-report.js';

type Row = Readonly<Record<string, unknown>>;

/** A board of Planka: its name and the cards in the order of its lists. */
export interface PlankaBoard extends SourceBoard {
  name: string;
  /** Names of all lists that are imported, also of those without cards. */
  lists: string[];
}

const NAMELESS = 'Without a name';
/** Lists that Planka shows apart from the board. */
const APART = new Set(['archive', 'trash']);

/**
 * The response of Planka’s `GET /api/boards/{id}`, of version 1 or 2. `included.comments` may have the items of
 * `GET /api/cards/{id}/comments` of all cards.
 * @throws FileError for another file
 */
export function plankaBoard(file: object, report: ImportReport): PlankaBoard {
  const { item, included } = file as { item?: Row; included?: Record<string, unknown> };
  if (
    !isRow(item) ||
    !isRow(included) ||
    !Array.isArray(included['lists']) ||
    !Array.isArray(included['cards'])
  )
    throw new FileError(
      'other_tool',
      'The file is no board of Planka: it needs item, included.lists and included.cards.',
    );
  const rows = (name: string): Row[] => byPosition(included[name]);
  const lists = rows('lists');
  const shown = lists.filter(({ type }) => !APART.has(text(type)));
  const cardsOf = grouped(rows('cards'), 'listId');
  for (const list of lists.filter((each) => !shown.includes(each)))
    report.count(
      [
        'card of the archive and the trash was left out.',
        'cards of the archive and the trash were left out.',
      ],
      cardsOf.get(text(list['id']))?.length ?? 0,
    );
  const held = [...lists].reduce((sum, list) => sum + (cardsOf.get(text(list['id']))?.length ?? 0), 0);
  report.count(
    [
      'card was left out: its list is not in the file.',
      'cards were left out: their list is not in the file.',
    ],
    rows('cards').length - held,
  );
  const read = cardReader(rows, report);
  return {
    name: text(item['name']) || NAMELESS,
    lists: shown.map(({ name }) => text(name) || NAMELESS),
    cards: shown.flatMap((list) => (cardsOf.get(text(list['id'])) ?? []).map((card) => read(card, list))),
  };
}

/** @returns what makes a card of its row and its list’s */
function cardReader(
  rows: (name: string) => Row[],
  report: ImportReport,
): (card: Row, list: Row) => SourceCard {
  const users = byId(rows('users'));
  const labels = byId(rows('labels'));
  const fields = byId(rows('customFields'));
  const people = grouped(rows('cardMemberships'), 'cardId');
  const labelsOf = grouped(rows('cardLabels'), 'cardId');
  const valuesOf = grouped(rows('customFieldValues'), 'cardId');
  const attachments = grouped(rows('attachments'), 'cardId');
  const commentsOf = grouped(rows('comments'), 'cardId');
  // In version 1 a task names its card, in version 2 a list of tasks.
  const tasksOf = grouped(rows('tasks'), 'cardId');
  const taskLists = grouped(rows('taskLists'), 'cardId');
  const tasksOfList = grouped(rows('tasks'), 'taskListId');
  const personOf = (id: unknown): string => {
    const { email, name, username } = users.get(text(id)) ?? {};
    return text(email) || text(name) || text(username) || 'an unknown person';
  };
  const links = (id: string): string[] =>
    (attachments.get(id) ?? []).flatMap(({ type, name, data }) => {
      const url = isRow(data) ? text(data['url']) : '';
      if (text(type) === 'link' && /^https?:/i.test(url)) return [`[${text(name) || url}](${url})`];
      report.count([
        'attachment was left out: cards have none.',
        'attachments were left out: cards have none.',
      ]);
      return [];
    });
  return (card, list) => {
    const id = text(card['id']);
    const comments = commentsOf.get(id) ?? [];
    const missing = Number(card['commentsTotal'] ?? 0) - comments.length;
    report.count(
      [
        'comment was left out: the file does not have it.',
        'comments were left out: the file does not have them.',
      ],
      missing,
    );
    if (isRow(card['stopwatch']))
      report.count([
        'stopwatch was left out: cards have none.',
        'stopwatches were left out: cards have none.',
      ]);
    const groups = (taskLists.get(id) ?? []).map((each) => tasksOfList.get(text(each['id'])) ?? []);
    if (groups.length > 1)
      report.count([
        'card had several task lists; these were merged into one checklist.',
        'cards had several task lists; these were merged into one checklist.',
      ]);
    const tasks = [...(tasksOf.get(id) ?? []), ...groups.flat()];
    report.count(
      [
        'task lost its assignee: checklist items have none.',
        'tasks lost their assignee: checklist items have none.',
      ],
      tasks.filter((task) => text(task['assigneeUserId']) !== '').length,
    );
    const ownLabels = labelsOf.get(id) ?? [];
    const knownLabels = ownLabels.flatMap(({ labelId }): Row[] => {
      const label = labels.get(text(labelId));
      return label ? [label] : [];
    });
    report.count(
      [
        'label of a card was left out: the file does not have it.',
        'labels of cards were left out: the file does not have them.',
      ],
      ownLabels.length - knownLabels.length,
    );
    const ownValues = valuesOf.get(id) ?? [];
    const values = ownValues.flatMap(({ customFieldId, content }) => {
      const name = text(fields.get(text(customFieldId))?.['name']);
      return name === '' ? [] : [[name, text(content)] as const];
    });
    report.count(
      [
        'value was left out: the file does not have its custom field.',
        'values were left out: the file does not have their custom fields.',
      ],
      ownValues.length - values.length,
    );
    return {
      title: text(card['name']),
      list: text(list['name']) || NAMELESS,
      description: [text(card['description']), ...links(id), `Planka: ${id}`].filter(Boolean).join('\n\n'),
      start: '',
      due: text(card['dueDate']),
      completed:
        card['isClosed'] === true ||
        card['isDueCompleted'] === true ||
        card['isDueDateCompleted'] === true ||
        text(list['type']) === 'closed',
      labels: knownLabels.map(({ name, color }) => text(name) || text(color)),
      people: (people.get(id) ?? []).map(({ userId }) => personOf(userId)),
      checklist: tasks.map((task) => ({ text: text(task['name']), done: task['isCompleted'] === true })),
      comments: [...comments]
        .sort((left, right) => (text(left['createdAt']) < text(right['createdAt']) ? -1 : 1))
        .map(
          (comment) =>
            `${personOf(comment['userId'])}, ${text(comment['createdAt'])}: ${text(comment['text'])}`,
        ),
      values: Object.fromEntries(values),
    };
  };
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts and numbers; the ids of Planka are texts of digits. */
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Objects of a collection in the order of their positions; those without one are last, as in Planka. */
function byPosition(value: unknown): Row[] {
  const position = (row: Row): number =>
    typeof row['position'] === 'number' ? row['position'] : Number.POSITIVE_INFINITY;
  const rows = Array.isArray(value) ? value.filter(isRow) : [];
  return rows.sort((left, right) => {
    const [before, after] = [position(left), position(right)];
    return before === after ? 0 : before - after;
  });
}

function byId(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [text(row['id']), row]));
}

function grouped(rows: readonly Row[], property: string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = text(row[property]);
    if (key === '') continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
