import { Injectable } from '@nestjs/common';
import type {
  Audience,
  AudienceItem,
  AudienceRequest,
  AudienceResponse,
  SeenBoardsRequest,
  SeenBoardsResponse,
} from '@kiban/contracts';
import { isOwnerOrAdmin } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { isVisible, memberSeesAll, memberSeesBoard } from '../access/board-scope.js';
import { MemberDirectory } from '../members/member-directory.js';
import { hearsDirectly, involvedWith, watches } from './watch-rules.sql.js';

const levels = { board: 'c.board_level', list: 'c.list_level', card: 'c.card_level' };
const NO_LEVELS = 'NULL::text AS board_level, NULL::text AS list_level, NULL::text AS card_level';

const involved = involvedWith('placed.card_id')
  .map(
    (select) => `SELECT n, i.member_id, false, true, NULL, NULL, NULL
        FROM placed, LATERAL (${select}) AS i (member_id) WHERE hears_watchers`,
  )
  .join(' UNION ALL ');

/**
 * Each item’s members, as far as they see the board now and did not mute it. Each step is computed once: the planner expects one
 * item, and would compute the members again for each.
 */
const audience = {
  name: 'audience',
  text: `
    WITH placed AS MATERIALIZED (
      SELECT item.n, item.event_id, item.actor_id, item.member_ids, NOT item.only_direct AS hears_watchers,
             item.also_muted,
             b.id AS board_id, b.name, coalesce(c.list_id, item.list_id) AS list_id, c.id AS card_id, c.title
      FROM ROWS FROM (json_to_recordset($2::json) AS (event_id bigint, board_id bigint, card_id bigint, list_id bigint,
             actor_id bigint, member_ids bigint[], only_direct boolean, also_muted boolean)) WITH ORDINALITY
        AS item (event_id, board_id, card_id, list_id, actor_id, member_ids, only_direct, also_muted, n)
      LEFT JOIN boards.card AS c ON c.id = item.card_id AND c.workspace_id = $1
      JOIN boards.board AS b ON b.id = coalesce(c.board_id, item.board_id) AND b.workspace_id = $1),
    candidate AS MATERIALIZED (
      SELECT n, member_id, bool_or(is_direct) AS is_direct, bool_or(is_involved) AS is_involved,
             max(board_level) AS board_level, max(list_level) AS list_level, max(card_level) AS card_level
      FROM (
        SELECT n, unnest(member_ids) AS member_id, true AS is_direct, false AS is_involved, ${NO_LEVELS} FROM placed
        UNION ALL
        SELECT n, w.member_id, false, false, w.level, NULL, NULL FROM placed JOIN boards.watch AS w USING (board_id)
        UNION ALL
        SELECT n, w.member_id, false, false, NULL, w.level, NULL FROM placed JOIN boards.watch AS w USING (list_id)
        UNION ALL
        SELECT n, w.member_id, false, false, NULL, NULL, w.level FROM placed JOIN boards.watch AS w USING (card_id)
        UNION ALL
        ${involved}) AS every
      GROUP BY n, member_id),
    hearer AS MATERIALIZED (
      SELECT c.n, c.member_id, m.id IS NULL AS is_unknown, c.is_direct AND (placed.also_muted OR ${hearsDirectly(levels)}) AS is_direct,
             placed.hears_watchers AND ${watches(levels, 'c.is_involved')} AS is_watching
      FROM candidate AS c
      JOIN placed USING (n)
      JOIN boards.board AS b ON b.id = placed.board_id
      LEFT JOIN boards.member AS m ON m.workspace_id = $1 AND m.id = c.member_id
      WHERE c.member_id IS DISTINCT FROM placed.actor_id
        AND (m.id IS NULL OR m.removed_at IS NULL AND ${memberSeesBoard('m', 'b')}))
    SELECT placed.n, json_build_object('eventId', placed.event_id, 'boardId', placed.board_id, 'boardName', placed.name,
             'cardTitle', placed.title,
             'direct', coalesce(json_agg(h.member_id ORDER BY h.member_id) FILTER (WHERE NOT is_unknown AND is_direct), '[]'),
             'watching', coalesce(json_agg(h.member_id ORDER BY h.member_id)
               FILTER (WHERE NOT is_unknown AND is_watching AND NOT is_direct), '[]')) AS item,
           coalesce(bool_or(h.is_unknown), false) AS "hasUnknown"
    FROM placed LEFT JOIN hearer AS h USING (n)
    GROUP BY placed.n, placed.event_id, placed.board_id, placed.name, placed.title ORDER BY placed.n`,
};

