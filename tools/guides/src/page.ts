import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { marked, type Token, type Tokens } from 'marked';
import { withBlockGroups, type BlockGroup } from './code-block.js';
import { PAGES, type PageEntry } from './pages.js';

export interface Heading {
  readonly id: string;
  readonly depth: number;
  readonly text: string;
}

/** A page as it was read: its title, its headings with their anchors, and its content. */
export interface Page extends PageEntry {
  readonly title: string;
  readonly headings: ReadonlyMap<Token, Heading>;
  readonly content: readonly (Token | BlockGroup)[];
}

/** Anchors are those that GitHub gives, so that a link works there and here. */
function headingsOf(tokens: readonly Token[]): Map<Token, Heading> {
  const slugger = new GithubSlugger();
  const headings = tokens.filter((token): token is Tokens.Heading => token.type === 'heading');
  return new Map(
    headings.map((token) => {
      const text = plainText(token.tokens);
      return [token, { id: slugger.slug(text), depth: token.depth, text }];
    }),
  );
}

export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : unescaped(token)))
    .join('');
}

function unescaped(token: Token): string {
  return 'text' in token ? String(token.text) : token.raw;
}

export function readPage(repositoryRoot: string, entry: PageEntry): Page {
  const tokens = marked.lexer(readFileSync(join(repositoryRoot, entry.source), 'utf8'));
  const headings = headingsOf(tokens);
  const title = [...headings.values()].find(({ depth }) => depth === 1)?.text;
  if (title === undefined) throw new Error(`${entry.source} needs a heading of the first level.`);
  return { ...entry, title, headings, content: withBlockGroups(tokens) };
}

export function readPages(repositoryRoot: string): Page[] {
  return PAGES.map((entry) => readPage(repositoryRoot, entry));
}
