import type { ImportReport, Table } from '@kiban/import';
import { CommandError } from '../console/failure.js';
import type { SourceCard } from './board-draft.js';

const READ = [
  'summary',
  'issue key',
  'status',
  'status category',
  'resolution',
  'resolved',
  'description',
  'due date',
  'start date',
  'labels',
  'assignee',
  'comment',
  'issue type',
  'priority',
  'attachment',
  // Ids of what is read, and what Kiban sets itself.
  'issue id',
  'assignee id',
  'created',
  'updated',
];

/**
 * Jira’s “Export CSV (all fields)”. Titles repeat: there is a column for each label and each comment.
 * @throws CommandError for another file
 */
export function jiraCards(table: Table, report: ImportReport): { cards: SourceCard[]; unused: string[] } {
  const titles = table.titles.map((title) => title.toLowerCase().replace(/^custom field \((.+)\)$/, '$1'));
  const at = (name: string): number[] => titles.flatMap((title, column) => (title === name ? [column] : []));
  const [summary, status] = [at('summary'), at('status')];
  if (summary.length === 0 || status.length === 0)
    throw new CommandError('The file is no CSV export of Jira: it needs the columns Summary and Status.');
  const unused = table.titles.filter(
    (_, column) =>
      !READ.includes(titles[column] ?? '') &&
      table.rows.some(({ cells }) => (cells[column] ?? '').trim() !== ''),
  );
  const cards = table.rows.map(({ line, cells: row }) => {
    const all = (name: string): string[] =>
      at(name).flatMap((column) => ((row[column] ?? '').trim() === '' ? [] : [row[column] ?? '']));
    const one = (name: string): string => all(name)[0] ?? '';
    report.at(line).count('attachments were left out: cards have none.', all('attachment').length);
    const key = one('issue key');
    return {
      line,
      title: one('summary'),
      list: one('status'),
      description: [one('description'), key === '' ? '' : `Jira: ${key}`].filter(Boolean).join('\n\n'),
      start: one('start date'),
      due: one('due date'),
      completedAt: one('resolved'),
      completed: one('resolution') !== '' || one('resolved') !== '' || /^done$/i.test(one('status category')),
      labels: all('labels')
        .flatMap((text) => text.split(/[\s,]+/))
        .filter(Boolean),
      people: all('assignee'),
      checklist: [],
      comments: all('comment').map(commentOf),
      values: { Type: one('issue type'), Priority: one('priority') },
    };
  });
  return { cards, unused: [...new Set(unused)] };
}

/** Jira writes `date;author’s id;text`. The importing member becomes the author, so the date stays in the text. */
function commentOf(text: string): string {
  const [, date, content] = /^([^;\n]{6,40});[^;\n]*;([\s\S]*)$/.exec(text) ?? [];
  return date === undefined ? text : `${date}: ${content ?? ''}`;
}
