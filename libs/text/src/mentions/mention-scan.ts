import { linkTarget } from './link-target.js';
import { proseSegments, type Segment } from './prose-segments.js';

/** A link to a member or to a board, whose members it means. */
export interface MentionLink {
  readonly kind: 'member' | 'board';
  readonly id: number;
  /** Its text, with or without `@`. */
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

/** The text of a link as it is shown. */
export const mentionLabel = (label: string): string => label.replace(/\\([!-/:-@[-`{-~])/g, '$1');

/** What of a Markdown text may mention people, in its order. */
export interface MentionScan {
  readonly links: readonly MentionLink[];
  /** The positions of each `@` that a name may follow. */
  readonly names: readonly number[];
}

const NONE: MentionScan = { links: [], names: [] };

/** Whether a text may mention people. Most texts do not, and cost no more than this. */
export const mayMention = (text: string): boolean =>
  text.includes('@') || text.includes('](member:') || text.includes('](board:');

/** What a link to a member or board has for its address. Ids are safe integers without leading zeros. */
const TARGET = /^(member|board):([1-9]\d{0,15})$/;
const AUTOLINK = /<(?:[a-z][a-z\d+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>]+)>/iy;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<\]]+/iy;
/** What of an address or e-mail address comes before an `@` in it. Other scripts have no spaces between words. */
const JOINED =
  /[\w/&=?#.@%+~-]|(?!\p{Script=Han}|\p{Script=Hira}|\p{Script=Kana}|\p{Script=Hang}|\p{Script=Thai}|\p{Script=Laoo}|\p{Script=Khmr}|\p{Script=Mymr}|ー)\p{L}/u;
/** A label of a reference link, at the start of its definition. */
const DEFINITION = /^ {0,3}\[([^[\]\\\n]{1,200})\]:/gm;
/** Of a reference, in characters. */
const LABEL_MAX = 200;

interface Opener {
  readonly at: number;
  readonly isImage: boolean;
  /** How many links and names were found before it. */
  readonly links: number;
  readonly names: number;
}

/**
 * Finds mentions outside of code, comments, addresses and other links. It reads a text once, in a time that grows with its length
 * alone; the outermost of nested links counts.
 */
export function scanMentions(text: string): MentionScan {
  if (!mayMention(text)) return NONE;
  const scan = new InlineScan(text);
  for (const segment of proseSegments(text)) scan.read(segment);
  return scan;
}

class InlineScan implements MentionScan {
  readonly links: MentionLink[] = [];
  readonly names: number[] = [];
  private readonly references: ReadonlySet<string>;
  private openers: Opener[] = [];
  private readTo = 0;
  private hasComments = true;

  constructor(private readonly text: string) {
    this.references = new Set(
      text.includes(']:') ? [...text.matchAll(DEFINITION)].map(([, label]) => labelKey(label ?? '')) : [],
    );
  }

  read(segment: Segment): void {
    const runs = backticks(this.text, segment);
    this.openers = [];
    // A comment may reach over more than one segment.
    for (let at = Math.max(segment.start, this.readTo); at < segment.end;)
      at = this.next(at, segment.end, runs);
  }

  /** @returns where to go on */
  private next(at: number, end: number, runs: Backticks): number {
    switch (this.text[at]) {
      case '\\':
        return at + 2;
      case '`':
        return runs.after(at);
      case '!':
        if (this.text[at + 1] !== '[') return at + 1;
        this.openers.push(this.opener(at, true));
        return at + 2;
      case '[':
        this.openers.push(this.opener(at, false));
        return at + 1;
      case ']':
        return this.close(at, end);
      case '<':
        return this.comment(at) ?? this.skipped(AUTOLINK, at) ?? at + 1;
      case 'h':
      case 'H':
      case 'w':
      case 'W':
        return (isJoined(this.text, at) ? undefined : this.skipped(ADDRESS, at)) ?? at + 1;
      case '@':
        if (!isJoined(this.text, at)) this.names.push(at);
        return at + 1;
      default:
        return at + 1;
    }
  }

  private opener(at: number, isImage: boolean): Opener {
    return { at, isImage, links: this.links.length, names: this.names.length };
  }

  private close(at: number, end: number): number {
    const opener = this.openers.pop();
    if (!opener) return at + 1;
    const target = this.text[at + 1] === '(' ? linkTarget(this.text, at + 1, end) : null;
    if (!target) return this.isReference(opener, at, end) ? this.drop(opener, at + 1) : at + 1;
    const [, kind, id] = target.hasTitle ? [] : (TARGET.exec(target.address) ?? []);
    this.drop(opener, target.end);
    if (kind !== undefined && !opener.isImage && Number.isSafeInteger(Number(id)))
      this.links.push({
        kind: kind as MentionLink['kind'],
        id: Number(id),
        label: this.text.slice(opener.at + 1, at),
        start: opener.at,
        end: target.end,
      });
    return target.end;
  }

  /** Forgets what was found in the text of a link. */
  private drop(opener: Opener, next: number): number {
    this.links.length = opener.links;
    this.names.length = opener.names;
    return next;
  }

  private isReference(opener: Opener, at: number, end: number): boolean {
    if (this.references.size === 0) return false;
    const full = this.text[at + 1] === '[' ? this.text.indexOf(']', at + 2) : -1;
    const [from, to] =
      full > at + 2 && full < end ? [at + 2, full] : [opener.at + (opener.isImage ? 2 : 1), at];
    return to - from < LABEL_MAX && this.references.has(labelKey(this.text.slice(from, to)));
  }

  private comment(at: number): number | undefined {
    if (!this.text.startsWith('<!--', at)) return undefined;
    const end = this.hasComments ? this.text.indexOf('-->', at + 4) : -1;
    // Without an end there is none behind this one either, so it is not looked for again.
    this.hasComments = end !== -1;
    if (end !== -1) this.readTo = end + 3;
    return end === -1 ? undefined : this.readTo;
  }

  private skipped(pattern: RegExp, at: number): number | undefined {
    pattern.lastIndex = at;
    return pattern.test(this.text) ? pattern.lastIndex : undefined;
  }
}

const labelKey = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether the character before an `@` or `#` continues a word or an address, so that no name or number begins there. */
export function isJoined(text: string, at: number): boolean {
  if (at === 0) return false;
  const low = text.charCodeAt(at - 1);
  const from = low >= 0xdc00 && low <= 0xdfff ? at - 2 : at - 1;
  return JOINED.test(text.slice(Math.max(0, from), at));
}

interface Backticks {
  /** The position after the code span that begins there, or after the backticks if none does. */
  after: (at: number) => number;
}

/** A run of backticks is closed by the next one of its length. */
function backticks(text: string, { start, end }: Segment): Backticks {
  const byLength = new Map<number, number[]>();
  for (const { index, 0: run } of text.slice(start, end).matchAll(/`+/g)) {
    const positions = byLength.get(run.length);
    if (positions) positions.push(start + index);
    else byLength.set(run.length, [start + index]);
  }
  const used = new Map<number, number>();
  return {
    after: (at) => {
      const length = runLength(text, at, end);
      const positions = byLength.get(length) ?? [];
      let nth = used.get(length) ?? 0;
      while ((positions[nth] ?? Infinity) < at + length) nth += 1;
      used.set(length, nth);
      return (positions[nth] ?? at) + length;
    },
  };
}

function runLength(text: string, at: number, end: number): number {
  let next = at;
  while (next < end && text[next] === '`') next += 1;
  return next - at;
}
