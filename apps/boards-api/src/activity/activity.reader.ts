import { Injectable } from '@nestjs/common';
import {
  activityKinds,
  limits,
  type ActivityDto,
  type BoardActivityQueryDto,
  type Caller,
} from '@kiban/contracts';
import { cutPage, decodeCursor, encodeCursor, JsonResponse } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { isVisible, scopeOf } from '../access/board-scope.js';
import { onlyBoardsOf, withoutHiddenOrigin } from '../access/hidden-origin.js';
import { BoardsReader } from '../boards/boards.reader.js';
import { CardsReader } from '../cards/cards.reader.js';
import { isoUtc } from '../sql/json-text.js';

const properties = `a.id, a.kind AS event, ${isoUtc('a.occurred_at')} AS "occurredAt", a.board_id AS "boardId",
      a.card_id AS "cardId", ROW(a.actor_member_id, a.actor_name)::boards.member_reference AS actor,
      json_build_object('kind', a.via_kind, 'name', a.via_name) AS via, a.data, a.changes`;

/**
 * Each row is shown if its own board is visible: a card's history may span several boards, some hidden from the caller.
 */
const select = (column: string): string => `
  SELECT row_to_json(item) AS activity FROM (
    SELECT ${properties}
    FROM boards.activity AS a JOIN boards.board AS b ON b.id = a.board_id
    WHERE a.${column} = $5 AND a.id < $6 AND ${isVisible('b')} ORDER BY a.id DESC LIMIT $7) AS item`;

/** Rows that one filtered page looks at. Indexes for each filter would cost every write of the board. */
const SCANNED_MAX = 2_000;

/** One row: the found entries, and the last row that was looked at if older ones may follow. */
const filtered = {
  name: 'activity-of-board-filtered',
  text: `
  WITH scanned AS MATERIALIZED (
    SELECT a.* FROM boards.activity AS a JOIN boards.board AS b ON b.id = a.board_id
    WHERE a.board_id = $5 AND a.id < $6 AND ${isVisible('b')} ORDER BY a.id DESC LIMIT ${SCANNED_MAX}),
  found AS (
    SELECT ${properties} FROM scanned AS a
    WHERE ($8::bigint IS NULL OR a.actor_member_id = $8) AND ($9::text IS NULL OR a.via_kind = $9)
      AND ($10::text[] IS NULL OR a.kind = ANY ($10)) ORDER BY a.id DESC LIMIT $7)
  SELECT coalesce((SELECT json_agg(row_to_json(found) ORDER BY found.id DESC) FROM found), '[]') AS found,
    (SELECT CASE WHEN count(*) = ${SCANNED_MAX} THEN min(id) END FROM scanned) AS "scannedTo"`,
};

type Filter = Pick<BoardActivityQueryDto, 'cursor' | 'actor' | 'via' | 'event'>;

const ofBoard = { name: 'activity-of-board', text: select('board_id') };
const ofCard = { name: 'activity-of-card', text: select('card_id') };

/** The activity of a board or a card, newest first. */
@Injectable()
export class ActivityReader {
  constructor(
    private readonly database: Database,
    private readonly boards: BoardsReader,
    private readonly cards: CardsReader,
  ) {}

  async ofBoard(
    caller: Caller,
    boardId: number,
    limit: number,
    { cursor, actor, via, event }: Filter,
  ): Promise<JsonResponse> {
    const before = beforeOf(cursor);
    await this.boards.requireVisible(caller, boardId);
    const kinds = activityKinds(event);
    if (actor === undefined && via === undefined && kinds === null)
      return this.page(ofBoard, caller, boardId, before, limit);
    const [row] = await this.database.query<{ found: ActivityDto[]; scannedTo: number | null }>(filtered, [
      ...scopeOf(caller),
      boardId,
      before,
      limit + 1,
      actor ?? null,
      via ?? null,
      kinds,
    ]);
    const { found = [], scannedTo = null } = row ?? {};
    return pageOf(caller, found, limit, scannedTo);
  }

  async ofCard(
    caller: Caller,
    cardId: number,
    limit: number,
    cursor: string | undefined,
  ): Promise<JsonResponse> {
    const before = beforeOf(cursor);
    await this.cards.one(caller, cardId);
    return this.page(ofCard, caller, cardId, before, limit);
  }

  /** The first page of the activity of a card that the caller sees. */
  ofVisibleCard(caller: Caller, cardId: number): Promise<JsonResponse> {
    return this.page(ofCard, caller, cardId, beforeOf(undefined), limits.pageSizeDefault);
  }

  private async page(
    statement: { name: string; text: string },
    caller: Caller,
    id: number,
    before: number,
    limit: number,
  ): Promise<JsonResponse> {
    const rows = await this.database.query<{ activity: ActivityDto }>(statement, [
      ...scopeOf(caller),
      id,
      before,
      limit + 1,
    ]);
    return pageOf(
      caller,
      rows.map(({ activity }) => activity),
      limit,
    );
  }
}

/** @param scannedTo the last row that a filter looked at, if older ones may follow: a short page goes on behind it */
function pageOf(
  caller: Caller,
  found: readonly ActivityDto[],
  limit: number,
  scannedTo: number | null = null,
): JsonResponse {
  const onlyBoards = onlyBoardsOf(caller.principal);
  const shown = found.map((activity) =>
    Object.assign(activity, { changes: withoutHiddenOrigin(activity.changes, onlyBoards) }),
  );
  const page = cutPage(shown, limit, (activity) => [activity.id]);
  const next = page.nextCursor ?? (scannedTo === null ? null : encodeCursor([scannedTo]));
  return JsonResponse.page(page.rows, next);
}

function beforeOf(cursor: string | undefined): number {
  return cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(cursor, ['number'])[0];
}
