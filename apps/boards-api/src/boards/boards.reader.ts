import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@kiban/contracts';
import { JsonResponse, type Caller } from '@kiban/http-kit';
import { Database, Batcher } from '@kiban/persistence';
import { isVisible, scopeOf, type ScopeValues } from '../access/board-scope.js';
import { LARGE_FROM_BYTES, LargeResponses } from '../fairness/large-responses.js';
import type { Release } from '../fairness/shares.js';
import { BoardJsonCache, type BoardText } from './board-json-cache.js';
import { boardsQuery } from './data/boards-query.sql.js';
import {
  boardView,
  boardViewCut,
  boardViewItems,
  boardViews,
  type BoardViewAsked,
  type BoardViewRow,
} from './data/board-view.sql.js';
import { chartBytes, listsBytes, valuesBytes } from './data/response-size.sql.js';

export type ArchivedFilter = 'false' | 'true' | 'all';

/** How many reads of a large board a request waits for, before it reads by itself what each of them found changed. */
const LARGE_READS_BEFORE_MAX = 2;

/** A board whose text was longer is read by itself: nobody waits for one that takes long because they asked for another. */
const GATHERED_TEXT_BYTES_MAX = 100_000;
/**
 * Reads under way at once, of which each may be of several boards: one more than one, so that PostgreSQL has work while this
 * process takes an answer apart.
 */
const READS_AT_ONCE = 2;
const READ_TOGETHER_MAX = 32;

interface BoardList {
  json: Buffer;
  bytes: number;
  orderVersion: number;
}

interface Viewed extends BoardViewAsked {
  known: BoardText;
}

type BoardListAsked = readonly [...ScopeValues, active: boolean, archived: boolean];

const versionAnd = (name: string, bytes: string): { name: string; text: string } => ({
  name,
  text: `SELECT b.version, ${bytes} AS bytes FROM boards.board AS b WHERE b.id = $4 AND ${isVisible('b')}`,
});
const visible = {
  board: versionAnd('board-visible', '0'),
  lists: versionAnd('board-lists-visible', listsBytes),
  chart: versionAnd('board-chart-visible', chartBytes),
  values: versionAnd('board-values-visible', valuesBytes),
} as const;

/** A board whose text is too large to be read without a share of the bytes. */
interface LargeBoard {
  bytes: number;
}

/** The read-only door to boards. */
@Injectable()
export class BoardsReader {
  private readonly texts = new BoardJsonCache();
  private readonly largeReads = new Map<number, Promise<unknown>>();

  private readonly views = new Batcher<Viewed, BoardText | undefined>({
    onFallback: (error) => this.database.tellApart('boards.view', error),
    maxConcurrency: READS_AT_ONCE,
    maxBatchSize: READ_TOGETHER_MAX,
    dedupeKey: ({ boardId, etag, scope }) => `${boardId} ${etag} ${scope.join()}`,
    runOne: ({ boardId, known, scope }) => this.readText(scope, boardId, known, null),
    runBatch: (all) => this.readTexts(all),
  });
  private readonly lists = new Batcher<BoardListAsked, BoardList>({
    onFallback: (error) => this.database.tellApart('boards.list', error),
    maxConcurrency: READS_AT_ONCE,
    maxBatchSize: READ_TOGETHER_MAX,
    dedupeKey: (asked) => asked.join(),
    runOne: (asked) => this.readList(asked),
    runBatch: (all) => Promise.all(all.map((asked) => this.readList(asked))),
  });

  constructor(
    private readonly database: Database,
    private readonly large: LargeResponses,
  ) {}

  /** The boards that the caller sees; who asks for the same while it is read shares the next reading. */
  async list(caller: Caller, archived: ArchivedFilter): Promise<JsonResponse> {
    const list = await this.lists.submit([...scopeOf(caller), archived !== 'true', archived !== 'false']);
    const onClosed = list.bytes >= LARGE_FROM_BYTES ? await this.large.hold(caller, list) : undefined;
    return new JsonResponse(list.json, { orderVersion: list.orderVersion, onClosed });
  }

  /**
   * @returns the board's version. What is read afterwards is not older: who has this version with it may hear again of what
   * it has, and never misses what it has not.
   * @throws NotFoundError also where the caller may not see it
   */
  async requireVisible(caller: Caller, boardId: number): Promise<number> {
    return (await this.requireVisibleWithSize(caller, boardId, 'board')).version;
  }

