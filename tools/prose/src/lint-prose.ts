import { TextlintKernel, type TextlintKernelOptions } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import { bannedWords } from './rules/banned-words.js';
import { sentenceWords } from './rules/sentence-words.js';
import { extensionOf } from './source-files.js';
import { textPlugin } from './text-plugin.js';
import type { WordList } from './word-list.js';

export interface ProseFault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const RELEASE = /^## \[?\d+\.\d+\.\d+/m;

/** Releases of the past stay as they were announced. */
function readPart(path: string, text: string): string {
  if (!path.endsWith('CHANGELOG.md')) return text;
  const release = text.search(RELEASE);
  return release === -1 ? text : text.slice(0, release);
}

/** Holds one file's prose against the word list. */
export async function lintProse(path: string, text: string, list: WordList): Promise<ProseFault[]> {
  const options: TextlintKernelOptions = {
    filePath: path,
    ext: extensionOf(path),
    plugins: [
      { pluginId: 'markdown', plugin: markdown.default },
      { pluginId: 'text', plugin: textPlugin },
    ],
    rules: [
      { ruleId: 'banned-words', rule: bannedWords(list.words) },
      { ruleId: 'sentence-words', rule: sentenceWords(list.sentenceWords) },
    ],
  };
  const { messages } = await new TextlintKernel().lintText(readPart(path, text), options);
  return messages.map(({ loc, message }) => ({ path, line: loc.start.line, message }));
}
