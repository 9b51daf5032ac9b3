import { useId, type CSSProperties, type ReactElement } from 'react';
import { useList } from '../../../board-control/hooks/use-board.js';
import { AddButton } from '../../../card-lists/add-button.js';
import styles from './board-list.module.css';
import { FoldedList } from './folded-list.js';
import { ListCards } from './list-cards.js';
import { ListHead } from './list-head.js';
import { QuickAdd } from '../../../quick-add/quick-add.js';
import { useShownCardIds, useView } from '../../../board-control/hooks/use-control.js';

export interface BoardListProps {
  readonly id: number;
  readonly index: number;
  /** Where it is on the track; undefined on a board with few lists. */
  readonly start: number | undefined;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

/** One list: its head, its cards with their own scroll, and the field for new ones. */
export function BoardList({ id, index, start, measure }: BoardListProps): ReactElement | null {
  const list = useList(id);
  const heading = useId();
  const cardIds = useShownCardIds(id);
  const isFolded = useView(({ folded }) => folded.has(id));
  const addingAt = useView(({ adding }) => (adding?.listId === id ? adding.at : null));
  if (!list) return null;
  return (
    <section
      ref={measure}
      className={isFolded ? styles.folded : styles.list}
      style={
        {
          ...(start !== undefined && { position: 'absolute', insetInlineStart: start }),
          '--c': list.info.color,
        } as CSSProperties
      }
      data-id={id}
      data-index={index}
      aria-labelledby={heading}
    >
      {isFolded ? (
        <FoldedList list={list} heading={heading} />
      ) : (
        <>
          <ListHead list={list} heading={heading} shown={cardIds.length} />
          {addingAt === 'first' && <QuickAdd list={list} at="first" />}
          <ListCards list={list} cardIds={cardIds} />
          {addingAt === 'last' ? (
            <QuickAdd list={list} at="last" />
          ) : (
            <AddButton listId={id} name={list.name} />
          )}
        </>
      )}
    </section>
  );
}
