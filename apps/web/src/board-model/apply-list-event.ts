import type { BoardBase } from './board-base.js';
import type { AxisItem, BoardEvent, Label, List } from './entities.js';
import { changeOf } from './event-change.js';
import { NO_EFFECT, type EventEffect } from './event-effect.js';

export function applyListEvent(base: BoardBase, event: BoardEvent): EventEffect {
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

export function applyAxisEvent(base: BoardBase, event: BoardEvent, axis: 'column' | 'row'): EventEffect {
  const item = event.data as unknown as AxisItem;
  if (event.event.endsWith('.delete')) base.removeAxisItem(axis, item.id);
  else base.grid.put(axis, item, changeOf<number>(event, 'boardVersion')?.to ?? 0);
  return { ...NO_EFFECT, grid: base.grid.isRead && changeOf(event, 'respaced') !== undefined };
}

function listPatch(event: BoardEvent, { name, info, columnId, rowId }: Partial<List>): Partial<List> {
  const archivedAt = changeOf<string | null>(event, 'archivedAt');
  return { name, info, columnId, rowId, ...(archivedAt ? { archivedAt: archivedAt.to } : {}) };
}

export function applyBoardEvent(base: BoardBase, event: BoardEvent): EventEffect {
  if (!base.board) return NO_EFFECT;
  const properties = ['name', 'description', 'visibility', 'isTemplate', 'defaultView', 'archivedAt'];
  const known = properties.filter((property) => changeOf(event, property));
  const patch = Object.fromEntries(known.map((property) => [property, changeOf(event, property)?.to]));
  base.board = { ...base.board, ...patch };
  base.dirty.add('board');
  return NO_EFFECT;
}

/** A label of the board was created, changed or deleted; its cards show its name and colour. */
export function applyLabel(base: BoardBase, event: BoardEvent): EventEffect {
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
