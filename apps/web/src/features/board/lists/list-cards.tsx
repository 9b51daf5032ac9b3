import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { inRem } from '../../../ui/media/in-rem.js';
import { useBoardSession, useListIds } from '../../../board-control/hooks/use-board.js';
import type { ShownList } from '../../../board-model/entities.js';
import { useMessages } from '../../../texts/messages.js';
import { useBoardGeometry } from '../../../card-lists/board-geometry.js';
import { CardItem } from '../../../card-faces/card-item.js';
import styles from '../../../card-lists/list-cards.module.css';
import { useControl, useView } from '../../../board-control/hooks/use-control.js';
import { useVirtualItems } from '../../../card-lists/use-virtual-items.js';
import { virtualFrom } from '../../../card-lists/virtual-from.js';

const GAP = 6;
/** A card with a title of one line and its number. */
const CARD_HEIGHT = 64;
/** The next page of a large list is read this many cards before its end. */
const READ_AHEAD = 30;

export function ListCards({ list, cardIds }: { list: ShownList; cardIds: readonly number[] }): ReactElement {
  const messages = useMessages();
  const control = useControl();
  const session = useBoardSession();
  const geometry = useBoardGeometry();
  const scroller = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLUListElement>(null);
  const from = virtualFrom(useListIds().length);
  const spotCard = useView(({ spot }) => (spot?.listId === list.id ? spot.cardId : null));
  const { items, containerStyle, measure, scrollTo, extents } = useVirtualItems({
    ids: cardIds,
    from,
    scroller,
    container,
    sizeOf: () => inRem(CARD_HEIGHT),
    gap: inRem(GAP),
    overscan: 4,
    kept: spotCard,
    held: geometry.heldCards,
  });
  const { id, complete } = list;
  useLayoutEffect(
    () => geometry.showCards({ listId: id, box: scroller, scroller, container, extents, gap: inRem(GAP) }),
    [geometry, id, extents],
  );
  useEffect(() => control.keepSpot(id), [control, id, cardIds]);
  useEffect(
    () =>
      control.focusRequest.subscribe(() => {
        const request = control.focusRequest.get();
        if (request?.scrolls && request.listId === id && request.cardId !== null) scrollTo(request.cardId);
      }),
    [control, id, scrollTo],
  );
  // Pages that are not read yet count as well.
  const size = complete || control.matches.get() ? cardIds.length : list.cardCount;
  const lastIndex = items.at(-1)?.index ?? 0;
  const isNearEnd = !complete && lastIndex >= cardIds.length - READ_AHEAD;
  useEffect(() => {
    if (isNearEnd) session.readMore(id);
  }, [session, id, isNearEnd, cardIds.length]);
  return (
    // Arrows scroll it: the cards inside have the focus.
    <div ref={scroller} className={styles.scroller} data-list-scroller={id}>
      {cardIds.length === 0 && (
        <p className={styles.empty}>
          {control.matches.get() ? messages.board.nothingMatches : messages.board.emptyList}
        </p>
      )}
      <ul
        ref={container}
        className={styles.cards}
        data-virtual={measure !== undefined}
        style={containerStyle}
      >
        {items.map((item) => (
          <CardItem
            key={control.store.keyOf(item.id)}
            id={item.id}
            listId={id}
            index={item.index}
            start={item.start}
            count={measure ? size : null}
            measure={measure}
          />
        ))}
      </ul>
    </div>
  );
}
