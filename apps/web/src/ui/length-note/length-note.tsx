import type { ReactElement } from 'react';
import { useMessages } from '../../texts/messages.js';
import styles from './length-note.module.css';

/** Says that a text is too long to be saved; nothing of it is cut. */
export function LengthNote({ length, max }: { length: number; max: number }): ReactElement | null {
  const messages = useMessages();
  if (length <= max) return null;
  return (
    <p role="alert" className={styles.note}>
      {messages.tooLong(length, max)}
    </p>
  );
}
