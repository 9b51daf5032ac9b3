import type { ReactElement, ReactNode } from 'react';
import { useBoardSettingsMessages } from '../../../texts/board-settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import parts from '../../../page-parts/parts.module.css';
import styles from '../../../board-administration/board-settings.module.css';

export interface ConflictProps {
  readonly title: string;
  /** What someone else saved. */
  readonly children: ReactNode;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Someone else saved the same property first: shows theirs, and lets the person choose. */
export function Conflict({ title, children, onMine, onTheirs }: ConflictProps): ReactElement {
  const texts = useBoardSettingsMessages();
  return (
    <div role="alert" className={styles.conflict}>
      <p>{title}</p>
      {children}
      <div className={parts.actions}>
        <Button onClick={onTheirs}>{texts.takeTheirs}</Button>
        <Button onClick={onMine}>{texts.saveMine}</Button>
      </div>
    </div>
  );
}
