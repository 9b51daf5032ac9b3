import type { CustomField } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { ToolError } from '../tools/tool-error.js';
import { idIn, namedObject } from './named-object.js';

/** An id goes to the API as it is, which knows best; only a name costs a look at what there is. */
export async function boardIdOf(api: WorkspaceApi, reference: number | string): Promise<number> {
  if (typeof reference === 'number') return reference;
  const boards = await api.boards(false);
  const id = idIn(reference);
  // A board may be called "2026": the name counts where one has it, else the digits are an id.
  if (id !== undefined && !boards.some(({ name }) => name === reference)) return id;
  return namedObject('board', boards, reference).id;
}

/** A list by name needs its board; by id it stands for itself. */
export async function listIdOf(
  api: WorkspaceApi,
  reference: number | string,
  board: number | string | undefined,
): Promise<number> {
  const id = idIn(reference);
  if (id !== undefined && (typeof reference === 'number' || board === undefined)) return id;
  if (board === undefined)
    throw new ToolError(
      'invalid_arguments',
      'Send board as well when the list is given by its name, or send the list’s id.',
    );
  return namedObject('list', await api.lists(await boardIdOf(api, board)), reference).id;
}

export async function memberIdOf(api: WorkspaceApi, reference: number | string): Promise<number> {
  return typeof reference === 'number' ? reference : namedObject('member', await api.members(), reference).id;
}

/** Members by id or name; one look at the workspace serves all of them. */
export async function memberIdsOf(
  api: WorkspaceApi,
  references: readonly (number | string)[],
): Promise<number[]> {
  if (references.every((reference) => typeof reference === 'number')) return [...references];
  const members = await api.members();
  return references.map((reference) => namedObject('member', members, reference).id);
}

export async function labelIdsOf(
  api: WorkspaceApi,
  boardId: number,
  references: readonly (number | string)[],
): Promise<number[]> {
  if (references.every((reference) => typeof reference === 'number')) return [...references];
  const labels = await api.labels(boardId);
  return references.map((reference) => namedObject('label', labels, reference).id);
}

/** A field by its name on the card's board; by id it stands for itself, and is not looked up. */
export async function fieldOf(
  api: WorkspaceApi,
  cardId: number,
  reference: number | string,
): Promise<{ id: number; field?: CustomField }> {
  if (typeof reference === 'number') return { id: reference };
  const { boardId } = await api.card(cardId);
  const field = namedObject('field', await api.fields(boardId), reference);
  return { id: field.id, field };
}
