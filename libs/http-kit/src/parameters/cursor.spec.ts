import { describe, expect, it } from '@jest/globals';
import { cutPage, decodeCursor, encodeCursor } from './cursor.js';

describe('cursors', () => {
  it('unpack to the packed values', () => {
    expect(decodeCursor(encodeCursor(['a0', 7]), ['string', 'number'])).toEqual(['a0', 7]);
  });

  it.each(['', 'nonsense', encodeCursor([7]), encodeCursor(['a', 'b']), encodeCursor(['a\u0000', 1])])(
    'rejects %j',
    (text) => {
      expect(() => decodeCursor(text, ['string', 'number'])).toThrow(
        expect.objectContaining({ code: 'validation_failed' }),
      );
    },
  );

  it('has a next cursor only if there is a next page', () => {
    const rows = [1, 2, 3].map((id) => ({ id }));
    expect(cutPage(rows, 3, ({ id }) => [id]).nextCursor).toBeNull();
    expect(cutPage(rows, 2, ({ id }) => [id])).toEqual({
      rows: [{ id: 1 }, { id: 2 }],
      nextCursor: encodeCursor([2]),
    });
  });
});
