import { CardOrder, type Placement } from './card-order.js';
import { changedCard, withKnownText } from './card-text.js';
import { ChartBase } from './chart-base.js';
import { GridBase } from './grid-base.js';
import { inBoardOrder } from './label-order.js';
import type {
  Axis,
  Board,
  BoardWithLists,
  Card,
  CustomField,
  Label,
  List,
  Member,
  StoreTopic,
} from './entities.js';

/**
 * The state of one board according to the API: responses and events, without pending commands.
 * Every change records its topics in `dirty`.
 */
export class BoardBase {
  readonly cards = new Map<number, Card>();
  readonly lists = new Map<number, List>();
  readonly cardOrder = new CardOrder();
  readonly listOrder = new CardOrder();
  /** Cursor of the next unread page, by list; lists that are read whole are absent. */
  readonly cursors = new Map<number, string>();
  readonly dirty = new Set<StoreTopic>();
  readonly chart = new ChartBase(this.dirty);
  readonly grid = new GridBase(this.dirty);
  /** Cards that moved to other boards, with their versions there. */
  readonly departed = new Map<number, number>();
  board: Board | null = null;
  labels: readonly Label[] = [];
  members: readonly Member[] = [];
  fields: readonly CustomField[] = [];

  constructor(readonly boardId: number) {}

  /** Merges a read of the whole board; newer observations win. */
  readBoard({ lists, ...board }: BoardWithLists): void {
    this.putBoard(board);
    this.listOrder.read(this.boardId, board.version, lists, true);
    for (const { cards, cardsTotal, nextCursor, ...list } of lists) {
      this.putList({ ...list, cardCount: cardsTotal ?? list.cardCount }, board.version);
      if (nextCursor == null) this.cardOrder.read(list.id, list.version, cards, true);
      else this.cardOrder.restart(list.id, list.version, cards);
    }
    // Only all lists together tell where a card is.
    const known = [...this.cards];
    for (const { id, cards, nextCursor } of lists) this.putPage(id, cards, nextCursor ?? null);
    for (const [id, card] of known) this.touchCard(id, card);
    this.dropUnplaced();
    this.dirty.add('lists');
  }

  /** Applies a response with all lists of the board that are not archived. */
  readLists(boardVersion: number, lists: readonly List[]): void {
    this.listOrder.read(this.boardId, boardVersion, lists, true);
    for (const list of lists) this.putList(list, boardVersion);
    this.dirty.add('lists');
  }

  /** Applies a response with cards of a list: the whole list, or one page of it. */
  readCards(listId: number, version: number, cards: readonly Card[], cursor: string | null): void {
    const former = this.cardOrder.idsOf(listId);
    this.cardOrder.read(listId, version, cards, cursor === null && !this.cursors.has(listId));
    this.putPage(listId, cards, cursor);
    for (const id of former) this.touchCard(id, this.cards.get(id));
  }

  putBoard(board: Board): void {
    if (this.board && this.board.version > board.version) return;
    this.board = board;
    this.dirty.add('board');
  }

  /** @param boardVersion the order version of the response */
  putList(list: List, boardVersion: number): void {
    const known = this.lists.get(list.id);
    if (!known || known.version <= list.version) this.lists.set(list.id, list);
    this.placeList(list.id, boardVersion, { position: list.position, present: list.archivedAt === null });
  }

  /** Adds a list that an event shows first, and announces it to what shows its place, such as a cell. */
  addList(list: List): void {
    this.lists.set(list.id, list);
    this.dirty.add(`list:${list.id}`).add('lists');
  }

  changeList(id: number, change: Partial<List>): void {
    const list = this.lists.get(id);
    if (!list) return;
    this.lists.set(id, { ...list, ...change });
    this.dirty.add(`list:${id}`).add('lists');
  }

  /** @returns whether the placement was newer than what was known */
  placeList(id: number, boardVersion: number, placement: Placement): boolean {
    const isNewer = this.listOrder.observe(id, this.boardId, boardVersion, placement, true);
    const position = this.listOrder.placeOf(id)?.position;
    this.changeList(id, position === undefined ? {} : { position });
    return isNewer;
  }

  /** Removes a column or row with its cells, which hold no cards. */
  removeAxisItem(axis: Axis, id: number): void {
    this.grid.remove(axis, id);
    for (const list of this.lists.values())
      if (list[axis === 'column' ? 'columnId' : 'rowId'] === id)
        this.placeList(list.id, Number.MAX_SAFE_INTEGER, { present: false });
  }

