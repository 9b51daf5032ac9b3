import { nameKey } from '../name-key.js';

interface Named {
  readonly name: string;
}

/** Longer names are mentioned by links alone, since each is compared at each `@`. */
const NAME_MAX = 100;

/** Scripts without spaces between words: there, what follows a name need not be apart from it. */
const UNSPACED =
  /\p{Script=Han}|\p{Script=Hira}|\p{Script=Hang}|\p{Script=Thai}|\p{Script=Laoo}|\p{Script=Khmr}|\p{Script=Mymr}/u;
const WORD = /[\p{L}\p{N}_]/u;
/** Continues a name or an address if a word follows. */
const JOINT = /^[-.’'@·](?=[\p{L}\p{N}_])/u;
const POSSESSIVE = /^[’']s(?![\p{L}\p{N}_])/u;

/** The names that texts can contain, by what they are compared with. */
export class NameIndex<Item extends Named> {
  /** In the order of their characters. */
  private readonly keys: readonly string[];
  private readonly items = new Map<string, Item[]>();

  constructor(items: readonly Item[]) {
    for (const item of items) {
      const key = nameKey(item.name.trim());
      if (key === '' || key.length > NAME_MAX) continue;
      const namesakes = this.items.get(key);
      if (namesakes) namesakes.push(item);
      else this.items.set(key, [item]);
    }
    this.keys = [...this.items.keys()].sort((one, other) => (one < other ? -1 : 1));
  }

  /**
   * The longest name at a position of a text.
   * @returns its length there, and the items with it: those with exactly this one before others
   */
  at(text: FoldedText, start: number): { items: readonly Item[]; length: number } | null {
    let found: { key: string; end: number } | null = null;
    let [low, high] = [0, this.keys.length];
    const from = text.indexOf(start);
    for (let length = 1; length <= NAME_MAX && from + length <= text.key.length; length += 1) {
      const code = text.key.charCodeAt(from + length - 1);
      low = this.first(low, high, length, code);
      high = this.first(low, high, length, code + 1);
      if (low === high) break;
      const key = this.keys[low] as string;
      if (key.length !== length) continue;
      const end = text.sourceEnd(from + length);
      if (end !== null && isWhole(text.source, end)) found = { key, end };
    }
    if (!found) return null;
    const all = this.items.get(found.key) ?? [];
    const typed = text.source.slice(start, found.end);
    const exact = all.filter(({ name }) => name === typed);
    return { items: exact.length > 0 ? exact : all, length: found.end - start };
  }

  /** The first key of a range, all of which begin alike, whose character at `length` is at least `code`. */
  private first(low: number, high: number, length: number, code: number): number {
    let [from, to] = [low, high];
    while (from < to) {
      const middle = (from + to) >>> 1;
      const key = this.keys[middle] as string;
      // A key that ends before is the first of its range.
      if (key.length < length || key.charCodeAt(length - 1) < code) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** Whether a name that ends there is no part of a longer word. */
function isWhole(text: string, end: number): boolean {
  const [next = ''] = text.slice(end, end + 2);
  if (next === '') return true;
  if (/\p{M}/u.test(next)) return false;
  const last = Array.from(text.slice(Math.max(0, end - 2), end)).pop() ?? '';
  if (WORD.test(next)) return UNSPACED.test(last) || UNSPACED.test(next) || !WORD.test(last);
  const rest = text.slice(end, end + 4);
  return !JOINT.test(rest) || POSSESSIVE.test(rest);
}

/** Characters that are compared as one: a letter with its marks, and the parts of a Korean syllable. */
const CLUSTER = /[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gu;
const ASCII = /^[\u0000-\u007f]*$/;

/** A text as names are compared, with the positions of the text that it is of. */
export class FoldedText {
  readonly key: string;
  /** For each character of the key the position of what it is of, and of what is behind it; null for a text of ASCII. */
  private readonly starts: Uint32Array | null;

  constructor(readonly source: string) {
    if (ASCII.test(source)) {
      this.key = source.toLowerCase();
      this.starts = null;
      return;
    }
    const parts: string[] = [];
    const starts: number[] = [];
    for (const { 0: cluster, index } of source.matchAll(CLUSTER)) {
      const part = nameKey(cluster);
      parts.push(part);
      for (let nth = 0; nth < part.length; nth += 1) starts.push(index);
    }
    this.key = parts.join('');
    this.starts = Uint32Array.from([...starts, source.length]);
  }

  /** The character of the key that begins at a position of the text. */
  indexOf(position: number): number {
    if (!this.starts) return position;
    let [from, to] = [0, this.starts.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.starts[middle] as number) < position) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** The position of the text that a character of the key begins at; null within what is compared as one. */
  sourceEnd(index: number): number | null {
    if (!this.starts) return index;
    const [before, end] = [this.starts[index - 1], this.starts[index] as number];
    return before === end ? null : end;
  }
}
