import { Injectable } from '@nestjs/common';
import { Database } from '@kiban/persistence';
import { isVisible, scopeColumns, scopeItem, scopeOfItem, type ScopeValues } from '../access/board-scope.js';

const visibleBoards = {
  name: 'stream-visible-boards',
  text: `SELECT b.id FROM boards.board AS b WHERE ${isVisible('b')}`,
};

/** $1 the scopes, $2 the board. */
const viewers = {
  name: 'stream-viewers',
  text: `
    SELECT items.place FROM json_to_recordset($1) AS items (place int, ${scopeColumns})
    JOIN boards.board AS b ON b.id = $2 AND ${isVisible('b', scopeOfItem)}`,
};

const assignedCards = {
  name: 'stream-assigned-cards',
  text: `SELECT card_id AS "cardId" FROM boards.card_assignee WHERE workspace_id = $1 AND member_id = $2`,
};

const assigneesOfCard = {
  name: 'stream-assignees',
  text: `SELECT member_id AS "memberId" FROM boards.card_assignee WHERE card_id = $1`,
};

/** $1 the board, $2 the members. */
const assignedOnBoard = {
  name: 'stream-assigned-on-board',
  text: `
    SELECT a.card_id AS "cardId", a.member_id AS "memberId" FROM boards.card AS c
    JOIN boards.card_assignee AS a ON a.card_id = c.id AND a.member_id = ANY ($2::bigint[])
    WHERE c.board_id = $1`,
};

export interface Assignment {
  cardId: number;
  memberId: number;
}

/** What followers of a workspace see, and which cards are theirs. */
@Injectable()
export class WorkspaceRights {
  constructor(private readonly database: Database) {}

  async visibleBoards(scope: ScopeValues): Promise<Set<number>> {
    const rows = await this.database.query<{ id: number }>(visibleBoards, [...scope]);
    return new Set(rows.map(({ id }) => id));
  }

  /** @returns for each scope whether it includes the board */
  async seeBoard(boardId: number, scopes: readonly ScopeValues[]): Promise<boolean[]> {
    const items = scopes.map((scope, place) => ({ place, ...scopeItem(scope) }));
    const rows = await this.database.query<{ place: number }>(viewers, [JSON.stringify(items), boardId]);
    const places = new Set(rows.map(({ place }) => place));
    return scopes.map((_, place) => places.has(place));
  }

  async assignedCards(workspaceId: number, memberId: number): Promise<number[]> {
    const rows = await this.database.query<{ cardId: number }>(assignedCards, [workspaceId, memberId]);
    return rows.map(({ cardId }) => cardId);
  }

  async assigneesOf(cardId: number): Promise<number[]> {
    const rows = await this.database.query<{ memberId: number }>(assigneesOfCard, [cardId]);
    return rows.map(({ memberId }) => memberId);
  }

  assignedOnBoard(boardId: number, memberIds: readonly number[]): Promise<Assignment[]> {
    return this.database.query<Assignment>(assignedOnBoard, [boardId, memberIds]);
  }
}
