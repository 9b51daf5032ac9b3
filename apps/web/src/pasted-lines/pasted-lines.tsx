import type { ReactElement } from 'react';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import { useFocusOnMount } from '../ui/focus/use-focus-on-mount.js';
import { LengthNote } from '../ui/length-note/length-note.js';
import styles from './pasted-lines.module.css';

export interface PastedLinesProps {
  readonly lines: readonly string[];
  /** The text with all of them. */
  readonly asOne: string;
  /** Characters of one text. */
  readonly max: number;
  /** What the lines become. */
  readonly texts: { readonly asMany: string; readonly asOne: string };
  readonly onMany: () => void;
  readonly onOne: () => void;
  readonly onNone: () => void;
}

/** What becomes of several lines that are pasted into a field of one line. */
export function PastedLines(props: PastedLinesProps): ReactElement {
  const { lines, asOne, max, texts, onMany, onOne, onNone } = props;
  const messages = useMessages().board;
  const longest = Math.max(...lines.map(({ length }) => length));
  return (
    <div role="group" aria-label={messages.pastedLines(lines.length)} className={styles.pasted}>
      <p>{messages.pastedLines(lines.length)}</p>
      <LengthNote length={longest} max={max} />
      {longest <= max && <FocusedButton onClick={onMany}>{texts.asMany}</FocusedButton>}
      {asOne.length <= max && <Button onClick={onOne}>{texts.asOne}</Button>}
      <Button kind="quiet" onClick={onNone}>
        {messages.doNotPaste}
      </Button>
    </div>
  );
}

/** The next Enter takes the lines. */
function FocusedButton({ onClick, children }: { onClick: () => void; children: string }): ReactElement {
  const button = useFocusOnMount<HTMLButtonElement>();
  return (
    <Button ref={button} kind="main" onClick={onClick}>
      {children}
    </Button>
  );
}
