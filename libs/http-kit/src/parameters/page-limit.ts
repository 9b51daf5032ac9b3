import { limits, ValidationError } from '@kiban/contracts';

/** Reads `limit` of a route that reads its own query. @throws ValidationError */
export function readLimit(text: string | undefined): number {
  if (text === undefined) return limits.pageSizeDefault;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > limits.pageSizeMax)
    throw new ValidationError(
      'limit',
      'integer',
      `limit must be an integer from 1 to ${limits.pageSizeMax}.`,
    );
  return limit;
}
