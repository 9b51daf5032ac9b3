import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface WordEntry {
  readonly pattern: string;
  readonly use: string;
  readonly allow?: readonly string[];
  readonly fails: string;
  readonly passes?: readonly string[];
}

interface WordFile {
  readonly sentenceWords: number;
  readonly words: readonly WordEntry[];
  readonly unread: readonly { readonly path: string; readonly why: string }[];
}

export interface BannedWord {
  readonly pattern: RegExp;
  readonly allow: readonly RegExp[];
  readonly use: string;
  readonly fails: string;
  readonly passes: readonly string[];
}

export interface WordList {
  readonly sentenceWords: number;
  readonly words: readonly BannedWord[];
  readonly unread: readonly string[];
}

const expression = (pattern: string): RegExp =>
  new RegExp(`(?<![\\w-])(?:${pattern.replaceAll(' ', '\\s+')})(?![\\w-])`, 'gi');

/** The word list of the lint: `tools/prose/words.yaml`. */
export function readWordList(path: string): WordList {
  const { sentenceWords, words, unread } = parse(readFileSync(path, 'utf8')) as WordFile;
  return {
    sentenceWords,
    words: words.map(({ pattern, use, allow = [], fails, passes = [] }) => ({
      pattern: expression(pattern),
      allow: allow.map(expression),
      use,
      fails,
      passes,
    })),
    unread: unread.map((entry) => entry.path),
  };
}
