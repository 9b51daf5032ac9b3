import { describe, expect, it } from '@jest/globals';
import { pageLanguage } from './page-language.js';

describe('the language of a page', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['ja', 'ja'],
    ['ja-JP,en;q=0.5', 'ja'],
    ['en-US,en;q=0.9,ja;q=0.8', 'en'],
    ['fr, ja;q=0.4, en;q=0.3', 'ja'],
    ['fr-FR,de', 'en'],
    ['jam', 'en'],
    ['ja;q=0', 'en'],
    ['ja;q=x', 'en'],
  ])('of Accept-Language %j is %s', (header, language) => {
    expect(pageLanguage(header)).toBe(language);
  });
});
