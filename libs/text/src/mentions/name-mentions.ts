import { searchKey } from '../search-key.js';
import type { MentionLink } from './mention-scan.js';
import { FoldedText, NameIndex } from './name-index.js';

export interface MentionableMember {
  readonly memberId: number;
  readonly name: string;
}

/** What follows an `@` and names no member, or more than one. */
export interface UnresolvedMention {
  /** As typed, with `@`. */
  readonly text: string;
  readonly candidates: readonly MentionableMember[];
}

/** Who a text may mention by name, and how long it may become. */
export interface NamesOfText {
  readonly members: readonly MentionableMember[];
  readonly boardId: number;
  /** In code points. */
  readonly lengthMax: number;
}

export interface LinkedText {
  readonly text: string;
  /** The links that names were replaced by, at their positions in the new text. */
  readonly links: readonly MentionLink[];
  readonly unresolved: readonly UnresolvedMention[];
}

/** Also `[@board](board:7)`: everyone who sees the board. A member of this name is mentioned by a link. */
export const boardName = 'board';

const UNRESOLVED_MAX = 20;
const CANDIDATES_MAX = 10;
/** Characters in which the longest name fits, decomposed. */
const PART = 400;
const TYPED = /@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_]|[-.](?=[\p{L}\p{N}])){0,59}/uy;

type Target =
  { readonly memberId: number; readonly name: string } | { readonly boardId: number; readonly name: string };

/** Replaces names behind an `@` by links. @param names positions of the `@`, from `scanMentions` */
export function linkNames(text: string, names: readonly number[], known: NamesOfText): LinkedText {
  const targets: Target[] = [{ boardId: known.boardId, name: boardName }, ...known.members];
  const index = new NameIndex(targets);
  const folded = foldedParts(text, names);
  const unresolved = new Map<string, UnresolvedMention>();
  const [parts, links]: [string[], MentionLink[]] = [[], []];
  let [from, length, room] = [0, 0, known.lengthMax - codePoints(text)];
  for (const at of names) {
    if (at < from) continue;
    const found = index.at(...folded(at));
    const target = found && targetOf(found.items);
    const end = found ? at + 1 + found.length : at;
    const typed = found ? text.slice(at, end) : typedAt(text, at);
    const link = target && linkTo(target);
    if (found && link && codePoints(link.text) - codePoints(typed) <= room) {
      room -= codePoints(link.text) - codePoints(typed);
      parts.push(text.slice(from, at), link.text);
      const start = length + at - from;
      length = start + link.text.length;
      links.push({ kind: link.kind, id: link.id, label: link.label, start, end: length });
      from = end;
    } else if (typed !== '' && unresolved.size < UNRESOLVED_MAX && !unresolved.has(typed))
      unresolved.set(typed, {
        text: typed,
        candidates: found ? membersOf(found.items) : similar(known, typed),
      });
  }
  parts.push(text.slice(from));
  return { text: parts.join(''), links, unresolved: [...unresolved.values()] };
}

/** What is compared at an `@`: the whole text once where there are many, and otherwise the few characters that follow. */
function foldedParts(text: string, names: readonly number[]): (at: number) => [FoldedText, number] {
  if (names.length * PART > text.length) {
    const whole = new FoldedText(text);
    return (at) => [whole, at + 1];
  }
  return (at) => [new FoldedText(text.slice(at + 1, at + 1 + PART)), 0];
}

/** The one that is meant; a board before members with its name. */
function targetOf(items: readonly Target[]): Target | null {
  const board = items.find((item) => 'boardId' in item);
  return board ?? (items.length === 1 ? (items[0] ?? null) : null);
}

function linkTo(target: Target): { text: string; label: string; kind: MentionLink['kind']; id: number } {
  const label = linkLabel(`@${target.name}`);
  const [kind, id] =
    'boardId' in target ? (['board', target.boardId] as const) : (['member', target.memberId] as const);
  return { text: `[${label}](${kind}:${id})`, label, kind, id };
}

/** A name as the text of a Markdown link. */
export const linkLabel = (name: string): string =>
  name.replace(/[\\[\]`<*_~&!|]/g, '\\$&').replace(/\s+/g, ' ');

function typedAt(text: string, at: number): string {
  TYPED.lastIndex = at;
  return TYPED.exec(text)?.[0] ?? '';
}

const membersOf = (items: readonly Target[]): MentionableMember[] =>
  items.filter((item): item is MentionableMember => 'memberId' in item).slice(0, CANDIDATES_MAX);

/** Members with a word that begins as what was typed does. */
function similar({ members }: NamesOfText, typed: string): MentionableMember[] {
  const word = searchKey(typed.slice(1));
  const found: MentionableMember[] = [];
  for (const { memberId, name } of members) {
    if (found.length === CANDIDATES_MAX) break;
    const key = searchKey(name);
    if (key.startsWith(word) || key.includes(` ${word}`)) found.push({ memberId, name });
  }
  return found;
}

/** Characters as the API counts them. */
function codePoints(text: string): number {
  let pairs = 0;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0xdc00 && code <= 0xdfff && (text.charCodeAt(at - 1) & 0xfc00) === 0xd800) pairs += 1;
  }
  return text.length - pairs;
}
