import type { ReactElement } from 'react';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import styles from './not-copied.module.css';

export interface NotCopiedProps {
  /** Sentences of the service. */
  readonly unmapped: readonly string[];
  readonly onOpen: () => void;
}

/** What a copy of a board lacks, before it is opened. */
export function NotCopied({ unmapped, onOpen }: NotCopiedProps): ReactElement {
  const messages = useMessages();
  return (
    <div className={styles.notCopied}>
      <p>{messages.board.notCopied}</p>
      <ul className={styles.parts}>
        {unmapped.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button kind="main" onClick={onOpen}>
          {messages.commands.titles.open}
        </Button>
      </div>
    </div>
  );
}
