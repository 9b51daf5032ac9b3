import { DomainError } from '@kiban/contracts';

/** @throws DomainError 409 if the list or its board is archived, since both make their content read-only */
export function requireOpenList(list: {
  id: number;
  boardId: number;
  archivedAt: Date | null;
  boardArchivedAt: Date | null;
}): void {
  if (list.boardArchivedAt)
    throw new DomainError('archived', `Board ${list.boardId} is archived; restore it before you change it.`);
  if (list.archivedAt)
    throw new DomainError('archived', `List ${list.id} is archived; restore it before you change it.`);
}
