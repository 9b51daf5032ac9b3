import { describe, expect, it } from '@jest/globals';
import { suggestionTrigger } from './suggestion-trigger.js';

const at = (text: string): string | null => {
  const caret = text.indexOf('|');
  const found = suggestionTrigger(text.replace('|', ''), caret);
  return found && `${found.sign}${found.query}`;
};

describe('what is typed behind a sign', () => {
  it.each([
    ['@|', '@'],
    ['Hi @ad|a', '@ad'],
    ['@Ada Lov|', '@Ada Lov'],
    ['資料を@田|', '@田'],
    ['(#12|', '#12'],
    ['see #|', '#'],
    ['[@Ada](member:1) @G|', '@G'],
  ])('is a query in %j', (text, query) => {
    expect(at(text)).toBe(query);
  });

  it.each([
    '|',
    'a@|',
    'ada@example.|',
    '# Head|',
    '## |',
    'a#1|',
    '/x#1|',
    '[@Ada|](member:1)',
    '[@Ada](member:1)|',
    '@\nAda|',
    '\\@Ada|',
  ])('is none in %j', (text) => {
    expect(at(text)).toBeNull();
  });
});
