import { describe, expect, it } from '@jest/globals';
import { pastedTitles } from './pasted-titles.js';

describe('a pasted text', () => {
  it('is a card a line, without marks of lists and empty lines', () => {
    expect(pastedTitles('- Flowers\r\n\r\n2. Cake\n* [ ] Music\n- [x] Done\n3 guests')).toEqual([
      'Flowers',
      'Cake',
      'Music',
      'Done',
      '3 guests',
    ]);
  });
});
