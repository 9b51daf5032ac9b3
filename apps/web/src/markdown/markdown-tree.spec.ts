import { describe, expect, it } from '@jest/globals';
import { scanMentions } from '@kiban/text';
import type { MarkdownNode } from './markdown-node.js';
import { markdownTree } from './markdown-tree.js';

const text = (content: string): MarkdownNode => ({ type: 'text', text: content });
const paragraph = (...children: MarkdownNode[]): MarkdownNode => ({ type: 'paragraph', children });

/** Every node of a tree. */
function all(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node) => {
    if ('children' in node) return [node, ...all(node.children)];
    if (node.type === 'list') return [node, ...node.items.flatMap((item) => all(item.children))];
    if (node.type === 'table') return [node, ...node.rows.flat().flatMap((cell) => all(cell.children))];
    return [node];
  });
}

const links = (source: string): string[] =>
  all(markdownTree(source)).flatMap((node) => (node.type === 'link' ? [node.href] : []));

const depthOf = (nodes: readonly MarkdownNode[]): number =>
  Math.max(
    0,
    ...nodes.map((node) => {
      if ('children' in node) return 1 + depthOf(node.children);
      return node.type === 'list' ? 1 + Math.max(...node.items.map((item) => depthOf(item.children))) : 1;
    }),
  );

describe('the tree of a Markdown text', () => {
  it('has headings, emphasis, code, breaks and tasks', () => {
    expect(markdownTree('## A *b*\n\none\ntwo `c`\n\n---')).toEqual([
      { type: 'heading', depth: 1, children: [text('A '), { type: 'em', children: [text('b')] }] },
      paragraph(text('one'), { type: 'break' }, text('two '), { type: 'code', text: 'c' }),
      { type: 'rule' },
    ]);
    expect(markdownTree('- [x] done\n- [ ] open\n- none')).toMatchObject([
      { type: 'list', start: null, items: [{ checked: true }, { checked: false }, { checked: null }] },
    ]);
    expect(markdownTree('3. three')).toMatchObject([{ type: 'list', start: 3 }]);
    expect(markdownTree('```js\n<b>\n```')).toEqual([{ type: 'code-block', text: '<b>' }]);
  });

  it('has headings by their depth, whatever level a text begins with', () => {
    const depths = markdownTree('### a\n\n# b\n\n> ### c\n\n## d\n\n##### e').flatMap((node) =>
      (node.type === 'quote' ? node.children : [node]).map((one) => (one.type === 'heading' ? one.depth : 0)),
    );
    expect(depths).toEqual([1, 1, 2, 2, 3]);
  });

  it('has tables with their alignment', () => {
    expect(markdownTree('|a|b|\n|:-|-:|\n|1|2|')).toEqual([
      {
        type: 'table',
        rows: [
          [
            { isHead: true, align: 'left', children: [text('a')] },
            { isHead: true, align: 'right', children: [text('b')] },
          ],
          [
            { isHead: false, align: 'left', children: [text('1')] },
            { isHead: false, align: 'right', children: [text('2')] },
          ],
        ],
      },
    ]);
  });

  it('shows HTML as typed', () => {
    const nodes = all(markdownTree('<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> b'));
    expect(nodes.every(({ type }) => ['text', 'plain', 'paragraph'].includes(type))).toBe(true);
    expect(JSON.stringify(nodes)).toContain('<script>alert(1)</script>');
  });

  it('resolves character references once', () => {
    expect(markdownTree('1 &lt; 2 &amp;lt; &#x1F600; &bogus;')).toEqual([
      paragraph(text('1 < 2 &lt; 😀 &bogus;')),
    ]);
  });
});

