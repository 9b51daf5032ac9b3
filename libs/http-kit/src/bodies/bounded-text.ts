import type { ErrorDetail } from '@kiban/contracts';

/** Most faults in one response. */
export const DETAILS_MAX = 50;
const TEXT_LENGTH_MAX = 1_400;
const FIELD_LENGTH_MAX = 200;
/** For all details of one response together, so that it stays below 20 kB. */
const DETAILS_BYTES_MAX = 14_000;

/** A sentence for a response, truncated if it quotes too much of the request. */
export function boundedText(text: string, lengthMax: number = TEXT_LENGTH_MAX): string {
  return text.length > lengthMax ? `${text.slice(0, lengthMax).toWellFormed()}…` : text;
}

/** As many of the details as one response holds, at least the first. */
export function boundedDetails(details: readonly ErrorDetail[]): ErrorDetail[] {
  const bounded: ErrorDetail[] = [];
  let bytes = 0;
  for (const { field, code, message } of details.slice(0, DETAILS_MAX)) {
    const detail = { field: boundedText(field, FIELD_LENGTH_MAX), code, message: boundedText(message) };
    bytes += Buffer.byteLength(JSON.stringify(detail));
    if (bytes > DETAILS_BYTES_MAX && bounded.length > 0) break;
    bounded.push(detail);
  }
  return bounded;
}
