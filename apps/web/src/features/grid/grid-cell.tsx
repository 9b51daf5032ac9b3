import { Pencil } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { inRem } from '../../ui/media/in-rem.js';
import type { ShownList } from '../../board-model/entities.js';
import { useAxis, useConnection, useList } from '../../board-control/hooks/use-board.js';
import { useControl, useShownCardIds, useView } from '../../board-control/hooks/use-control.js';
import { useGridMessages } from '../../texts/grid-messages.js';
import { Button } from '../../ui/button/button.js';
import { AddButton } from '../../card-lists/add-button.js';
import { useBoardGeometry } from '../../card-lists/board-geometry.js';
import { CardItem } from '../../card-faces/card-item.js';
import listStyles from '../../card-lists/list-cards.module.css';
import { QuickAdd } from '../../quick-add/quick-add.js';
import { itemExtents } from '../../card-lists/use-virtual-items.js';
import styles from './grid-cell.module.css';
import { useCellList, useGrid } from './use-grid.js';

/** Cards of a cell that are in the page until more are requested. */
const CARDS = 10;
const MORE_CARDS = 25;
const GAP = 8;

export interface GridCellProps {
  readonly columnId: number;
  readonly rowId: number;
  readonly columnIndex: number;
  readonly space: number;
  readonly isToday: boolean;
  readonly now: number | null;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** A list in its column and row: text, colour and cards. Without a list it looks the same. */
export const GridCell = memo(function GridCell(props: GridCellProps): ReactElement {
  const { columnId, rowId, columnIndex, space, isToday, now, scroller } = props;
  const texts = useGridMessages();
  const control = useControl();
  const geometry = useBoardGeometry();
  const { order, dialog } = useGrid();
  const { readOnly } = useConnection();
  const listId = useCellList({ columnId, rowId });
  const known = useList(listId);
  const cardIds = useShownCardIds(listId);
  const box = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLUListElement>(null);
  const isSpot = useView(({ spot }) => spot?.listId === listId);
  const addingAt = useView(({ adding }) => (adding?.listId === listId ? adding.at : null));
  const limit = useLimit(listId, cardIds, addingAt !== null);
  // The names are part of its name.
  useAxis('column');
  const name = order.nameOf(listId) ?? '';
  const list: ShownList = known ? { ...known, name } : emptyList(listId, columnId, rowId, name);
  useLayoutEffect(() => {
    const extents = (): ReturnType<typeof itemExtents> => itemExtents(container.current, false);
    return geometry.showCards({ listId, box, scroller, container, extents, gap: inRem(GAP) });
  }, [geometry, listId, scroller]);
  useEffect(() => control.keepSpot(listId), [control, listId, cardIds]);
  const { color, text } = list.info;
  const shown = cardIds.slice(0, limit.count);
  const hidden = cardIds.length - shown.length;
  return (
    <div
      ref={box}
      role="cell"
      className={styles.cell}
      style={{
        ...(space === 0 ? {} : { marginInlineStart: space }),
        ...(color ? { '--cell-color': color } : {}),
      }}
      aria-colindex={columnIndex + 2}
      data-list-scroller={listId}
      data-cell={`${columnIndex}`}
      data-colored={Boolean(color)}
      data-today={isToday}
      data-spot={isSpot}
    >
      {now !== null && (
        <span className={styles.now} style={{ insetBlockStart: `${now * 100}%` }} aria-hidden data-now />
      )}
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {addingAt === 'first' && <QuickAdd list={list} at="first" />}
      <ul ref={container} className={listStyles.cards} aria-label={name}>
        {shown.map((id, index) => (
          <CardItem
            key={control.store.keyOf(id)}
            id={id}
            listId={listId}
            index={index}
            start={undefined}
            count={hidden > 0 ? cardIds.length : null}
            measure={undefined}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="quiet" className={styles.more} onClick={limit.showMore}>
          {texts.more(hidden)}
        </Button>
      )}
      {addingAt === 'last' && <QuickAdd list={list} at="last" />}
      {!readOnly && addingAt === null && (
        <div className={styles.actions} data-actions>
          <AddButton listId={listId} name={name} />
          <button
            type="button"
            className={styles.edit}
            tabIndex={isSpot ? 0 : -1}
            aria-label={texts.editCell(name)}
            onClick={() => dialog.set({ kind: 'cell', columnId, rowId })}
          >
            <Pencil size={14} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
});

/** How many cards are in the page: more when one behind them gets the focus, or is being added. */
function useLimit(
  listId: number,
  cardIds: readonly number[],
  isAdding: boolean,
): { readonly count: number; readonly showMore: () => void } {
  const control = useControl();
  const [count, setCount] = useState(CARDS);
  useEffect(
    () =>
      control.focusRequest.subscribe(() => {
        const request = control.focusRequest.get();
        if (request?.listId !== listId || request.cardId === null) return;
        const index = cardIds.indexOf(request.cardId);
        setCount((known) => Math.max(known, index + 1));
      }),
    [control, listId, cardIds],
  );
  return {
    count: isAdding ? cardIds.length : count,
    showMore: () => setCount(count + MORE_CARDS),
  };
}

const emptyList = (id: number, columnId: number, rowId: number, name: string): ShownList => ({
  id,
  name,
  position: '',
  info: {},
  cardLimit: null,
  cardCount: 0,
  columnId,
  rowId,
  archivedAt: null,
  complete: true,
});
