import { requireSuccess } from '../api/api-error.js';
import type { ApiResponse } from '../api/api-port.js';
import type { CommandOf, NewCell } from './board-command.js';
import type { BoardStore } from './board-store.js';
import type { Axis, AxisItem, AxisTexts, List } from './entities.js';
import { anchorsOf, placeIn, preparePlace, withAnchors } from './placement.js';
import { DONE, type CommandSender, type RulesOf } from './queued-command.js';
import { orderVersionOf, rejected } from './responses.js';
import { isSameValue } from './same-value.js';
import { textOf } from './store-text.js';

const itemOf = (store: BoardStore, axis: Axis, id: number): AxisItem | undefined =>
  store.axis(axis).find((item) => item.id === store.idOf(id));

const pathOf = (sender: CommandSender, axis: Axis): string => `/boards/${sender.store.base.boardId}/${axis}s`;

const nameOf = (store: BoardStore, axis: Axis, id: number): string => itemOf(store, axis, id)?.name ?? '';

/** The lists in the cells of a column or row. */
export function cellListsOf(store: BoardStore, axis: Axis, id: number): readonly number[] {
  const key = axis === 'column' ? 'columnId' : 'rowId';
  return store.listIds().filter((listId) => {
    const crossed = store.list(listId)?.[key];
    return crossed != null && store.idOf(crossed) === store.idOf(id);
  });
}

export const createAxisRules: RulesOf<'axis.create'> = {
  title: ({ axis, texts }) => textOf('createAxis', axis, texts.name),
  prepare: ({ axis, place, cells = [] }, store, newId) => {
    const items = store.axis(axis);
    const ids = items.map(({ id }) => id);
    return {
      ...preparePlace(ids, place, 1, (id) => items.find((item) => item.id === id)),
      newIds: [newId(), ...cells.map(newId)],
    };
  },
  overlay: ({ command, newIds: [id = 0, ...listIds] = [], ranks: [position = ''] = [] }, store) => {
    const { axis, texts, cells = [] } = command;
    return {
      newAxisItem: { axis, item: { ...texts, id, position, version: 0 } },
      newLists: cells.map((cell, index) => newCellList(store, command, cell, id, listIds[index] ?? 0)),
    };
  },
  send: async (queued, sender) => {
    const { axis, texts, place, cells = [] } = queued.command;
    const [temporaryId = 0, ...listIds] = queued.newIds ?? [];
    const path = pathOf(sender, axis);
    const item = takeItem(sender, axis, await sender.write('create', 'POST', path, { body: texts }));
    sender.onCreated(temporaryId, item.id);
    // It exists even if a later part is rejected, so that rejection is not the outcome of the creation.
    try {
      if (!('at' in place && place.at === 'last'))
        await sendPlace(sender, axis, item.id, anchorsOf(place, queued, sender.idOf));
      for (const [index, { crossId, name, info }] of cells.entries()) {
        const [columnId, rowId] = axis === 'column' ? [item.id, crossId] : [crossId, item.id];
        const body = { name, info, columnId: sender.idOf(columnId), rowId: sender.idOf(rowId) };
        const boardPath = `/boards/${sender.store.base.boardId}/lists`;
        const response = await sender.write(`cell-${index}`, 'POST', boardPath, { body });
        const list = requireSuccess(response).body as List;
        sender.onDone((base) => base.putList(list, orderVersionOf(response) ?? 0));
        sender.onCreated(listIds[index] ?? 0, list.id);
      }
    } catch (error) {
      rejected(error);
    }
    return { ok: true, createdIds: [item.id] };
  },
  undo: ({ command: { axis }, newIds: [id = 0] = [] }) => [
    {
      command: { kind: 'axis.delete', axis, id },
      isCurrent: (now) => itemOf(now, axis, id) !== undefined && cardsIn(now, axis, id) === 0,
    },
  ],
};

export const updateAxisRules: RulesOf<'axis.update'> = {
  title: ({ axis, id }, store) => textOf('updateAxis', axis, nameOf(store, axis, id)),
  overlay: ({ command: { axis, id, change } }) => ({
    axisItem: { axis, id, change: (item) => ({ ...item, ...change }) },
  }),
  send: async ({ command: { axis, id, change } }, sender) => {
    const path = `${pathOf(sender, axis)}/${sender.idOf(id)}`;
    takeItem(sender, axis, await sender.write('update', 'PATCH', path, { body: change }));
    return DONE;
  },
  undo: ({ command: { axis, id, change } }, store) => {
    const item = itemOf(store, axis, id);
    if (!item) return [];
    const keys = Object.keys(change) as (keyof AxisTexts)[];
    const before = Object.fromEntries(keys.map((key) => [key, item[key] ?? null]));
    return [
      {
        command: { kind: 'axis.update', axis, id, change: before },
        isCurrent: (now) => {
          const current = itemOf(now, axis, id);
          return current !== undefined && keys.every((key) => isSameValue(current[key], change[key]));
        },
      },
    ];
  },
};

