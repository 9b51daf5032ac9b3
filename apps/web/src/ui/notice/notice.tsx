import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button/button.js';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The one next action. */
  readonly action?: { readonly title: string; readonly run: () => void };
  /** It is all that the page has, so its title is the page's heading. */
  readonly isPage?: boolean;
  /** Waits a moment before it appears, so that a quick load does not flash. */
  readonly isQuiet?: boolean;
}

/** The content of a view that has nothing to show: empty, loading or failed. */
export function Notice({
  title,
  children,
  action,
  isPage = false,
  isQuiet = false,
}: NoticeProps): ReactElement {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={isQuiet ? styles.quiet : styles.notice} role="status">
      <Title className={styles.title}>{title}</Title>
      {children}
      {action && (
        <Button kind="main" onClick={action.run}>
          {action.title}
        </Button>
      )}
    </div>
  );
}
