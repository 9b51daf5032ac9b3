import { ApiError, ApiUnreachable } from '../api/api-error.js';
import { errorText } from '../responses/error-text.js';
import type { ResponseBudget } from '../responses/response.js';
import type { CardReference } from '../names/resolve.js';
import { ToolError } from '../schemas/tool-error.js';

/** An item of a batch that was not done, or only in part. */
export interface FailedItem {
  index: number;
  error: unknown;
  /** The card of the item, when it exists; as the caller named it, if that was not found. */
  card?: CardReference;
  /** Names of the arguments that were written before the error. */
  applied?: readonly string[];
}

/**
 * Reads in flight for one call. A batch loads the service no more than a caller who has as many calls open.
 */
const PARALLEL_MAX = 4;

/** Does the work of each item, which may fail alone. */
export async function settledItems<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<(Result | FailedItem)[]> {
  const results: (Result | FailedItem)[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index] as Item).catch((error: unknown) => failedItem(index, error));
  };
  await Promise.all(Array.from({ length: PARALLEL_MAX }, worker));
  return results;
}

/** @throws an unexpected error, which is one of the service and not of an item */
export function failedItem(
  index: number,
  error: unknown,
  about: Omit<FailedItem, 'index' | 'error'> = {},
): FailedItem {
  if (error instanceof ToolError || error instanceof ApiError || error instanceof ApiUnreachable)
    return { index, error, ...about };
  throw error;
}

export const isFailed = (item: object): item is FailedItem => 'index' in item && 'error' in item;

/** Throws the error of a batch in which nothing was done for the same reason. */
export function rejectIfNothingDone(failed: readonly FailedItem[], items: number): void {
  const texts = new Set(failed.map(({ error }) => errorText(error)));
  const isAnyApplied = failed.some(({ applied = [] }) => applied.length > 0);
  if (failed.length === items && texts.size === 1 && !isAnyApplied) throw failed[0]?.error;
}

/** The rows of failed items. An error that does not fit is named by its code. */
export function failedRows(failed: readonly FailedItem[], budget: ResponseBudget): object[] {
  return failed.map(({ index, card, error, applied = [] }) => {
    const about = {
      index,
      ...(card === undefined ? {} : { card }),
      ...(applied.length > 0 ? { applied } : {}),
    };
    const whole = { ...about, error: errorText(error) };
    return budget.take(whole) ? whole : { ...about, error: (error as ApiError).code };
  });
}
