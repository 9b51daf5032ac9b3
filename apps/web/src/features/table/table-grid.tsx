import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, type CSSProperties, type ReactElement } from 'react';
import { inRem } from '../../ui/media/in-rem.js';
import { useConnection } from '../../board-control/hooks/use-board.js';
import { useValue } from '../../observable/use-value.js';
import { useMessages } from '../../texts/messages.js';
import { useMedia } from '../../ui/media/use-media.js';
import { usePrinting } from '../../ui/media/use-printing.js';
import { CardRow } from './card-row.js';
import { CellPicker } from './cell-picker.js';
import { GroupRow } from './group-row.js';
import { NewRow } from './new-row.js';
import { TableFoot } from './table-foot.js';
import { TableHead } from './table-head.js';
import styles from './table-grid.module.css';
import type { TableRow } from './table-rows.js';
import { useGridEvents } from './use-grid-events.js';
import { useTable } from './use-table.js';

const OVERSCAN = 6;

/** The grid: only the rows in view are in the page, and the one with the active cell; all while it is printed. */
export function TableGrid(): ReactElement {
  const { views } = useMessages();
  const { control, rows, columns, scroller, setScroller } = useTable();
  const { readOnly } = useConnection();
  const isPrinting = usePrinting();
  const rowHeight = inRem(useMedia('(pointer: coarse)') ? 44 : 34);
  const activeRow = useValue(control.state, ({ at }) => at.row);
  // With another function, all rows would be measured again, at each step of scrolling.
  const getItemKey = useCallback((index: number) => keyText(rows.at(index), index), [rows]);
  // eslint-disable-next-line react-hooks/incompatible-library -- No compiler memoizes here, and what it returns is not passed on.
  const virtualizer = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin: rowHeight,
    scrollPaddingStart: rowHeight,
    scrollPaddingEnd: rowHeight,
    useFlushSync: false,
    rangeExtractor: ({ startIndex, endIndex, count }) => {
      const first = isPrinting ? 0 : Math.max(0, startIndex - OVERSCAN);
      const last = isPrinting ? count - 1 : Math.min(count - 1, endIndex + OVERSCAN);
      const shown = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const isKept = activeRow >= 0 && activeRow < count && (activeRow < first || activeRow > last);
      return isKept ? [...shown, activeRow].sort((a, b) => a - b) : shown;
    },
  });
  const events = useGridEvents(Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 3));
  // The rows have another height once a finger is the pointer.
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const turn = useValue(control.state, (state) => state.turn);
  useEffect(() => {
    const { at, isScrolling } = control.state.get();
    if (turn === 0 || !scroller || !isScrolling) return;
    if (at.row >= 0) virtualizer.scrollToIndex(at.row, { align: 'auto' });
    revealColumn(
      scroller,
      columns.map(({ width }) => width),
      at.column,
    );
  }, [control, scroller, virtualizer, turn, columns]);
  const style = {
    '--columns': columns.map(({ width }) => `${width}px`).join(' '),
    '--width': `${columns.reduce((sum, { width }) => sum + width, 0)}px`,
    '--row': `${rowHeight}px`,
  } as CSSProperties;
  return (
    <div
      ref={setScroller}
      role="grid"
      aria-label={views.names.table}
      aria-rowcount={rows.count + 2}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-readonly={readOnly}
      tabIndex={-1}
      className={styles.grid}
      style={style}
      {...events}
    >
      <TableHead />
      <div role="rowgroup" className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows.at(index);
          return row && <Row key={key} row={row} index={index} start={start - rowHeight} />;
        })}
      </div>
      <TableFoot />
      <CellPicker />
    </div>
  );
}

function Row({ row, index, start }: { row: TableRow; index: number; start: number }): ReactElement {
  if (row.kind === 'group') return <GroupRow group={row.group} index={index} start={start} />;
  if (row.kind === 'new') return <NewRow group={row.group} index={index} start={start} />;
  return <CardRow cardId={row.cardId} index={index} start={start} />;
}

function keyText(row: TableRow | null, index: number): string {
  if (!row) return String(index);
  const own = row.kind === 'card' ? row.cardId : '';
  return `${row.kind} ${row.group.key} ${own}`;
}

/** Scrolls sideways until a column is beside the first one, which stays in view. */
function revealColumn(scroller: HTMLElement, widths: readonly number[], index: number): void {
  const [first = 0] = widths;
  if (index === 0) return;
  const isStuck = first < scroller.clientWidth / 2;
  const start = widths.slice(0, index).reduce((sum, width) => sum + width, 0) - (isStuck ? first : 0);
  const end = start + (widths[index] ?? 0) + (isStuck ? first : 0);
  if (scroller.scrollLeft > start) scroller.scrollLeft = start;
  else if (scroller.scrollLeft + scroller.clientWidth < end) scroller.scrollLeft = end - scroller.clientWidth;
}
