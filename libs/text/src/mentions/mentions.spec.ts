import { describe, expect, it } from '@jest/globals';
import { mentionExcerpt } from './mention-excerpt.js';
import { scanMentions } from './mention-scan.js';
import { linkNames, type LinkedText, type MentionableMember } from './name-mentions.js';

/** The links of a text as `kind id`, and the names as the word behind each `@`. */
function found(text: string): string[] {
  const { links, names } = scanMentions(text);
  return [
    ...links.map(({ kind, id }) => `${kind} ${id}`),
    ...names.map((at) => /^@[^\s.,:)]*/.exec(text.slice(at))?.[0] ?? ''),
  ];
}

const members: MentionableMember[] = [
  { memberId: 1, name: 'Ada' },
  { memberId: 2, name: 'Ada Lovelace' },
  { memberId: 3, name: '田中' },
  { memberId: 4, name: '田中花子' },
  { memberId: 5, name: 'アダ' },
  { memberId: 6, name: 'עדה לאבלייס' },
  { memberId: 7, name: 'Zoë' },
  { memberId: 8, name: 'Sam' },
  { memberId: 9, name: 'sam' },
  { memberId: 10, name: '김철수' },
  { memberId: 11, name: 'Grace [Rear Admiral]' },
  { memberId: 12, name: 'Grace Hopper' },
];

const linked = (text: string, lengthMax = 50_000): LinkedText =>
  linkNames(text, scanMentions(text).names, { members, boardId: 7, lengthMax });

describe('a mention of a text', () => {
  it.each([
    ['[@Ada](member:12)', ['member 12']],
    ['**[Ada](member:12)**, see [@board](board:7).', ['member 12', 'board 7']],
    ['- [ ] [@Ada](member:12)\n> @Grace', ['member 12', '@Grace']],
    ['## @Ada\n|a|\n|-|\n|@Grace|', ['@Ada', '@Grace|']],
    ['@Ada(@Grace)', ['@Ada(@Grace', '@Grace']],
    ['資料を@田中さんへ', ['@田中さんへ']],
    ['[x] [@Ada](<member:12>)', ['member 12']],
    ['`a` [@A](member:1) `b`', ['member 1']],
    ['- use ` for x @Ada\n- another ` here', ['@Ada']],
    ['- a\n\n      @Ada', ['@Ada']],
    ['![x](/a.png) @Ada', ['@Ada']],
    ['<!-- a --> @Ada <!-- b', ['@Ada']],
    ['```\ncode\n```\n@Ada', ['@Ada']],
    ['> ```\n> code\n\n@Ada', ['@Ada']],
    ['[a [@Ada](member:1) b', ['member 1']],
    ['[@\\]](member:1)', ['member 1']],
  ])('is found in %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    '`[@Ada](member:12)`',
    '``a ` @Ada``',
    '```\n[@Ada](member:12)\n```',
    '~~~\n@Ada',
    '- ```\n  @Ada\n  ```',
    '> ```\n> @Ada',
    'text\n\n    @Ada',
    '\t@Ada',
    '[see [@Ada](member:12)](https://example.org)',
    '[see @Ada](https://example.org "a title")',
    '[see @Ada][page]\n\n[page]: https://example.org',
    '[@Ada]\n\n[@ada]: https://example.org',
    '[x](https://example.org/@Ada)',
    '[x](<https://example.org/ @Ada>)',
    '[x](/a "@Ada")',
    '![@Ada](member:12)',
    '\\[@Ada](member:12) \\@Ada'.replace('[@', '[\\@'),
    'a@ada.org',
    'и@ada.org',
    'mailto:a.b+c@ada.org',
    '<a@ada.org>',
    'https://example.org/?to=@Ada',
    'https://example.org/(@Ada)',
    'www.example.org/(@Ada)',
    'user/@Ada',
    '<!-- @Ada -->',
    '<!-- a\n\n@Ada -->',
    '[Ada](member:012)',
    '[Ada](member:0)',
    '[Ada](member:99999999999999999)',
    '[Ada](member:12 "title")',
    '[Ada](members:12)',
    '[Ada](Member:12)',
    '[Ada] (member:12)',
    '[Ada](member:12',
  ])('is none in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('a name behind an @', () => {
  it.each([
    ['@Ada Lovelace, look', '[@Ada Lovelace](member:2), look'],
    ['@ada lovelace', '[@Ada Lovelace](member:2)'],
    ['@Ada said', '[@Ada](member:1) said'],
    ['@Ada’s and @Ada.', '[@Ada](member:1)’s and [@Ada](member:1).'],
    ['お願い@田中さん', 'お願い[@田中](member:3)さん'],
    ['@田中花子さん、@田中、', '[@田中花子](member:4)さん、[@田中](member:3)、'],
    ['@アダさん @アダム', '[@アダ](member:5)さん @アダム'],
    ['@김철수님', '[@김철수](member:10)님'],
    ['שלום @עדה לאבלייס, מה', 'שלום [@עדה לאבלייס](member:6), מה'],
    ['@Zoe\u0308!', '[@Zoë](member:7)!'],
    ['@Sam and @sam', '[@Sam](member:8) and [@sam](member:9)'],
    ['@board: @ada', '[@board](board:7): [@Ada](member:1)'],
    ['@Grace [Rear Admiral]', '[@Grace \\[Rear Admiral\\]](member:11)'],
  ])('becomes a link: %j', (text, expected) => {
    expect(linked(text).text).toBe(expected);
    expect(linked(text).links).toEqual(scanMentions(expected).links);
    expect(linked(expected).text).toBe(expected);
  });

  it.each([
    ['@SAM', '@SAM', ['Sam', 'sam']],
    ['@Grace', '@Grace', ['Grace [Rear Admiral]', 'Grace Hopper']],
    ['@Adam', '@Adam', []],
    ['@Ada-Marie', '@Ada-Marie', []],
    ['@ada.org', '@ada.org', []],
    ['@Lovelace!', '@Lovelace', ['Ada Lovelace']],
    ['@Zoe', '@Zoe', ['Zoë']],
  ])('stays as typed where it means no member or several: %j', (text, typed, candidates) => {
    const { text: stored, unresolved } = linked(text);
    expect(stored).toBe(text);
    expect(unresolved.map((one) => [one.text, one.candidates.map(({ name }) => name)])).toEqual([
      [typed, candidates],
    ]);
  });

  it('reports each text once, and what is no name not at all', () => {
    expect(linked('@Eve @Eve @ @- @!').unresolved).toEqual([{ text: '@Eve', candidates: [] }]);
  });

  it('stays as typed where the link would make the text too long', () => {
    const { text, links, unresolved } = linked('😀 @Ada @Ada @Ada', 28);
    expect(text).toBe('😀 [@Ada](member:1) @Ada @Ada');
    expect(Array.from(text)).toHaveLength(28);
    expect(links).toHaveLength(1);
    expect(unresolved).toEqual([{ text: '@Ada', candidates: [members[0]] }]);
  });
});

