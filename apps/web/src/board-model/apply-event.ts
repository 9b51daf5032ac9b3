import { applyChartEvent } from './apply-chart-event.js';
import type { BoardBase } from './board-base.js';
import { changeOf } from './event-change.js';
import { withFieldValue } from './card-fields.js';
import type { AxisItem, BoardEvent, Card, Label, List } from './entities.js';
import { isSameValue } from './same-value.js';

/** What an event does not carry and must be read again, and the cards that it changed. */
export interface EventEffect {
  readonly cards: readonly number[];
  /** Lists whose cards must be read. */
  readonly lists: readonly number[];
  /** Whether the lists of the board must be read. */
  readonly listOrder: boolean;
  readonly labels: boolean;
  readonly fields: boolean;
  readonly chart: boolean;
  readonly grid: boolean;
  /** The board was deleted. */
  readonly isGone: boolean;
  readonly changedCards: readonly number[];
}

const NO_EFFECT: EventEffect = {
  cards: [],
  lists: [],
  listOrder: false,
  labels: false,
  fields: false,
  chart: false,
  grid: false,
  isGone: false,
  changedCards: [],
};

/** Applies one event of the board's stream to the base, by the rules of docs/events.md. */
export function applyEvent(base: BoardBase, event: BoardEvent): EventEffect {
  const [noun] = event.event.split('.');
  const data = event.data as { id: number; cardId?: number };
  if (event.event === 'board.delete') return { ...NO_EFFECT, isGone: true };
  if (noun === 'list')
    return { ...applyListEvent(base, event), chart: event.event === 'list.restore' && base.chart.isRead };
  if (noun === 'column' || noun === 'row') return { ...NO_EFFECT, grid: applyAxisEvent(base, event, noun) };
  if (noun === 'field') return { ...NO_EFFECT, fields: true };
  if (noun === 'board') return applyBoardEvent(base, event);
  if (event.event === 'label.change' && data.cardId === undefined) return applyLabel(base, event);
  const cardId = cardIdOf(event);
  if (cardId === null) return NO_EFFECT;
  const chart = applyChartEvent(base.chart, event, cardId) && base.chart.isRead;
  return { ...applyCardEvent(base, event, cardId), chart };
}

/** The card that an event concerns; null for other objects. */
export function cardIdOf({ event, data }: BoardEvent): number | null {
  const [noun = ''] = event.split('.');
  const { id, cardId, taskId } = data as { id?: number; cardId?: number; taskId?: number };
  if (cardId !== undefined) return cardId;
  if (noun === 'dependency') return taskId ?? null;
  return ['card', 'assignee', 'gantt'].includes(noun) ? (id ?? null) : null;
}

function applyCardEvent(base: BoardBase, event: BoardEvent, id: number): EventEffect {
  const version = changeOf<number>(event, 'cardVersion')?.to;
  if (event.event === 'card.leave') {
    base.departCard(id, version ?? 0);
    return NO_EFFECT;
  }
  const placed = placeCard(base, event, id);
  const card = base.cards.get(id);
  if (event.event === 'card.delete') {
    base.removeCard(id);
    base.chart.removeTask(id, version ?? 0);
    return { ...NO_EFFECT, lists: placed };
  }
  // Its version is of the card alone: what is known of that says nothing of the others.
  const moved = moveTasks(base, event);
  const lists = [...placed, ...moved.lists];
  if (!card) return { ...NO_EFFECT, lists, cards: [...addCard(base, event, id), ...moved.cards] };
  if (event.card && base.cardOrder.lacksPosition(id)) base.fillPosition(event.card);
  const unplaced = base.cardOrder.lacksPosition(id) ? [id] : [];
  if (version !== undefined && version <= card.version)
    return { ...NO_EFFECT, lists, cards: [...unplaced, ...moved.cards] };
  const patch = patchOf(event, card, version !== undefined);
  const news =
    patch && Object.entries(patch).filter(([key, value]) => !isSameValue(card[key as 'id'], value));
  if (patch)
    base.changeCard(id, {
      ...patch,
      ...(version === undefined ? {} : { version, updatedAt: event.occurredAt }),
    });
  const isPlaced = changeOf(event, 'listVersions') !== undefined;
  const isNews = !news || news.length > 0 || isPlaced;
  // Without its version, an event may be older than the card: what it changed is shown, and read again.
  const isUnsure = !news || (version === undefined && news.length > 0);
  const cards = [...(isUnsure ? [id] : unplaced), ...moved.cards];
  return { ...NO_EFFECT, lists, cards, changedCards: isNews ? [id] : [] };
}

