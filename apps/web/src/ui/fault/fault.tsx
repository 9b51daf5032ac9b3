import type { ReactElement } from 'react';
import { useMessages, type Messages } from '../../texts/messages.js';
import styles from './fault.module.css';

/** The API's own sentence, or that there was no response. */
export const faultOf = (error: Error, messages: Messages): string =>
  error instanceof TypeError ? messages.unreachable : error.message;

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
