import type { Place } from '../../api/shapes.js';
import { namedObject, type NamedObject } from '../../names/named-object.js';
import type { BoardChange } from './board-change.js';

/** The place of an object among its siblings, which are read where it names one; undefined when none is given. */
export async function siblingPlace(
  { position, after, object }: BoardChange,
  siblings: () => Promise<readonly NamedObject[]>,
): Promise<Place | undefined> {
  if (position === undefined && after === undefined) return undefined;
  const anchor = typeof after === 'string' ? namedObject(object, await siblings(), after).id : after;
  return { position, after: anchor };
}
