import { DomainError } from '@kiban/contracts';

/** For a write to an archived object or its content. */
export function archivedError(noun: 'Board' | 'List' | 'Card', id: number): DomainError {
  return new DomainError('archived', `${noun} ${id} is archived; restore it before you change it.`);
}