/** More cards of one list are read with their list: a request for each would be too many. */
const CARDS_READ_MAX = 20;

interface Moved {
  readonly id: number;
  readonly start: string | null;
  readonly end: string | null;
}

/** Shows what a cascade moved. The event has no versions of these cards, so they are read again. */
function moveTasks(base: BoardBase, event: BoardEvent): Pick<EventEffect, 'cards' | 'lists'> {
  const { from = [], to = [] } = changeOf<readonly Moved[]>(event, 'moved') ?? {};
  const byList = new Map<number, number[]>();
  for (const [index, { id, start, end }] of to.entries()) {
    const card = base.cards.get(id);
    if (!card) continue;
    const before = from[index];
    // A card that has other dates is newer than the event.
    if (card.startDate === before?.start && card.dueDate === before.end)
      base.changeCard(id, { startDate: start, dueDate: end });
    byList.set(card.listId, [...(byList.get(card.listId) ?? []), id]);
  }
  const lists = [...byList].filter(([id, ids]) => ids.length > CARDS_READ_MAX && !base.cursors.has(id));
  for (const [id] of lists) byList.delete(id);
  return { cards: [...byList.values()].flat(), lists: lists.map(([id]) => id) };
}

/** @returns lists that must be read again */
function placeCard(base: BoardBase, event: BoardEvent, id: number): number[] {
  const versions = changeOf<Record<string, number>>(event, 'listVersions')?.to ?? {};
  const listId = changeOf<number | null>(event, 'listId');
  const position = changeOf<string>(event, 'position')?.to;
  const itemVersion = changeOf<number>(event, 'cardVersion')?.to;
  const [verb] = event.event.split('.').slice(-1);
  const isRemoved = verb === 'archive' || verb === 'delete';
  const target = listId ? listId.to : Number(Object.keys(versions)[0]);
  for (const [key, version] of Object.entries(versions)) {
    const isTarget = Number(key) === target;
    const present = isTarget && !isRemoved;
    base.placeCard(id, Number(key), version, {
      ...(isTarget && position !== undefined ? { position } : {}),
      present,
      itemVersion,
    });
  }
  return changeOf(event, 'respaced') && target ? [target] : [];
}

/** Events that show a card which may be unknown. A reordered one may be of a page that is not read yet. */
const SHOWING = ['card.create', 'card.restore', 'card.move', 'card.reorder'];

/** @returns the card's id if it must be read */
function addCard(base: BoardBase, event: BoardEvent, id: number): number[] {
  if (!SHOWING.includes(event.event)) return [];
  if (base.hasDeparted(id, changeOf<number>(event, 'cardVersion')?.to ?? null)) return [];
  if (!event.card) return [id];
  const version = changeOf<Record<string, number>>(event, 'listVersions')?.to[event.card.listId];
  base.putCard(event.card, version ?? null);
  return [];
}

/** The changed properties of the card; undefined if the event does not carry them. */
function patchOf(event: BoardEvent, card: Card, isVersioned: boolean): Partial<Card> | undefined {
  const to = (property: string): unknown => changeOf(event, property)?.to;
  const picked = (names: Readonly<Record<string, keyof Card>>): Partial<Card> | undefined => {
    if (!event.changes) return undefined;
    const known = Object.entries(names).filter(([name]) => changeOf(event, name));
    return Object.fromEntries(known.map(([name, property]) => [property, to(name)]));
  };
  switch (event.event) {
    case 'card.update':
      return picked({
        title: 'title',
        description: 'description',
        startDate: 'startDate',
        dueDate: 'dueDate',
      });
    case 'card.archive':
    case 'card.restore':
      return picked({ archivedAt: 'archivedAt' });
    case 'card.complete':
    case 'card.reopen':
      return picked({ completedAt: 'completedAt' });
    case 'assignee.change':
      return picked({ assignees: 'assignees' });
    case 'label.change':
      return picked({ labels: 'labels' });
    case 'gantt.update':
      return picked({ start: 'startDate', end: 'dueDate', progress: 'progress' });
    case 'value.change': {
      const { fieldId, value } = event.data as { fieldId: number; value: unknown };
      return { fields: withFieldValue(card.fields, fieldId, value) };
    }
    case 'card.move':
    case 'card.reorder':
    case 'card.create':
    case 'comment.update':
    case 'gantt.reorder':
    case 'dependency.create':
    case 'dependency.delete':
      return {};
    case 'comment.create':
      return isVersioned ? { commentCount: card.commentCount + 1 } : undefined;
    case 'comment.delete':
      return isVersioned ? { commentCount: Math.max(0, card.commentCount - 1) } : undefined;
    default:
      return undefined;
  }
}

