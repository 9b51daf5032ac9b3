import { useId, type CSSProperties, type ReactElement } from 'react';
import { useList } from '../../../board-control/hooks/use-board.js';
import { useMessages } from '../../../texts/messages.js';
import styles from './board-rows.module.css';
import { FoldedList } from '../lists/folded-list.js';
import { ListHead } from '../lists/list-head.js';
import type { ShownColumn } from './shown-column.js';
import { useShownCardIds, useView } from '../../../board-control/hooks/use-control.js';

/** The head of a list above its cells. */
export function RowColumn({
  column: { listId, index, space },
  measure,
}: {
  column: ShownColumn;
  measure: ((element: HTMLElement | null) => void) | undefined;
}): ReactElement | null {
  const list = useList(listId);
  const heading = useId();
  const messages = useMessages().display;
  const shown = useShownCardIds(listId).length;
  const isFolded = useView(({ folded }) => folded.has(listId));
  if (!list) return null;
  return (
    <section
      ref={measure}
      className={isFolded ? styles.foldedHead : styles.head}
      style={
        {
          ...(space === undefined ? {} : { marginInlineStart: space }),
          '--c': list.info.color,
        } as CSSProperties
      }
      data-id={listId}
      data-index={index}
      aria-labelledby={heading}
    >
      {isFolded ? (
        <FoldedList list={list} heading={heading} />
      ) : (
        <ListHead list={list} heading={heading} shown={shown} />
      )}
      {!list.complete && <p className="visually-hidden">{messages.readingCards}</p>}
    </section>
  );
}
