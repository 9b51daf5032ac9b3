import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import { Fault } from '../ui/fault/fault.js';
import styles from './parts.module.css';

export interface ReadStateProps<T> {
  readonly query: UseQueryResult<T>;
  readonly children: (read: T) => ReactNode;
}

/** What a query has read, or why it has not. */
export function ReadState<T>({ query, children }: ReadStateProps<T>): ReactElement {
  const messages = useMessages();
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (!query.isError) return <p className={styles.soft}>{messages.loading}</p>;
  return (
    <div className={styles.actions}>
      <Fault error={query.error} />
      <Button onClick={() => void query.refetch()}>{messages.retry}</Button>
    </div>
  );
}
