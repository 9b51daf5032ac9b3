import type { SourceCard } from './board-draft.js';
import { fieldOf, type ColumnMapping, type ColumnTarget } from './column-targets.js';
import { readDate } from './dates.js';
import type { ImportReport, Losses } from './import-report.js';
import { countedAs, type Preset } from './presets.js';
import type { TableRow } from './table-rows.js';
import { readTruth } from './truth.js';

const SEVERAL = /[,;\n]/;
/** A text that marks an item of a checklist as done or open. */
const ITEM = /^(?:[-*]\s+)?(?:\[(?<sign>[ xX])\]|(?<box>[☐☑✓✔]))?\s*(?<text>.*)$/u;

export interface TableReading {
  titles: readonly string[];
  mapping: ColumnMapping;
  preset: Preset | null;
  report: ImportReport;
}

/**
 * The cards of a table’s rows. Of several columns with one property, lists, labels, people, comments and items are all
 * kept, descriptions are joined, and of the others the first filled cell counts.
 */
export function tableCards(rows: readonly TableRow[], reading: TableReading): SourceCard[] {
  const columns = new Map<ColumnTarget, number[]>();
  reading.mapping.forEach((target, at) => {
    if (target !== null) columns.set(target, [...(columns.get(target) ?? []), at]);
  });
  const counted = reading.titles.flatMap((title, at) => {
    const what = reading.mapping[at] == null ? countedAs(title, reading.preset) : undefined;
    return what ? [{ at, what }] : [];
  });
  return rows.map((row) => {
    for (const { at, what } of counted)
      if ((row.cells[at] ?? '').trim() !== '') reading.report.at(row.line).count(what);
    return cardOf(row, columns, reading);
  });
}

function cardOf(
  { line, cells }: TableRow,
  columns: ReadonlyMap<ColumnTarget, readonly number[]>,
  { titles, preset, report }: TableReading,
): SourceCard {
  const all = (target: ColumnTarget): string[] =>
    (columns.get(target) ?? []).flatMap((at) => ((cells[at] ?? '').trim() === '' ? [] : [cells[at] ?? '']));
  const one = (target: ColumnTarget): string => all(target)[0] ?? '';
  const several = (target: ColumnTarget, separator = SEVERAL): string[] =>
    all(target)
      .flatMap((cell) => cell.split(separator))
      .map((part) => part.trim())
      .filter(Boolean);
  const keys = (columns.get('key') ?? []).flatMap((at) =>
    (cells[at] ?? '').trim() === '' ? [] : [`${preset?.name ?? titles[at] ?? ''}: ${cells[at] ?? ''}`],
  );
  const values = [...columns.keys()].flatMap((target): [string, string][] => {
    const field = fieldOf(target);
    return field === null ? [] : [[field, one(target)]];
  });
  return {
    line,
    title: one('title'),
    list: one('list'),
    description: [...all('description'), ...keys].join('\n\n'),
    start: one('start'),
    due: one('due'),
    ...completionOf(all, report.at(line)),
    labels: several('labels', preset?.labelSeparator).map((label) =>
      preset?.labelSuffix ? label.replace(preset.labelSuffix, '') : label,
    ),
    people: several('people'),
    checklist: all('checklist')
      .flatMap((cell) => cell.split(/\r?\n|;/))
      .flatMap(itemOf),
    comments: all('comments').map(commentOf),
    values: Object.fromEntries(values),
  };
}

/** A moment in its column says that a card was completed, and when. */
function completionOf(
  all: (target: ColumnTarget) => string[],
  losses: Losses,
): Pick<SourceCard, 'completed' | 'completedAt'> {
  let isCompleted =
    all('completed-if-filled').length > 0 ||
    all('completed-if-done').some((cell) => readTruth(cell) === true);
  let completedAt: string | undefined;
  for (const cell of all('completed')) {
    const truth = readTruth(cell);
    if (truth !== undefined) isCompleted ||= truth;
    else if (readDate(cell) !== null) [isCompleted, completedAt] = [true, completedAt ?? cell];
    else
      losses.count([
        'value of the column for completed is neither a truth value nor a date.',
        'values of the column for completed are neither a truth value nor a date.',
      ]);
  }
  return completedAt === undefined ? { completed: isCompleted } : { completed: true, completedAt };
}

function itemOf(text: string): { text: string; done: boolean }[] {
  const { sign = '', box = '', text: said = '' } = ITEM.exec(text.trim())?.groups ?? {};
  return said === '' ? [] : [{ text: said, done: /[xX☑✓✔]/u.test(`${sign}${box}`) }];
}

/** Jira writes `date;author’s id;text`. The importing member becomes the author, so the date stays in the text. */
function commentOf(text: string): string {
  const [, date = '', content = ''] = /^([^;\n]{6,40});[^;\n]*;([\s\S]*)$/.exec(text) ?? [];
  return readDate(date) === null ? text : `${date}: ${content}`;
}
