import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@kiban/contracts';
import { JsonAnswer, type Caller } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import { isVisible, scopeOf } from '../access/board-scope.js';
import { BoardTexts } from './board-texts.js';
import { boardList } from './data/board-list.sql.js';
import { boardView, boardViewCut, type BoardViewRow } from './data/board-view.sql.js';

export type ArchivedFilter = 'false' | 'true' | 'all';

/** A text from this size on is read by one request at a time, so that many readers do not hold it many times. */
const BIG_TEXT_BYTES = 1_000_000;

const visible = {
  name: 'board-visible',
  text: `SELECT b.version FROM boards.board AS b WHERE b.id = $4 AND ${isVisible('b')}`,
};

/** The read-only door to boards. */
@Injectable()
export class BoardsReader {
  private readonly texts = new BoardTexts();
  private readonly bigReads = new Map<number, Promise<unknown>>();

  constructor(private readonly database: Database) {}

  async list(caller: Caller, archived: ArchivedFilter): Promise<JsonAnswer> {
    const [row] = await this.database.query<{ json: string; orderVersion: number | null }>(boardList, [
      ...scopeOf(caller),
      archived !== 'true',
      archived !== 'false',
    ]);
    return new JsonAnswer(row?.json ?? '[]', { orderVersion: row?.orderVersion ?? 0 });
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
    const isBig = known !== undefined && known.json.length >= BIG_TEXT_BYTES;
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
    const [row] = await this.database.query<BoardViewRow>(boardView, [
      ...scopeOf(caller),
      boardId,
      known ? [known.etag] : [],
    ]);
    if (!row) throw new NotFoundError('board', boardId);
    const text = row.json === null && known ? known : this.texts.keep(boardId, row.etag, row.json ?? '');
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
}
