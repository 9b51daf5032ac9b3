import type { ShownCard } from '../../board-model/entities.js';

export interface FactProps {
  readonly card: ShownCard;
  readonly canWrite: boolean;
}
