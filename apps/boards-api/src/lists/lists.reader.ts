import { Injectable } from '@nestjs/common';
import { limits, NotFoundError, type Caller, type ListCardsQueryDto } from '@kiban/contracts';
import { decodeCursor, JsonResponse } from '@kiban/http-kit';
import { Database, type Statement } from '@kiban/persistence';
import { cutPage } from '@kiban/http-kit';
import { isVisible, scopeOf } from '../access/board-scope.js';
import { BoardsReader, type ArchivedFilter } from '../boards/boards.reader.js';
import { LargeResponses } from '../fairness/large-responses.js';
import { asArray, asResource, type ResourceRow } from '../sql/json-text.js';
import { cardMembers, descriptionsFor, type Descriptions } from '../store/cards/card-json.js';
import { listMembers } from '../store/lists/list-json.js';

const ofBoard = {
  name: 'list-of-board',
  text: asArray(`
    SELECT ${listMembers} FROM boards.list AS l
    WHERE l.board_id = $1 AND CASE WHEN l.archived_at IS NULL THEN $2::boolean ELSE $3::boolean END
    ORDER BY l.rank`),
};
const one = {
  name: 'list-one',
  text: asResource(`
    SELECT ${listMembers} FROM boards.list AS l JOIN boards.board AS b ON b.id = l.board_id
    WHERE l.id = $5 AND ${isVisible('b')}`),
};
const cardsWith = (descriptions: Descriptions, name: string): Statement => ({
  name,
  text: `
    SELECT row_to_json(card) AS card FROM (
      SELECT ${cardMembers('c', 'l.name', descriptions)} FROM boards.card AS c JOIN boards.list AS l ON l.id = c.list_id
      WHERE c.list_id = $1 AND c.archived_at IS NULL AND c.rank > $2 COLLATE "C" ORDER BY c.rank LIMIT $3) AS card`,
});
const cards: Readonly<Record<Descriptions, Statement>> = {
  included: cardsWith('included', 'list-cards'),
  omitted: cardsWith('omitted', 'list-cards-brief'),
};

const existing = {
  name: 'lists-existing',
  text: 'SELECT id FROM boards.list WHERE workspace_id = $1 AND id = ANY ($2::bigint[])',
};

/** The read-only door to lists. */
@Injectable()
export class ListsReader {
  constructor(
    private readonly database: Database,
    private readonly boards: BoardsReader,
    private readonly large: LargeResponses,
  ) {}

  async ofBoard(caller: Caller, boardId: number, archived: ArchivedFilter): Promise<JsonResponse> {
    const { version, bytes } = await this.boards.requireVisibleWithSize(caller, boardId, 'lists');
    return this.large.respond(caller, bytes, async () => {
      const [row] = await this.database.query<{ json: string }>(ofBoard, [
        boardId,
        archived !== 'true',
        archived !== 'false',
      ]);
      return new JsonResponse(row?.json ?? '[]', { orderVersion: version });
    });
  }

  async one(caller: Caller, listId: number): Promise<ResourceRow> {
    const [row] = await this.database.query<ResourceRow>(one, [...scopeOf(caller), listId]);
    if (!row) throw new NotFoundError('list', listId);
    return row;
  }

  /** @returns those of the lists that are in the workspace, whatever the visibility of their boards */
  async existing(workspaceId: number, listIds: readonly number[]): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(existing, [workspaceId, listIds]);
    return rows.map(({ id }) => id);
  }

  /** The cards of a list in order, paged. */
  async cards(
    caller: Caller,
    listId: number,
    { limit = limits.pageSizeDefault, cursor, omit }: ListCardsQueryDto,
  ): Promise<JsonResponse> {
    const [after] = cursor === undefined ? [''] : decodeCursor(cursor, ['string']);
    // Read before the cards, so that they are not older than the version sent with them.
    const { version } = await this.one(caller, listId);
    const rows = await this.database.query<{ card: { position: string } }>(cards[descriptionsFor(omit)], [
      listId,
      after,
      limit + 1,
    ]);
    const page = cutPage(
      rows.map(({ card }) => card),
      limit,
      ({ position }) => [position],
    );
    return JsonResponse.page(page.rows, page.nextCursor, version);
  }
}
