import type { FastifyReply } from 'fastify';
import { html, Html } from '@kiban/http-kit';
import { art, brand } from './brand.js';
import type { PageLanguage } from './page-language.js';
import { pageStyle, pageStyleSource } from './page-style.js';
import { passkeyScriptSource } from './passkey-part.js';

export interface Page {
  title: string;
  body: Html;
  /** English by default. */
  language?: PageLanguage;
  /**
   * The form redirects to another origin. Browsers apply `form-action` to every following redirect, so the header
   * must not have it.
   */
  leavesOrigin?: boolean;
  /** Where the browser continues without a click. */
  refreshTo?: string;
  /** The body contains the script for passkeys, which sends one request to this origin. */
  hasPasskeyScript?: boolean;
}

const style = new Html(`<style>${pageStyle}</style>`);

export function renderPage(page: Page): string {
  return html`<!doctype html>
    <html lang="${page.language ?? 'en'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        ${page.refreshTo === undefined ? undefined : html`<meta http-equiv="refresh" content="0;url=${page.refreshTo}" />`}
        <title>${page.title} – Kiban</title>
        <link rel="icon" href="data:," />
        ${style}
      </head>
      <body>
        <main>
          ${brand}
          <div class="page">${page.body}</div>
        </main>
        ${art}
      </body>
    </html> `.text;
}

/** Headers of every page: no script but that for passkeys, no frame, no resource but the font of this origin, no caching, no referrer. */
export function pageHeaders(page: Pick<Page, 'leavesOrigin' | 'hasPasskeyScript'>): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src ${pageStyleSource}`,
    "font-src 'self'",
    'img-src data:',
    ...(page.hasPasskeyScript ? [`script-src ${passkeyScriptSource}`, "connect-src 'self'"] : []),
    ...(page.leavesOrigin ? [] : ["form-action 'self'"]),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cache-control': 'no-store',
  };
}

export function sendPage(reply: FastifyReply, page: Page, status = 200): void {
  void reply.status(status).headers(pageHeaders(page)).send(renderPage(page));
}
