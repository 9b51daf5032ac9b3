import { CircleCheck, Circle } from 'lucide-react';
import { useRef, useState, type ReactElement } from 'react';
import type { ShownCard } from '../../board-model/entities.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import styles from './card-title.module.css';
import { InlineText } from './inline-text.js';
import { useCardRun } from '../../card-history/use-card-run.js';

/** The title, edited in place, and whether the card is complete. */
export function CardTitle({ card, canWrite }: { card: ShownCard; canWrite: boolean }): ReactElement {
  const messages = useCardPanelMessages();
  const run = useCardRun();
  const [base, setBase] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isComplete = card.completedAt !== null;
  const end = (title: string | null): void => {
    setBase(null);
    if (title === null || title === '' || title === base) return;
    void run({
      kind: 'card.update',
      cardId: card.id,
      change: { title },
      ...(base !== null && { base: { title: base } }),
    });
  };
  const Check = isComplete ? CircleCheck : Circle;
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.check}
        aria-label={messages.complete}
        aria-pressed={isComplete}
        disabled={!canWrite}
        onClick={() => void run({ kind: 'cards.complete', cardIds: [card.id], complete: !isComplete })}
      >
        <Check size={20} aria-hidden />
      </button>
      <h2 className={styles.title} dir="auto">
        {base !== null && (
          <InlineText
            label={messages.title}
            text={base}
            className={styles.input}
            onEnd={(title, isByKey) => {
              end(title);
              if (isByKey) requestAnimationFrame(() => button.current?.focus());
            }}
          />
        )}
        {base === null && canWrite && (
          <button
            ref={button}
            type="button"
            className={styles.text}
            title={messages.editTitle}
            onClick={() => setBase(card.title)}
          >
            {card.title}
          </button>
        )}
        {base === null && !canWrite && <span className={styles.text}>{card.title}</span>}
      </h2>
    </div>
  );
}
