import { requireSuccess } from '../api/api-error.js';
import type { ApiPort, ApiResponse } from '../api/api-port.js';
import type { BoardStore } from './board-store.js';
import { orderVersionOf } from './responses.js';
import type { RetryTimer } from './retry-timer.js';
import type { BoardSnapshot } from './snapshot.js';
import type { BoardWithLists, Card, CustomField, GanttTask, Grid, Label, List, Member } from './entities.js';

/** Cards of each list in the first response; the others are read page by page. */
const PAGE = 200;
/** The views of a board show no text; the panel of a card reads its own. */
const WITHOUT_TEXTS = 'omit=description';
/** Boards up to this size are read whole. */
const WHOLE_CARDS_MAX = 2_000;

/** Reads parts of a board into the store. Every method throws ApiError. */
export class BoardReader {
  /** Of the snapshot that is shown. */
  private etag: string | null = null;
  private chart: Promise<void> = Promise.resolve();
  private grid: Promise<void> = Promise.resolve();
  private readonly pages = new Map<number, Promise<void>>();

  constructor(
    private readonly calls: ApiPort,
    private readonly store: BoardStore,
    private readonly retries: RetryTimer,
  ) {}

  /**
   * Reads the board with its labels, fields and members.
   * @returns what to store; null if the board is unchanged
   */
  async readBoard(now: number): Promise<BoardSnapshot | null> {
    const path = `/boards/${this.store.base.boardId}?cardsPerList=${PAGE}&${WITHOUT_TEXTS}`;
    const headers: Record<string, string> = this.etag === null ? {} : { 'if-none-match': this.etag };
    const [response] = await Promise.all([
      this.calls.request('GET', path, { headers }).then(requireSuccess),
      this.retries.untilRead(() => this.readLabels()),
      this.retries.untilRead(() => this.readFields()),
      this.retries.untilRead(() => this.readMembers()),
    ]);
    if (response.status === 304) return null;
    this.etag = null;
    const board = response.body as BoardWithLists;
    const etag = response.headers.get('etag');
    this.store.change((base) => base.readBoard(board));
    const { labels, fields, members } = this.store.base;
    return etag === null ? null : { board, etag, labels, fields, members, storedAt: now };
  }

  /** Shows a snapshot until the board is read. */
  show({ board, etag, labels, fields, members }: BoardSnapshot): void {
    this.etag = etag;
    this.store.change((base) => {
      base.readBoard(board);
      Object.assign(base, { labels, fields, members });
      base.dirty.add('labels').add('fields').add('members');
    });
  }

  /** The rest of a small board. */
  async readRest(): Promise<void> {
    const { base } = this.store;
    if ((base.board?.cardCount ?? 0) > WHOLE_CARDS_MAX) return;
    for (const listId of base.listOrder.idsOf(base.boardId)) await this.readPages(listId);
  }

  /** All pages of a list that follow. */
  async readPages(listId: number): Promise<void> {
    while (this.store.base.cursors.has(listId)) await this.readPage(listId);
  }

  readPage(listId: number): Promise<void> {
    const pending =
      this.pages.get(listId) ?? this.readNextPage(listId).finally(() => this.pages.delete(listId));
    this.pages.set(listId, pending);
    return pending;
  }

  /** Reads the order of a list again. */
  async readList(listId: number): Promise<void> {
    this.store.base.cursors.delete(listId);
    await this.readFrom(listId);
    const { base } = this.store;
    if ((base.board?.cardCount ?? 0) <= WHOLE_CARDS_MAX) await this.readPages(listId);
  }

  /** Reads the lists of the board and their order, without their cards. */
  async readLists(): Promise<void> {
    const response = await this.get(`/boards/${this.store.base.boardId}/lists`);
    const version = orderVersionOf(response) ?? 0;
    this.store.change((base) => base.readLists(version, response.body as List[]));
  }

  async readLabels(): Promise<void> {
    const { boardId } = this.store.base;
    const labels = (await this.get(`/boards/${boardId}/labels`)).body as Label[];
    this.store.change((base) => base.readLabels(labels));
  }

  async readFields(): Promise<void> {
    const { boardId } = this.store.base;
    const fields = (await this.get(`/boards/${boardId}/fields`)).body as CustomField[];
    this.store.change((base) => {
      base.fields = fields;
      base.dirty.add('fields');
    });
  }

  /** One read after the other, so that an older response never follows a newer one. */
  readChart(): Promise<void> {
    this.chart = this.chart.catch(() => undefined).then(() => this.readWholeChart());
    return this.chart;
  }

  private async readWholeChart(): Promise<void> {
    const tasks = (await this.get(`/boards/${this.store.base.boardId}/gantt`)).body as GanttTask[];
    this.store.change((base) => base.chart.read(tasks));
  }

  readGrid(): Promise<void> {
    this.grid = this.grid.catch(() => undefined).then(() => this.readWholeGrid());
    return this.grid;
  }

  private async readWholeGrid(): Promise<void> {
    const grid = (await this.get(`/boards/${this.store.base.boardId}/grid`)).body as Grid;
    this.store.change((base) => base.grid.read(grid));
  }

  async readMembers(): Promise<void> {
    const members = (await this.get('/members')).body as Member[];
    this.store.change((base) => {
      base.members = members;
      base.dirty.add('members');
    });
  }

  private async readNextPage(listId: number): Promise<void> {
    const cursor = this.store.base.cursors.get(listId);
    if (cursor !== undefined) await this.readFrom(listId, cursor);
  }

  /** A list that was read from its start during the request has not the pages before this one: it is left out. */
  private async readFrom(listId: number, cursor?: string): Promise<void> {
    const after = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const response = await this.get(`/lists/${listId}/cards?limit=${PAGE}&${WITHOUT_TEXTS}${after}`);
    if (cursor !== undefined && this.store.base.cursors.get(listId) !== cursor) return;
    const version = orderVersionOf(response) ?? 0;
    const next = response.headers.get('x-next-cursor');
    this.store.change((base) => base.readCards(listId, version, response.body as Card[], next));
  }

  private async get(path: string): Promise<ApiResponse> {
    return requireSuccess(await this.calls.request('GET', path));
  }
}
