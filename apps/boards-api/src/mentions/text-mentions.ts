import { Injectable } from '@nestjs/common';
import { limits, DomainError, type Caller, type MentionMode } from '@kiban/contracts';
import {
  linkNames,
  mayMention,
  mentionExcerpt,
  scanMentions,
  type MentionLink,
  type UnresolvedMention,
} from '@kiban/text';
import type { KnownMember } from '../members/member-directory.js';
import type { GivenMention, MentionsOfText } from '../store/writing/mentions-of-text.js';
import { MentionableReader, type MentionableMembers, type PlaceOfText } from './mentionable-members.js';

/** A text of a request. */
export interface GivenText<Text extends string | null | undefined = string | null | undefined> {
  readonly of: PlaceOfText;
  readonly text: Text;
  /** In code points, also with names replaced by links. */
  readonly lengthMax: number;
  readonly mode: MentionMode | undefined;
  /** The property of the request. */
  readonly field: string;
}

/** A text as it is stored. */
export interface ReadText<Text> {
  readonly text: Text;
  /** Undefined if the request has no text. */
  readonly mentions: MentionsOfText | undefined;
  /** Why a strict request is refused. */
  readonly fault: DomainError | undefined;
}

const NO_ONE: MentionsOfText = { given: [], unresolved: [] };

/**
 * Reads whom the texts of requests mention, and replaces names by links. It decides before the write: the notifications service
 * checks again what a member may see.
 */
@Injectable()
export class TextMentions {
  constructor(private readonly mentionable: MentionableReader) {}

  async read<Text extends string | null | undefined>(
    caller: Caller,
    given: GivenText<Text>,
  ): Promise<ReadText<Text>> {
    const { text } = given;
    if (text === undefined) return { text, mentions: undefined, fault: undefined };
    if (text === null || !mayMention(text)) return { text, mentions: NO_ONE, fault: undefined };
    const linked = await this.link(caller, { ...given, text });
    const fault = given.mode === 'strict' ? strictFault(given.field, linked.unresolvedNames) : undefined;
    return { text: linked.text as Text, mentions: linked.mentions, fault };
  }

  /** @throws DomainError of a strict request */
  async required(
    caller: Caller,
    given: GivenText<string>,
  ): Promise<{ text: string; mentions: MentionsOfText | undefined }> {
    const { text, mentions, fault } = await this.read(caller, given);
    if (fault) throw fault;
    return { text, mentions };
  }

  private async link(caller: Caller, { of, text, lengthMax }: GivenText<string>): Promise<LinkedText> {
    const { links, names } = scanMentions(text);
    const found = await this.membersFor(caller, of, links, names.length > 0);
    // The write reports that the caller sees no such card.
    if (!found) return { text, mentions: NO_ONE, unresolvedNames: [] };
    const linked = names.length > 0 ? linkNames(text, names, { ...found, lengthMax }) : undefined;
    // The positions of the given links have changed as well.
    const all = linked && linked.links.length > 0 ? scanMentions(linked.text).links : links;
    const stored = linked?.text ?? text;
    const unresolvedNames = linked?.unresolved ?? [];
    const unresolved = [...unresolvedNames, ...unknownLinks(stored, all, found)].slice(0, UNRESOLVED_MAX);
    return { text: stored, mentions: { given: mentioned(stored, all, found), unresolved }, unresolvedNames };
  }

  private async membersFor(
    caller: Caller,
    of: PlaceOfText,
    links: readonly MentionLink[],
    hasNames: boolean,
  ): Promise<MentionableMembers | undefined> {
    const ids = [...new Set(links.flatMap(({ kind, id }) => (kind === 'member' ? [id] : [])))];
    if (hasNames) return this.mentionable.all(caller, of);
    const found = await this.mentionable.among(caller, of, ids);
    if (!found || !links.some(({ kind, id }) => kind === 'board' && id === found.boardId)) return found;
    const others = await this.mentionable.some(caller, of);
    return { ...found, members: [...found.members, ...(others?.members ?? [])] };
  }
}

interface LinkedText {
  readonly text: string;
  readonly mentions: MentionsOfText;
  readonly unresolvedNames: readonly UnresolvedMention[];
}

const UNRESOLVED_MAX = 20;
const SHOWN_LINK_MAX = 100;

/** The first 100 members in the order of the text; those of the board have the place of its mention. */
function mentioned(
  text: string,
  links: readonly MentionLink[],
  { boardId, members }: MentionableMembers,
): GivenMention[] {
  const byId = new Map(members.map((member) => [member.memberId, member]));
  const nameOf = ({ kind, id }: MentionLink): string | null =>
    kind === 'board' ? null : (byId.get(id)?.name ?? null);
  const given = new Map<number, GivenMention>();
  for (const link of links) {
    if (given.size >= limits.mentionsPerTextMax) break;
    let excerpt: string | undefined;
    for (const { memberId, name } of meant(link, boardId, byId)) {
      if (given.size >= limits.mentionsPerTextMax) break;
      if (given.has(memberId)) continue;
      excerpt ??= mentionExcerpt(text, links, link, nameOf);
      given.set(memberId, { id: memberId, name, text: excerpt });
    }
  }
  return [...given.values()];
}

function meant(
  { kind, id }: MentionLink,
  boardId: number,
  byId: ReadonlyMap<number, KnownMember>,
): Iterable<KnownMember> {
  if (kind === 'board') return id === boardId ? byId.values() : [];
  const member = byId.get(id);
  return member ? [member] : [];
}

/** Links to members who do not exist and to those who do not see the board look the same. */
function unknownLinks(
  text: string,
  links: readonly MentionLink[],
  { boardId, members }: MentionableMembers,
): UnresolvedMention[] {
  const ids = new Set(members.map(({ memberId }) => memberId));
  const unknown = links.filter(({ kind, id }) => (kind === 'board' ? id !== boardId : !ids.has(id)));
  const shown = unknown.map(({ start, end }) => text.slice(start, Math.min(end, start + SHOWN_LINK_MAX)));
  return [...new Set(shown)].map((link) => ({ text: link, candidates: [] }));
}

function strictFault(field: string, unresolved: readonly UnresolvedMention[]): DomainError | undefined {
  const details = unresolved.map(({ text, candidates }) => ({
    field,
    code: 'mention',
    message: `${field} mentions ${text}, ${hint(candidates)}`,
  }));
  const [first] = details;
  return first && new DomainError('validation_failed', first.message, details);
}

function hint(candidates: readonly KnownMember[]): string {
  if (candidates.length === 0) return 'but no member who sees this board has that name.';
  const links = candidates.map(({ memberId, name }) => `[@${name}](member:${memberId})`);
  return `which names no single member; send one of ${links.join(', ')}.`;
}
