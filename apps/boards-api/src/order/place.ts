import { ValidationError } from '@kiban/contracts';

/** Where something goes among its siblings: beside a neighbour, or at an end. */
export type Place = { kind: 'before' | 'after'; anchorId: number } | { kind: 'first' | 'last' };

export interface PlaceRequest {
  before?: number | undefined;
  after?: number | undefined;
  position?: 'first' | 'last' | undefined;
}

/** @throws ValidationError when the request names more than one place */
export function placeOf(request: PlaceRequest, fallback: 'first' | 'last' = 'last'): Place {
  return givenPlace(request) ?? { kind: fallback };
}

/** @throws ValidationError unless the request names exactly one place */
export function requiredPlace(request: PlaceRequest): Place {
  const place = givenPlace(request);
  if (place) return place;
  throw new ValidationError(
    'position',
    'place',
    'Name the new place: before or after with a sibling’s id, or position "first" or "last".',
  );
}

function givenPlace({ before, after, position }: PlaceRequest): Place | undefined {
  if ([before, after, position].filter((member) => member !== undefined).length > 1)
    throw new ValidationError('position', 'place', 'Name one place only: before, after or position.');
  if (before !== undefined) return { kind: 'before', anchorId: before };
  if (after !== undefined) return { kind: 'after', anchorId: after };
  return position === undefined ? undefined : { kind: position };
}