const seenBoards = {
  name: 'audience-seen-boards',
  text: `SELECT b.id FROM boards.board AS b
         LEFT JOIN boards.member AS m ON m.workspace_id = $1 AND m.id = $3 AND m.removed_at IS NULL
         WHERE b.id = ANY ($5::bigint[]) AND ($2::boolean IS NOT NULL OR m.id IS NOT NULL)
           AND ${isVisible('b', { workspaceId: '$1', seesAllBoards: `coalesce($2::boolean, ${memberSeesAll('m')})`, memberId: '$3::bigint', onlyBoards: '$4::bigint[]' })}
         ORDER BY b.id`,
};

interface Row {
  /** Counts the items of the statement from 1. */
  n: number;
  item: Audience;
  hasUnknown: boolean;
}

/** Items of one statement, and the members after which a response ends: their ids have to fit into one message. */
const ITEMS_AT_ONCE = 10;
const MEMBERS_MAX = 20_000;

/** How often an unknown member has the members of a workspace requested from auth, in milliseconds. */
const REFRESH_EVERY_MS = 60_000;
const WORKSPACES_MAX = 10_000;

/** Reads who is notified of events, for the notifications service, which knows neither rights nor watchers. */
@Injectable()
export class AudienceReader {
  private readonly refreshedAt = new Map<number, number>();

  constructor(
    private readonly database: Database,
    private readonly members: MemberDirectory,
  ) {}

  async of({ workspaceId, items }: AudienceRequest): Promise<AudienceResponse> {
    const found: Audience[] = [];
    let read = 0;
    let told = 0;
    while (read < items.length && told < MEMBERS_MAX) {
      const part = items.slice(read, read + ITEMS_AT_ONCE);
      let readOfPart = part.length;
      for (const { n, item } of await this.rows(workspaceId, part)) {
        if (told >= MEMBERS_MAX) {
          readOfPart = n - 1;
          break;
        }
        found.push(item);
        told += item.direct.length + item.watching.length;
      }
      read += readOfPart;
    }
    return { items: found, read };
  }

  async seenBoards({
    workspaceId,
    memberId,
    role,
    onlyBoards = null,
    boardIds,
  }: SeenBoardsRequest): Promise<SeenBoardsResponse> {
    const seesAll = role === undefined ? null : isOwnerOrAdmin(role);
    const values = [workspaceId, seesAll, memberId, onlyBoards, boardIds];
    const rows = await this.database.query<{ id: number }>(seenBoards, values);
    return { boardIds: rows.map(({ id }) => id) };
  }

  private async rows(workspaceId: number, items: readonly AudienceItem[]): Promise<Row[]> {
    const values = [workspaceId, JSON.stringify(items.map(rowOf))];
    const rows = await this.database.query<Row>(audience, values);
    if (!rows.some(({ hasUnknown }) => hasUnknown) || this.wasRefreshed(workspaceId)) return rows;
    await this.members.refreshAll(workspaceId);
    return this.database.query<Row>(audience, values);
  }

  /** A member who left before this service had a copy stays unknown, and would be requested with each event. */
  private wasRefreshed(workspaceId: number): boolean {
    const nowMs = performance.now();
    const lastMs = this.refreshedAt.get(workspaceId);
    if (lastMs !== undefined && nowMs - lastMs < REFRESH_EVERY_MS) return true;
    if (this.refreshedAt.size >= WORKSPACES_MAX) this.refreshedAt.clear();
    this.refreshedAt.set(workspaceId, nowMs);
    return false;
  }
}

const rowOf = (item: AudienceItem): object => ({
  event_id: item.eventId,
  board_id: item.boardId,
  card_id: item.cardId,
  list_id: item.listId,
  actor_id: item.actorId,
  member_ids: item.memberIds ?? [],
  only_direct: item.onlyDirect ?? false,
  also_muted: item.alsoMuted ?? false,
});
