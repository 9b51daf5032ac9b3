import { describe, expect, it } from '@jest/globals';
import { dropIndex, edgeSpeed, nearest, placeOf, type Extent } from './drop-place.js';

/** Items of 40 px with 10 px between them. */
const extents: Extent[] = [1, 2, 3, 4].map((id, index) => ({ id, start: index * 50, end: index * 50 + 40 }));
const at = (start: number, size = 40): { start: number; end: number } => ({ start, end: start + size });
const none = new Set<number>();

describe('the place of a drop', () => {
  it.each([
    ['above the first', -100, 0],
    ['over the first half of the first', -15, 0],
    ['over the second half of the first', 5, 1],
    ['between the second and the third', 75, 2],
    ['below the last', 900, 4],
  ])('is found by the middle in another list: %s', (_where, start, index) => {
    expect(dropIndex(extents, at(start), none)).toBe(index);
  });

  it.each([
    ['where it was', 50, 1],
    ['a little lower', 60, 1],
    ['its lower edge behind the middle of the next one', 81, 2],
    ['its upper edge before the middle of the one above', 19, 0],
    ['at the end', 190, 3],
  ])('is found by the leading edge in its own list: %s', (_where, start, index) => {
    expect(dropIndex(extents, at(start), new Set([2]))).toBe(index);
  });

  it('leaves out everything that is held', () => {
    expect(dropIndex(extents, at(190), new Set([1, 3]))).toBe(2);
  });

  it('is the start of an empty list', () => {
    expect(dropIndex([], at(0), none)).toBe(0);
    expect(placeOf([], 0, true)).toEqual({ at: 'first' });
  });

  it('names the ends of a whole list, and a neighbour in the middle', () => {
    expect(placeOf([7, 8], 0, true)).toEqual({ at: 'first' });
    expect(placeOf([7, 8], 1, true)).toEqual({ after: 7 });
    expect(placeOf([7, 8], 2, true)).toEqual({ at: 'last' });
  });

  it('names neighbours at both ends while cards are filtered or unread', () => {
    expect(placeOf([7, 8], 0, false)).toEqual({ before: 7 });
    expect(placeOf([7, 8], 2, false)).toEqual({ after: 8 });
  });
});

describe('the list under a coordinate', () => {
  it('is the one that holds it, else the nearest', () => {
    expect(nearest(extents, 60)?.id).toBe(2);
    expect(nearest(extents, 48)?.id).toBe(2);
    expect(nearest(extents, -500)?.id).toBe(1);
    expect(nearest([], 5)).toBeUndefined();
  });
});

describe('scrolling at an edge', () => {
  const view = { start: 0, end: 600 };

  it('begins near the edge, and is faster nearer to it', () => {
    expect(edgeSpeed(300, view)).toBe(0);
    expect(edgeSpeed(590, view)).toBeGreaterThan(edgeSpeed(550, view));
    expect(edgeSpeed(2, view)).toBeLessThan(edgeSpeed(40, view));
  });

  it('is bounded outside of the view', () => {
    expect(edgeSpeed(5_000, view)).toBe(18);
    expect(edgeSpeed(-5_000, view)).toBe(-18);
  });
});
