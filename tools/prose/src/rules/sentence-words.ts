import type { TextlintRuleModule } from '@textlint/types';
import { onProse } from './on-prose.js';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A long English sentence has several of these; lists and code in a string have hardly any. */
const FUNCTION_WORD = /^(?:a|an|and|are|by|for|in|is|it|of|on|or|that|the|to|with)$/i;

const isSentence = (words: readonly string[]): boolean =>
  words.filter((word) => FUNCTION_WORD.test(word)).length * 12 >= words.length;

const LOWER_START = /(?<!\b(?:e\.g|i\.e|etc|cf|vs))([.!?][^\p{L}\p{N}\s]*\s+[^\p{L}\p{N}\s]*)[\p{Ll}\p{N}]/gu;

/** The segmenter starts a sentence only at a capital letter; code, numbers and lower-case names may start one too. */
const withCapitals = (prose: string): string => prose.replace(/\s/g, ' ').replace(LOWER_START, '$1X');

/** Rejects sentences of more than `most` words. A word is a run without white space that has a letter or digit. */
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
