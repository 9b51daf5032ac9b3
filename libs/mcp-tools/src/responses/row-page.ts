import { z } from 'zod';
import type { ApiResponse } from '../api/api-connection.js';
import type { Page } from '../api/workspace-api.js';
import { fitting, type ResponseBudget } from './response.js';
import { cursorText, readCursor } from './cursor.js';

const apiPlace = z.object({ api: z.string().nullable(), last: z.int().nullable() });

export interface RowPage<Row> {
  rows: Row[];
  nextCursor?: string;
}

/**
 * One page of a collection that the API gives in pages. Where fewer rows fit into the answer than the
 * API gave, the cursor keeps the API's place and the last row that was shown.
 */
export async function apiRowPage<Item extends { id: number }, Row>(options: {
  kind: string;
  cursor: string | undefined;
  limit: number;
  budget: ResponseBudget;
  load: (page: Page) => Promise<ApiResponse<Item[]>>;
  row: (item: Item) => Row;
}): Promise<RowPage<Row>> {
  const { kind, limit, budget } = options;
  const from =
    options.cursor === undefined ? { api: null, last: null } : readCursor(kind, apiPlace, options.cursor);
  const { body, nextCursor } = await options.load({ limit, cursor: from.api });
  const seen = from.last === null ? -1 : body.findIndex(({ id }) => id === from.last);
  const items = body.slice(seen + 1);
  const rows = fitting(items.map(options.row), budget);
  const last = items[rows.length - 1];
  const next =
    rows.length < items.length
      ? { api: from.api, last: last?.id ?? from.last }
      : nextCursor === null
        ? null
        : { api: nextCursor, last: null };
  return { rows, ...(next ? { nextCursor: cursorText(kind, next) } : {}) };
}

const keyPlace = z.object({ key: z.string(), index: z.int().min(0) });

/**
 * One page of a collection that comes whole. The cursor names the last row by its key; where that one
 * is gone by the next page, its index says where it was.
 */
export function wholeRowPage<Row extends { key: string }>(options: {
  kind: string;
  cursor: string | undefined;
  budget: ResponseBudget;
  rows: readonly Row[];
}): RowPage<Row> {
  const { kind, cursor, budget, rows } = options;
  const start = cursor === undefined ? 0 : startAfter(rows, readCursor(kind, keyPlace, cursor));
  const rest = rows.slice(start);
  const page = fitting(rest, budget);
  const last = page.at(-1);
  if (page.length === rest.length) return { rows: page };
  if (!last) throw new Error(`A row of ${kind} takes more room than an answer has.`);
  return { rows: page, nextCursor: cursorText(kind, { key: last.key, index: start + page.length - 1 }) };
}

function startAfter(rows: readonly { key: string }[], { key, index }: z.infer<typeof keyPlace>): number {
  const found = rows.findIndex((row) => row.key === key);
  return found === -1 ? index : found + 1;
}
