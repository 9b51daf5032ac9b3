/** A tag of the markup that a clipboard holds. */
export interface MarkupTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
  /** Where it begins, and where the text behind it begins. */
  readonly start: number;
  readonly end: number;
}

const NAME = /\/?[a-z][^\s/>]*/iy;

/**
 * The first tag from a place on; comments are no tags. A tag that is never closed is the end of the markup, so each sign is
 * looked at a few times at most.
 */
export function nextTag(html: string, from: number): MarkupTag | null {
  let start = html.indexOf('<', from);
  while (start >= 0) {
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start);
      if (end < 0) return null;
      start = html.indexOf('<', end);
      continue;
    }
    NAME.lastIndex = start + 1;
    const [found] = NAME.exec(html) ?? [];
    if (found === undefined) {
      start = html.indexOf('<', start + 1);
      continue;
    }
    const isEnd = found.startsWith('/');
    const after = start + 1 + found.length;
    const close = endOfTag(html, after);
    if (close < 0) return null;
    const name = (isEnd ? found.slice(1) : found).toLowerCase();
    return { name, isEnd, attributes: html.slice(after, close), start, end: close + 1 };
  }
  return null;
}

/** The `>` that ends a tag: one in quotes does not. */
function endOfTag(html: string, from: number): number {
  let at = from;
  while (at < html.length) {
    const sign = html[at];
    if (sign === '>') return at;
    if (sign === '"' || sign === "'") {
      at = html.indexOf(sign, at + 1);
      if (at < 0) return -1;
    }
    at += 1;
  }
  return -1;
}

const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The attributes of a tag; of two with one name, the first counts. */
export function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decoded(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** The text of markup. White space of the source is one space, as in a page. */
export function textWithoutTags(html: string): string {
  let text = '';
  let from = 0;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    text += withoutComments(html.slice(from, tag.start));
    from = tag.end;
  }
  return decoded((text + withoutComments(html.slice(from))).replaceAll(/[ \t\r\n]+/g, ' '));
}

function withoutComments(html: string): string {
  const [first = '', ...others] = html.split('<!--');
  return others.reduce((text, part) => {
    const end = part.indexOf('-->');
    return end < 0 ? text : text + part.slice(end + 3);
  }, first);
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hexadecimal, name) => {
    if (typeof name === 'string') return ENTITIES.get(name.toLowerCase()) ?? entity;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hexadecimal), 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
  });
