import type { CustomField } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { ToolError } from '../tools/tool-error.js';
import { idIn, namedObject } from './named-object.js';

/** An id is sent to the API unchecked; only a name needs a request for the candidates. */
export async function boardIdOf(api: WorkspaceApi, reference: number | string): Promise<number> {
  if (typeof reference === 'number') return reference;
  const boards = await api.boards(false);
  const id = idIn(reference);
  // A board may be called "2026": a matching name wins, otherwise the digits are an id.
  if (id !== undefined && !boards.some(({ name }) => name === reference)) return id;
  return namedObject('board', boards, reference).id;
}

/** A list name needs its board; a list id does not. */
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
      'A list name needs board: send board too, or send the list’s id.',
    );
  return namedObject('list', await api.lists(await boardIdOf(api, board)), reference).id;
}

export async function memberIdOf(api: WorkspaceApi, reference: number | string): Promise<number> {
  return typeof reference === 'number' ? reference : namedObject('member', await api.members(), reference).id;
}

/** A field name is resolved on the card's board; a field id is used unchecked. */
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
