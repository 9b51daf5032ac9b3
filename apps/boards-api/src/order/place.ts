import { ValidationError } from '@kiban/contracts';

/** A position among siblings: before or after an anchor, or first or last. */
export type Place = { kind: 'before' | 'after'; anchorId: number } | { kind: 'first' | 'last' };

export interface PlaceRequest {
  before?: number | undefined;
  after?: number | undefined;
  position?: 'first' | 'last' | undefined;
}

/** @throws ValidationError if the request gives more than one position */
export function placeOf(request: PlaceRequest, fallback: 'first' | 'last' = 'last'): Place {
  return givenPlace(request) ?? { kind: fallback };
}

/** @throws ValidationError unless the request gives exactly one position */
export function requiredPlace(request: PlaceRequest): Place {
  const place = givenPlace(request);
  if (place) return place;
  throw new ValidationError(
    'position',
    'place',
    'Send before or after with the id of an anchor, or position with "first" or "last".',
  );
}

/** @throws ValidationError if the request gives more than one position */
export function givenPlace({ before, after, position }: PlaceRequest): Place | undefined {
  if ([before, after, position].filter((member) => member !== undefined).length > 1)
    throw new ValidationError('position', 'place', 'Send only one of before, after and position.');
  if (before !== undefined) return { kind: 'before', anchorId: before };
  if (after !== undefined) return { kind: 'after', anchorId: after };
  return position === undefined ? undefined : { kind: position };
}
