import type { ShownCard } from '../../board-model/entities.js';

export interface FactProps {
  readonly card: ShownCard;
  readonly canWrite: boolean;
  /** On a phone, the commonest properties are chips until the others are shown. */
  readonly isChip?: boolean;
}
