import { limits } from '@kiban/client';
import { isRecord } from './preference-paths.js';
import { readPreference, type PreferenceKey } from './preference-values.js';

type Document = Readonly<Record<string, unknown>>;

/** Have entries by the id of a board, or by `<board>:<part of it>`. */
const BY_BOARD = ['folded', 'foldedRows', 'faces', 'tables'] as const satisfies readonly PreferenceKey[];

const bytesOf = (document: Document): number => new TextEncoder().encode(JSON.stringify(document)).length;

/**
 * Removes the oldest choices until the service has room for the document. Entries of boards go first: of those not opened
 * lately, then of those with a star, then of the others. The oldest stars are last.
 */
export function withinBound(document: Document, bytesMax: number = limits.preferencesBytesMax): Document {
  let bounded = document;
  const boards = boardsByUse(document);
  while (bytesOf(bounded) > bytesMax) {
    const board = boards.shift();
    const starred = readPreference('starred', bounded['starred']);
    if (board !== undefined) bounded = withoutBoard(bounded, board);
    else if (starred.length > 0) bounded = { ...bounded, starred: starred.slice(1) };
    else break;
  }
  return bounded;
}

/** The boards that have entries, the least used one first. */
function boardsByUse(document: Document): number[] {
  const starred = readPreference('starred', document['starred']);
  const opened = readPreference('opened', document['opened']);
  // Boards in neither have 0, so the one with the lowest id is the first of them.
  const order = new Map([...starred, ...[...opened].reverse()].map((id, index) => [id, index + 1]));
  const ids = new Set(BY_BOARD.flatMap((key) => entriesOf(document[key]).map(([entry]) => boardOf(entry))));
  return [...ids].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0) || a - b);
}

function withoutBoard(document: Document, board: number): Document {
  const left = { ...document };
  for (const key of BY_BOARD) {
    const entries = entriesOf(document[key]);
    const others = entries.filter(([entry]) => boardOf(entry) !== board);
    if (others.length < entries.length) left[key] = Object.fromEntries(others);
  }
  return left;
}

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

const boardOf = (entry: string): number => Number.parseInt(entry, 10);
