import type { ShownCard } from '../../board-data/entities.js';

export interface FactProps {
  readonly card: ShownCard;
  readonly canWrite: boolean;
}
