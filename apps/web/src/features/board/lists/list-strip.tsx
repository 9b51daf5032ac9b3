import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { useList } from '../../../board-control/hooks/use-board.js';
import { useMessages } from '../../../texts/messages.js';
import styles from './board-lists.module.css';

/** On a phone: the names of the lists. While a card is held, a name is a place to drop it. */
export function ListStrip({
  listIds,
  scroller,
}: {
  listIds: readonly number[];
  scroller: RefObject<HTMLElement | null>;
}): ReactElement {
  const messages = useMessages();
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const follow = (): void => {
      const most = element.scrollWidth - element.clientWidth;
      const share = most > 0 ? Math.abs(element.scrollLeft) / most : 0;
      setCurrent(Math.round(share * (listIds.length - 1)));
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller, listIds]);
  return (
    <nav className={styles.strip} aria-label={messages.board.lists}>
      {listIds.map((id, index) => (
        <StripName key={id} id={id} isCurrent={index === current} scroller={scroller} />
      ))}
    </nav>
  );
}

function StripName({
  id,
  isCurrent,
  scroller,
}: {
  id: number;
  isCurrent: boolean;
  scroller: RefObject<HTMLElement | null>;
}): ReactElement | null {
  const list = useList(id);
  const [element, setElement] = useState<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (isCurrent) element?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [isCurrent, element]);
  if (!list) return null;
  return (
    <button
      ref={setElement}
      type="button"
      className={styles.stripName}
      aria-current={isCurrent ? 'true' : undefined}
      data-strip-list={id}
      onClick={() =>
        scroller.current
          ?.querySelector(`section[data-id="${id}"]`)
          ?.scrollIntoView({ inline: 'center', block: 'nearest' })
      }
    >
      {list.name}
      <span className={styles.stripCount}>{list.cardCount}</span>
    </button>
  );
}
