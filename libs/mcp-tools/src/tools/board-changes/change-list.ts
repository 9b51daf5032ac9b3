import type { List } from '../../api/shapes.js';
import type { WorkspaceApi } from '../../api/workspace-api.js';
import { namedObject } from '../../names/named-object.js';
import { nothingToChange, required, type BoardChange, type ChangedObject } from './board-change.js';
import { siblingPlace } from './sibling-place.js';

export async function changeList(
  api: WorkspaceApi,
  change: BoardChange,
  boardId: () => Promise<number>,
  requestKey: string | undefined,
): Promise<ChangedObject> {
  const { action, name, moveCardsTo } = change;
  const idOf = async (reference: number | string): Promise<number> =>
    typeof reference === 'number'
      ? reference
      : namedObject('list', await api.structure.allLists(await boardId()), reference).id;
  if (action === 'create') {
    const board = await boardId();
    const place = await siblingPlace(change, () => api.lists(board));
    return shown(
      await api.structure.createList(board, { name: required(name, 'name'), ...place }, requestKey),
    );
  }
  const id = await idOf(required(change.target, 'target'));
  switch (action) {
    case 'update':
      return shown(await updated(api, id, change, boardId));
    case 'archive':
    case 'restore':
      return shown(await api.structure.setListState(id, action));
    case 'delete': {
      const to = moveCardsTo === undefined ? undefined : await idOf(moveCardsTo);
      await api.structure.deleteList(id, to);
      return { object: 'list', id, deleted: true };
    }
  }
}

const shown = ({ id, name, version, archivedAt }: List): ChangedObject => ({
  object: 'list',
  id,
  name,
  version,
  ...(archivedAt ? { archived: true } : {}),
});

async function updated(
  api: WorkspaceApi,
  id: number,
  change: BoardChange,
  boardId: () => Promise<number>,
): Promise<List> {
  const { name } = change;
  const place = await siblingPlace(change, async () => api.lists(await boardId()));
  let list: List | undefined;
  if (name !== undefined) list = await api.updateList(id, { name });
  if (place) list = await api.structure.reorderList(id, place, list?.version);
  if (!list) throw nothingToChange('list');
  return list;
}
