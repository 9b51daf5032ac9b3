import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ShownCard } from '../board-model/entities.js';
import { useConnection } from '../board-control/hooks/use-board.js';
import { useControl } from '../board-control/hooks/use-control.js';
import { useMessages } from '../texts/messages.js';
import styles from './tray.module.css';

/** More are found by the filter. */
const SHOWN_MAX = 200;

export interface TrayProps {
  readonly cards: readonly ShownCard[];
  /** How a card gets its dates. */
  readonly hint: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The cards without dates: dragged onto the view above they get a day. */
export function Tray({ cards, hint, isOpen, onToggle }: TrayProps): ReactElement | null {
  const texts = useMessages().views;
  const board = useControl();
  const { readOnly } = useConnection();
  if (cards.length === 0) return null;
  const Icon = isOpen ? ChevronDown : ChevronUp;
  return (
    <div className={styles.tray} data-tray>
      <div className={styles.bar}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
          {texts.unscheduled(cards.length)}
          <Icon size={16} aria-hidden />
        </button>
        {isOpen && !readOnly && <span className={styles.hint}>{hint}</span>}
      </div>
      {isOpen && (
        <ul className={styles.cards} aria-label={texts.unscheduled(cards.length)} data-board>
          {cards.slice(0, SHOWN_MAX).map((card) => (
            <li key={card.id}>
              <a
                className={styles.card}
                href={board.ports.hrefOf(card.id)}
                draggable={false}
                dir="auto"
                data-card-link
                data-unscheduled={card.id}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
                  event.preventDefault();
                  board.ports.openCard(card.id);
                }}
                onFocus={() => board.focused({ listId: card.listId, cardId: card.id })}
                onBlur={() => board.blurred()}
              >
                {card.title}
              </a>
            </li>
          ))}
          {cards.length > SHOWN_MAX && (
            <li className={styles.hint}>{texts.moreUnscheduled(cards.length - SHOWN_MAX)}</li>
          )}
        </ul>
      )}
    </div>
  );
}
