import type { Token, Tokens } from 'marked';

/** The languages of the switch, as they stand behind the three backticks, and their names on the page. */
export const LANGUAGES = { ts: 'TypeScript', sh: 'curl', python: 'Python' } as const;
export type Language = keyof typeof LANGUAGES;

/**
 * What may stand behind the language. `norun` cannot run in a test: it needs Docker, a cluster or a person. `setup` runs before
 * every other guide. `error` shows an error response. `output` is what the blocks of its group print.
 */
const MARKS = ['norun', 'setup', 'error', 'output'] as const;
export type Mark = (typeof MARKS)[number];

export interface CodeBlock {
  /** What stands behind the backticks first; empty where nothing does. */
  readonly language: string;
  readonly marks: ReadonlySet<Mark>;
  readonly text: string;
}

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

function isMark(word: string): word is Mark {
  return (MARKS as readonly string[]).includes(word);
}

/** @throws where the info string has a word that is no mark: a misspelt `norun` would run */
export function codeBlock({ lang = '', text }: Tokens.Code): CodeBlock {
  const [language = '', ...words] = lang.split(/\s+/);
  const unknown = words.find((word) => !isMark(word));
  if (unknown !== undefined) {
    throw new Error(`A code block is marked "${unknown}"; the marks are ${MARKS.join(', ')}.`);
  }
  return { language, marks: new Set(words.filter(isMark)), text };
}

/** Code blocks with nothing between them: the same thing in several languages, or code and its output. */
export interface BlockGroup {
  readonly type: 'blocks';
  readonly blocks: readonly CodeBlock[];
}

/** The tokens of a page, with code blocks that follow each other put into groups. */
export function withBlockGroups(tokens: readonly Token[]): (Token | BlockGroup)[] {
  const grouped: (Token | BlockGroup)[] = [];
  let open: CodeBlock[] | undefined;
  for (const token of tokens) {
    if (token.type === 'code') {
      if (open === undefined) grouped.push({ type: 'blocks', blocks: (open = []) });
      open.push(codeBlock(token as Tokens.Code));
    } else if (token.type !== 'space') {
      open = undefined;
      grouped.push(token);
    }
  }
  return grouped;
}

export function isBlockGroup(token: Token | BlockGroup): token is BlockGroup {
  return token.type === 'blocks';
}
