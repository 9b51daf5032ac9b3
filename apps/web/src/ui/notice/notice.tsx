import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.js';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The one next action. */
  readonly action?: { readonly title: string; readonly run: () => void };
  /** Waits a moment before it appears, so that a quick load does not flash. */
  readonly isQuiet?: boolean;
}

/** The content of a view that has nothing to show: empty, loading or failed. */
export function Notice({ title, children, action, isQuiet = false }: NoticeProps): ReactElement {
  return (
    <div className={isQuiet ? styles.quiet : styles.notice} role="status">
      <p className={styles.title}>{title}</p>
      {children}
      {action && (
        <Button kind="main" onClick={action.run}>
          {action.title}
        </Button>
      )}
    </div>
  );
}
