import { walkTokens, type Token, type Tokens } from 'marked';
import { isBlockGroup, type CodeBlock } from './code-block.js';
import type { Links } from './links.js';
import type { Page } from './page.js';
import { markdownAddress, PAGES } from './pages.js';

/**
 * A page as Markdown, for programs that read: the source without its marks and comments. Links to pages lead to their
 * Markdown, under the origin that serves it.
 */
export function renderMarkdown(page: Page, links: Links): string {
  const blocks = page.content.map((token) =>
    isBlockGroup(token) ? token.blocks.map(fenced).join('\n\n') : proseOf(token, page, links),
  );
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The blocks of a group are the same in several languages, or what they print. */
function fenced({ language, text }: CodeBlock): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

function proseOf(token: Token, page: Page, links: Links): string {
  if (token.type === 'space' || (token.type === 'html' && token.raw.trimStart().startsWith('<!--')))
    return '';
  let written = '';
  let rest = token.raw;
  void walkTokens([token], (each) => {
    if (each.type !== 'link') return;
    const { href, text, raw } = each as Tokens.Link;
    // An address that stands for itself has no text of its own.
    if (!raw.startsWith('[')) return;
    const target = `](${href})`;
    const at = rest.indexOf(target, rest.indexOf(`[${text.split('\n')[0] ?? ''}`));
    if (at < 0) throw new Error(`${page.source}: the link to ${href} is not written as [text](address).`);
    const start = rest.lastIndexOf('[', at - text.length);
    written += rest.slice(0, start) + renderedLink(rest.slice(start + 1, at), href, page, links);
    rest = rest.slice(at + target.length);
  });
  return (written + rest).trimEnd();
}

/** A file that no page shows is named, not linked, as in HTML. */
function renderedLink(text: string, href: string, page: Page, links: Links): string {
  const target = links.target(page, href);
  switch (target.kind) {
    case 'address':
      return `[${text}](${asMarkdown(target.href)})`;
    case 'repository-file':
      return text.includes(target.path) ? text : `${text} (\`${target.path}\`)`;
    case 'broken':
      return text;
  }
}

function asMarkdown(href: string): string {
  const [path = '', anchor] = href.split('#', 2);
  if (!PAGES.some(({ address }) => address === path)) return href;
  return markdownAddress(path) + (anchor === undefined ? '' : `#${anchor}`);
}
