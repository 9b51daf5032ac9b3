import type { ReactElement } from 'react';
import { useBoardImportMessages } from '../../../texts/board-import-messages.js';
import { shortDate } from '../../../texts/dates.js';
import { planProblemText } from './problem-text.js';
import type { CardPreview, ImportPlan } from './import-plan.js';
import styles from './import.module.css';

/** What the board will have, or why it cannot be made. */
export function PlannedBoard({ plan }: { plan: ImportPlan }): ReactElement {
  const texts = useBoardImportMessages();
  if (plan.problem)
    return (
      <p role="alert" className={styles.problem}>
        {planProblemText(plan.problem, texts)}
      </p>
    );
  return (
    <section className={styles.part} aria-labelledby="import-preview">
      <h2 id="import-preview">{texts.preview}</h2>
      <ul className={styles.cards}>
        {plan.preview.map((card, nth) => (
          <li key={nth} className={styles.card}>
            <span className={styles.name} dir="auto">
              {card.title}
            </span>
            <span className={styles.samples} dir="auto">
              {factsOf(card, texts.due).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <p>{texts.planned(plan.lists, plan.cards)}</p>
      {plan.losses.length > 0 && (
        <details className={styles.losses}>
          <summary>{texts.losses(plan.losses.length)}</summary>
          <ul>
            {plan.losses.map((sentence, nth) => (
              <li key={nth}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const factsOf = ({ list, due, labels, people }: CardPreview, dueText: (date: string) => string): string[] =>
  [list, due === null ? '' : dueText(shortDate(due)), labels.join(', '), people.join(', ')].filter(Boolean);
