import type { ReactElement } from 'react';
import { errorText } from '../../texts/error-text.js';
import { useMessages, type Messages } from '../../texts/messages.js';
import styles from './fault.module.css';

/** What went wrong, in the language of the screen, or that there was no response. */
export function faultOf(error: Error, messages: Messages): string {
  if (error instanceof TypeError) return messages.unreachable;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? errorText(code, error.message, messages) : error.message;
}

/** The reason why an action failed. */
export function Fault({ error }: { error: Error | null }): ReactElement | null {
  const messages = useMessages();
  if (error === null) return null;
  return (
    <p role="alert" className={styles.fault}>
      {faultOf(error, messages)}
    </p>
  );
}
