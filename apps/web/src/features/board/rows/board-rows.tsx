import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { inRem } from '../../../ui/media/in-rem.js';
import type { BoardRow } from '../../../arrangement/card-rows.js';
import { useListIds } from '../../../board-control/hooks/use-board.js';
import { useMessages } from '../../../texts/messages.js';
import { AddList } from '../lists/add-list.js';
import { BoardGeometryContext, useBoardGeometry } from '../../../card-lists/board-geometry.js';
import listStyles from '../lists/board-lists.module.css';
import { BoardRowView } from './board-row.js';
import styles from './board-rows.module.css';
import { ListStrip } from '../lists/list-strip.js';
import { RowColumn } from './row-column.js';
import type { ShownColumn } from './shown-column.js';
import { useBoardDrag } from '../lists/use-board-drag.js';
import { useStoredFoldedRows } from '../lists/use-stored-folded.js';
import { useArrangedPart, useControl, useView } from '../../../board-control/hooks/use-control.js';
import { useVirtualItems } from '../../../card-lists/use-virtual-items.js';

/** From this number on only the lists in view are in the page. */
const VIRTUAL_FROM = 20;
const GAP = 12;
const LIST_WIDTH = 272;
const FOLDED_WIDTH = 44;
/** Before a row is measured. */
const ROW_HEIGHT = 180;
const ROW_GAP = 4;

const NO_ROWS: readonly BoardRow[] = [];

/** The board as rows across its lists. Only the rows in view are in the page; each is as high as its longest cell. */
export function BoardRows(): ReactElement {
  const control = useControl();
  const messages = useMessages();
  const rows = useArrangedPart((arranged) => arranged.rows()) ?? NO_ROWS;
  const listIds = useListIds();
  const folded = useView((view) => view.folded);
  const foldedRows = useView((view) => view.foldedRows);
  const spotList = useView((view) => view.spot?.listId);
  const spotRow = useView((view) => view.adding?.row ?? view.spot?.row);
  const geometry = useBoardGeometry();
  const scroller = useRef<HTMLDivElement>(null);
  const heads = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const columns = useVirtualItems({
    ids: listIds,
    from: VIRTUAL_FROM,
    isHorizontal: true,
    scroller,
    container: heads,
    sizeOf: (index) => inRem(folded.has(listIds[index] ?? 0) ? FOLDED_WIDTH : LIST_WIDTH),
    gap: inRem(GAP),
    overscan: 2,
    kept: spotList ?? null,
    held: geometry.heldLists,
  });
  const rowIds = rows.map(({ id }) => id);
  const shownRows = useVirtualItems({
    ids: rowIds,
    from: 1,
    scroller,
    container,
    sizeOf: () => inRem(ROW_HEIGHT),
    gap: inRem(ROW_GAP),
    overscan: 1,
    kept: spotRow ?? null,
    held: geometry.heldRows,
  });
  const { extents } = columns;
  useLayoutEffect(() => {
    const rows = (): Iterable<HTMLElement> =>
      container.current?.querySelectorAll<HTMLElement>('[data-row-cells]') ?? [];
    geometry.showTrack({ scroller, track: heads, rows, extents, gap: inRem(GAP) });
  }, [geometry, extents]);
  useBoardDrag(scroller, geometry);
  useStoredFoldedRows(control);
  useEffect(() => control.keepSpot(listIds[0] ?? 0), [control, listIds, rows, foldedRows]);
  const scrollToList = columns.scrollTo;
  const scrollToRow = shownRows.scrollTo;
  useEffect(
    () =>
      control.focusRequest.subscribe(() => {
        const request = control.focusRequest.get();
        if (!request?.scrolls || request.row === undefined) return;
        scrollToList(request.listId);
        scrollToRow(request.row);
      }),
    [control, scrollToList, scrollToRow],
  );
  const shownColumns = columns.items.map(({ id, index, start }, at): ShownColumn => {
    const before = at === 0 ? 0 : (columns.items[at - 1]?.end ?? 0);
    return { listId: id, index, space: start === undefined ? undefined : start - before };
  });
  return (
    <BoardGeometryContext value={geometry}>
      <div className={listStyles.board} data-board>
        <ListStrip listIds={listIds} scroller={scroller} />
        <div ref={scroller} className={styles.scroller} data-board-rows>
          <div
            ref={heads}
            className={styles.heads}
            data-virtual={columns.measure !== undefined}
            style={columns.containerStyle}
          >
            {shownColumns.map((column) => (
              <RowColumn key={control.store.keyOf(column.listId)} column={column} measure={columns.measure} />
            ))}
            <AddList />
          </div>
          <div
            ref={container}
            className={styles.rows}
            style={shownRows.containerStyle}
            aria-label={messages.display.rows}
            role="group"
          >
            {shownRows.items.map(({ id, index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <BoardRowView
                    key={id}
                    row={row}
                    index={index}
                    start={start ?? 0}
                    measure={shownRows.measure}
                    columns={shownColumns}
                    scroller={scroller}
                  />
                )
              );
            })}
          </div>
        </div>
      </div>
    </BoardGeometryContext>
  );
}
