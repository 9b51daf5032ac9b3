import { ValidationError } from '@kiban/contracts';
import { readLimit } from '@kiban/http-kit';

/** A response whose headers a route sets. */
export interface PagedReply {
  headers(values: Record<string, string>): unknown;
}

/** A page of a growing collection: newest first, keyed by id. */
export interface Page {
  limit: number;
  /** Rows with a smaller id than this; undefined on the first page. */
  before: number | undefined;
}

/** @throws ValidationError */
export function readPage(limit: string | undefined, cursor: string | undefined): Page {
  return {
    limit: readLimit(limit),
    before: cursor === undefined ? undefined : readPosition('cursor', cursor),
  };
}

export function readPosition(name: string, text: string): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value))
    throw new ValidationError(name, 'cursor', `${name} must be an unchanged value from an earlier response.`);
  return value;
}

/** @throws ValidationError when a parameter is repeated */
export function requireSingle(query: Record<string, unknown>): void {
  const repeated = Object.entries(query).find(([, value]) => typeof value !== 'string');
  if (repeated) throw new ValidationError(repeated[0], 'text', `${repeated[0]} must occur only once.`);
}

/** Headers of a page that has a next one (decisions §2). */
export function nextPageHeaders(
  path: string,
  query: Record<string, string>,
  cursor: string,
): Record<string, string> {
  const next = new URLSearchParams({ ...query, cursor });
  return { link: `<${path}?${next.toString()}>; rel="next"`, 'x-next-cursor': cursor };
}
