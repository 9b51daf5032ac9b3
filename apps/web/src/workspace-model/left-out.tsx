import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import styles from './left-out.module.css';

export interface LeftOutProps {
  readonly heading: string;
  /** Sentences of the service. */
  readonly unmapped: readonly string[];
  readonly onOpen: () => void;
  /** Buttons before that which opens the board. */
  readonly actions?: ReactNode;
}

/** What a copied or imported board lacks, before it is opened. */
export function LeftOut({ heading, unmapped, onOpen, actions }: LeftOutProps): ReactElement {
  const messages = useMessages();
  return (
    <div className={styles.leftOut}>
      <p>{heading}</p>
      <ul className={styles.parts}>
        {unmapped.map((sentence, nth) => (
          <li key={`${nth} ${sentence}`}>{sentence}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {actions}
        <Button kind="main" onClick={onOpen}>
          {messages.commands.titles.open}
        </Button>
      </div>
    </div>
  );
}
