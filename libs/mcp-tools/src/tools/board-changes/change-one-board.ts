import type { Board } from '../../api/shapes.js';
import type { WorkspaceApi } from '../../api/workspace-api.js';
import { namedObject } from '../../names/named-object.js';
import { nothingToChange, required, type BoardChange, type ChangedObject } from './board-change.js';
import { siblingPlace } from './sibling-place.js';

/** @param boardId the board of the call, for a change without a target */
export async function changeOneBoard(
  api: WorkspaceApi,
  change: BoardChange,
  boardId: () => Promise<number>,
  requestKey: string | undefined,
): Promise<ChangedObject> {
  const { action, target } = change;
  if (action === 'create') return shown(await created(api, change, requestKey));
  const id = target === undefined ? await boardId() : await targetId(api, target);
  switch (action) {
    case 'update':
      return shown(await updated(api, id, change));
    case 'archive':
    case 'restore':
      return shown(await api.structure.setBoardState(id, action));
    case 'delete':
      await api.structure.deleteBoard(id);
      return { object: 'board', id, deleted: true };
  }
}

const shown = ({ id, name, version, archivedAt }: Board): ChangedObject => ({
  object: 'board',
  id,
  name,
  version,
  ...(archivedAt ? { archived: true } : {}),
});

/** An archived board is found by its name too. */
async function targetId(api: WorkspaceApi, target: number | string): Promise<number> {
  return typeof target === 'number' ? target : namedObject('board', await api.boards(true), target).id;
}

function created(
  api: WorkspaceApi,
  { name, description, visibility, kind, lists }: BoardChange,
  requestKey: string | undefined,
): Promise<Board> {
  return api.structure.createBoard(
    {
      name: required(name, 'name'),
      description,
      visibility,
      kind,
      ...(lists ? { lists: lists.map((list) => ({ name: list })) } : {}),
    },
    requestKey,
  );
}

async function updated(api: WorkspaceApi, id: number, change: BoardChange): Promise<Board> {
  const { name, description, visibility } = change;
  const place = await siblingPlace(change, () => api.boards(false));
  let board: Board | undefined;
  if (name !== undefined || description !== undefined || visibility !== undefined)
    board = await api.structure.updateBoard(id, { name, description, visibility });
  if (place) board = await api.structure.reorderBoard(id, place, board?.version);
  if (!board) throw nothingToChange('board');
  return board;
}
