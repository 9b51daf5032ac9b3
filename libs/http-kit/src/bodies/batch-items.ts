import { DomainError, fieldShapes, type BatchItem, type ErrorDetail } from '@kiban/contracts';
import { boundedDetails, DETAILS_MAX } from './bounded-text.js';
import { requireBoundedShape } from './body-shape.js';

type DtoClass = new () => object;

/** Details of one malformed element, while the response has room. */
const ITEM_DETAILS_MAX = 5;

/** The property of a body that is a batch, with the class of its elements. */
export interface BatchProperty {
  name: string;
  type: DtoClass;
}

/** @returns undefined for a class without a batch */
export function batchOf(body: DtoClass): BatchProperty | undefined {
  for (const [name, { nested }] of fieldShapes(body))
    if (nested?.isBatch) return { name, type: nested.type() };
  return undefined;
}

/**
 * Reads each element of a batch as a body of its own: a malformed one becomes its error, and the others stay.
 * @param read transforms and validates an object of the class
 */
export async function readBatch<Item extends object>(
  elements: readonly unknown[],
  type: DtoClass,
  read: (element: object) => Promise<Item>,
): Promise<BatchItem<Item>[]> {
  let detailsLeft = DETAILS_MAX;
  const items: BatchItem<Item>[] = [];
  for (const element of elements)
    try {
      if (typeof element !== 'object' || element === null || Array.isArray(element)) throw notAnObject();
      requireBoundedShape(element, type, ITEM_DETAILS_MAX);
      items.push(await read(element));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const details = error.details?.slice(0, Math.max(1, Math.min(detailsLeft, ITEM_DETAILS_MAX)));
      detailsLeft -= details?.length ?? 0;
      items.push(new DomainError(error.code, error.message, details && boundedDetails(details)));
    }
  return items;
}

function notAnObject(): DomainError {
  const detail: ErrorDetail = { field: '', code: 'object', message: 'The item must be an object.' };
  return new DomainError('validation_failed', detail.message, [detail]);
}
