import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Links } from './links.js';
import { readPage, readPages, type Page } from './page.js';
import { markdownAddress, PAGES } from './pages.js';
import { renderLlms } from './render-llms.js';
import { renderMarkdown } from './render-markdown.js';

const repositoryRoot = join(import.meta.dirname, '../../..');

describe('a page as Markdown', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kiban-markdown-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function page(source: string, address: string, text: string): Page {
    mkdirSync(dirname(join(root, source)), { recursive: true });
    writeFileSync(join(root, source), text);
    return readPage(root, { source, address, summary: '' });
  }

  /** A page beside the real page on paging. */
  function markdownOf(text: string): string {
    const one = page('docs/guides/one.md', '/docs/one', `# One\n\n${text}\n`);
    const two = page('docs/guides/paging.md', '/docs/paging', '# Two\n\n## A `part` of it\n');
    return renderMarkdown(one, new Links(root, [one, two])).replace(/^# One\n\n/, '');
  }

  it.each([
    ['[words](paging.md)', '[words](/docs/paging.md)'],
    ['[words](paging.md#a-part-of-it)', '[words](/docs/paging.md#a-part-of-it)'],
    ['[words](/api/v1/openapi.json)', '[words](/api/v1/openapi.json)'],
    ['[words](https://example.org/a.md)', '[words](https://example.org/a.md)'],
    ['https://example.org and <https://example.net>', 'https://example.org and <https://example.net>'],
    ['[the code](../../examples/one.mjs)', 'the code (`examples/one.mjs`)'],
    ['[`examples/one.mjs`](../../examples/one.mjs)', '`examples/one.mjs`'],
    ['[a](paging.md) and [a](paging.md) [x]', '[a](/docs/paging.md) and [a](/docs/paging.md) [x]'],
    [
      '- one [a\n  b](paging.md)\n- two `[c](paging.md)`',
      '- one [a\n  b](/docs/paging.md)\n- two `[c](paging.md)`',
    ],
    ['| a |\n| - |\n| [b](paging.md) |', '| a |\n| - |\n| [b](/docs/paging.md) |'],
    ['> [**b**](paging.md)', '> [**b**](/docs/paging.md)'],
  ])('%j is %j', (text, rendered) => {
    expect(markdownOf(text)).toBe(`${rendered}\n`);
  });

  it('has its code without the marks, and no comment of an author', () => {
    const text = '<!-- for authors -->\n\n```sh norun\nnpm start\n```\n\n````text output\n```\n````\n\nEnd.';
    expect(markdownOf(text)).toBe('```sh\nnpm start\n```\n\n````text\n```\n````\n\nEnd.\n');
  });

  it('has every word of the source of every real page', () => {
    const pages = readPages(repositoryRoot);
    const links = new Links(repositoryRoot, pages);
    for (const each of pages) {
      const text = renderMarkdown(each, links);
      expect(text.startsWith(`# ${each.title}\n`)).toBe(true);
      for (const { text: heading } of each.headings.values())
        expect(text.replaceAll(/[`*]/g, '')).toContain(heading.replaceAll(/[`*]/g, ''));
      // Nothing leads out of the deployment by a path of the repository.
      expect([each.source, /\]\((?!https?:|\/|#|mailto:)/.exec(withoutCode(text))]).toEqual([
        each.source,
        null,
      ]);
    }
  });
});

const withoutCode = (text: string): string =>
  text.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, '').replaceAll(/`[^`\n]*`/g, '');

describe('llms.txt', () => {
  const text = renderLlms(readPages(repositoryRoot));

  it('has a title, a summary, and one line for each page at an address of this origin', () => {
    expect(text).toMatch(/^# Kiban\n\n> .+\n/);
    const lines = [...text.matchAll(/^- \[([^\]]+)\]\((\/[^)\s]*)\): (.+)$/gm)];
    expect(lines.slice(0, PAGES.length).map(([, , address]) => address)).toEqual(
      PAGES.map(({ address }) => markdownAddress(address)),
    );
    expect(text.match(/^- /gm)).toHaveLength(lines.length);
    expect(new Set(lines.map(([, , , summary]) => summary)).size).toBe(lines.length);
  });
});
