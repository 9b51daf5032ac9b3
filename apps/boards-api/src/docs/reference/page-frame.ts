import { apiPrefix } from '@kiban/contracts';
import { html, type Html } from '@kiban/http-kit';
import { addressOf, referencePath, type ReferencePage } from './reference-page.js';

/** Everything comes from files of this origin; text of the document that became markup would still run nothing. */
export const pageHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

export const fileHeaders = { 'content-security-policy': "default-src 'none'" };

/** Addresses of the style sheet, the script and the search index, which change with their content. */
export interface PageAssets {
  style: string;
  script: string;
  search: string;
}

export function pageFrame(page: ReferencePage, pages: readonly ReferencePage[], assets: PageAssets): Html {
  const title = page.slug === '' ? 'Kiban API reference' : `${page.title} · Kiban API reference`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/tokens.css" />
        <link rel="stylesheet" href="${assets.style}" />
        <script type="module" src="${assets.script}"></script>
      </head>
      <body data-search="${assets.search}" data-api="${apiPrefix}" data-reference="${referencePath}">
        <a class="skip" href="#content">Skip to the content</a>
        <header>
          <a class="home" href="${referencePath}">Kiban API</a>
          <nav aria-label="Site">
            <a href="/docs">Guides</a>
            <a href="${apiPrefix}/openapi.json">OpenAPI</a>
            <a href="/">This deployment</a>
          </nav>
          <button type="button" id="menu" aria-expanded="true" aria-controls="contents" hidden>
            Contents
          </button>
        </header>
        <div class="columns">
          <div id="contents">
            <div id="search" role="search" hidden>
              <label for="query">Search</label>
              <input id="query" type="search" autocomplete="off" spellcheck="false" />
              <p id="found" role="status"></p>
              <ul id="results"></ul>
            </div>
            <nav id="pages" aria-label="Contents">${navigation(page, pages)}</nav>
          </div>
          <main id="content" tabindex="-1">
            <details id="access" hidden>
              <summary>Token for “Try it”</summary>
              <label for="token">Token</label>
              <input id="token" type="password" autocomplete="off" spellcheck="false" placeholder="kbn_…" />
              <p class="note" id="token-note">Kept in this page only, until you close or reload it.</p>
            </details>
            <div id="article">
              <h1>${page.slug === '' ? 'Kiban API reference' : page.title}</h1>
              ${page.content}
            </div>
          </main>
        </div>
      </body>
    </html> `;
}

function navigation(current: ReferencePage, pages: readonly ReferencePage[]): Html {
  return html`<ul>
    ${pages.map((page) => {
      const isCurrent = page.slug === current.slug;
      return html`<li>
        <a href="${addressOf(page.slug)}" ${isCurrent && html`aria-current="page"`}>${page.title}</a>
        ${
          isCurrent &&
          page.entries.length > 0 &&
          html`<ul>
            ${page.entries.map(({ id, title }) => html`<li><a href="${addressOf(page.slug)}#${id}">${title}</a></li>`)}
          </ul>`
        }
      </li>`;
    })}
  </ul>`;
}
