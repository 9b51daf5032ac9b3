import { ChevronsLeftRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ShownList } from '../../board-data/entities.js';
import { useMessages } from '../../texts/messages.js';
import styles from './board-list.module.css';
import { useControl } from './use-control.js';
import { toggleFolded } from './folded-lists.js';

/** A list as a strip with its name and its number of cards. */
export function FoldedList({ list, heading }: { list: ShownList; heading: string }): ReactElement {
  const messages = useMessages();
  const control = useControl();
  return (
    <button
      type="button"
      className={styles.strip}
      aria-expanded="false"
      aria-label={messages.board.unfoldList(list.name)}
      onClick={() => toggleFolded(control, list.id)}
    >
      <ChevronsLeftRight size={16} aria-hidden />
      <span className={styles.stripCount}>{list.cardCount}</span>
      <h2 id={heading} className={styles.stripName}>
        {list.name}
      </h2>
    </button>
  );
}
