import { limits } from '@kiban/client';
import { FileError, type BoardFault, type FileFault } from '@kiban/import';

/** Why a file cannot be imported, for a sentence in the language of the screen. */
export type FileProblem =
  | { readonly what: FileFault; readonly line: number | null }
  | { readonly what: 'empty' | 'cut' | 'not_json' }
  | {
      readonly what: 'too_large';
      readonly tool: 'Trello' | null;
      readonly bytes: number;
      readonly max: number;
    }
  | { readonly what: 'failed'; readonly message: string };

/** Why what a file was read as cannot be imported. */
export type PlanProblem =
  | BoardFault
  | { readonly what: 'no-title' }
  | { readonly what: 'bytes'; readonly count: number; readonly max: number };

/** A table becomes smaller as a board: what is not mapped stays behind. */
const TABLE_BYTES_MAX = 2 * limits.importBytesMax;
/** Properties that Trello writes at the beginning of a board. */
const OF_TRELLO = /"(?:idOrganization|descData|idBoardSource|nodeId|shortLink|premiumFeatures)"/;

/** Whether a file begins as JSON does, whatever its name. */
export const isJson = (head: string): boolean => /^[\ufeff\s]*[[{]/.test(head);

/** What is wrong with a file before it is read. @param head its first characters */
export function sizeProblem(bytes: number, head: string): FileProblem | null {
  if (head.trim() === '' && bytes <= head.length * 4) return { what: 'empty' };
  const max = isJson(head) ? limits.importBytesMax : TABLE_BYTES_MAX;
  if (bytes <= max) return null;
  return { what: 'too_large', tool: isJson(head) && OF_TRELLO.test(head) ? 'Trello' : null, bytes, max };
}

export function problemOf(error: unknown): FileProblem {
  if (error instanceof FileError) return { what: error.fault, line: error.line };
  return { what: 'failed', message: error instanceof Error ? error.message : String(error) };
}

/** What is wrong with a text that is no JSON: an export that was not loaded completely ends within it. */
export const jsonProblem = (text: string): FileProblem =>
  /[\]}]\s*$/.test(text.slice(-100)) ? { what: 'not_json' } : { what: 'cut' };
