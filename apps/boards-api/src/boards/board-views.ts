import { NotFoundError, type Caller } from '@kiban/contracts';
import { JsonResponse, type Release } from '@kiban/http-kit';
import { Batcher, type Database } from '@kiban/persistence';
import { scopeKey, scopeOf, type ScopeValues } from '../access/board-scope.js';
import { LARGE_FROM_BYTES, type LargeResponses } from '../fairness/large-responses.js';
import {
  boardViewItems,
  boardViewStatements,
  type BoardViewItem,
  type BoardViewRow,
  type BoardViewStatements,
} from '../store/boards/board-view.sql.js';
import type { Descriptions } from '../store/cards/card-json.js';
import type { BoardJsonCache, BoardText, BoardTextKey } from './board-json-cache.js';

/** How many reads of a large board a request waits for before it reads the board itself. */
const LARGE_READS_BEFORE_MAX = 2;

/** A larger board is read in a statement of its own, so that it does not delay other boards in the batch. */
const BATCHED_TEXT_BYTES_MAX = 100_000;
/** Two concurrent batch reads, so that PostgreSQL stays busy while one result is parsed. */
export const CONCURRENT_READS = 2;
export const READ_BATCH_MAX = 32;

interface Viewed extends BoardViewItem {
  cached: BoardText;
}

/** A board whose text is so large that reading it needs a share of the byte budget. */
interface LargeBoard {
  bytes: number;
}

interface BoardViewsParts {
  database: Database;
  large: LargeResponses;
  texts: BoardJsonCache;
}

/** Boards with their lists and cards, with the cards' descriptions or without them. */
export class BoardViews {
  private readonly largeReads = new Map<number, Promise<unknown>>();
  private readonly statements: BoardViewStatements;

  private readonly views = new Batcher<Viewed, BoardText | undefined>({
    onFallback: (error) => this.parts.database.logBatchFallback('boards.view', error),
    maxConcurrency: CONCURRENT_READS,
    maxBatchSize: READ_BATCH_MAX,
    dedupeKey: ({ boardId, etag, scope }) => `${boardId} ${etag} ${scopeKey(scope)}`,
    runOne: ({ boardId, cached, scope }) => this.readText(scope, boardId, cached, null),
    runBatch: (all) => this.readTexts(all),
  });

  constructor(
    private readonly parts: BoardViewsParts,
    private readonly descriptions: Descriptions,
  ) {
    this.statements = boardViewStatements[descriptions];
  }

  /** A board with its lists and all their cards: one round trip, unless it is large and changed. */
  async whole(caller: Caller, boardId: number): Promise<JsonResponse> {
    for (let waited = 0; ; waited += 1) {
      const found = await this.findText(scopeOf(caller), boardId);
      if (!found) throw new NotFoundError('board', boardId);
      if ('etag' in found) return this.responseOf(caller, found);
      const running = this.largeReads.get(boardId);
      if (!running || waited >= LARGE_READS_BEFORE_MAX) return this.readLarge(caller, boardId, found);
      // The result may be older than this request, so its text is only a candidate.
      await running.catch(() => undefined);
    }
  }

  private async findText(scope: ScopeValues, boardId: number): Promise<BoardText | LargeBoard | undefined> {
    const cached = this.parts.texts.get(this.keyOf(boardId));
    return cached && cached.bytes <= BATCHED_TEXT_BYTES_MAX
      ? this.views.submit({ boardId, etag: cached.etag, scope, cached })
      : this.readText(scope, boardId, cached, LARGE_FROM_BYTES);
  }

  private async readLarge(caller: Caller, boardId: number, { bytes }: LargeBoard): Promise<JsonResponse> {
    const read = this.parts.large.read(caller, bytes, () =>
      this.readText(scopeOf(caller), boardId, this.parts.texts.get(this.keyOf(boardId)), null),
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
      charge || text.bytes >= LARGE_FROM_BYTES
        ? await this.parts.large.hold(caller, text, charge)
        : undefined;
    return new JsonResponse(text.json, {
      etag: this.tagOf(text.etag),
      copies: text.copies,
      onClosed,
    });
  }

  /** As `whole`, with at most `cardsPerList` cards in each list. */
  async cut(caller: Caller, boardId: number, cardsPerList: number): Promise<JsonResponse> {
    const read = async (bytesMax: number | null): Promise<BoardViewRow> => {
      const [row] = await this.parts.database.query<BoardViewRow>(this.statements.cut, [
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
      new JsonResponse(json ?? '', { etag: withSuffix(this.tagOf(etag), String(cardsPerList)) });
    const row = await read(LARGE_FROM_BYTES);
    if (row.json !== null) return responseOf(row);
    return this.parts.large.respond(caller, row.bytes, async () => responseOf(await read(null)));
  }

  private async readText(
    scope: ScopeValues,
    boardId: number,
    cached: BoardText | undefined,
    bytesMax: null,
  ): Promise<BoardText | undefined>;
  private async readText(
    scope: ScopeValues,
    boardId: number,
    cached: BoardText | undefined,
    bytesMax: number,
  ): Promise<BoardText | LargeBoard | undefined>;
  private async readText(
    scope: ScopeValues,
    boardId: number,
    cached: BoardText | undefined,
    bytesMax: number | null,
  ): Promise<BoardText | LargeBoard | undefined> {
    const [row] = await this.parts.database.query<BoardViewRow>(this.statements.one, [
      ...scope,
      boardId,
      cached ? [cached.etag] : [],
      bytesMax,
    ]);
    if (!row) return undefined;
    const isLarge = row.json === null && row.etag !== cached?.etag;
    return isLarge ? { bytes: row.bytes } : this.textOf(boardId, row, cached);
  }

  private async readTexts(all: readonly Viewed[]): Promise<(BoardText | undefined)[]> {
    const rows = await this.parts.database.query<Omit<BoardViewRow, 'bytes'> & { place: number }>(
      this.statements.several,
      [boardViewItems(all)],
    );
    const texts = new Array<BoardText | undefined>(all.length);
    for (const row of rows) {
      const { boardId, cached } = all[row.place] as Viewed;
      texts[row.place] = this.textOf(boardId, row, cached);
    }
    return texts;
  }

  private textOf(
    boardId: number,
    row: Pick<BoardViewRow, 'etag' | 'json'>,
    cached: BoardText | undefined,
  ): BoardText {
    return row.json === null && cached
      ? this.parts.texts.again(this.keyOf(boardId), cached)
      : this.parts.texts.keep(this.keyOf(boardId), row.etag, row.json ?? '');
  }

  private keyOf(boardId: number): BoardTextKey {
    return this.descriptions === 'included' ? boardId : `${boardId} ${this.descriptions}`;
  }

  /** The tag of the response: that of the board's content, and of the form of the response. */
  private tagOf(etag: string): string {
    return this.descriptions === 'included' ? etag : withSuffix(etag, 'brief');
  }
}

const withSuffix = (etag: string, suffix: string): string => etag.replace(/"$/, `.${suffix}"`);
