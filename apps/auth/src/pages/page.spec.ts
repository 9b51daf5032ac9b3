import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { html } from '@kiban/http-kit';
import { pageHeaders, renderPage } from './page.js';
import { passkeyPart } from './passkey-part.js';
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

  it('allows exactly the script for passkeys, and only where it contains it', () => {
    const body = passkeyPart({ path: '/interaction/a', formToken: '<b>' });
    const text = renderPage({ ...page, body });
    const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '');
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256').update(scripts.join('')).digest('base64');
    const policy = pageHeaders({ hasPasskeyScript: true })['content-security-policy'] ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", `script-src 'sha256-${hash}'`, "connect-src 'self'"]),
    );
    expect(pageHeaders({})['content-security-policy']).not.toMatch(/script-src|connect-src/);
    expect(text).toContain('value="&lt;b&gt;"');
  });

  it('escapes its title', () => {
    expect(renderPage(page)).toContain('<title>&lt;Title&gt; – Kiban</title>');
  });
});
