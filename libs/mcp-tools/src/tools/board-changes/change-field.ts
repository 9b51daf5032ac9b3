import type { CustomField, FieldChanges } from '../../api/shapes.js';
import type { WorkspaceApi } from '../../api/workspace-api.js';
import { namedObject } from '../../names/named-object.js';
import { nothingToChange, required, type BoardChange, type ChangedObject } from './board-change.js';
import { siblingPlace } from './sibling-place.js';

export async function changeField(
  api: WorkspaceApi,
  change: BoardChange,
  boardId: () => Promise<number>,
  requestKey: string | undefined,
): Promise<ChangedObject> {
  const { action, target, name, type, options } = change;
  if (action === 'create') {
    const field = {
      name: required(name, 'name'),
      type: required(type, 'type'),
      ...(options ? { options: options.map((label) => ({ label })) } : {}),
    };
    return shown(await api.structure.createField(await boardId(), field, requestKey));
  }
  const wanted = required(target, 'target');
  // Options are changed by their labels, so the field is read even where its id is sent.
  const needsField = typeof wanted === 'string' || options !== undefined;
  const field = needsField ? namedObject('field', await api.fields(await boardId()), wanted) : undefined;
  const id = field?.id ?? Number(wanted);
  if (action === 'delete') {
    await api.structure.deleteField(id);
    return { object: 'field', id, deleted: true };
  }
  const place = await siblingPlace(change, async () => api.fields(await boardId()));
  const changes: FieldChanges = {
    name,
    ...(options ? { options: keptOptions(field, options) } : {}),
    ...place,
  };
  if (Object.values(changes).every((value) => value === undefined)) throw nothingToChange('field');
  return shown(await api.structure.updateField(id, changes));
}

const shown = ({ id, name, version }: CustomField): ChangedObject => ({ object: 'field', id, name, version });

/** An option whose label stays keeps its id, with which cards refer to it, and its color. */
function keptOptions(
  field: CustomField | undefined,
  labels: readonly string[],
): NonNullable<FieldChanges['options']> {
  return labels.map((label) => field?.options.find((option) => option.label === label) ?? { label });
}
