import type { ReactElement } from 'react';
import { currentBoard } from '../../board-control/current-board.js';
import { MoveCards } from '../../palette/move-cards.js';
import { useValue } from '../../observable/use-value.js';

/** Moves the card to a list of this board or of another one. */
export function MoveCard({ cardId, onClose }: { cardId: number; onClose: () => void }): ReactElement | null {
  const board = useValue(currentBoard);
  return board && <MoveCards board={board} cardIds={[cardId]} onClose={onClose} />;
}
