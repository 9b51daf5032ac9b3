import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../../texts/messages.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Fault } from '../../../ui/fault/fault.js';
import styles from './parts.module.css';
import { useRightsAction } from './use-rights-action.js';

export interface ConfirmProps {
  readonly title: string;
  /** What the action does. */
  readonly children: ReactNode;
  /** Names the action. */
  readonly button: string;
  readonly isDanger?: boolean;
  readonly run: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before an action that is hard to take back, and shows why it failed. */
export function Confirm({ title, children, button, isDanger, run, onClose }: ConfirmProps): ReactElement {
  const messages = useMessages();
  const action = useRightsAction(onClose);
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Fault error={action.error} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button
          kind={isDanger ? 'danger' : 'main'}
          disabled={action.isRunning}
          onClick={() =>
            action.run(async () => {
              await run();
              onClose();
            })
          }
        >
          {button}
        </Button>
      </div>
    </Dialog>
  );
}
