import { describe, expect, it } from '@jest/globals';
import { bodyOf, moved, nextColor, removedNames, type EditedOption } from './option-list.js';

const option = (id: number, label: string, color: string | null = null): EditedOption => ({
  key: String(id),
  id,
  label,
  color,
});
const options = [option(1, 'EMEA', '#ef4444'), option(2, 'APAC'), option(3, 'AMER')];

describe('the edited options of a field', () => {
  it('move by a step, and stay at the ends', () => {
    expect(moved(options, 1, -1).map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(moved(options, 1, 1).map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(moved(options, 0, -1)).toBe(options);
    expect(moved(options, 2, 1)).toBe(options);
  });

  it('are sent with their ids, without those that have no name', () => {
    const edited = [
      ...options,
      { key: 'new', label: '  LATAM ', color: '#22c55e' },
      { key: 'x', label: ' ', color: null },
    ];
    expect(bodyOf(edited)).toEqual([
      { id: 1, label: 'EMEA', color: '#ef4444' },
      { id: 2, label: 'APAC', color: null },
      { id: 3, label: 'AMER', color: null },
      { label: 'LATAM', color: '#22c55e' },
    ]);
  });

  it('name what cards lose: options that are gone or lost their name', () => {
    const before = [
      { id: 1, label: 'EMEA' },
      { id: 2, label: 'APAC' },
    ];
    expect(removedNames(before, [option(2, ' ')])).toEqual(['EMEA', 'APAC']);
    expect(removedNames(before, options)).toEqual([]);
  });

  it('get the colour that the fewest have', () => {
    expect(nextColor([option(1, 'a', '#ef4444')])).toBe('#f97316');
    expect(nextColor([])).toBe('#ef4444');
  });
});
