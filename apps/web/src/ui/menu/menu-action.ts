import type { ReactNode } from 'react';

export interface MenuAction {
  readonly title: string;
  readonly run: () => void;
  readonly icon?: ReactNode;
  /** Shown at the end of the row, such as a key. */
  readonly hint?: string;
  readonly isDanger?: boolean;
}
