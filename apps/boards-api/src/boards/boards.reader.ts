import { Injectable } from '@nestjs/common';
import { NotFoundError, type Caller } from '@kiban/contracts';
import { entityTag, JsonResponse } from '@kiban/http-kit';
import { Database, Batcher } from '@kiban/persistence';
import { isVisible, scopeKey, scopeOf } from '../access/board-scope.js';
import { LARGE_FROM_BYTES, LargeResponses } from '../fairness/large-responses.js';
import { chartBytes, listsBytes, valuesBytes } from '../store/boards/response-size.sql.js';
import type { Descriptions } from '../store/cards/card-json.js';
import { BoardJsonCache } from './board-json-cache.js';
import { BoardViews, CONCURRENT_READS, READ_BATCH_MAX } from './board-views.js';
import { boardsQuery, boardsQueryItems, type BoardsQueryItem } from './data/boards-query.sql.js';

export type ArchivedFilter = 'false' | 'true' | 'all';

interface BoardList {
  json: Buffer;
  bytes: number;
  etag: string;
  orderVersion: number;
}

const versionAnd = (name: string, bytes: string): { name: string; text: string } => ({
  name,
  text: `SELECT b.version, ${bytes} AS bytes FROM boards.board AS b WHERE b.id = $5 AND ${isVisible('b')}`,
});
const visible = {
  board: versionAnd('board-visible', '0'),
  lists: versionAnd('board-lists-visible', listsBytes),
  chart: versionAnd('board-chart-visible', chartBytes),
  values: versionAnd('board-values-visible', valuesBytes),
} as const;

/** The read-only door to boards. */
@Injectable()
export class BoardsReader {
  private readonly views: Readonly<Record<Descriptions, BoardViews>>;

  private readonly lists = new Batcher<BoardsQueryItem, BoardList>({
    onFallback: (error) => this.database.logBatchFallback('boards.list', error),
    maxConcurrency: CONCURRENT_READS,
    maxBatchSize: READ_BATCH_MAX,
    dedupeKey: ({ scope, active, archived }) => `${scopeKey(scope)} ${active} ${archived}`,
    runOne: async (item) => (await this.readLists([item]))[0] as BoardList,
    runBatch: (all) => this.readLists(all),
  });

  constructor(
    private readonly database: Database,
    private readonly large: LargeResponses,
  ) {
    const parts = { database, large, texts: new BoardJsonCache() };
    this.views = {
      included: new BoardViews(parts, 'included'),
      omitted: new BoardViews(parts, 'omitted'),
    };
  }

  /** The boards that the caller sees. Equal requests that arrive during a read share the next one. */
  async list(caller: Caller, archived: ArchivedFilter): Promise<JsonResponse> {
    const list = await this.lists.submit({
      scope: scopeOf(caller),
      active: archived !== 'true',
      archived: archived !== 'false',
    });
    const onClosed = list.bytes >= LARGE_FROM_BYTES ? await this.large.hold(caller, list) : undefined;
    return new JsonResponse(list.json, { etag: list.etag, orderVersion: list.orderVersion, onClosed });
  }

  /**
   * @returns the board's version, read before anything else: a client may receive an update twice, and never misses one
   * @throws NotFoundError also if the caller may not see the board
   */
  async requireVisible(caller: Caller, boardId: number): Promise<number> {
    return (await this.requireVisibleWithSize(caller, boardId, 'board')).version;
  }

  /** As above, with the estimated size of the board’s lists, chart or values. */
  async requireVisibleWithSize(
    caller: Caller,
    boardId: number,
    part: keyof typeof visible,
  ): Promise<{ version: number; bytes: number }> {
    const [board] = await this.database.query<{ version: number; bytes: number }>(visible[part], [
      ...scopeOf(caller),
      boardId,
    ]);
    if (!board) throw new NotFoundError('board', boardId);
    return board;
  }

  /** A board with its lists and all their cards: one round trip, unless it is large and changed. */
  view(caller: Caller, boardId: number, descriptions: Descriptions = 'included'): Promise<JsonResponse> {
    return this.views[descriptions].whole(caller, boardId);
  }

  /** As `view`, with at most `cardsPerList` cards in each list. */
  viewCut(
    caller: Caller,
    boardId: number,
    cardsPerList: number,
    descriptions: Descriptions = 'included',
  ): Promise<JsonResponse> {
    return this.views[descriptions].cut(caller, boardId, cardsPerList);
  }

  private async readLists(all: readonly BoardsQueryItem[]): Promise<BoardList[]> {
    const rows = await this.database.query<{ place: number; json: string; orderVersion: number | null }>(
      boardsQuery,
      [boardsQueryItems(all)],
    );
    const lists = new Array<BoardList>(all.length);
    for (const { place, json, orderVersion } of rows) {
      const bytes = Buffer.from(json);
      lists[place] = {
        json: bytes,
        bytes: bytes.length,
        etag: entityTag(bytes),
        orderVersion: orderVersion ?? 0,
      };
    }
    return lists;
  }
}
