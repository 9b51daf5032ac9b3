import { limits } from '@kiban/vocabulary';
import {
  boardFaultOf,
  datesOf,
  dayOrderOf,
  draftBoard,
  ImportReport,
  isOrderAssumed,
  People,
  tableCards,
  unusedColumns,
  type BoardDraft,
  type ChosenMember,
  type ColumnMapping,
  type DayOrder,
  type KnownMember,
  type SourceBoard,
} from '@kiban/import';
import type { PlanProblem } from './file-problem.js';
import type { ReadFile } from './read-file.js';

/** What a person has chosen. */
export interface PlanChoices {
  readonly mapping: ColumnMapping;
  /** Of the projects of a file. */
  readonly project: number;
  readonly order: DayOrder | null;
  readonly members: readonly KnownMember[];
  readonly people: ReadonlyMap<string, ChosenMember>;
}

export interface PersonOfFile {
  readonly name: string;
  readonly cards: number;
  /** The only member that is meant; null where no member or several have that name. */
  readonly memberId: number | null;
}

export interface CardPreview {
  readonly title: string;
  readonly list: string;
  readonly due: string | null;
  readonly labels: readonly string[];
  readonly people: readonly string[];
}

/** What an import of a file would make. */
export interface ImportPlan {
  readonly problem: PlanProblem | null;
  readonly lists: number;
  readonly cards: number;
  readonly preview: readonly CardPreview[];
  readonly people: readonly PersonOfFile[];
  /** A date that has two meanings, where the file does not show which; null without one. */
  readonly unclearDate: string | null;
  /** What is left out or changed. */
  readonly losses: readonly string[];
}

export interface PlannedImport {
  readonly plan: ImportPlan;
  readonly draft: BoardDraft;
}

const PREVIEWED = 3;

/** Plans the board of a table or a project. */
export function planImport(
  file: Exclude<ReadFile, { kind: 'export' }>,
  { mapping, project, order, members, people: chosen }: PlanChoices,
): PlannedImport {
  const report = new ImportReport();
  const source =
    file.kind === 'table' ? tableBoard(file, mapping, report) : (file.projects[project] ?? { cards: [] });
  const people = new People(members, chosen);
  const draft = draftBoard('', source, { people, report, limits, ...(order ? { order } : {}) });
  const hasTitle = file.kind !== 'table' || mapping.includes('title');
  const losses = [...file.losses, ...report.sentences];
  return {
    draft,
    plan: {
      problem: hasTitle ? (boardFaultOf(draft, limits) ?? sizeFault(draft)) : { what: 'no-title' },
      lists: draft.lists.length,
      cards: draft.lists.reduce((sum, { cards }) => sum + cards.length, 0),
      preview: previewOf(draft),
      people: peopleOf(source, new People(members, new Map())),
      unclearDate: unclearDateOf(source),
      losses,
    },
  };
}

/** A file with the name that a person has chosen for its board. Kiban’s format has it below `board`. */
export function named(body: object, name: string): object {
  if (name === '' || Array.isArray(body)) return body;
  const { board } = body as { board?: unknown };
  return typeof board === 'object' && board !== null
    ? { ...body, board: { ...board, name } }
    : { ...body, name };
}

function tableBoard(
  { table: { titles, rows }, preset }: Extract<ReadFile, { kind: 'table' }>,
  mapping: ColumnMapping,
  report: ImportReport,
): SourceBoard {
  const cards = tableCards(rows, { titles, mapping, preset, report });
  const unused = unusedColumns(titles, rows, mapping, preset);
  if (unused.length > 0) report.add(`Columns without a property were left out: ${unused.join(', ')}.`);
  return { cards };
}

function sizeFault(draft: BoardDraft): PlanProblem | null {
  const count = new TextEncoder().encode(JSON.stringify(draft)).length;
  return count > limits.importBytesMax ? { what: 'bytes', count, max: limits.importBytesMax } : null;
}

function previewOf({ lists }: BoardDraft): CardPreview[] {
  return lists
    .flatMap((list) => list.cards.slice(0, PREVIEWED).map((card) => ({ list: list.name, card })))
    .slice(0, PREVIEWED)
    .map(({ list, card }) => ({
      title: card.title,
      list,
      due: card.dueDate ?? null,
      labels: card.labels,
      people: card.assignees.map(({ name }) => name),
    }));
}

/** Those first that no member is. */
function peopleOf({ cards }: SourceBoard, known: People): PersonOfFile[] {
  const counts = new Map<string, number>();
  for (const { people } of cards)
    for (const name of new Set(people)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const found = [...counts].map(([name, count]) => {
    const [member, ...namesakes] = known.membersNamed(name);
    return { name, cards: count, memberId: member && namesakes.length === 0 ? member.id : null };
  });
  const rank = ({ memberId }: PersonOfFile): number => (memberId === null ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other) || other.cards - one.cards);
}

function unclearDateOf({ cards }: SourceBoard): string | null {
  const dates = [...datesOf(cards)];
  return dayOrderOf(dates) === undefined ? (dates.find(isOrderAssumed) ?? null) : null;
}