  /** The same with the estimated size of the board’s lists, chart or values. */
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
  async view(caller: Caller, boardId: number): Promise<JsonResponse> {
    for (let waited = 0; ; waited += 1) {
      const found = await this.findText(scopeOf(caller), boardId);
      if (!found) throw new NotFoundError('board', boardId);
      if ('etag' in found) return this.responseOf(caller, found);
      const running = this.largeReads.get(boardId);
      if (!running || waited >= LARGE_READS_BEFORE_MAX) return this.readLarge(caller, boardId, found);
      // What it finds may be older than this request, so that its text is only a candidate.
      await running.catch(() => undefined);
    }
  }

  private async findText(scope: ScopeValues, boardId: number): Promise<BoardText | LargeBoard | undefined> {
    const known = this.texts.get(boardId);
    return known && known.bytes <= GATHERED_TEXT_BYTES_MAX
      ? this.views.submit({ boardId, etag: known.etag, scope, known })
      : this.readText(scope, boardId, known, LARGE_FROM_BYTES);
  }

  private async readLarge(caller: Caller, boardId: number, { bytes }: LargeBoard): Promise<JsonResponse> {
    const read = this.large.read(caller, bytes, () =>
      this.readText(scopeOf(caller), boardId, this.texts.get(boardId), null),
    );
    this.largeReads.set(boardId, read);
    try {
      const { value: text, release } = await read;
      if (text) return await this.responseOf(caller, text, release);
      release();
      throw new NotFoundError('board', boardId);
    } finally {
      if (this.largeReads.get(boardId) === read) this.largeReads.delete(boardId);
    }
  }

  private async responseOf(caller: Caller, text: BoardText, charge?: Release): Promise<JsonResponse> {
    const onClosed =
      charge || text.bytes >= LARGE_FROM_BYTES ? await this.large.hold(caller, text, charge) : undefined;
    return new JsonResponse(text.json, { etag: text.etag, copies: text.copies, onClosed });
  }

  /** The same with at most `cardsPerList` cards of each list. */
  async viewCut(caller: Caller, boardId: number, cardsPerList: number): Promise<JsonResponse> {
    const read = async (bytesMax: number | null): Promise<BoardViewRow> => {
      const [row] = await this.database.query<BoardViewRow>(boardViewCut, [
        ...scopeOf(caller),
        boardId,
        [],
        bytesMax,
        cardsPerList,
      ]);
      if (!row) throw new NotFoundError('board', boardId);
      return row;
    };
    const responseOf = ({ json, etag }: BoardViewRow): JsonResponse =>
      new JsonResponse(json ?? '', { etag: etag.replace(/"$/, `.${cardsPerList}"`) });
    const row = await read(LARGE_FROM_BYTES);
    if (row.json !== null) return responseOf(row);
    return this.large.respond(caller, row.bytes, async () => responseOf(await read(null)));
  }

  private async readList(asked: BoardListAsked): Promise<BoardList> {
    const [row] = await this.database.query<{ json: string; orderVersion: number | null }>(
      boardsQuery,
      asked,
    );
    const json = Buffer.from(row?.json ?? '[]');
    return { json, bytes: json.length, orderVersion: row?.orderVersion ?? 0 };
  }

  private async readText(
    scope: ScopeValues,
    boardId: number,
    known: BoardText | undefined,
    bytesMax: null,
  ): Promise<BoardText | undefined>;
  private async readText(
    scope: ScopeValues,
    boardId: number,
    known: BoardText | undefined,
    bytesMax: number,
  ): Promise<BoardText | LargeBoard | undefined>;
  private async readText(
    scope: ScopeValues,
    boardId: number,
    known: BoardText | undefined,
    bytesMax: number | null,
  ): Promise<BoardText | LargeBoard | undefined> {
    const [row] = await this.database.query<BoardViewRow>(boardView, [
      ...scope,
      boardId,
      known ? [known.etag] : [],
      bytesMax,
    ]);
    if (!row) return undefined;
    const isLarge = row.json === null && row.etag !== known?.etag;
    return isLarge ? { bytes: row.bytes } : this.textOf(boardId, row, known);
  }

  private async readTexts(all: readonly Viewed[]): Promise<(BoardText | undefined)[]> {
    const rows = await this.database.query<Omit<BoardViewRow, 'bytes'> & { place: number }>(boardViews, [
      boardViewItems(all),
    ]);
    const texts = new Array<BoardText | undefined>(all.length);
    for (const row of rows) {
      const { boardId, known } = all[row.place] as Viewed;
      texts[row.place] = this.textOf(boardId, row, known);
    }
    return texts;
  }

  private textOf(
    boardId: number,
    row: Pick<BoardViewRow, 'etag' | 'json'>,
    known: BoardText | undefined,
  ): BoardText {
    return row.json === null && known
      ? this.texts.again(boardId, known)
      : this.texts.keep(boardId, row.etag, row.json ?? '');
  }
}
