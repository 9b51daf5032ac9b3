import type { TextlintRuleModule } from '@textlint/types';
import type { BannedWord } from '../word-list.js';
import { onProse } from './on-prose.js';

const overlap = (one: RegExpExecArray, other: RegExpExecArray): boolean =>
  one.index < other.index + other[0].length && other.index < one.index + one[0].length;

/** Rejects the patterns of the word list, except where a match overlaps an allowed one. */
export function bannedWords(words: readonly BannedWord[]): TextlintRuleModule {
  return onProse((prose, report) => {
    for (const { pattern, allow, use } of words) {
      for (const hit of prose.matchAll(pattern)) {
        if (allow.some((allowed) => [...prose.matchAll(allowed)].some((match) => overlap(hit, match))))
          continue;
        report(hit.index, hit.index + hit[0].length, `"${hit[0].replace(/\s+/g, ' ')}" → ${use}`);
      }
    }
  });
}
