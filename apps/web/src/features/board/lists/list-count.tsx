import type { ReactElement } from 'react';
import type { ShownList } from '../../../board-model/entities.js';
import { useMessages } from '../../../texts/messages.js';
import styles from './board-list.module.css';

/** `12`, `3/4` with a limit, `3 of 41` while a filter hides cards. */
export function ListCount({ list, shown }: { list: ShownList; shown: number | null }): ReactElement {
  const messages = useMessages().board;
  const { cardCount, cardLimit } = list;
  const isOver = cardLimit !== null && cardCount > cardLimit;
  const full = isOver ? messages.overLimit(cardCount, cardLimit) : messages.cards(cardCount);
  const seen = cardLimit === null ? String(cardCount) : `${cardCount}/${cardLimit}`;
  return (
    <p className={styles.count} data-over={isOver}>
      <span aria-hidden>{shown === null ? seen : messages.shownOf(shown, cardCount)}</span>
      <span className="visually-hidden">{shown === null ? full : messages.cardsOf(shown, cardCount)}</span>
    </p>
  );
}
