import {
  decodeText,
  ImportReport,
  isVikunjaFile,
  plankaBoard,
  presetOf,
  tableOf,
  usualMapping,
  vikunjaProjects,
  type ColumnMapping,
  type Preset,
  type SourceBoard,
  type Table,
} from '@kiban/import';
import { isJson, jsonProblem, problemOf, type FileProblem } from './file-problem.js';

interface Project extends SourceBoard {
  readonly name: string;
}

/** A file as the reader keeps it. */
export type ReadFile =
  | {
      readonly kind: 'table';
      readonly table: Table;
      readonly preset: Preset | null;
      readonly losses: readonly string[];
    }
  | {
      readonly kind: 'projects';
      readonly tool: 'Planka' | 'Vikunja';
      readonly projects: readonly Project[];
      readonly losses: readonly string[];
    }
  | { readonly kind: 'export'; readonly tool: 'Kiban' | 'Trello' | null; readonly body: object };

/** What a person reads about a file. */
export type FileSummary =
  | {
      readonly kind: 'table';
      readonly tool: string | null;
      readonly rows: number;
      readonly columns: readonly Column[];
      readonly mapping: ColumnMapping;
    }
  | { readonly kind: 'projects'; readonly tool: string; readonly names: readonly string[] }
  | {
      readonly kind: 'export';
      readonly tool: string | null;
      readonly name: string;
      readonly lists: number;
      readonly cards: number;
    };

export interface Column {
  readonly title: string;
  /** The first cells that are filled. */
  readonly samples: readonly string[];
}

const SAMPLES = 3;
const SAMPLE_LENGTH_MAX = 60;

/** Reads a file by its content, whatever its name. */
export function readFile(bytes: Uint8Array): ReadFile | FileProblem {
  try {
    const text = decodeText(bytes);
    if (text.trim() === '') return { what: 'empty' };
    return isJson(text.slice(0, 1_000)) ? readJson(text) : readAsTable(bytes);
  } catch (error) {
    return problemOf(error);
  }
}

function readAsTable(bytes: Uint8Array): ReadFile | FileProblem {
  const report = new ImportReport();
  const table = tableOf(bytes, report);
  if (table.rows.length === 0) return { what: 'no_rows', line: null };
  return { kind: 'table', table, preset: presetOf(table.titles), losses: report.sentences };
}

function readJson(text: string): ReadFile | FileProblem {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return jsonProblem(text);
  }
  const report = new ImportReport();
  if (isVikunjaFile(file))
    return {
      kind: 'projects',
      tool: 'Vikunja',
      projects: vikunjaProjects(file, report),
      losses: report.sentences,
    };
  const body = file as Readonly<Record<string, unknown>>;
  if (isObject(body['item']) && isObject(body['included']))
    return {
      kind: 'projects',
      tool: 'Planka',
      projects: [plankaBoard(body, report)],
      losses: report.sentences,
    };
  const isTrello = Array.isArray(body['lists']) && Array.isArray(body['cards']);
  return {
    kind: 'export',
    tool: body['format'] === 'kiban.board' ? 'Kiban' : isTrello ? 'Trello' : null,
    body,
  };
}

export function summaryOf(file: ReadFile): FileSummary {
  if (file.kind === 'projects')
    return { kind: 'projects', tool: file.tool, names: file.projects.map(({ name }) => name) };
  if (file.kind === 'export') return exportSummary(file.tool, file.body);
  const { table, preset } = file;
  const columns = table.titles.map((title, at) => ({ title, samples: samplesOf(table, at) }));
  return {
    kind: 'table',
    tool: preset?.name ?? null,
    rows: table.rows.length,
    columns,
    mapping: usualMapping(table.titles, preset),
  };
}

function exportSummary(tool: 'Kiban' | 'Trello' | null, body: object): FileSummary {
  const { board, name, lists, cards } = body as Record<string, unknown>;
  const held = Array.isArray(lists) ? (lists as unknown[]) : [];
  const inLists = held.reduce<number>(
    (sum, list) => sum + lengthOf(isObject(list) ? list['cards'] : null),
    0,
  );
  const title = tool === 'Kiban' && isObject(board) ? board['name'] : name;
  return {
    kind: 'export',
    tool,
    name: typeof title === 'string' ? title : '',
    lists: held.length,
    cards: tool === 'Kiban' ? inLists : lengthOf(cards),
  };
}

function samplesOf({ rows }: Table, at: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const cell = (cells[at] ?? '').trim();
    if (cell !== '') samples.add(cell.replaceAll(/\s+/g, ' ').slice(0, SAMPLE_LENGTH_MAX));
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
