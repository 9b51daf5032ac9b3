import { describe, expect, it } from '@jest/globals';
import { html } from './html.js';
import { pageHeaders, renderPage } from './page.js';
import { pageStyle, pageStyleSource } from './page-style.js';
import { createHash } from 'node:crypto';

describe('html', () => {
  it('escapes texts, in content and in attributes', () => {
    const text = `<script>"'&`;
    expect(html`<p title="${text}">${text}</p>`.text).toBe(
      '<p title="&lt;script&gt;&quot;&#39;&amp;">&lt;script&gt;&quot;&#39;&amp;</p>',
    );
  });

  it('inserts markup unchanged, concatenates lists, and omits undefined and null', () => {
    expect(html`${html`<b>${'<'}</b>`}${['<', html`<i></i>`]}${null}${undefined}${false}${0}`.text).toBe(
      '<b>&lt;</b>&lt;<i></i>0',
    );
  });
});

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
