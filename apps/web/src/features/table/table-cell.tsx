import { memo, type ReactElement } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { CellEditor } from './cell-editor.js';
import { CellFace } from './cell-face.js';
import { isPicked } from './cell-kinds.js';
import type { Column } from './table-columns.js';
import styles from './table-grid.module.css';
import { useCellFocus } from './use-cell-focus.js';

export interface TableCellProps {
  readonly card: ShownCard;
  readonly column: Column;
  readonly nth: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly editing: 'typed' | 'whole' | null;
  readonly turn: number;
}

export const TableCell = memo(function TableCell(props: TableCellProps): ReactElement {
  const { card, column, nth, isActive, isSelected, editing, turn } = props;
  const cell = useCellFocus<HTMLDivElement>(editing === null ? turn : 0);
  const isTyped = editing !== null && !isPicked(column);
  return (
    <div
      ref={cell}
      role={nth === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={nth + 1}
      aria-selected={isSelected}
      aria-readonly={column.kind === 'checklist' ? true : undefined}
      tabIndex={isActive && !isTyped ? 0 : -1}
      className={styles.cell}
      data-cell={nth}
      data-kind={column.kind}
      data-active={isActive}
      data-selected={isSelected}
    >
      {isTyped ? (
        <CellEditor card={card} column={column} isTyped={editing === 'typed'} />
      ) : (
        <CellFace card={card} column={column} />
      )}
    </div>
  );
});
