import type { BoardEvent, BoardWithLists, Card, List } from '../entities.js';
import { withFieldValue } from '../card-fields.js';
import { ranksBetween, compareRanks } from '../card-order.js';
import { ModelChart } from './model-chart.js';
import { newCard, newList } from './model-objects.js';
import { ME, MOMENT, ModelError, type Actor, type Anchor } from './model-call.js';

/** A small model of the API's board: the same versions, positions and events. */
export class ModelBoard {
  readonly events: BoardEvent[] = [];
  readonly lists = new Map<number, List>();
  readonly cards = new Map<number, Card>();
  readonly chart = new ModelChart(this);
  readonly deletedFields = new Set<number>();
  private readonly left: Card[] = [];
  private version = 1;
  private lastId = 100;

  /**
   * @param isVersioned whether events of cards have `changes.cardVersion`
   * @param pageSize cards of a list in one response
   */
  constructor(
    private readonly isVersioned: boolean,
    private readonly pageSize = 200,
  ) {
    for (const [index, id] of [11, 12, 13].entries()) this.lists.set(id, newList(id, `a${index}`));
  }

  read(): BoardWithLists {
    const lists = this.openLists();
    const board = {
      id: 3,
      name: 'Launch',
      description: null,
      kind: 'kanban' as const,
      visibility: 'workspace' as const,
      isTemplate: false,
      defaultView: null,
      position: 'a0',
      url: 'https://kiban.example/boards/3',
      archivedAt: null,
      listCount: lists.length,
      cardCount: this.cards.size,
      createdAt: MOMENT,
      updatedAt: MOMENT,
      createdBy: ME,
      version: this.version,
      lists: lists.map((list) => ({
        ...list,
        cardsTotal: this.cardsOf(list.id).length,
        ...this.page(list.id),
      })),
    };
    return structuredClone(board);
  }

  /** In their order, without archived ones. */
  openLists(): List[] {
    return [...this.lists.values()].filter(({ archivedAt }) => archivedAt === null).sort(compareRanks);
  }

  /** @param after a rank, which the cursor is */
  page(listId: number, after = ''): { cards: Card[]; nextCursor: string | null } {
    const rest = this.cardsOf(listId).filter(({ position }) => position > after);
    const cards = rest.slice(0, this.pageSize);
    return { cards, nextCursor: rest.length > cards.length ? (cards.at(-1)?.position ?? null) : null };
  }

  cardsOf(listId: number): Card[] {
    return [...this.cards.values()]
      .filter((card) => card.listId === listId && card.archivedAt === null)
      .sort(compareRanks);
  }

  /** In the order of the lists. */
  shownCards(): Card[] {
    return this.openLists().flatMap(({ id }) => this.cardsOf(id));
  }

  card(id: number): Card {
    const card = this.cards.get(id);
    if (!card) throw new ModelError(404, 'not_found');
    return card;
  }

  /** @param source whose content the card gets */
  createCard(
    actor: Actor,
    {
      listId,
      title,
      fields = {},
      ...anchor
    }: { listId: number; title: string; fields?: Card['fields'] } & Anchor,
    { description = null, dueDate = null, labels = [] }: Partial<Card> = {},
  ): Card {
    if (Object.keys(fields).some((id) => this.deletedFields.has(Number(id))))
      throw new ModelError(404, 'not_found');
    const position = this.rank(listId, anchor, null);
    const id = ++this.lastId;
    const place = { listId, listName: this.list(listId).name, position };
    const card = newCard(actor, { id, title, description, dueDate, labels, fields, ...place });
    this.cards.set(id, card);
    return this.record(actor, 'card.create', card, {
      listId: { from: null, to: listId },
      position: { from: null, to: position },
      ...this.touch(listId),
    });
  }

  moveCard(actor: Actor, id: number, { listId, ...anchor }: { listId: number } & Anchor): Card {
    const card = this.openCard(id);
    const position = this.rank(listId, anchor, id);
    const source = card.listId;
    if (source === listId && this.isNeighbour(card, position)) return card;
    const places = {
      position: { from: card.position, to: position },
      ...(source === listId ? {} : { listId: { from: source, to: listId } }),
      ...this.touch(...new Set([source, listId])),
    };
    Object.assign(card, { listId, listName: this.list(listId).name, position });
    return this.record(actor, source === listId ? 'card.reorder' : 'card.move', card, places);
  }

  updateCard(actor: Actor, id: number, change: Partial<Card>, kind = 'card.update'): Card {
    const card = this.openCard(id);
    const keys = (Object.keys(change) as (keyof Card)[]).filter(
      (key) => JSON.stringify(card[key]) !== JSON.stringify(change[key]),
    );
    if (keys.length === 0) return card;
    const changes = Object.fromEntries(
      keys.map((key) => [key, { from: card[key] ?? null, to: change[key] ?? null }]),
    );
    this.list(card.listId).version++;
    Object.assign(card, change);
    return this.record(actor, kind, card, changes);
  }

  archiveCard(actor: Actor, id: number, isArchived: boolean): Card {
    const card = this.card(id);
    this.openList(card.listId);
    if ((card.archivedAt !== null) === isArchived) return card;
    const archivedAt = isArchived ? MOMENT : null;
    const changes = { archivedAt: { from: card.archivedAt, to: archivedAt }, ...this.touch(card.listId) };
    Object.assign(card, { archivedAt });
    return this.record(actor, isArchived ? 'card.archive' : 'card.restore', card, changes);
  }

