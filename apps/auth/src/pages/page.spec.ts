import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { html } from '@kiban/http-kit';
import { pageHeaders, renderPage } from './page.js';
import { pageStyle, pageStyleSource } from './page-style.js';

describe('a page', () => {
  const page = { title: '<Title>', body: html`<h1>Body</h1>` };

  it('allows exactly its own style', () => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(renderPage(page))?.[1];
    expect(style).toBe(pageStyle);
    expect(pageStyleSource).toBe(
      `'sha256-${createHash('sha256')
        .update(style ?? '')
        .digest('base64')}'`,
    );
    expect(pageHeaders({})['content-security-policy']).toContain(pageStyleSource);
  });

  it('escapes its title', () => {
    expect(renderPage(page)).toContain('<title>&lt;Title&gt; – Kiban</title>');
  });
});
