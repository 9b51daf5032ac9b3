import { archivedError } from '../../archived-error.js';

/** @throws DomainError 409 if the list or its board is archived, since both make their content read-only */
export function requireOpenList(list: {
  id: number;
  boardId: number;
  archivedAt: Date | null;
  boardArchivedAt: Date | null;
}): void {
  if (list.boardArchivedAt) throw archivedError('Board', list.boardId);
  if (list.archivedAt) throw archivedError('List', list.id);
}
