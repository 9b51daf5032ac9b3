import { describe, expect, it } from '@jest/globals';
import { html } from './html.js';

describe('html', () => {
  it('escapes texts, in content and in attributes', () => {
    const text = `<script>"'&`;
    expect(html`<p title="${text}">${text}</p>`.text).toBe(
      '<p title="&lt;script&gt;&quot;&#39;&amp;">&lt;script&gt;&quot;&#39;&amp;</p>',
    );
  });

  it('takes markup as it is, lists one after another, and nothing for what is not there', () => {
    expect(html`${html`<b>${'<'}</b>`}${['<', html`<i></i>`]}${null}${undefined}${false}${0}`.text).toBe(
      '<b>&lt;</b>&lt;<i></i>0',
    );
  });
});
