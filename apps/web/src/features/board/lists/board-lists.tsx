import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { inRem } from '../../../ui/media/in-rem.js';
import { useListIds } from '../../../board-control/hooks/use-board.js';
import { useMessages } from '../../../texts/messages.js';
import { AddList } from './add-list.js';
import { BoardList } from './board-list.js';
import styles from './board-lists.module.css';
import { BoardGeometryContext, useBoardGeometry } from '../../../card-lists/board-geometry.js';
import { ListStrip } from './list-strip.js';
import { useBoardDrag } from './use-board-drag.js';
import { useControl, useView } from '../../../board-control/hooks/use-control.js';
import { useVirtualItems } from '../../../card-lists/use-virtual-items.js';

/** From this number on only the lists in view are in the page. */
const VIRTUAL_FROM = 20;
const GAP = 12;
const LIST_WIDTH = 272;
const FOLDED_WIDTH = 44;

/** The lists of the board side by side. */
export function BoardLists(): ReactElement {
  const control = useControl();
  const messages = useMessages();
  const listIds = useListIds();
  const folded = useView((view) => view.folded);
  const spotList = useView((view) => view.spot?.listId);
  const geometry = useBoardGeometry();
  const scroller = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { items, containerStyle, measure, scrollTo, extents } = useVirtualItems({
    ids: listIds,
    from: VIRTUAL_FROM,
    isHorizontal: true,
    scroller,
    container: track,
    sizeOf: (index) => inRem(folded.has(listIds[index] ?? 0) ? FOLDED_WIDTH : LIST_WIDTH),
    gap: inRem(GAP),
    overscan: 2,
    kept: spotList ?? null,
    held: geometry.heldLists,
  });
  useLayoutEffect(() => {
    geometry.showTrack({ scroller, track, extents, gap: inRem(GAP) });
  }, [geometry, extents]);
  useBoardDrag(scroller, geometry);
  useEffect(() => control.keepSpot(listIds[0] ?? 0), [control, listIds]);
  useEffect(
    () =>
      control.focusRequest.subscribe(() => {
        const request = control.focusRequest.get();
        if (request?.scrolls) scrollTo(request.listId);
      }),
    [control, scrollTo],
  );
  return (
    <BoardGeometryContext value={geometry}>
      <div className={styles.board} data-board>
        <ListStrip listIds={listIds} scroller={scroller} />
        <div ref={scroller} className={styles.scroller}>
          {listIds.length === 0 && <p className={styles.empty}>{messages.board.noLists}</p>}
          <div
            ref={track}
            className={styles.track}
            data-virtual={measure !== undefined}
            style={containerStyle}
          >
            {items.map(({ id, index, start }) => (
              <BoardList
                key={control.store.keyOf(id)}
                id={id}
                index={index}
                start={start}
                measure={measure}
              />
            ))}
          </div>
          <AddList />
        </div>
      </div>
    </BoardGeometryContext>
  );
}
