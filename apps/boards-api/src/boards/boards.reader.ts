import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@kiban/contracts';
import { JsonAnswer, type Caller } from '@kiban/http-kit';
import { Database, Gathering } from '@kiban/persistence';
import { isVisible, scopeOf, type ScopeValues } from '../access/board-scope.js';
import { BoardTexts, type BoardText } from './board-texts.js';
import { boardList } from './data/board-list.sql.js';
import {
  boardView,
  boardViewCut,
  boardViewItems,
  boardViews,
  type BoardViewAsked,
  type BoardViewRow,
} from './data/board-view.sql.js';

export type ArchivedFilter = 'false' | 'true' | 'all';

/** A text from this size on is read by one request at a time, so that many readers do not hold it many times. */
const BIG_TEXT_BYTES = 1_000_000;

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
  orderVersion: number;
}

interface Viewed extends BoardViewAsked {
  known: BoardText;
}

type BoardListAsked = readonly [...ScopeValues, active: boolean, archived: boolean];

const visible = {
  name: 'board-visible',
  text: `SELECT b.version FROM boards.board AS b WHERE b.id = $4 AND ${isVisible('b')}`,
};

/** The read-only door to boards. */
@Injectable()
export class BoardsReader {
  private readonly texts = new BoardTexts();
  private readonly bigReads = new Map<number, Promise<unknown>>();

  private readonly views = new Gathering<Viewed, BoardText | undefined>({
    told: (error) => this.database.tellApart('boards.view', error),
    atOnce: READS_AT_ONCE,
    most: READ_TOGETHER_MAX,
    keyOf: ({ boardId, etag, scope }) => `${boardId} ${etag} ${scope.join()}`,
    alone: ({ boardId, known, scope }) => this.readText(scope, boardId, known),
    together: (all) => this.readTexts(all),
  });
  private readonly lists = new Gathering<BoardListAsked, BoardList>({
    told: (error) => this.database.tellApart('boards.list', error),
    atOnce: READS_AT_ONCE,
    most: READ_TOGETHER_MAX,
    keyOf: (asked) => asked.join(),
    alone: (asked) => this.readList(asked),
    together: (all) => Promise.all(all.map((asked) => this.readList(asked))),
  });

  constructor(private readonly database: Database) {}

  /** The boards that the caller sees; who asks for the same while it is read shares the next reading. */
  async list(caller: Caller, archived: ArchivedFilter): Promise<JsonAnswer> {
    const { json, orderVersion } = await this.lists.ask([
      ...scopeOf(caller),
      archived !== 'true',
      archived !== 'false',
    ]);
    return new JsonAnswer(json, { orderVersion });
  }

  /**
   * @returns the board's version. What is read afterwards is not older: who has this version with it may hear again of what
   * it has, and never misses what it has not.
   * @throws NotFoundError also where the caller may not see it
   */
  async requireVisible(caller: Caller, boardId: number): Promise<number> {
    const [board] = await this.database.query<{ version: number }>(visible, [...scopeOf(caller), boardId]);
    if (!board) throw new NotFoundError('board', boardId);
    return board.version;
  }

  /** A board with its lists and all their cards: one round trip, whatever its size. */
  async view(caller: Caller, boardId: number): Promise<JsonAnswer> {
    const known = this.texts.get(boardId);
    const isBig = known !== undefined && known.bytes >= BIG_TEXT_BYTES;
    const running = this.bigReads.get(boardId);
    // What the running read finds may be older than this request, so its text is only a candidate here.
    if (running) await running.catch(() => undefined);
    const read = this.readView(caller, boardId);
    if (!known || isBig) {
      this.bigReads.set(boardId, read);
      const forget = (): void => {
        if (this.bigReads.get(boardId) === read) this.bigReads.delete(boardId);
      };
      read.then(forget, forget);
    }
    return read;
  }

  private async readView(caller: Caller, boardId: number): Promise<JsonAnswer> {
    const known = this.texts.get(boardId);
    const scope = scopeOf(caller);
    const text = await (known && known.bytes <= GATHERED_TEXT_BYTES_MAX
      ? this.views.ask({ boardId, etag: known.etag, scope, known })
      : this.readText(scope, boardId, known));
    if (!text) throw new NotFoundError('board', boardId);
    return new JsonAnswer(text.json, { etag: text.etag });
  }

  /** The same with at most `cardsPerList` cards of each list. */
  async viewCut(caller: Caller, boardId: number, cardsPerList: number): Promise<JsonAnswer> {
    const [row] = await this.database.query<BoardViewRow>(boardViewCut, [
      ...scopeOf(caller),
      boardId,
      [],
      cardsPerList,
    ]);
    if (!row) throw new NotFoundError('board', boardId);
    return new JsonAnswer(row.json ?? '', { etag: row.etag.replace(/"$/, `.${cardsPerList}"`) });
  }

  private async readList(asked: BoardListAsked): Promise<BoardList> {
    const [row] = await this.database.query<{ json: string; orderVersion: number | null }>(boardList, asked);
    return { json: Buffer.from(row?.json ?? '[]'), orderVersion: row?.orderVersion ?? 0 };
  }

  private async readText(
    scope: ScopeValues,
    boardId: number,
    known: BoardText | undefined,
  ): Promise<BoardText | undefined> {
    const [row] = await this.database.query<BoardViewRow>(boardView, [
      ...scope,
      boardId,
      known ? [known.etag] : [],
    ]);
    return row && this.textOf(boardId, row, known);
  }

  private async readTexts(all: readonly Viewed[]): Promise<(BoardText | undefined)[]> {
    const rows = await this.database.query<BoardViewRow & { place: number }>(boardViews, [
      boardViewItems(all),
    ]);
    const texts = new Array<BoardText | undefined>(all.length);
    for (const row of rows) {
      const { boardId, known } = all[row.place] as Viewed;
      texts[row.place] = this.textOf(boardId, row, known);
    }
    return texts;
  }

  private textOf(boardId: number, row: BoardViewRow, known: BoardText | undefined): BoardText {
    return row.json === null && known
      ? this.texts.again(boardId, known)
      : this.texts.keep(boardId, row.etag, row.json ?? '');
  }
}
