import type { ReactNode } from 'react';

export interface MenuAction {
  readonly title: string;
  readonly run: () => void;
  readonly icon?: ReactNode;
  /** Shown at the end of the row, such as a key. */
  readonly hint?: string;
  readonly isDanger?: boolean;
  /** Whether it is the one of the actions that is chosen; absent for actions that are no choice. */
  readonly isCurrent?: boolean;
}
