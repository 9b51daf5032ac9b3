import { ApiError, requireSuccess } from '../api/api-error.js';
import { orderVersionOf } from './responses.js';
import type { Board, List } from './entities.js';
import type { BoardChange } from './board-command.js';
import { anchorsOf, placeIn, preparePlace, withAnchors } from './placement.js';
import { DONE, type RulesOf } from './queued-command.js';
import { isSameValue } from './same-value.js';
import { textOf } from './store-text.js';
import type { ApiResponse } from '../api/api-port.js';
import type { CommandSender } from './queued-command.js';
import type { BoardStore } from './board-store.js';

export const createListRules: RulesOf<'list.create'> = {
  title: ({ name }) => textOf('createList', name),
  prepare: (_, store, newId) => ({
    ...preparePlace(store.listIds(), { at: 'last' }, 1, (id) => store.list(id)),
    newIds: [newId()],
  }),
  overlay: (
    { command: { name, columnId, rowId }, newIds: [id = 0] = [], ranks: [position = ''] = [] },
    store,
  ) => ({
    newLists: [
      {
        id,
        boardId: store.base.boardId,
        name,
        info: {},
        columnId: columnId ?? null,
        rowId: rowId ?? null,
        position,
        cardCount: 0,
        archivedAt: null,
        version: 0,
      },
    ],
  }),
  send: async ({ command: { name, columnId, rowId }, newIds: [temporaryId = 0] = [] }, sender) => {
    const isCell = columnId !== undefined && rowId !== undefined;
    const cell = isCell ? { columnId: sender.idOf(columnId), rowId: sender.idOf(rowId) } : null;
    const path = `/boards/${sender.store.base.boardId}/lists`;
    const response = await sender
      .write('create', 'POST', path, { body: { name, ...cell } })
      .catch((error: unknown) => usedCell(sender, cell, error));
    const list = takeList(sender, response);
    sender.onCreated(temporaryId, list.id);
    return { ok: true, createdIds: [list.id] };
  },
  // A cell looks the same without cards and without a list, and an archived list would keep its cell.
  undo: ({ command: { columnId }, newIds: [id = 0] = [] }) =>
    columnId === undefined
      ? [
          {
            command: { kind: 'list.archive', listId: id, archived: true },
            isCurrent: (now) => now.list(id)?.archivedAt === null,
          },
        ]
      : [],
};

/** The list that another client made in the cell, or that is archived in it. @throws ApiError */
async function usedCell(
  sender: CommandSender,
  cell: { readonly columnId: number; readonly rowId: number } | null,
  error: unknown,
): Promise<ApiResponse> {
  if (!cell || !(error instanceof ApiError) || error.code !== 'conflict') throw error;
  const found = await sender.write('find', 'GET', `/boards/${sender.store.base.boardId}/lists?archived=all`);
  const list = (found.body as List[]).find(
    ({ columnId, rowId }) => columnId === cell.columnId && rowId === cell.rowId,
  );
  if (!list) throw error;
  return list.archivedAt === null
    ? { ...found, body: list }
    : sender.write('restore', 'POST', `/lists/${list.id}/restore`);
}

export const updateListRules: RulesOf<'list.update'> = {
  title: ({ listId }, store) => textOf('updateList', store.list(listId)?.name ?? ''),
  overlay: ({ command: { listId, change } }) => ({
    lists: new Map([
      [
        listId,
        (list) => ({
          ...list,
          ...(change.name ? { name: change.name } : {}),
          info: { ...list.info, ...infoOf(change) },
        }),
      ],
    ]),
  }),
  send: async ({ command: { listId, change } }, sender) => {
    const info = infoOf(change);
    const body = {
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(Object.keys(info).length === 0 ? {} : { info }),
    };
    takeList(sender, await sender.write('update', 'PATCH', `/lists/${sender.idOf(listId)}`, { body }));
    return DONE;
  },
  undo: ({ command: { listId, change } }, store) => {
    const list = store.list(listId);
    if (!list) return [];
    const info = infoOf(change);
    const keys = Object.keys(info) as (keyof List['info'])[];
    const before = Object.fromEntries(keys.map((key) => [key, list.info[key] ?? null]));
    return [
      {
        command: {
          kind: 'list.update',
          listId,
          change: { ...(change.name === undefined ? {} : { name: list.name }), info: before },
        },
        isCurrent: (now) => {
          const current = now.list(listId);
          return (
            current !== undefined &&
            (change.name === undefined || current.name === change.name) &&
            keys.every((key) => isSameValue(current.info[key], info[key]))
          );
        },
      },
    ];
  },
};

