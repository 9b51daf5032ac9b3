import type { UnresolvedMention } from '@kiban/text';
import type { ResourceRow } from '../../sql/json-text.js';
import { entityTag } from '@kiban/http-kit';

/** A member whom a text mentions. */
export interface GivenMention {
  readonly id: number;
  readonly name: string;
  /** What surrounds the first mention of them. */
  readonly text: string;
}

/** Whom a text of a request mentions. */
export interface MentionsOfText {
  /** In the order of the text. */
  readonly given: readonly GivenMention[];
  /** What it does not mention, for the response. */
  readonly unresolved: readonly UnresolvedMention[];
}

/** The column of an item. A new text without mentions has none to replace. */
export function mentionColumns(mentions: MentionsOfText | undefined, isNew: boolean): object {
  if (!mentions || (isNew && mentions.given.length === 0)) return {};
  return { mentions: mentions.given };
}

/** The response to a write, with what it did not mention. The entity tag is of the resource alone. */
export function withUnresolved(row: ResourceRow, unresolved: readonly UnresolvedMention[] = []): ResourceRow {
  if (unresolved.length === 0) return row;
  const json = `${row.json.slice(0, -1)},"unresolvedMentions":${JSON.stringify(unresolved)}}`;
  return { ...row, json, etag: row.etag ?? entityTag(row.json, row.version) };
}
