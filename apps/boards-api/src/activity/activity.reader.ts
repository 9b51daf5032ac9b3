import { Injectable } from '@nestjs/common';
import { limits, type ActivityDto, type Caller } from '@kiban/contracts';
import { cutPage, decodeCursor, JsonResponse } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { isVisible, scopeOf } from '../access/board-scope.js';
import { onlyBoardsOf, withoutHiddenOrigin } from '../access/hidden-origin.js';
import { BoardsReader } from '../boards/boards.reader.js';
import { CardsReader } from '../cards/cards.reader.js';
import { isoUtc } from '../sql/json-text.js';

/**
 * Each row is shown if its own board is visible: a card's history may span several boards, some hidden from the caller.
 */
const select = (column: string): string => `
  SELECT row_to_json(item) AS activity FROM (
    SELECT a.id, a.kind AS event, ${isoUtc('a.occurred_at')} AS "occurredAt", a.board_id AS "boardId", a.card_id AS "cardId",
      ROW(a.actor_member_id, a.actor_name)::boards.member_reference AS actor,
      json_build_object('kind', a.via_kind, 'name', a.via_name) AS via, a.data, a.changes
    FROM boards.activity AS a JOIN boards.board AS b ON b.id = a.board_id
    WHERE a.${column} = $5 AND a.id < $6 AND ${isVisible('b')} ORDER BY a.id DESC LIMIT $7) AS item`;

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
    cursor: string | undefined,
  ): Promise<JsonResponse> {
    const before = beforeOf(cursor);
    await this.boards.requireVisible(caller, boardId);
    return this.page(ofBoard, caller, boardId, before, limit);
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
    const onlyBoards = onlyBoardsOf(caller.principal);
    const page = cutPage(
      rows.map(({ activity }) =>
        Object.assign(activity, { changes: withoutHiddenOrigin(activity.changes, onlyBoards) }),
      ),
      limit,
      (activity) => [activity.id],
    );
    return JsonResponse.page(page.rows, page.nextCursor);
  }
}

function beforeOf(cursor: string | undefined): number {
  return cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(cursor, ['number'])[0];
}
