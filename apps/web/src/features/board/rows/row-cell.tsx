import { memo, useEffect, useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import { inRem } from '../../../ui/media/in-rem.js';
import { MORE_CARDS } from '../../../arrangement/arranged-cards.js';
import { useList } from '../../../board-control/hooks/use-board.js';
import { useMessages } from '../../../texts/messages.js';
import { Button } from '../../../ui/button/button.js';
import { AddButton } from '../../../card-lists/add-button.js';
import { useBoardGeometry } from '../../../card-lists/board-geometry.js';
import styles from './board-rows.module.css';
import { CardItem } from '../../../card-faces/card-item.js';
import listStyles from '../../../card-lists/list-cards.module.css';
import { QuickAdd } from '../../../quick-add/quick-add.js';
import {
  useArranged,
  useArrangedPart,
  useControl,
  useView,
} from '../../../board-control/hooks/use-control.js';
import { itemExtents } from '../../../card-lists/use-virtual-items.js';

const GAP = 8;
const NO_IDS: readonly number[] = [];

export interface RowCellProps {
  readonly listId: number;
  readonly row: number;
  readonly rowName: string;
  readonly space: number | undefined;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The cards of a list that are in a row. Long cells show their first cards and a button for more. */
export const RowCell = memo(function RowCell(props: RowCellProps): ReactElement | null {
  const { listId, row, rowName, space, scroller } = props;
  const messages = useMessages();
  const control = useControl();
  const geometry = useBoardGeometry();
  const arranged = useArranged();
  const list = useList(listId);
  const box = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLUListElement>(null);
  const cardIds = useArrangedPart((cards) => cards.cardIds(listId, row)) ?? NO_IDS;
  const hidden = useArrangedPart((cards) => cards.hiddenCount(listId, row)) ?? 0;
  const isFolded = useView(({ folded }) => folded.has(listId));
  const addingAt = useView(({ adding }) =>
    adding?.listId === listId && adding.row === row ? adding.at : null,
  );
  useLayoutEffect(() => {
    if (isFolded) return undefined;
    const extents = (): ReturnType<typeof itemExtents> => itemExtents(container.current, false);
    return geometry.showCards({ listId, row, box, scroller, container, extents, gap: inRem(GAP) });
  }, [geometry, listId, row, scroller, isFolded]);
  useEffect(() => control.keepSpot(listId, row), [control, listId, row, cardIds]);
  if (!list) return null;
  const style = space === undefined ? undefined : { marginInlineStart: space };
  const total = cardIds.length + hidden;
  if (isFolded) {
    return (
      <div className={styles.foldedCell} style={style} data-id={listId}>
        {total > 0 && (
          <span aria-label={messages.board.cards(total)} role="img">
            {total}
          </span>
        )}
      </div>
    );
  }
  const name = messages.display.cell(list.name, rowName);
  const more = Math.min(hidden, MORE_CARDS);
  return (
    <div
      ref={box}
      role="group"
      aria-label={name}
      className={styles.cell}
      style={style}
      data-id={listId}
      data-list-scroller={listId}
      data-row={row}
    >
      {addingAt === 'first' && <QuickAdd list={list} at="first" row={row} />}
      <ul ref={container} className={listStyles.cards}>
        {cardIds.map((id, index) => (
          <CardItem
            key={control.store.keyOf(id)}
            id={id}
            listId={listId}
            row={row}
            index={index}
            start={undefined}
            count={hidden > 0 ? total : null}
            measure={undefined}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          kind="quiet"
          className={styles.more}
          aria-label={messages.display.moreIn(more, name)}
          onClick={() => arranged?.showMore(listId, row)}
        >
          {messages.display.more(more)}
        </Button>
      )}
      {addingAt === 'last' ? (
        <QuickAdd list={list} at="last" row={row} />
      ) : (
        <AddButton listId={listId} row={row} name={name} />
      )}
    </div>
  );
});
