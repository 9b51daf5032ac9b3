import type { CallToolResult } from '@modelcontextprotocol/server';

/**
 * Maximum bytes of one response's data as JSON (decisions §8). A client shows its model one of the two copies of the data in
 * a result, so the data counts once.
 */
export const responseBytesMax = 20_000;

/** Bytes of the object around the rows of a response. */
const ENVELOPE_BYTES = 200;

/**
 * Returns the same data as structured content and as JSON in a text block, because some clients show the model only
 * one of the two.
 */
export function response(structured: object): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(structured) }],
    structuredContent: structured as Record<string, unknown>,
  };
}

export function failure(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

/** Bytes of `value` as JSON. */
export const responseBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Counts the bytes of one response, so that a page ends within the limit. */
export class ResponseBudget {
  private left: number;

  constructor(limit = responseBytesMax) {
    this.left = limit - ENVELOPE_BYTES;
  }

  /** Reserves space for `value`. @returns false, without reserving, when it does not fit */
  take(value: unknown): boolean {
    // The value and a comma.
    const bytes = responseBytes(value) + 1;
    if (bytes > this.left) return false;
    this.left -= bytes;
    return true;
  }

  get bytesLeft(): number {
    return this.left;
  }
}

/** The first rows that fit into the budget, at most `limit`. */
export function fitting<Row>(rows: readonly Row[], budget: ResponseBudget, limit = Infinity): Row[] {
  const fit: Row[] = [];
  for (const row of rows) {
    if (fit.length >= limit || !budget.take(row)) break;
    fit.push(row);
  }
  return fit;
}

/** At most `length` characters. A cut text ends in an ellipsis and never splits a surrogate pair. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}
