import { DUE_FILTERS, type DueFilter } from './board-filter.js';

/** A search over all boards as it stands in the address, so that it is a link. */
export interface CardSearch {
  /** Every word must be in the title or the description. */
  readonly q?: string;
  readonly board?: number;
  readonly assignee?: 'me' | 'none';
  /** The name of a label, as each board has labels of its own. */
  readonly label?: string;
  readonly due?: DueFilter;
  readonly archived?: true;
}

export const TEXT_MAX = 200;
export const LABEL_MAX = 100;

/** Reads search parameters; what is unknown in them is ignored. */
export function readCardSearch(search: Readonly<Record<string, unknown>>): CardSearch {
  const { q, board, assignee, archived } = search;
  const text = readText(q, TEXT_MAX);
  const label = readText(search['label'], LABEL_MAX);
  const due = DUE_FILTERS.find((each) => each === search['due']);
  return {
    ...(text !== '' && { q: text }),
    ...(Number.isSafeInteger(board) && Number(board) > 0 && { board: Number(board) }),
    ...((assignee === 'me' || assignee === 'none') && { assignee }),
    ...(label !== '' && { label }),
    ...(due && { due }),
    ...(archived === true && { archived: true as const }),
  };
}

/** Words that are a number are one in the address as well. */
function readText(value: unknown, lengthMax: number): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, lengthMax) : '';
}
