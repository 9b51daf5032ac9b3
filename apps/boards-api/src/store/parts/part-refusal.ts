import { DomainError, limits, NotFoundError, versionError } from '@kiban/contracts';
import { AnchorGoneError } from '../../order/siblings.js';
import { refusalError, type RefusalReason } from '../placing/refusal.js';
import { StaleValueError } from '../stale-value-error.js';

/** Why `boards.write_parts` refuses an item, beside a lock and a quota. */
export type PartReason =
  | Extract<RefusalReason, 'no_card' | 'board_archived' | 'list_archived' | 'card_archived'>
  | 'no_comment'
  | 'no_item'
  | 'no_field'
  | 'anchor_gone'
  | 'version'
  | 'not_author'
  | 'checklist_full'
  | 'invalid'
  | 'stale';

/** What a message depends on. */
interface RefusedWrite {
  action: string;
  /** Of a field value. */
  fault?: DomainError | undefined;
}

/** @param detail the present version for `version`, otherwise the id of what the reason names */
export function partError({ action, fault }: RefusedWrite, reason: PartReason, detail: number): DomainError {
  switch (reason) {
    case 'no_comment':
      return new NotFoundError('comment', detail);
    case 'no_item':
      return new NotFoundError('checklist item', detail);
    case 'no_field':
      return new NotFoundError('field', detail);
    case 'anchor_gone':
      return new AnchorGoneError(detail);
    case 'version':
      return versionError(detail);
    case 'not_author':
      return new DomainError(
        'forbidden',
        action === 'comment.update'
          ? 'Only the author can edit a comment; add a comment of your own instead.'
          : 'Only the author, an owner or an admin can delete a comment.',
      );
    case 'checklist_full':
      return new DomainError(
        'limit_reached',
        `A card holds at most ${limits.checklistItemsPerCardMax} checklist items.`,
      );
    case 'invalid':
      return fault ?? new StaleValueError();
    case 'stale':
      return new StaleValueError();
    default:
      return refusalError(reason, detail);
  }
}
