import { cardOf, type KibanCardEventKind, type KibanEventKind } from '@kiban/client';
import { applyChartEvent } from './apply-chart-event.js';
import { applyAxisEvent, applyBoardEvent, applyLabel, applyListEvent } from './apply-list-event.js';
import type { BoardBase } from './board-base.js';
import { changeOf } from './event-change.js';
import { patchOf } from './card-patches.js';
import type { BoardEvent } from './entities.js';
import { NO_EFFECT, type EventEffect } from './event-effect.js';
import { isSameValue } from './same-value.js';

type Reader = (base: BoardBase, event: BoardEvent) => EventEffect;

const ofColumn: Reader = (base, event) => applyAxisEvent(base, event, 'column');
const ofRow: Reader = (base, event) => applyAxisEvent(base, event, 'row');
const readFields: Reader = () => ({ ...NO_EFFECT, fields: true });

/** Events of the whole workspace are in no stream of a board. */
type KindOfBoard = Exclude<
  KibanEventKind,
  Exclude<KibanCardEventKind, 'label.change'> | `${'member' | 'token' | 'client' | 'webhook'}.${string}`
>;

/** What the events of a kind that concern no card do to an open board. */
const READERS: Readonly<Record<KindOfBoard, Reader>> = {
  'board.create': applyBoardEvent,
  'board.update': applyBoardEvent,
  'board.archive': applyBoardEvent,
  'board.restore': applyBoardEvent,
  'board.reorder': applyBoardEvent,
  'board.delete': () => ({ ...NO_EFFECT, isGone: true }),
  'list.create': applyListEvent,
  'list.update': applyListEvent,
  'list.reorder': applyListEvent,
  'list.archive': applyListEvent,
  'list.restore': (base, event) => ({ ...applyListEvent(base, event), chart: base.chart.isRead }),
  'list.delete': applyListEvent,
  'column.create': ofColumn,
  'column.update': ofColumn,
  'column.reorder': ofColumn,
  'column.delete': ofColumn,
  'row.create': ofRow,
  'row.update': ofRow,
  'row.reorder': ofRow,
  'row.delete': ofRow,
  'label.change': applyLabel,
  'field.create': readFields,
  'field.update': readFields,
  'field.delete': readFields,
};

/** Applies one event of the board's stream to the base, by the rules of docs/events.md. */
export function applyEvent(base: BoardBase, event: BoardEvent): EventEffect {
  const cardId = cardIdOf(event);
  // A later version may have kinds that this one does not know.
  if (cardId === null)
    return (READERS as Partial<Record<string, Reader>>)[event.event]?.(base, event) ?? NO_EFFECT;
  const chart = applyChartEvent(base.chart, event, cardId) && base.chart.isRead;
  return { ...applyCardEvent(base, event, cardId), chart };
}

/** The card that an event concerns; null for other objects. */
export function cardIdOf(event: BoardEvent): number | null {
  return event.event === 'card.leave' ? cardOf({ ...event, event: 'card.move' }) : cardOf(event);
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
