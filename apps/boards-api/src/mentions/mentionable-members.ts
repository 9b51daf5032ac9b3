import { Injectable } from '@nestjs/common';
import { limits, type Caller } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { isVisible, memberSeesBoard, scopeOf } from '../access/board-scope.js';
import { MemberDirectory, type KnownMember } from '../members/member-directory.js';

/** Where a text of a request goes. */
export type PlaceOfText =
  { readonly cardId: number } | { readonly listId: number } | { readonly commentId: number };

/** A board with those of its members whom a text may mention. */
export interface MentionableMembers {
  readonly boardId: number;
  readonly members: readonly KnownMember[];
}

/** $1–$4 scope, $5 what names the board, $6 only these members, $7 at most so many. No row if the caller does not see the board. */
const read = (boardId: string): string => `
  SELECT b.id AS "boardId", (
    SELECT coalesce(json_agg(seen), '[]') FROM (
      SELECT m.id AS "memberId", m.name FROM boards.member AS m
      WHERE m.workspace_id = b.workspace_id AND m.removed_at IS NULL AND ($6::bigint[] IS NULL OR m.id = ANY ($6::bigint[]))
        AND ${memberSeesBoard('m', 'b')}
      ORDER BY m.id LIMIT $7::int) AS seen) AS members
  FROM boards.board AS b WHERE b.id = (${boardId}) AND ${isVisible('b')}`;

const statements = {
  cardId: {
    name: 'mentionable-on-card',
    text: read('SELECT c.board_id FROM boards.card AS c WHERE c.id = $5'),
  },
  listId: {
    name: 'mentionable-on-list',
    text: read('SELECT l.board_id FROM boards.list AS l WHERE l.id = $5'),
  },
  commentId: {
    name: 'mentionable-by-comment',
    text: read(
      `SELECT c.board_id FROM boards.comment AS m JOIN boards.card AS c ON c.id = m.card_id WHERE m.id = $5`,
    ),
  },
};

/** $1 the workspace, $2 members. Those who are not in this service's copy, not even as removed. */
const missing = {
  name: 'mentioned-but-missing',
  text: `SELECT ARRAY(SELECT unnest($2::bigint[]) EXCEPT SELECT id FROM boards.member
         WHERE workspace_id = $1 AND id = ANY ($2::bigint[])) AS ids`,
};

/** Whom texts of a board may mention: the members of the workspace who see it. */
@Injectable()
export class MentionableReader {
  constructor(
    private readonly database: Database,
    private readonly directory: MemberDirectory,
  ) {}

  /** Everyone on the board of a text; undefined if the caller does not see it. */
  all(caller: Caller, of: PlaceOfText): Promise<MentionableMembers | undefined> {
    return this.read(caller, of, null, null);
  }

  /** As many as one text mentions. */
  some(caller: Caller, of: PlaceOfText): Promise<MentionableMembers | undefined> {
    return this.read(caller, of, null, limits.mentionsPerTextMax);
  }

  /** Those of some members who see the board. */
  async among(
    caller: Caller,
    of: PlaceOfText,
    memberIds: readonly number[],
  ): Promise<MentionableMembers | undefined> {
    const found = await this.read(caller, of, memberIds, null);
    if (!found || found.members.length === memberIds.length) return found;
    const values = [caller.principal.workspace.id, memberIds];
    const [unknown] = await this.database.query<{ ids: number[] }>(missing, values);
    if (!unknown || unknown.ids.length === 0) return found;
    // This service's copy may lack a new member. Without auth, the others are mentioned.
    await this.directory.complete(caller, unknown.ids);
    return this.read(caller, of, memberIds, null);
  }

  private async read(
    caller: Caller,
    of: PlaceOfText,
    memberIds: readonly number[] | null,
    limit: number | null,
  ): Promise<MentionableMembers | undefined> {
    const [[kind, id]] = Object.entries(of) as [[keyof typeof statements, number]];
    const values = [...scopeOf(caller), id, memberIds, limit];
    const [row] = await this.database.query<MentionableMembers>(statements[kind], values);
    return row;
  }
}
