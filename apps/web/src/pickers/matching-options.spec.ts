import { describe, expect, it } from '@jest/globals';
import { matchingOptions } from './matching-options.js';

const named = (...names: string[]): { name: string }[] => names.map((name) => ({ name }));

describe('options that match a text', () => {
  it('are all options without a text, in their order', () => {
    expect(matchingOptions(named('b', 'a'), '  ')).toEqual(named('b', 'a'));
  });

  it('have every word, without regard to case, accents and width', () => {
    expect(matchingOptions(named('José Ángel', 'Jo Miller', 'ＪＯＳＥ'), 'jose')).toEqual(
      named('José Ángel', 'ＪＯＳＥ'),
    );
    expect(matchingOptions(named('Ready to ship', 'Ship to'), 'ship ready')).toEqual(named('Ready to ship'));
  });

  it('begin with the text before they contain it', () => {
    expect(matchingOptions(named('not urgent', 'urgent'), 'urg')).toEqual(named('urgent', 'not urgent'));
  });
});