describe('the excerpt of a mention', () => {
  const excerpt = (text: string, nth = 0): string => {
    const { links } = scanMentions(text);
    const around = links[nth];
    if (!around) throw new Error('No link.');
    return mentionExcerpt(
      text,
      links,
      around,
      ({ id }) => members.find((m) => m.memberId === id)?.name ?? null,
    );
  };

  it('has present names, on one line', () => {
    expect(excerpt('Hi [@Old name](member:2),\n\nask [@Ev\\_e](member:99)\tplease')).toBe(
      'Hi @Ada Lovelace, ask @Ev_e please',
    );
  });

  it('has at most 280 characters around the mention, and cuts no character and no link', () => {
    const text = `${'前😀'.repeat(300)}[@Ada](member:1)${'後😀'.repeat(300)}[@Ada](member:1)`;
    const cut = excerpt(text);
    expect(Array.from(cut)).toHaveLength(280);
    expect(cut).toMatch(/^…[前😀]+@Ada[後😀]+…$/u);
    expect(excerpt(text, 1).endsWith('@Ada')).toBe(true);
    expect(excerpt('[@Ada](member:1) '.repeat(300), 200)).toMatch(/^…(@Ada |da |a |Ada | )*@Ada/);
  });
});

/** Milliseconds of the fastest of three runs. */
function cost(run: () => void): number {
  const times = [0, 1, 2].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

describe('the time for a text of mentions', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({
    memberId: n + 20,
    name: `Ada ${n} ${'of a @'.repeat(9)}`,
  }));

  it.each([
    ['links', (length: number) => '[a](member:1) '.repeat(length / 14)],
    ['names', (length: number) => '@Ada '.repeat(length / 5)],
    ['names that begin as others do', (length: number) => 'of a @'.repeat(length / 6)],
    ['open brackets', (length: number) => '['.repeat(length)],
    ['links that do not end', (length: number) => '[a](b'.repeat(length / 5)],
    ['titles that do not end', (length: number) => '[a](b "'.repeat(length / 7)],
    ['pointed addresses that do not end', (length: number) => '[a](<'.repeat(length / 5)],
    ['backticks of growing length', (length: number) => growing('`', length)],
    ['comments that do not end', (length: number) => '<!-- @a '.repeat(length / 8)],
    ['references', (length: number) => `[a]: b\n\n${'[a '.repeat(length / 8)}${'] [a]'.repeat(length / 8)}`],
    ['lines with a backtick at the end', (length: number) => `${'@\n\n'.repeat(length / 3)}\``],
    ['quotes and lists', (length: number) => '> - @a\n'.repeat(length / 7)],
    ['letters with marks', (length: number) => 'e\u0301@'.repeat(length / 3)],
    ['addresses', (length: number) => 'https://a/@Ada '.repeat(length / 15)],
  ])('grows with its length alone: %s', (_name, make) => {
    const run = (length: number) => (): void => {
      const text = make(length);
      const { names } = scanMentions(text);
      linkNames(text, names, { members: many, boardId: 7, lengthMax: 2 * length });
    };
    run(50_000)();
    const [short, long] = [cost(run(50_000)), cost(run(200_000))];
    // Ten times as long as linear would be sixteen times here.
    expect(long / Math.max(short, 4)).toBeLessThan(12);
  });
});

function growing(part: string, length: number): string {
  let text = '';
  for (let run = 1; text.length < length; run += 1) text += `${part.repeat(run)} `;
  return text;
}
