import { BoardBase } from './board-base.js';
import { compareRanks, insertByRank } from './card-order.js';
import type {
  Axis,
  AxisItem,
  Board,
  Card,
  ChangeOrigin,
  ChartTask,
  Connection,
  CustomField,
  History,
  Label,
  List,
  Member,
  ShownCard,
  ShownList,
  ShownProgress,
  StoreTopic,
} from './entities.js';
import { FirstIds } from './first-ids.js';
import { OverlayStack, type Overlay } from './overlay.js';
import { isSameList, isSameOrder } from './same-value.js';

/**
 * What the views show: the board's base with the overlays of pending commands.
 * Each getter returns the same reference until its topic changes, as useSyncExternalStore requires.
 */
export class BoardStore {
  readonly base: BoardBase;
  private readonly listeners = new Map<StoreTopic, Set<() => void>>();
  private readonly cards = new Map<number, ShownCard>();
  private readonly tasks = new Map<number, ChartTask>();
  private readonly lists = new Map<number, ShownList>();
  private readonly orders = new Map<number, readonly number[]>();
  readonly firstIds = new FirstIds();
  /** The list that shows each card with overlays. */
  private readonly shownIn = new Map<number, number>();
  private readonly origins = new Map<number, ChangeOrigin>();
  private overlays = new OverlayStack([]);
  private order: readonly number[] = [];
  private axes: Readonly<Record<Axis, readonly AxisItem[]>> = { column: [], row: [] };
  private shownBoard: Board | null = null;
  private shownConnection: Connection = { state: 'loading', waiting: 0, readOnly: false, expired: 0 };
  private shownHistory: History = {};
  private shownProgress: ShownProgress | null = null;

  constructor(boardId: number) {
    this.base = new BoardBase(boardId);
  }

