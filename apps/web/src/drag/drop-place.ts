/** The extent of something along the axis of its list, in pixels of the list's content. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Extent extends Span {
  readonly id: number;
}

const middleOf = ({ start, end }: Span): number => (start + end) / 2;

/**
 * Where something that is held would be dropped, by binary search. In its own list it passes an item when its leading
 * edge passes the middle of that item; in another list its middle decides.
 * @param extents in their order, as they were before the drag
 * @param held where the held item is now
 * @param heldIds what is held takes no part, as its place closes
 * @returns an index among the items that are not held
 */
export function dropIndex(extents: readonly Extent[], held: Span, heldIds: ReadonlySet<number>): number {
  const own = extents.findIndex(({ id }) => heldIds.has(id));
  const edge = (at: number): number => {
    if (own < 0) return middleOf(held);
    return at < own ? held.start : held.end;
  };
  let low = 0;
  let high = extents.length;
  while (low < high) {
    const at = (low + high) >> 1;
    if (middleOf(extents[at] as Extent) < edge(at)) low = at + 1;
    else high = at;
  }
  return low - extents.slice(0, low).filter(({ id }) => heldIds.has(id)).length;
}

export type DropPlace = { at: 'first' | 'last' } | { after: number } | { before: number };

/**
 * The place of an index for a command.
 * @param others the items without what is held
 * @param isWhole whether `others` is the whole list, so that its ends are the ends of the list
 */
export function placeOf(others: readonly number[], index: number, isWhole: boolean): DropPlace {
  const before = others[index - 1];
  const behind = others[index];
  if (before === undefined) return isWhole || behind === undefined ? { at: 'first' } : { before: behind };
  return behind === undefined && isWhole ? { at: 'last' } : { after: before };
}

/** The extent that holds a coordinate, else the nearest one. */
export function nearest<T extends Span>(extents: readonly T[], coordinate: number): T | undefined {
  const distance = ({ start, end }: Span): number => Math.max(start - coordinate, coordinate - end, 0);
  let found = extents[0];
  for (const extent of extents) if (found && distance(extent) < distance(found)) found = extent;
  return found;
}

const EDGE_ZONE = 64;
const EDGE_SPEED_MAX = 18;

/** Pixels to scroll in a frame: none in the middle, more the nearer to an edge. */
export function edgeSpeed(coordinate: number, { start, end }: Span): number {
  const zone = Math.min(EDGE_ZONE, (end - start) / 3);
  const speed = (depth: number): number => Math.ceil(Math.min(1, depth / zone) ** 2 * EDGE_SPEED_MAX);
  const before = start + zone - coordinate;
  const behind = coordinate - (end - zone);
  if (before > 0) return -speed(before);
  return behind > 0 ? speed(behind) : 0;
}
