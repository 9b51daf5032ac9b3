import type { ReactElement } from 'react';
import { useMessages } from '../../texts/messages.js';
import styles from './fault.module.css';

/** The reason why an action failed: the API's own sentence, or that there was no response. */
export function Fault({ error }: { error: Error | null }): ReactElement | null {
  const messages = useMessages();
  if (error === null) return null;
  return (
    <p role="alert" className={styles.fault}>
      {error instanceof TypeError ? messages.unreachable : error.message}
    </p>
  );
}