export const moveListRules: RulesOf<'list.move'> = {
  title: ({ listId }, store) => textOf('moveList', store.list(listId)?.name ?? ''),
  prepare: ({ listId, place }, store) =>
    preparePlace(
      store.listIds().filter((id) => id !== listId),
      place,
      1,
      (id) => store.list(id),
    ),
  overlay: ({ command: { listId }, ranks: [position = ''] = [] }) => ({
    lists: new Map([[listId, (list) => ({ ...list, position })]]),
  }),
  send: async (queued, sender) => {
    const { listId, place } = queued.command;
    const { response } = await withAnchors(anchorsOf(place, queued, sender.idOf), (anchor, attempt) =>
      sender.write(`move-${attempt}`, 'POST', `/lists/${sender.idOf(listId)}/reorder`, { body: anchor }),
    );
    takeList(sender, response);
    return DONE;
  },
  undo: ({ command: { listId }, ranks: [rank] = [] }, store) => {
    let position = rank;
    return [
      {
        command: { kind: 'list.move', listId, place: placeIn(store.listIds(), listId) },
        isCurrent: (now) => now.list(listId)?.position === position,
        settle: (now) => (position = now.base.lists.get(now.idOf(listId))?.position),
      },
    ];
  },
};

export const archiveListRules: RulesOf<'list.archive'> = {
  title: ({ listId, archived }, store) =>
    textOf(archived ? 'archiveList' : 'restoreList', store.list(listId)?.name ?? ''),
  overlay: ({ command: { listId, archived }, madeAt }) => ({
    lists: new Map([
      [listId, (list) => ({ ...list, archivedAt: archived ? new Date(madeAt).toISOString() : null })],
    ]),
  }),
  send: async ({ command: { listId, archived } }, sender) => {
    const path = `/lists/${sender.idOf(listId)}/${archived ? 'archive' : 'restore'}`;
    takeList(sender, await sender.write('archive', 'POST', path));
    return DONE;
  },
  undo: ({ command: { listId, archived } }) => [
    {
      command: { kind: 'list.archive', listId, archived: !archived },
      isCurrent: (now) => (now.list(listId)?.archivedAt !== null) === archived,
    },
  ],
};

export const updateBoardRules: RulesOf<'board.update'> = {
  title: () => textOf('updateBoard'),
  overlay: ({ command: { change } }) => ({ board: (board) => ({ ...board, ...change }) }),
  send: async ({ command: { change } }, sender) => {
    const response = await sender.write('update', 'PATCH', `/boards/${sender.store.base.boardId}`, {
      body: change,
    });
    const board = requireSuccess(response).body as Board;
    sender.onDone((base) => base.putBoard(board));
    return DONE;
  },
  undo: ({ command: { change } }, store) => undoBoard(change, store),
};

function undoBoard(change: BoardChange, store: BoardStore): ReturnType<RulesOf<'board.update'>['undo']> {
  const board = store.board();
  if (!board) return [];
  const changed = Object.keys(change) as (keyof BoardChange)[];
  const before: BoardChange = Object.fromEntries(changed.map((key) => [key, board[key]]));
  return [
    {
      command: { kind: 'board.update', change: before },
      isCurrent: (now) =>
        Object.entries(change).every(([key, value]) => isSameValue(now.board()?.[key as 'name'], value)),
    },
  ];
}

function infoOf({ cardLimit, info }: { cardLimit?: number | null; info?: List['info'] }): List['info'] {
  return { ...info, ...(cardLimit === undefined ? {} : { cardLimit }) };
}

function takeList(sender: CommandSender, response: ApiResponse): List {
  const list = requireSuccess(response).body as List;
  const version = orderVersionOf(response);
  sender.onDone((base) => base.putList(list, version ?? 0));
  return list;
}
