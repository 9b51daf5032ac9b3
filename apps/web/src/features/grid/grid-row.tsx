import { memo, type ReactElement, type RefObject } from 'react';
import type { AxisItem } from '../../board-model/entities.js';
import { AxisHead } from './axis-head.js';
import { GridCell } from './grid-cell.js';
import cellStyles from './grid-cell.module.css';
import styles from './grid.module.css';
import { useGrid } from './use-grid.js';

/** A column that is in the page. */
export interface GridColumn {
  readonly id: number;
  readonly column: AxisItem;
  readonly index: number;
  /** Space to the column before it, if columns between them are not in the page. */
  readonly space: number;
  readonly isToday: boolean;
  /** Whether the present time is in it. */
  readonly hasNow: boolean;
}

export interface GridRowProps {
  readonly row: AxisItem;
  readonly index: number;
  readonly count: number;
  readonly start: number | undefined;
  readonly columns: readonly GridColumn[];
  /** How much of its time has passed; null while it is not now. */
  readonly now: number | null;
  /** A print has all cells: of those without a list, only the frame. */
  readonly isPrinting: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

export const GridRow = memo(function GridRow(props: GridRowProps): ReactElement {
  const { row, index, count, start, columns, now, isPrinting, scroller, measure } = props;
  const { order } = useGrid();
  const isFrame = (columnId: number): boolean =>
    isPrinting && order.emptyCell(order.listIdAt({ columnId, rowId: row.id })) !== undefined;
  return (
    <div
      ref={measure}
      role="row"
      className={styles.row}
      style={start === undefined ? undefined : { insetBlockStart: start }}
      data-index={index}
      aria-rowindex={index + 2}
    >
      <AxisHead
        axis="row"
        item={row}
        index={index}
        count={count}
        isCurrent={now !== null && columns.some(({ hasNow }) => hasNow)}
      />
      {columns.map(({ column, index: at, space, isToday, hasNow }) =>
        isFrame(column.id) ? (
          <div key={column.id} role="cell" className={cellStyles.cell} aria-colindex={at + 2} />
        ) : (
          <GridCell
            key={column.id}
            columnId={column.id}
            rowId={row.id}
            columnIndex={at}
            space={space}
            isToday={isToday}
            now={hasNow ? now : null}
            scroller={scroller}
          />
        ),
      )}
    </div>
  );
});
