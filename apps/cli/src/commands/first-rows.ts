import type { Rows } from '@kiban/client';
import type { Flag } from './command.js';

export const LIMIT_FLAG: Flag = { summary: 'rows to print at most (default: 100)', value: 'count' };
const LIMIT = 100;

/** @returns the rows, and whether there are more */
export async function firstRows<Row>(
  rows: Rows<Row>,
  limit = LIMIT,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const found: Row[] = [];
  for await (const row of rows) {
    if (found.length === limit) return { rows: found, hasMore: true };
    found.push(row);
  }
  return { rows: found, hasMore: false };
}

export const MORE = 'There are more; see --limit.';