  /**
   * Applies a card of a response.
   * @param listVersion the order version of the response; null if it has none
   */
  putCard(card: Card, listVersion: number | null): void {
    if (card.boardId !== this.boardId) {
      this.departCard(card.id, card.version);
      return;
    }
    // A response may be older than the departure.
    if (this.hasDeparted(card.id, card.version)) return;
    const known = this.cards.get(card.id);
    this.departed.delete(card.id);
    if (!known || known.version <= card.version)
      this.cards.set(card.id, this.placed(withKnownText(card, known)));
    if (listVersion !== null)
      this.placeCard(
        card.id,
        card.listId,
        listVersion,
        { position: card.position, present: card.archivedAt === null, itemVersion: card.version },
        true,
      );
    else this.cardOrder.fillPosition(card.id, card.listId, card.position);
    this.touchCard(card.id, known);
  }

  /** Places a card whose event had no position. @param card a state that is not older than the event */
  fillPosition({ id, listId, position }: Card): void {
    this.cardOrder.fillPosition(id, listId, position);
    this.touchCard(id, this.cards.get(id));
  }

  /** The labels of the board in their order, which is that of the labels of each card. */
  readLabels(labels: readonly Label[]): void {
    this.labels = labels;
    this.dirty.add('labels');
    for (const [id, card] of [...this.cards]) {
      const ordered = inBoardOrder(card.labels, labels);
      if (ordered) this.changeCard(id, { labels: ordered });
    }
  }

  changeCard(id: number, change: Partial<Card>): void {
    const card = this.cards.get(id);
    if (!card) return;
    this.cards.set(id, changedCard(card, change));
    this.dirty.add(`card:${id}`);
  }

  placeCard(id: number, listId: number, version: number, placement: Placement, isRead = false): void {
    const known = this.cards.get(id);
    if (!this.cardOrder.observe(id, listId, version, placement, isRead)) return;
    this.dirty.add(`list:${listId}`);
    this.touchCard(id, known);
  }

  /** Removes a card that moved to another board. */
  departCard(id: number, version: number): void {
    if ((this.cards.get(id)?.version ?? 0) > version) return;
    this.departed.set(id, Math.max(this.departed.get(id) ?? 0, version));
    this.chart.removeTask(id, version);
    this.removeCard(id);
  }

  /** Whether a card left the board after this version of it; null for an unknown version. */
  hasDeparted(id: number, version: number | null): boolean {
    return version !== null && version <= (this.departed.get(id) ?? Number.NEGATIVE_INFINITY);
  }

  removeCard(id: number): void {
    const card = this.cards.get(id);
    if (!card) return;
    this.cards.delete(id);
    this.dirty.add(`card:${id}`).add(`list:${card.listId}`);
  }

  /** Takes the place from the order, and marks what shows the card. */
  private touchCard(id: number, known: Card | undefined): void {
    const card = this.cards.get(id);
    if (known) this.dirty.add(`list:${known.listId}`);
    if (!card) return;
    const placed = this.placed(card);
    this.cards.set(id, placed);
    this.dirty.add(`card:${id}`).add(`list:${placed.listId}`);
  }

  private placed(card: Card): Card {
    const place = this.cardOrder.placeOf(card.id);
    if (!place || (place.parentId === card.listId && place.position === card.position)) return card;
    const listName = this.lists.get(place.parentId)?.name ?? card.listName;
    return { ...card, listId: place.parentId, listName, position: place.position };
  }

  private putPage(listId: number, cards: readonly Card[], cursor: string | null): void {
    if (cursor === null) this.cursors.delete(listId);
    else this.cursors.set(listId, cursor);
    for (const card of cards) {
      if (this.hasDeparted(card.id, card.version)) continue;
      this.departed.delete(card.id);
      const known = this.cards.get(card.id);
      if (!known || known.version <= card.version) this.cards.set(card.id, withKnownText(card, known));
      this.touchCard(card.id, known);
    }
    this.dirty.add(`list:${listId}`);
  }

  /** Drops cards that a newer read of their list does not have; archived cards stay for views that show them. */
  private dropUnplaced(): void {
    for (const card of this.cards.values())
      if (card.archivedAt === null && !this.cardOrder.placeOf(card.id)) this.removeCard(card.id);
  }
}
