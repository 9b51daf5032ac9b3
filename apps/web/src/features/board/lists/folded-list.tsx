import { ChevronsLeftRight } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { ShownList } from '../../../board-model/entities.js';
import { useValue } from '../../../observable/use-value.js';
import { useMessages } from '../../../texts/messages.js';
import styles from './board-list.module.css';
import { useControl } from '../../../board-control/hooks/use-control.js';
import { toggleFolded } from '../../../board-control/folded-lists.js';

/** A list as a strip with its name and its number of cards. */
export function FoldedList({ list, heading }: { list: ShownList; heading: string }): ReactElement {
  const messages = useMessages();
  const control = useControl();
  const strip = useRef<HTMLButtonElement>(null);
  const turn = useValue(control.focusRequest, (request) =>
    request?.listId === list.id && request.cardId === null ? request.turn : 0,
  );
  useEffect(() => {
    if (turn > 0 && control.takeFocus(turn)) strip.current?.focus();
  }, [control, turn]);
  return (
    <button
      ref={strip}
      type="button"
      className={styles.strip}
      aria-expanded="false"
      aria-label={messages.board.unfoldList(list.name)}
      onFocus={() => control.focused({ listId: list.id, cardId: null }, false)}
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
