import { DomainError, limits, NotFoundError, versionError } from '@kiban/contracts';
import { AnchorGoneError } from '../../order/siblings.js';
import { archivedError } from '../archived-error.js';
import { spanError } from '../cards/domain/card.js';

/** Why `boards.change_cards` refuses an item, beside related rows, a lock and a quota. */
export type RefusalReason =
  | 'no_card'
  | 'no_list'
  | 'anchor_gone'
  | 'card_version'
  | 'board_archived'
  | 'list_archived'
  | 'card_archived'
  | 'target_archived'
  | 'list_full'
  | 'span';

/** @param detail the card's version for `card_version`, otherwise the id of what the reason names */
export function refusalError(reason: RefusalReason, detail: number): DomainError {
  switch (reason) {
    case 'no_card':
      return new NotFoundError('card', detail);
    case 'no_list':
      return new NotFoundError('list', detail);
    case 'anchor_gone':
      return new AnchorGoneError(detail);
    case 'card_version':
      return versionError(detail);
    case 'board_archived':
      return archivedError('Board', detail);
    case 'list_archived':
      return archivedError('List', detail);
    case 'card_archived':
      return archivedError('Card', detail);
    case 'target_archived':
      return new DomainError('archived', `List ${detail} is archived; restore it or use another list.`);
    case 'span':
      return spanError();
    case 'list_full':
      return new DomainError(
        'list_full',
        `List ${detail} has reached its limit of ${limits.cardsPerListMax} cards; use another list.`,
      );
  }
}

/** The reasons of `boards.move_list_cards`, for which the whole list has no place in the other one. */
export function moveAllError(reason: RefusalReason, detail: number): DomainError {
  if (reason === 'target_archived') return archivedError('List', detail);
  if (reason === 'list_full')
    return new DomainError(
      'list_full',
      `List ${detail} would hold more than ${limits.cardsPerListMax} cards; use another list.`,
    );
  return refusalError(reason, detail);
}
