import { Marked, type Token, type Tokens } from 'marked';
import { isBlockGroup } from './code-block.js';
import { escapeHtml } from './html.js';
import type { Links } from './links.js';
import type { Page } from './page.js';
import { renderBlockGroup, renderCodeText } from './render-blocks.js';

/** The content of a page as HTML. */
export function renderContent(page: Page, links: Links): string {
  const marked = new Marked({
    renderer: {
      link({ href, tokens }: Tokens.Link): string {
        return renderLink(page, links, href, this.parser.parseInline(tokens));
      },
      table(token: Tokens.Table): string {
        const row = (tag: 'th' | 'td', cells: readonly Tokens.TableCell[]): string =>
          `<tr>${cells.map((cell) => renderCell(tag, this.parser.parseInline(cell.tokens))).join('')}</tr>`;
        return (
          `<div class="table" tabindex="0"><table>${head(token, row)}` +
          `<tbody>${token.rows.map((cells) => row('td', cells)).join('\n')}</tbody></table></div>\n`
        );
      },
      codespan({ text }: Tokens.Codespan): string {
        return `<code>${renderCodeText(text)}</code>`;
      },
      // Comments for authors; markup of other kinds is shown as text.
      html({ text }: Tokens.HTML | Tokens.Tag): string {
        return text.trimStart().startsWith('<!--') ? '' : escapeHtml(text);
      },
    },
  });
  const rendered = (token: Token): string => {
    const heading = page.headings.get(token);
    if (heading === undefined || heading.depth === 1) return marked.parser([token]);
    const text = marked.Parser.parseInline((token as Tokens.Heading).tokens, marked.defaults);
    return (
      `<h${heading.depth} id="${escapeHtml(heading.id)}">${text} ` +
      `<a class="anchor" href="#${escapeHtml(heading.id)}" aria-label="Link to ${escapeHtml(heading.text)}">#</a>` +
      `</h${heading.depth}>\n`
    );
  };
  return page.content
    .map((token) => (isBlockGroup(token) ? renderBlockGroup(token) : rendered(token)))
    .join('');
}

/** Tables of names and meanings have no head in the Markdown; an empty one would be read aloud. */
function head(
  { header }: Tokens.Table,
  row: (tag: 'th', cells: readonly Tokens.TableCell[]) => string,
): string {
  return header.every(({ text }) => text === '') ? '' : `<thead>${row('th', header)}</thead>`;
}

function renderCell(tag: 'th' | 'td', content: string): string {
  if (tag === 'td') return `<td>${content}</td>`;
  return content === '' ? '<td></td>' : `<th scope="col">${content}</th>`;
}

/** A file that no page shows is named, not linked: a deployment does not serve the repository. */
function renderLink(page: Page, links: Links, href: string, text: string): string {
  const target = links.target(page, href);
  switch (target.kind) {
    case 'address':
      return `<a href="${escapeHtml(target.href)}">${text}</a>`;
    case 'repository-file':
      return text.includes(target.path) ? text : `${text} (<code>${escapeHtml(target.path)}</code>)`;
    case 'broken':
      return text;
  }
}
