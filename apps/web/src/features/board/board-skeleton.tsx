import type { ReactElement } from 'react';
import { useMessages } from '../../texts/messages.js';
import styles from './board-skeleton.module.css';

const CARDS_OF_LISTS = [4, 3, 5];

/** The shape of a board, for a first load without a snapshot. It appears late, so that a quick load does not flash. */
export function BoardSkeleton(): ReactElement {
  const messages = useMessages();
  return (
    <div className={styles.skeleton} role="status" aria-label={messages.board.loadingBoard}>
      {CARDS_OF_LISTS.map((cards) => (
        <div key={cards} className={styles.list}>
          {Array.from({ length: cards }, (_none, index) => (
            <div key={index} className={styles.card} />
          ))}
        </div>
      ))}
    </div>
  );
}
