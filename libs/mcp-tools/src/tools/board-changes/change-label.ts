import type { Label } from '../../api/shapes.js';
import type { WorkspaceApi } from '../../api/workspace-api.js';
import { namedObject } from '../../names/named-object.js';
import { nothingToChange, required, type BoardChange, type ChangedObject } from './board-change.js';

export async function changeLabel(
  api: WorkspaceApi,
  { action, target, name, color }: BoardChange,
  boardId: () => Promise<number>,
  requestKey: string | undefined,
): Promise<ChangedObject> {
  if (action === 'create') {
    const label = { name: required(name, 'name'), color: required(color, 'color, such as #22c55e,') };
    return shown(await api.structure.createLabel(await boardId(), label, requestKey));
  }
  const wanted = required(target, 'target');
  const id =
    typeof wanted === 'number' ? wanted : namedObject('label', await api.labels(await boardId()), wanted).id;
  if (action === 'delete') {
    await api.structure.deleteLabel(id);
    return { object: 'label', id, deleted: true };
  }
  if (name === undefined && color === undefined) throw nothingToChange('label');
  return shown(await api.structure.updateLabel(id, { name, color }));
}

const shown = ({ id, name, version }: Label): ChangedObject => ({ object: 'label', id, name, version });
