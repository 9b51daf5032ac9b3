import { DomainError } from '@kiban/contracts';

/** @throws DomainError 409 when the list or its board is archived, so that nothing is written below it */
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
