import type { TextlintRuleModule } from '@textlint/types';
import { onProse } from './on-prose.js';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** English has several of these in a sentence of that length; lists and code in a string have none. */
const FUNCTION_WORD = /^(?:a|an|and|are|by|for|in|is|it|of|on|or|that|the|to|with)$/i;

const isSentence = (words: readonly string[]): boolean =>
  words.filter((word) => FUNCTION_WORD.test(word)).length * 12 >= words.length;

const LOWER_START = /(?<!\b(?:e\.g|i\.e|etc|cf|vs))([.!?][^\p{L}\p{N}\s]*\s+[^\p{L}\p{N}\s]*)[\p{Ll}\p{N}]/gu;

/** A sentence may begin with code, a number or a name in small letters, which the segmenter takes for its middle. */
const withCapitals = (prose: string): string => prose.replace(/\s/g, ' ').replace(LOWER_START, '$1X');

/** Rejects sentences of more than `most` words; a word is what stands between white space and has a letter or digit. */
export function sentenceWords(most: number): TextlintRuleModule {
  return onProse((prose, report) => {
    for (const { segment, index } of sentences.segment(withCapitals(prose))) {
      const words = segment.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      if (words.length <= most || !isSentence(words)) continue;
      const start = index + segment.search(/\S/);
      const end = index + segment.trimEnd().length;
      report(start, end, `${words.length} words in a sentence → at most ${most}: split it`);
    }
  });
}
