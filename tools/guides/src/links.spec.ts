import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Links } from './links.js';
import { readPage, readPages, type Page } from './page.js';
import { renderContent } from './render-content.js';

const repositoryRoot = join(import.meta.dirname, '../../..');

describe('the pages under /docs', () => {
  it('have no broken link: to a page, a heading, a file or an address', () => {
    const pages = readPages(repositoryRoot);
    expect(new Links(repositoryRoot, pages).faults()).toEqual([]);
  });
});

describe('a link', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kiban-guides-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function page(source: string, address: string, text: string): Page {
    mkdirSync(dirname(join(root, source)), { recursive: true });
    writeFileSync(join(root, source), text);
    return readPage(root, { source, address, summary: '' });
  }

  function linksOf(text: string): { one: Page; links: Links } {
    const one = page('docs/guides/one.md', '/docs/one', `# One\n\n${text}\n`);
    const two = page('docs/two.md', '/docs/two', '# Two\n\n## A `part` of it\n');
    return { one, links: new Links(root, [one, two]) };
  }

  it.each([
    ['../two.md', '/docs/two'],
    ['../two.md#a-part-of-it', '/docs/two#a-part-of-it'],
    ['#one', '/docs/one#one'],
    ['/api/v1/docs', '/api/v1/docs'],
    ['https://www.standardwebhooks.com', 'https://www.standardwebhooks.com'],
  ])('%s leads to %s', (href, address) => {
    const { one, links } = linksOf(`[words](${href})`);
    expect(links.faults()).toEqual([]);
    expect(renderContent(one, links)).toContain(`<a href="${address}">words</a>`);
  });

  it('to a file of the repository is shown as its path, since a deployment does not serve it', () => {
    const { one, links } = linksOf('[the code](one.md/../../two.txt)');
    writeFileSync(join(root, 'docs', 'two.txt'), '');
    expect(links.faults()).toEqual([]);
    expect(renderContent(one, links)).toContain('the code (<code>docs/two.txt</code>)');
  });

  it.each([
    ['missing.md', 'docs/guides/missing.md does not exist'],
    ['../two.md#no-such-part', 'docs/two.md has no heading #no-such-part'],
    ['#no-such-part', 'docs/guides/one.md has no heading #no-such-part'],
    ['/no-such-address', '/no-such-address is no address of a deployment'],
  ])('to %s is a fault', (href, reason) => {
    const { links } = linksOf(`- in a list: **[words](${href})**`);
    expect(links.faults()).toEqual([`docs/guides/one.md links to ${href}: ${reason}.`]);
  });
});

describe('the index of decisions', () => {
  const folder = join(repositoryRoot, 'docs', 'decisions');
  const names = readdirSync(folder).filter((name) => name !== 'README.md');

  it('has the number, the title and the status of every record, in their order', () => {
    const lines = names.sort().map((name) => {
      const [, number, title, status] =
        /^# (\d+)\. (.+)\n\nStatus: (.+)\n/.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
      expect([name, number?.padStart(4, '0')]).toEqual([name, name.slice(0, 4)]);
      return `- ${number}: [${title}](${name}). Status: ${status}`;
    });
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(index.split('\n').filter((line) => line.startsWith('- '))).toEqual(lines);
  });

  it('gives each number once, and a status that names existing records', () => {
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
    for (const line of readFileSync(join(folder, 'README.md'), 'utf8').split('\n')) {
      const [, status] = /\. Status: (.+)$/.exec(line) ?? [];
      if (status === undefined) continue;
      expect(status).toMatch(/^accepted|^superseded by /);
      for (const [, number, name = ''] of status.matchAll(/\[decision (\d+)\]\(([^)]+)\)/g)) {
        expect(names).toContain(name);
        expect(name.slice(0, 4)).toBe(number?.padStart(4, '0'));
      }
    }
  });
});