  archiveList(actor: Actor, id: number, isArchived: boolean): void {
    const list = this.list(id);
    if ((list.archivedAt !== null) === isArchived) return;
    const archivedAt = isArchived ? MOMENT : null;
    const changes = {
      archivedAt: { from: list.archivedAt, to: archivedAt },
      boardVersion: { from: this.version, to: ++this.version },
    };
    Object.assign(list, { archivedAt, version: list.version + 1 });
    const { name, info, columnId, rowId } = list;
    const data = { id, name, info, columnId, rowId };
    this.emit(actor, isArchived ? 'list.archive' : 'list.restore', changes, data as BoardEvent['data']);
  }

  comment(actor: Actor, id: number): void {
    const card = this.openCard(id);
    this.list(card.listId).version++;
    card.commentCount++;
    this.record(actor, 'comment.create', card, undefined, { id: 1, cardId: id });
  }

  setValue(actor: Actor, id: number, fieldId: number, value: unknown): Card {
    const card = this.openCard(id);
    const from = card.fields[fieldId] ?? null;
    if (JSON.stringify(from) === JSON.stringify(value)) return card;
    this.list(card.listId).version++;
    Object.assign(card, { fields: withFieldValue(card.fields, fieldId, value) });
    const data = { cardId: id, cardTitle: card.title, fieldId, value };
    const changes = { value: { from, to: value } } as BoardEvent['changes'];
    return this.record(actor, 'value.change', card, changes, data as BoardEvent['data']);
  }

  deleteCard(actor: Actor, id: number): void {
    const card = this.openCard(id);
    const changes = { listId: { from: card.listId, to: null }, ...this.touch(card.listId) };
    this.cards.delete(id);
    this.chart.detach(id);
    this.record(actor, 'card.delete', card, changes);
  }

  /** Another member moves the card to another board. The event that this board sees has nothing of the other one. */
  leaveCard(actor: Actor, id: number): void {
    const card = this.openCard(id);
    this.touch(card.listId);
    this.cards.delete(id);
    this.chart.detach(id);
    Object.assign(card, { fields: {} });
    this.left.push(card);
    this.record(actor, 'card.leave', card, undefined, { id });
  }

  /** One of the cards that left comes back, into the first list. */
  returnCard(actor: Actor, nth: number): void {
    const [card] = this.left.splice(nth % Math.max(1, this.left.length), 1);
    if (!card) return;
    const position = this.rank(11, { position: 'last' }, null);
    Object.assign(card, { listId: 11, listName: this.list(11).name, position });
    this.cards.set(card.id, card);
    const places = {
      boardId: { from: 4, to: 3 },
      listId: { from: 99, to: 11 },
      position: { from: null, to: position },
    };
    this.record(actor, 'card.move', card, { ...places, ...this.touch(11) });
  }

  openCard(id: number): Card {
    const card = this.card(id);
    this.openList(card.listId);
    if (card.archivedAt !== null) throw new ModelError(409, 'archived');
    return card;
  }

  private openList(id: number): List {
    const list = this.list(id);
    if (list.archivedAt !== null) throw new ModelError(409, 'archived');
    return list;
  }

  private list(id: number): List {
    const list = this.lists.get(id);
    if (!list) throw new ModelError(404, 'not_found');
    return list;
  }

  private isNeighbour(card: Card, position: string): boolean {
    const between = [card.position, position].sort() as [string, string];
    return this.siblings(card.listId, card.id).every(
      (other) => other.position < between[0] || other.position > between[1],
    );
  }

  /** Archived cards keep their places. */
  private siblings(listId: number, movingId: number | null): Card[] {
    return [...this.cards.values()]
      .filter((card) => card.listId === listId && card.id !== movingId)
      .sort(compareRanks);
  }

  private rank(listId: number, { after, before, position }: Anchor, movingId: number | null): string {
    this.openList(listId);
    const siblings = this.siblings(listId, movingId);
    const anchor = siblings.findIndex(({ id }) => id === (after ?? before));
    if ((after ?? before) !== undefined && anchor < 0) throw new ModelError(409, 'anchor_gone');
    const end = position === 'first' ? 0 : siblings.length;
    const index = after !== undefined ? anchor + 1 : before !== undefined ? anchor : end;
    const rank = (at: number): string | null => siblings[at]?.position ?? null;
    return ranksBetween(rank(index - 1), rank(index), 1)[0] as string;
  }

  private touch(...listIds: number[]): NonNullable<BoardEvent['changes']> {
    const from = Object.fromEntries(listIds.map((id) => [id, this.list(id).version]));
    const to = Object.fromEntries(listIds.map((id) => [id, ++this.list(id).version]));
    return { listVersions: { from, to } };
  }

  record(
    actor: Actor,
    event: string,
    card: Card,
    changes: BoardEvent['changes'],
    data?: BoardEvent['data'],
  ): Card {
    const version = { from: card.version, to: ++card.version };
    const own = data ?? { id: card.id, title: card.title, listName: card.listName, dueDate: card.dueDate };
    const all = { ...changes, ...(this.isVersioned ? { cardVersion: version } : {}) };
    this.emit(actor, event, changes || this.isVersioned ? all : undefined, own);
    return card;
  }

  private emit(actor: Actor, event: string, changes: BoardEvent['changes'], data: BoardEvent['data']): void {
    this.events.push(
      structuredClone({
        id: this.events.length + 1,
        event,
        occurredAt: MOMENT,
        workspace: { slug: 'demo', name: 'Demo' },
        boardId: 3,
        actor,
        data,
        ...(changes ? { changes } : {}),
      } as BoardEvent),
    );
  }
}