function applyListEvent(base: BoardBase, event: BoardEvent): EventEffect {
  const data = event.data as Pick<List, 'id' | 'name' | 'info' | 'columnId' | 'rowId'>;
  const version = changeOf<number>(event, 'boardVersion')?.to;
  const position = changeOf<string>(event, 'position')?.to;
  const verb = event.event.split('.')[1];
  const present = verb !== 'archive' && verb !== 'delete';
  const placement = { ...(position === undefined ? {} : { position }), present };
  const target = changeOf<number>(event, 'cards')?.to;
  const lists = [...(target === undefined ? [] : [target]), ...(verb === 'restore' ? [data.id] : [])];
  base.dirty.add('lists');
  // What is newer than the event, has its name and texts too.
  if (version !== undefined && !base.placeList(data.id, version, placement)) return { ...NO_EFFECT, lists };
  if (verb === 'create' && !base.lists.has(data.id))
    base.addList({
      ...data,
      boardId: base.boardId,
      position: position ?? '',
      cardCount: 0,
      archivedAt: null,
      version: 1,
    });
  else if (verb !== 'delete') base.changeList(data.id, listPatch(event, data));
  // The event of a restored list has no position, and reads of the board have no archived lists.
  const isUnplaced = present && (!base.lists.has(data.id) || base.listOrder.lacksPosition(data.id));
  return { ...NO_EFFECT, lists, listOrder: isUnplaced || changeOf(event, 'respaced') !== undefined };
}

/** @returns whether the grid must be read again */
function applyAxisEvent(base: BoardBase, event: BoardEvent, axis: 'column' | 'row'): boolean {
  const item = event.data as unknown as AxisItem;
  if (event.event.endsWith('.delete')) base.removeAxisItem(axis, item.id);
  else base.grid.put(axis, item, changeOf<number>(event, 'boardVersion')?.to ?? 0);
  return base.grid.isRead && changeOf(event, 'respaced') !== undefined;
}

function listPatch(event: BoardEvent, { name, info, columnId, rowId }: Partial<List>): Partial<List> {
  const archivedAt = changeOf<string | null>(event, 'archivedAt');
  return { name, info, columnId, rowId, ...(archivedAt ? { archivedAt: archivedAt.to } : {}) };
}

function applyBoardEvent(base: BoardBase, event: BoardEvent): EventEffect {
  if (!base.board) return NO_EFFECT;
  const properties = ['name', 'description', 'visibility', 'isTemplate', 'defaultView', 'archivedAt'];
  const known = properties.filter((property) => changeOf(event, property));
  const patch = Object.fromEntries(known.map((property) => [property, changeOf(event, property)?.to]));
  base.board = { ...base.board, ...patch };
  base.dirty.add('board');
  return NO_EFFECT;
}

/** A label of the board was created, changed or deleted; its cards show its name and colour. */
function applyLabel(base: BoardBase, event: BoardEvent): EventEffect {
  const { id, name, color } = event.data as Label;
  const label = changeOf<string | null>(event, 'label');
  const isDeleted = label !== undefined && label.to === null;
  for (const card of [...base.cards.values()]) {
    if (!card.labels.some((one) => one.id === id)) continue;
    const labels = isDeleted
      ? card.labels.filter((one) => one.id !== id)
      : card.labels.map((one) => (one.id === id ? { id, name, color } : one));
    base.changeCard(card.id, { labels });
  }
  return { ...NO_EFFECT, labels: true };
}
