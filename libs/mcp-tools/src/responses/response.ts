import type { CallToolResult } from '@modelcontextprotocol/server';

/** The largest answer of one call, in bytes of the whole result as JSON (decisions §8). */
export const responseBytesMax = 20_000;

/** What the JSON around the two copies of an answer takes. */
const ENVELOPE_BYTES = 200;

/**
 * An answer is given twice, as structured content and as the same JSON in a text block: some clients
 * show the model only the one, some only the other.
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

/** Bytes that `value` takes in an answer: once as JSON, once as JSON inside a JSON string. */
export function responseBytes(value: unknown): number {
  const text = JSON.stringify(value);
  return Buffer.byteLength(text) + Buffer.byteLength(JSON.stringify(text));
}

/** Counts what goes into one answer, so that a page ends before it grows too large. */
export class ResponseBudget {
  private left: number;

  constructor(limit = responseBytesMax) {
    this.left = limit - ENVELOPE_BYTES;
  }

  /** Takes room for `value`. @returns false, and takes nothing, when there is none left */
  take(value: unknown): boolean {
    // Two commas beside what the value itself takes.
    const bytes = responseBytes(value) + 2;
    if (bytes > this.left) return false;
    this.left -= bytes;
    return true;
  }

  get bytesLeft(): number {
    return this.left;
  }
}

/** The rows of `rows` that fit into the budget, from the first on, at most `limit`. */
export function fitting<Row>(rows: readonly Row[], budget: ResponseBudget, limit = Infinity): Row[] {
  const fit: Row[] = [];
  for (const row of rows) {
    if (fit.length >= limit || !budget.take(row)) break;
    fit.push(row);
  }
  return fit;
}

/** At most `length` characters; a cut text ends in an ellipsis, and never within a surrogate pair. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}
