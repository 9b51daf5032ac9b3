import { escapeHtml } from './html.js';
import type { Links } from './links.js';
import type { Page } from './page.js';
import { markdownAddress, PAGES, SECTIONS } from './pages.js';
import { renderContent } from './render-content.js';

/** A whole page: sidebar, content, previous and next. */
export function renderPage(page: Page, pages: readonly Page[], links: Links): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="description" content="${escapeHtml(page.summary)}" />
    <title>${escapeHtml(page.title)} · Kiban docs</title>
    <link rel="alternate" href="${markdownAddress(page.address)}" type="text/markdown" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/tokens.css" />
    <link rel="stylesheet" href="/site.css" />
    <link rel="stylesheet" href="/docs.css" />
    <script type="module" src="/docs.js"></script>
  </head>
  <body class="docs">
    <a class="skip" href="#content">Skip to the content</a>
    <header>
      <a class="brand" href="/"><img src="/icon.svg" alt="" width="28" height="28" /> Kiban</a>
      <nav aria-label="Kiban">
        <a href="/docs" aria-current="${page.address === '/docs' ? 'page' : 'true'}">Docs</a>
        <a href="/api/v1/docs">API reference</a>
        <a href="/settings">Settings</a>
      </nav>
    </header>
    <div class="columns">
      <nav class="sidebar" aria-label="Docs">
        <details open>
          <summary>All pages</summary>
${SECTIONS.map(({ title, pages: entries }) => sidebarSection(title, entries, page, pages)).join('\n')}
        </details>
      </nav>
      <main id="content">
${renderContent(page, links)}
${pager(page, pages)}
      </main>
    </div>
    <footer>
      <p>This page is made from <code>${escapeHtml(page.source)}</code>.</p>
    </footer>
  </body>
</html>
`;
}

function titleOf(address: string, pages: readonly Page[]): string {
  return escapeHtml(pages.find((page) => page.address === address)?.title ?? address);
}

function sidebarSection(
  title: string,
  entries: readonly { address: string }[],
  current: Page,
  pages: readonly Page[],
): string {
  const items = entries.map(({ address }) => {
    const own = address === current.address;
    const link = `<a href="${address}"${own ? ' aria-current="page"' : ''}>${titleOf(address, pages)}</a>`;
    return `<li>${link}${own ? parts(current) : ''}</li>`;
  });
  return `<p class="section">${escapeHtml(title)}</p>\n<ul>${items.join('\n')}</ul>`;
}

/** The sections of the page that is open, below its name. */
function parts(page: Page): string {
  const headings = [...page.headings.values()].filter(({ depth }) => depth === 2);
  if (headings.length === 0) return '';
  const items = headings.map(
    ({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function pager(page: Page, pages: readonly Page[]): string {
  const index = PAGES.findIndex(({ address }) => address === page.address);
  const link = (address: string | undefined, label: string, rel: string): string =>
    address === undefined
      ? ''
      : `<a rel="${rel}" href="${address}"><span>${label}</span> ${titleOf(address, pages)}</a>`;
  return `<nav class="pager" aria-label="Previous and next page">
${link(PAGES[index - 1]?.address, 'Previous', 'prev')}
${link(PAGES[index + 1]?.address, 'Next', 'next')}
</nav>`;
}
