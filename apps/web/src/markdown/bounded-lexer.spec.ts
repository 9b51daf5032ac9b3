import { beforeAll, describe, expect, it } from '@jest/globals';
import { markdownTree } from './markdown-tree.js';

/** Node's; the types of this project are a browser's. */
const { process } = globalThis as unknown as {
  process: { cpuUsage: () => { user: number; system: number } };
};

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Processor time of the fastest of two runs: the first one is compiled, and others run beside it. */
function cost(source: string): number {
  const times = [0, 1].map(() => {
    const start = cpuMs();
    markdownTree(source);
    return cpuMs() - start;
  });
  // Below it, what is measured is not the text.
  return Math.max(5, Math.min(...times));
}

const repeated = (part: string, length: number): string =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

const paragraphs = (part: string, length: number): string =>
  Array.from({ length: Math.ceil(length / 10_000) }, () => repeated(part, 9_990)).join('\n\n');

/** Of a description. */
const LENGTH = 50_000;

/** Of the same length: it measures this machine. */
const ARTICLE = repeated(
  '## Part\n\nLorem *ipsum* dolor sit **amet**, with `code` and [a link](/cards/7).\n\n- one\n- two **bold**\n\n',
  LENGTH,
);

describe('the time for a hostile Markdown text', () => {
  // The lexer is compiled first.
  beforeAll(() => void cost(ARTICLE));

  it.each([
    ['emphasis without a partner', (length: number) => repeated('*a_', length)],
    ['the same in paragraphs of 10,000 characters', (length: number) => paragraphs('_*a', length)],
    [
      'paragraphs that end with a space of another kind',
      (length: number) => paragraphs('*_a ', length).replaceAll('\n\n', '\n\u00a0\n'),
    ],
    ['the cells of a table', (length: number) => `|a|\n|-|\n|${repeated('_*a', length)}|`],
    ['the items of a list', (length: number) => `- ${repeated('~a*_', length)}`],
    ['a quote', (length: number) => `> ${repeated('**a_', length)}`],
    ['a heading', (length: number) => `# ${repeated('*a__', length)}`],
    ['a link', (length: number) => `[${repeated('*a_', length)}](https://example.org)`],
    ['brackets', (length: number) => repeated('[a](b', length)],
    ['images', (length: number) => repeated('![a][', length)],
    ['code', (length: number) => repeated('``a `', length)],
    ['tags', (length: number) => repeated('<a b="', length)],
    ['underlined headings', (length: number) => repeated('a\n-\n', length)],
    ['lines that may begin a table', (length: number) => repeated('a|b\n-:\n', length)],
    ['nested lists', (length: number) => repeated('1. ', length)],
    ['nested quotes and lists', (length: number) => repeated('- > ', length)],
    ['quotes of lists', (length: number) => repeated('> \n- a\n', length)],
  ])('is bounded by that of an article: %s', (_name, make) => {
    expect(cost(make(LENGTH)) / cost(ARTICLE)).toBeLessThan(25);
  });
});

describe('a Markdown text with too many delimiters', () => {
  it('keeps the segment as typed, with its lines, and formats the others', () => {
    const hostile = `${repeated('*a_', 9_000)} &lt;\nnext`;
    const tree = markdownTree(`**before**\n\n${hostile}\n\n**after**`);
    const bold = (text: string): object => ({
      type: 'paragraph',
      children: [{ type: 'strong', children: [{ type: 'text', text }] }],
    });
    const [first = '', last = ''] = hostile.split('\n');
    expect(tree).toEqual([
      bold('before'),
      {
        type: 'paragraph',
        children: [{ type: 'text', text: first }, { type: 'break' }, { type: 'text', text: last }],
      },
      bold('after'),
    ]);
  });

  it.each([
    [
      'a long paragraph with emphasis',
      Array.from({ length: 300 }, (_, n) => `word ${n} and **bold ${n}** text`).join(' '),
    ],
    [
      'a list without blank lines',
      Array.from({ length: 900 }, (_, n) => `- [ ] **Task ${n}**: see [page](/cards/${n})`).join('\n'),
    ],
    [
      'an article',
      Array.from(
        { length: 300 },
        (_, n) => `## Part ${n}\n\nSome \`code\`, *emphasis* and [a link](/cards/${n}).`,
      ).join('\n\n'),
    ],
    ['a table', `|a|b|\n|-|-|\n${'|**x**|`y`|\n'.repeat(1_500)}`],
  ])('is none that people write: %s', (_name, source) => {
    const text = JSON.stringify(markdownTree(source));
    expect(source.length).toBeGreaterThan(8_000);
    expect(text).not.toContain('**');
    expect(text).not.toContain('](');
    expect(text).not.toContain('"plain"');
  });
});