export const moveAxisRules: RulesOf<'axis.move'> = {
  title: ({ axis, id }, store) => textOf('moveAxis', axis, nameOf(store, axis, id)),
  prepare: ({ axis, id, place }, store) => {
    const items = store.axis(axis).filter((item) => item.id !== store.idOf(id));
    const ids = items.map((item) => item.id);
    return preparePlace(ids, place, 1, (one) => items.find((item) => item.id === one));
  },
  overlay: ({ command: { axis, id }, ranks: [position = ''] = [] }) => ({
    axisItem: { axis, id, change: (item) => ({ ...item, position }) },
  }),
  send: async (queued, sender) => {
    const { axis, id, place } = queued.command;
    await sendPlace(sender, axis, sender.idOf(id), anchorsOf(place, queued, sender.idOf));
    return DONE;
  },
  undo: ({ command: { axis, id }, ranks: [rank] = [] }, store) => {
    let position = rank;
    const ids = store.axis(axis).map((item) => item.id);
    return [
      {
        command: { kind: 'axis.move', axis, id, place: placeIn(ids, store.idOf(id)) },
        isCurrent: (now) => itemOf(now, axis, id)?.position === position,
        settle: (now) => (position = itemOf(now, axis, id)?.position),
      },
    ];
  },
};

export const deleteAxisRules: RulesOf<'axis.delete'> = {
  title: ({ axis, id }, store) => textOf('deleteAxis', axis, nameOf(store, axis, id)),
  overlay: ({ command: { axis, id }, madeAt }, store) => ({
    axisItem: { axis, id, change: () => null },
    lists: new Map(
      cellListsOf(store, axis, id).map((listId) => [
        listId,
        (list: List) => ({ ...list, archivedAt: new Date(madeAt).toISOString() }),
      ]),
    ),
  }),
  send: async ({ command: { axis, id } }, sender) => {
    const realId = sender.idOf(id);
    await sender.write('delete', 'DELETE', `${pathOf(sender, axis)}/${realId}`);
    sender.onDone((base) => base.removeAxisItem(axis, realId));
    return DONE;
  },
  undo: ({ command: { axis, id } }, store) => {
    const command = axisRestoration(store, axis, id);
    return command ? [{ command, isCurrent: (now) => itemOf(now, axis, id) === undefined }] : [];
  },
};

/** Makes a column or row again that is about to be deleted, in its place and with its cells; it gets a new id. */
export function axisRestoration(store: BoardStore, axis: Axis, id: number): CommandOf<'axis.create'> | null {
  const items = store.axis(axis);
  const item = itemOf(store, axis, id);
  if (!item) return null;
  const { name, weekday = null, date = null, startTime = null, endTime = null } = item;
  const texts = axis === 'column' ? { name, weekday, date } : { name, startTime, endTime };
  const cells = cellListsOf(store, axis, id).flatMap((listId): NewCell[] => {
    const list = store.list(listId);
    const crossId = list?.[axis === 'column' ? 'rowId' : 'columnId'];
    return list && crossId != null ? [{ crossId, name: list.name, info: list.info }] : [];
  });
  const next = items[items.indexOf(item) + 1];
  const place = next ? { before: next.id } : ({ at: 'last' } as const);
  return { kind: 'axis.create', axis, texts, place, cells };
}

function newCellList(
  store: BoardStore,
  { axis }: CommandOf<'axis.create'>,
  { crossId, name, info }: NewCell,
  axisId: number,
  id: number,
): List {
  const [columnId, rowId] = axis === 'column' ? [axisId, crossId] : [crossId, axisId];
  return {
    id,
    boardId: store.base.boardId,
    name,
    info,
    columnId,
    rowId,
    position: '',
    cardCount: 0,
    archivedAt: null,
    version: 0,
  };
}

const cardsIn = (store: BoardStore, axis: Axis, id: number): number =>
  cellListsOf(store, axis, id).reduce((sum, listId) => sum + (store.list(listId)?.cardCount ?? 0), 0);

async function sendPlace(
  sender: CommandSender,
  axis: Axis,
  id: number,
  anchors: ReturnType<typeof anchorsOf>,
): Promise<void> {
  const { response } = await withAnchors(anchors, (anchor, attempt) =>
    sender.write(`move-${attempt}`, 'POST', `${pathOf(sender, axis)}/${id}/reorder`, { body: anchor }),
  );
  takeItem(sender, axis, response);
}

function takeItem(sender: CommandSender, axis: Axis, response: ApiResponse): AxisItem {
  const item = requireSuccess(response).body as AxisItem;
  const version = orderVersionOf(response);
  sender.onDone((base) => base.grid.put(axis, item, version ?? 0));
  return item;
}