describe('links of a Markdown text', () => {
  it('have a scheme of the list, or are a path of this origin', () => {
    expect(links('[a](https://example.org/x) <mailto:a@example.org> [c](/cards/7) www.example.org')).toEqual([
      'https://example.org/x',
      'mailto:a@example.org',
      '/cards/7',
      'http://www.example.org/',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    '&#x6A;avascript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    'relative',
  ])('are refused and shown as typed: %s', (href) => {
    for (const source of [`[x](${href})`, `[x](<${href}>)`, `[x][y]\n\n[y]: ${href}`, `![x](${href})`]) {
      expect(links(source)).toEqual([]);
    }
  });

  it('stand for images, which are not loaded', () => {
    expect(markdownTree('![A picture](https://tracker.example/a.png)')).toEqual([
      paragraph({
        type: 'link',
        href: 'https://tracker.example/a.png',
        children: [text('A picture')],
      }),
    ]);
  });
});

describe('a hostile Markdown text', () => {
  it('of a million characters is shown unformatted', () => {
    const words = '**word** '.repeat(111_112);
    expect(markdownTree(words)).toEqual([{ type: 'plain', text: words }]);
  });

  it.each([
    ['quotes', '>'.repeat(9_000)],
    ['lists', '1. '.repeat(3_000)],
    ['nested items', Array.from({ length: 80 }, (_, level) => `${' '.repeat(level * 2)}- a`).join('\n')],
    ['emphasis', '**_'.repeat(1_500) + 'a' + '_**'.repeat(1_500)],
    ['brackets', '['.repeat(9_000)],
  ])('has a bounded depth: %s', (_, source) => {
    expect(depthOf(markdownTree(source))).toBeLessThanOrEqual(24);
  });
});

describe('the number of a card in a Markdown text', () => {
  const numbers = (source: string): number[] =>
    all(markdownTree(source)).flatMap((node) => (node.type === 'card' ? [node.number] : []));

  it('is a link to the card, between the texts around it', () => {
    expect(markdownTree('See #31 and **(#7)**.')).toEqual([
      paragraph(
        text('See '),
        { type: 'card', number: 31 },
        text(' and '),
        { type: 'strong', children: [text('('), { type: 'card', number: 7 }, text(')')] },
        text('.'),
      ),
    ]);
  });

  it.each([
    ['#5', [5]],
    ['## After #5', [5]],
    ['- [ ] #5\n- as #6,\n  > “#8”', [5, 6, 8]],
    ['|a|\n|-|\n|#5|', [5]],
    ['#5, #6; #8: #9!', [5, 6, 8, 9]],
    ['カード#5を参照', [5]],
    ['see:#5', [5]],
  ])('is found where people write it: %j', (source, found) => {
    expect(numbers(source)).toEqual(found);
  });

  it.each([
    '`#5`',
    '```\n#5\n```',
    'a#5',
    'é#5',
    '#5a',
    '#5é',
    '#5.1',
    '#5-b',
    '##5',
    '#05',
    '#0',
    '#1234567890123456',
    'https://example.org/#5',
    '<https://example.org/a#5>',
    '[the #5](https://example.org)',
    'example.org/page#5',
    'example.org/?a=#5',
    '&#5;',
    '&amp;#5;',
    '\\#5',
    '<b class=#5>',
  ])('is no link in %j', (source) => {
    expect(numbers(source)).toEqual([]);
  });
});

describe('a link to a person or a card of the product', () => {
  const own = (source: string): MarkdownNode[] =>
    all(markdownTree(source)).filter(({ type }) => type === 'mention' || type === 'card');

  it('is a mention, or a link by the number of the card', () => {
    expect(own('[@Ada \\[A\\]](member:12) and **[@board](board:7)**, see [#12 Plan](card:12)')).toEqual([
      { type: 'mention', memberId: 12, label: '@Ada [A]' },
      { type: 'mention', memberId: null, label: '@board' },
      { type: 'card', number: 12, label: '#12 Plan' },
    ]);
  });

  it.each([
    '`[@Ada](member:12)`',
    '```\n[@Ada](member:12)\n```',
    '![@Ada](member:12)',
    '[Ada](member:0)',
    '[Ada](member:12 "a title")',
    '[Ada](member:12/../x)',
  ])('is none in %j', (source) => {
    expect(own(source)).toEqual([]);
  });

  it('is found where the API finds it', () => {
    const parts = [
      '[@A](member:1)',
      '`',
      '**',
      '\n',
      '\n\n',
      '- ',
      '> ',
      '[x](',
      'https://x.org',
      ')',
      'a',
      ' ',
      '```\n',
      '[',
      ']',
    ];
    let seed = 7;
    const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    let agreed = 0;
    for (let run = 0; run < 2_000; run += 1) {
      const source = Array.from({ length: 12 }, () => parts[(next() >> 8) % parts.length]).join('');
      const shown = own(source).length;
      if (shown === scanMentions(source).links.length) agreed += 1;
    }
    expect(agreed).toBeGreaterThan(1_900);
  });
});