  subscribe(topic: StoreTopic, listener: () => void): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(topic) === listeners) this.listeners.delete(topic);
    };
  }

  board(): Board | null {
    return this.shownBoard;
  }

  /** The lists of the board in order, without archived ones. */
  listIds(): readonly number[] {
    return this.order;
  }

  list(id: number): ShownList | undefined {
    return this.lists.get(this.idOf(id));
  }

  /** The cards of a list in order, without archived ones. */
  cardIds(listId: number): readonly number[] {
    return this.orders.get(this.idOf(listId)) ?? NO_IDS;
  }

  /** A card, also by the temporary id that it was created with. */
  card(temporaryOrId: number): ShownCard | undefined {
    const id = this.idOf(temporaryOrId);
    const cached = this.cards.get(id);
    if (cached) return cached;
    const base = this.base.cards.get(id);
    const card = this.overlays.card(id, base);
    if (!card) return undefined;
    const changedBy = this.origins.get(id);
    const shown = {
      ...card,
      listId: this.idOf(card.listId),
      pending: card !== base,
      ...(changedBy ? { changedBy } : {}),
    };
    this.cards.set(id, shown);
    return shown;
  }

  /** A card as the API has it, without the commands that have no response. */
  servedCard(temporaryOrId: number): Card | undefined {
    return this.base.cards.get(this.idOf(temporaryOrId));
  }

  /** What a card has as a task of the chart; complete once the chart is read. */
  task(cardId: number): ChartTask {
    const id = this.idOf(cardId);
    const known = this.tasks.get(id);
    if (known) return known;
    const task = this.overlays.task(id, this.base.chart.task(id));
    this.tasks.set(id, task);
    return task;
  }

  /** The columns or rows in order; complete once the grid is read. */
  axis(axis: Axis): readonly AxisItem[] {
    return this.axes[axis];
  }

  /** The API's id of an object that was created with a temporary id. */
  idOf(id: number): number {
    return this.firstIds.idOf(id);
  }

  /** The id that an object had first. A view that uses it as its key keeps what a person types in the object. */
  keyOf(id: number): number {
    return this.firstIds.firstOf(id);
  }

  setId(temporaryId: number, id: number): void {
    this.firstIds.set(temporaryId, id);
  }

  labels(): readonly Label[] {
    return this.base.labels;
  }

  members(): readonly Member[] {
    return this.base.members;
  }

  fields(): readonly CustomField[] {
    return this.base.fields;
  }

  connection(): Connection {
    return this.shownConnection;
  }

  history(): History {
    return this.shownHistory;
  }

  /** Changes the base; views are notified once, after the change. */
  change(change: (base: BoardBase) => void): void {
    change(this.base);
    this.flush();
  }

  /** Replaces the overlays and changes the base in one step, so that a response never flickers. */
  setOverlays(overlays: readonly Overlay[], change?: (base: BoardBase) => void): void {
    const before = this.overlays;
    const touched = before.cardIds();
    const { dirty } = this.base;
    change?.(this.base);
    this.overlays = new OverlayStack(overlays, (id) => this.idOf(id));
    for (const id of this.overlays.cardIds()) touched.add(id);
    for (const id of touched) this.refreshCard(id);
    for (const id of new Set([...before.listIds(), ...this.overlays.listIds()]))
      dirty.add(`list:${id}`).add('lists');
    if (before.hasBoard() || this.overlays.hasBoard()) dirty.add('board');
    if (before.hasGrid() || this.overlays.hasGrid()) dirty.add('grid');
    if (before.hasTasks() || this.overlays.hasTasks()) dirty.add('chart');
    this.flush();
  }

  setConnection(change: Partial<Connection>): void {
    this.shownConnection = { ...this.shownConnection, ...change };
    this.notify(['connection']);
  }

  setHistory(history: History): void {
    this.shownHistory = history;
    this.notify(['history']);
  }

  /** Of a command of several requests, while it is sent. */
  progress(): ShownProgress | null {
    return this.shownProgress;
  }

  setProgress(progress: ShownProgress | null): void {
    if (progress === this.shownProgress) return;
    this.shownProgress = progress;
    this.notify(['progress']);
  }

  setOrigin(cardId: number, origin: ChangeOrigin | null): void {
    if (origin) this.origins.set(cardId, origin);
    else this.origins.delete(cardId);
    this.cards.delete(cardId);
    this.notify([`card:${cardId}`]);
  }

  /** Marks the list that shows a card: for a card with overlays, it may be another one than in the base. */
  private markPlace(id: number): void {
    const listId = this.shownIn.get(id) ?? this.base.cards.get(id)?.listId;
    if (listId !== undefined) this.base.dirty.add(`list:${listId}`);
  }

  private refreshCard(id: number): void {
    this.markPlace(id);
    this.cards.delete(id);
    this.base.dirty.add(`card:${id}`);
    const card = this.overlays.changesCard(id) ? this.card(id) : undefined;
    if (card) this.shownIn.set(id, card.listId);
    else this.shownIn.delete(id);
    this.markPlace(id);
  }

  private flush(): void {
    const { dirty } = this.base;
    if (dirty.size === 0) return;
    for (const topic of [...dirty]) if (topic.startsWith('card:')) this.refreshCard(idOf(topic));
    const topics = [...dirty];
    dirty.clear();
    const hasCards = topics.some((topic) => topic.startsWith('card:'));
    this.notify([...topics.filter((topic) => this.update(topic)), ...(hasCards ? (['cards'] as const) : [])]);
  }

  /** @returns whether what the topic shows has changed */
  private update(topic: StoreTopic): boolean {
    if (topic.startsWith('list:')) return this.updateList(idOf(topic));
    if (topic === 'lists') return this.updateLists();
    if (topic === 'chart') this.tasks.clear();
    if (topic === 'grid') this.axes = this.overlays.axes((axis) => this.base.grid.items(axis));
    if (topic === 'board') this.shownBoard = this.base.board && this.overlays.board(this.base.board);
    return true;
  }

  private updateList(id: number): boolean {
    const ids = this.orderOf(id);
    const list = this.overlays.list(id, this.base.lists.get(id));
    const shown = list && this.shownList(list, ids);
    const sameIds = isSameOrder(ids, this.cardIds(id));
    if (!sameIds) this.orders.set(id, ids);
    const known = this.lists.get(id);
    if (shown && known && isSameList(shown, known)) return !sameIds;
    if (shown) this.lists.set(id, shown);
    else this.lists.delete(id);
    return !sameIds || shown !== known;
  }

  private shownList(list: List, ids: readonly number[]): ShownList {
    const complete = !this.base.cursors.has(list.id);
    const { id, name, position, info, columnId, rowId, archivedAt } = list;
    const cardCount = complete
      ? ids.length
      : Math.max(list.cardCount + ids.length - this.base.cardOrder.idsOf(id).length, ids.length);
    const cardLimit = info.cardLimit ?? null;
    return { id, name, position, info, cardLimit, cardCount, columnId, rowId, archivedAt, complete };
  }

  /** The base's order, with the cards that overlays place in the list or take from it. */
  private orderOf(listId: number): readonly number[] {
    // An event may place a card that is still being read. One that was archived on another board has its place here still.
    const ids = this.base.cardOrder
      .idsOf(listId)
      .filter((id) => this.base.cards.get(id)?.archivedAt === null);
    const touched = this.overlays.cardIds();
    if (touched.size === 0) return ids;
    const shown = ids.filter((id) => !touched.has(id));
    for (const id of touched) {
      const card = this.card(id);
      if (card?.listId === listId && card.archivedAt === null)
        insertByRank(shown, card, (other) => this.card(other)?.position ?? '');
    }
    return shown;
  }

  private updateLists(): boolean {
    const touched = this.overlays.listIds();
    const ids = [...this.base.listOrder.idsOf(this.base.boardId), ...touched];
    const lists = [...new Set(ids)]
      .map((id) => this.overlays.list(id, this.base.lists.get(id)))
      .filter((list): list is List => list?.archivedAt === null);
    const order = lists.sort(compareRanks).map(({ id }) => id);
    const isSame = isSameOrder(order, this.order);
    if (!isSame) this.order = order;
    return !isSame;
  }

  private notify(topics: readonly StoreTopic[]): void {
    for (const topic of topics) for (const listener of [...(this.listeners.get(topic) ?? [])]) listener();
  }
}

const NO_IDS: readonly number[] = [];

const idOf = (topic: StoreTopic): number => Number(topic.slice(topic.indexOf(':') + 1));
