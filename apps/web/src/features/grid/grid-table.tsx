import { useCallback, useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { inRem } from '../../ui/media/in-rem.js';
import { useAxis, useBoard, useConnection } from '../../board-control/hooks/use-board.js';
import { useControl, useView } from '../../board-control/hooks/use-control.js';
import { useGridMessages } from '../../texts/grid-messages.js';
import { useMedia } from '../../ui/media/use-media.js';
import { BoardGeometryContext, useBoardGeometry } from '../../card-lists/board-geometry.js';
import { useVirtualItems } from '../../card-lists/use-virtual-items.js';
import { AxisHead } from './axis-head.js';
import { isDayOf, nowMark } from './grid-clock.js';
import { GridRow, type GridColumn } from './grid-row.js';
import styles from './grid.module.css';
import { GridToolbar } from './grid-toolbar.js';
import { NoCells } from './no-cells.js';
import { useGridDrag } from './use-grid-drag.js';
import { useGrid, useWallClock } from './use-grid.js';
import { usePrinting } from '../../ui/media/use-printing.js';

/** From these numbers on only the columns and rows in view are in the page. */
const VIRTUAL_COLUMNS = 12;
const VIRTUAL_ROWS = 12;
/** As in grid.module.css. */
const COLUMN_WIDTH = 220;
const ROW_HEAD = 132;
const PHONE_ROW_HEAD = 84;
/** Before a row is measured. */
const ROW_HEIGHT = 96;

/** The grid as a table whose heads stay in view. */
export function GridTable(): ReactElement {
  const texts = useGridMessages();
  const control = useControl();
  const { kind, order } = useGrid();
  const board = useBoard();
  const { readOnly } = useConnection();
  const columns = useAxis('column');
  const rows = useAxis('row');
  const clock = useWallClock();
  const now = kind === 'timetable' ? nowMark(rows, clock) : null;
  const isPhone = useMedia('(width < 768px)');
  const isPrinting = usePrinting();
  const geometry = useBoardGeometry();
  const scroller = useRef<HTMLDivElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const spotList = useView(({ adding, spot }) => adding?.listId ?? spot?.listId ?? null);
  const spot = spotList === null ? undefined : order.cellOf(spotList);
  const shownColumns = useVirtualItems({
    ids: columns.map(({ id }) => id),
    from: VIRTUAL_COLUMNS,
    isHorizontal: true,
    scroller,
    container: heads,
    sizeOf: () => (isPhone ? innerWidth - inRem(PHONE_ROW_HEAD) : inRem(COLUMN_WIDTH)),
    gap: 0,
    overscan: 1,
    kept: spot?.columnId ?? null,
    held: geometry.heldLists,
  });
  const shownRows = useVirtualItems({
    ids: rows.map(({ id }) => id),
    from: VIRTUAL_ROWS,
    scroller,
    container: body,
    sizeOf: () => inRem(ROW_HEIGHT),
    gap: 0,
    overscan: 2,
    kept: spot?.rowId ?? null,
    held: geometry.heldRows,
  });
  const { extents, scrollTo: scrollToColumn } = shownColumns;
  const { scrollTo: scrollToRow } = shownRows;
  useLayoutEffect(() => {
    geometry.showTrack({ scroller, track: heads, extents, gap: 0 });
  }, [geometry, extents]);
  useGridDrag(scroller, geometry);
  useEffect(
    () =>
      control.focusRequest.subscribe(() => {
        const request = control.focusRequest.get();
        const cell = request?.scrolls ? order.cellOf(request.listId) : undefined;
        if (!cell) return;
        scrollToColumn(cell.columnId);
        scrollToRow(cell.rowId);
      }),
    [control, order, scrollToColumn, scrollToRow],
  );
  const today = columns.findIndex((column) => isDayOf(column, clock.day));
  const showColumn = useCallback((id: number) => scrollColumn(scroller.current, columns, id), [columns]);
  useEffect(() => {
    const column = columns[today];
    if (isPhone && column) showColumn(column.id);
    // Only when the view opens: later, the reader is where they went.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPhone, columns.length > 0]);
  const inPage = shownColumns.items.flatMap(({ id, index, start }, at): GridColumn[] => {
    const column = columns[index];
    const before = at === 0 ? 0 : (shownColumns.items[at - 1]?.end ?? 0);
    const isToday = column !== undefined && isDayOf(column, clock.day);
    const hasNow = column !== undefined && now !== null && isDayOf(column, now.day);
    return column
      ? [{ column, id, index, space: start === undefined ? 0 : start - before, isToday, hasNow }]
      : [];
  });
  const size = shownColumns.containerStyle?.inlineSize;
  const width = typeof size === 'number' ? size + inRem(isPhone ? PHONE_ROW_HEAD : ROW_HEAD) : undefined;
  return (
    <BoardGeometryContext value={geometry}>
      <div className={styles.view} data-board data-kind={kind}>
        <GridToolbar columns={columns} scroller={scroller} isPaged={isPhone} onShow={showColumn} />
        <div
          ref={scroller}
          className={styles.scroller}
          // Without buttons in its cells, nothing else in it may have the focus to scroll it.
          {...(readOnly && { tabIndex: 0, role: 'region', 'aria-label': texts[kind] })}
          data-grid
        >
          {columns.length === 0 && rows.length === 0 && <NoCells />}
          <div
            role="table"
            className={styles.table}
            style={width === undefined ? undefined : { minInlineSize: width }}
            aria-label={board?.name}
            aria-rowcount={rows.length + 1}
            aria-colcount={columns.length + 1}
          >
            <div role="rowgroup" className={styles.headGroup}>
              <div ref={heads} role="row" className={styles.heads} aria-rowindex={1}>
                <div role="columnheader" className={styles.corner} aria-colindex={1}>
                  <span className="visually-hidden">{texts.rows}</span>
                </div>
                {inPage.map(({ column, index, space, isToday }) => (
                  <AxisHead
                    key={column.id}
                    axis="column"
                    item={column}
                    index={index}
                    count={columns.length}
                    space={space}
                    isCurrent={isToday}
                    measure={shownColumns.measure}
                  />
                ))}
              </div>
            </div>
            <div
              ref={body}
              role="rowgroup"
              className={styles.body}
              style={shownRows.containerStyle}
              data-virtual={shownRows.measure !== undefined}
            >
              {shownRows.items.map(({ index, start }) => {
                const row = rows[index];
                return (
                  row && (
                    <GridRow
                      key={row.id}
                      row={row}
                      index={index}
                      count={rows.length}
                      start={start}
                      columns={inPage}
                      now={now?.rowId === row.id ? now.share : null}
                      isPrinting={isPrinting}
                      scroller={scroller}
                      measure={shownRows.measure}
                    />
                  )
                );
              })}
            </div>
          </div>
        </div>
      </div>
    </BoardGeometryContext>
  );
}

/** Scrolls a column to the start, beside the heads of the rows. */
function scrollColumn(
  scroller: HTMLElement | null,
  columns: readonly { readonly id: number }[],
  id: number,
): void {
  const head = scroller?.querySelector<HTMLElement>('[data-axis=column]');
  const index = columns.findIndex((column) => column.id === id);
  if (!scroller || !head || index < 0) return;
  scroller.scrollTo({ left: index * head.offsetWidth });
}
