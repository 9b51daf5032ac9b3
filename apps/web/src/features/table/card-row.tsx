import { memo, type ReactElement } from 'react';
import { useCard } from '../../board-control/hooks/use-board.js';
import { useView } from '../../board-control/hooks/use-control.js';
import { useRowMark } from './row-mark.js';
import { TableCell } from './table-cell.js';
import styles from './table-grid.module.css';
import { useTable } from './use-table.js';

export interface CardRowProps {
  readonly cardId: number;
  readonly index: number;
  readonly start: number;
}

export const CardRow = memo(function CardRow({ cardId, index, start }: CardRowProps): ReactElement | null {
  const { columns } = useTable();
  const card = useCard(cardId);
  const mark = useRowMark(index);
  const isMarked = useView(({ selected }) => selected.has(cardId));
  const isOpened = useView(({ openedCardId }) => openedCardId === cardId);
  if (!card) return null;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ insetBlockStart: start }}
      data-index={index}
      data-marked={isMarked}
      data-opened={isOpened}
      data-changed={card.changedBy !== undefined}
    >
      {columns.map((column, nth) => (
        <TableCell
          key={column.id}
          card={card}
          column={column}
          nth={nth}
          isSelected={mark.isIn(nth)}
          editing={mark.active === nth ? mark.editing : null}
          turn={mark.active === nth ? mark.turn : 0}
          isActive={mark.active === nth}
        />
      ))}
    </div>
  );
});
