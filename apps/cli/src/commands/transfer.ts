import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { limits, type Kiban } from '@kiban/client';
import {
  COLUMN_PROPERTIES,
  decodeText,
  draftBoard,
  ImportReport,
  People,
  plankaBoard,
  tableOf,
  type BoardDraft,
  type SourceBoard,
} from '@kiban/import';
import { CommandError, UsageError } from '../console/failure.js';
import { fileFault } from '../console/file-fault.js';
import { readGivenFile, readInput } from '../console/read-input.js';
import { safeJson } from '../console/safe-text.js';
import { mappedTable } from '../import/mapped-table.js';
import { References } from '../references/references.js';
import type { CommandGroup, Context, Given } from './command.js';

type ImportBody = Parameters<Kiban['boards']['import']>[0];

/** `kiban` and `trello` files are read by the service, the others here. */
const SOURCES = ['kiban', 'trello', 'csv', 'jira', 'planka'] as const;
const READ_HERE: readonly string[] = ['csv', 'jira', 'planka'] satisfies (typeof SOURCES)[number][];
const FILE_BYTES_MAX = 2 * limits.importBytesMax;
const IMPORT_TIMEOUT_MS = 300_000;

export const transferCommands: CommandGroup = {
  export: {
    summary: 'Write a board as one JSON file',
    arguments: [{ name: 'board' }],
    flags: { output: { summary: 'the file (default: standard output)', value: 'file', short: 'o' } },
    run: exportBoard,
  },
  import: {
    summary: 'Create a board from a file, completely or not at all',
    arguments: [{ name: 'source', choices: SOURCES }, { name: 'file' }],
    flags: {
      name: { summary: 'name of the board (csv, jira, planka; default: that of the file)', value: 'name' },
      map: {
        summary: 'csv: the column of a property, or of a new text field',
        value: 'property=column',
        multiple: true,
      },
      people: { summary: 'a JSON file: names in the source, and e-mail addresses of members', value: 'file' },
      'dry-run': { summary: 'only report what would be imported and left out' },
    },
    notes: [
      `Properties of --map: ${COLUMN_PROPERTIES.join(', ')} and field:<name>.`,
      'A planka file is the response of its GET /api/boards/{id}. Columns with usual titles need no --map. A file named - is standard input. People are found by e-mail address or name.',
    ],
    run: importBoard,
  },
};

async function exportBoard({ output, kiban }: Context, given: Given): Promise<void> {
  const client = await kiban();
  const board = await new References(client).boardId(given.arg(0), '<board>');
  const file = given.text('output');
  const done = output.progress(`Exporting board ${board}`);
  const archive = await client.boards.export(board).finally(done);
  const text = `${safeJson(archive, 2)}\n`;
  if (file === undefined) return output.raw(text);
  await writeWhole(file, text);
  const cards = archive.lists.reduce((sum, list) => sum + list.cards.length, 0);
  return output.result({ file, lists: archive.lists.length, cards }, [
    `${file}: ${archive.lists.length} lists, ${cards} cards`,
  ]);
}

/** On a full disk, a file of an earlier export stays. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw fileFault(error, file);
  }
}

async function importBoard(context: Context, given: Given): Promise<void> {
  const { output } = context;
  const [source, file] = [given.arg(0), given.arg(1)];
  const isReadHere = READ_HERE.includes(source);
  const otherFlags = ['name', 'people'].filter((flag) => given.text(flag) !== undefined);
  if (!isReadHere && otherFlags.length > 0)
    throw new UsageError(
      `--${otherFlags.join(', --')}: only for ${READ_HERE.join(', ')}. The service reads a ${source} file.`,
    );
  if (source !== 'csv' && given.list('map').length > 0) throw new UsageError('--map is for csv only.');
  const bytes = await readInput(context.stdin, file, FILE_BYTES_MAX);
  const client = await context.kiban();
  const report = new ImportReport();
  const body = (isReadHere ? await draftOf(client, bytes, given, report) : parsedFile(bytes)) as ImportBody;
  requireSize(body);
  const isPlan = given.is('dry-run');
  const done = output.progress(isPlan ? 'Checking' : 'Importing');
  // The service plans by the import itself, so that the report is that of the import.
  const { unmapped: left, ...result } = await client.boards
    .import(body, isPlan ? { dryRun: 'true' } : {}, { timeoutMs: IMPORT_TIMEOUT_MS })
    .finally(done);
  const unmapped = [...report.sentences, ...left];
  const [lists, cards] = [`${result.lists} lists`, `${result.cards} cards`];
  await output.result({ ...(isPlan ? { dryRun: true } : {}), ...result, unmapped }, [
    'boardId' in result
      ? `Board ${result.boardId}: ${lists}, ${cards}`
      : `Nothing was imported. The board would have ${lists} and ${cards}.`,
    ...unmapped,
  ]);
}

/** The service would read none of a larger body. @throws CommandError */
function requireSize(body: object): void {
  const bytes = Buffer.byteLength(JSON.stringify(body));
  if (bytes > limits.importBytesMax)
    throw new CommandError(
      `The board has ${inMebibytes(bytes)} MiB; an import may have ${inMebibytes(limits.importBytesMax)} MiB. Split the file.`,
    );
}

const inMebibytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);

async function draftOf(
  client: Kiban,
  bytes: Uint8Array,
  given: Given,
  report: ImportReport,
): Promise<BoardDraft> {
  const file = given.arg(1);
  const { name, unused, ...board } = sourceOf(bytes, given, report);
  const people = new People(await client.members.list(), await renamedPeople(given.text('people')));
  const title = given.text('name') ?? name ?? (file === '-' ? 'Imported' : basename(file, extname(file)));
  const draft = draftBoard(title, board, { people, report, limits });
  if (unused.length > 0) report.add(`Columns without a property were left out: ${unused.join(', ')}.`);
  return draft;
}

interface Source extends SourceBoard {
  /** That the file has for the board. */
  name?: string;
  /** Titles of columns without a property. */
  unused: readonly string[];
}

function sourceOf(bytes: Uint8Array, given: Given, report: ImportReport): Source {
  if (given.arg(0) === 'planka') return { ...plankaBoard(parsedFile(bytes), report), unused: [] };
  const table = tableOf(bytes, report);
  return mappedTable(table, given.list('map'), report, given.arg(0) === 'jira');
}

async function renamedPeople(file: string | undefined): Promise<Map<string, string>> {
  if (file === undefined) return new Map();
  const given = parsedFile(await readGivenFile(file, limits.bodyBytesMax));
  const pairs = Object.entries(given);
  if (Array.isArray(given) || pairs.some(([, value]) => typeof value !== 'string'))
    throw new UsageError('--people must be a JSON object such as {"mtanaka": "mika@example.org"}.');
  return new Map(pairs as [string, string][]);
}

function parsedFile(bytes: Uint8Array): object {
  try {
    const value: unknown = JSON.parse(decodeText(bytes));
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new CommandError('The file is no JSON object.');
}
