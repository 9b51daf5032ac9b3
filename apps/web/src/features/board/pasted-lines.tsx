import { limits } from '@kiban/client';
import { useEffect, useRef, type ReactElement } from 'react';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import { LengthNote } from '../../ui/length-note/length-note.js';
import styles from './quick-add.module.css';

export interface PastedLinesProps {
  readonly lines: readonly string[];
  /** The title with all of them. */
  readonly asOne: string;
  readonly onCards: () => void;
  readonly onOne: () => void;
  readonly onNone: () => void;
}

/** What becomes of several lines that are pasted into the title of a new card. */
export function PastedLines({ lines, asOne, onCards, onOne, onNone }: PastedLinesProps): ReactElement {
  const messages = useMessages().board;
  const longest = Math.max(...lines.map(({ length }) => length));
  return (
    <div role="group" aria-label={messages.pastedLines(lines.length)} className={styles.pasted}>
      <p>{messages.pastedLines(lines.length)}</p>
      <LengthNote length={longest} max={limits.titleLengthMax} />
      {longest <= limits.titleLengthMax && (
        <FocusedButton onClick={onCards}>{messages.pasteAsCards(lines.length)}</FocusedButton>
      )}
      {asOne.length <= limits.titleLengthMax && <Button onClick={onOne}>{messages.pasteAsOne}</Button>}
      <Button kind="quiet" onClick={onNone}>
        {messages.doNotPaste}
      </Button>
    </div>
  );
}

/** The next Enter makes the cards. */
function FocusedButton({ onClick, children }: { onClick: () => void; children: string }): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} kind="main" onClick={onClick}>
      {children}
    </Button>
  );
}
