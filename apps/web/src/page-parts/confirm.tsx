import { useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { Fault } from '../ui/fault/fault.js';
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
  /** Gets the focus after the dialog, where what opened it cannot: an item of a menu is gone. */
  readonly focusBack?: HTMLElement | null;
  /** Gets the focus after an action that removes the button of this dialog. */
  readonly focusAfter?: RefObject<HTMLElement | null>;
}

/** Asks before an action that is hard to take back, and shows why it failed. */
export function Confirm(props: ConfirmProps): ReactElement {
  const { title, children, button, isDanger, run, onClose, focusBack = null, focusAfter } = props;
  const messages = useMessages();
  const action = useRightsAction(onClose);
  const finalFocus = useRef(focusBack);
  return (
    <Dialog title={title} onClose={onClose} finalFocus={finalFocus}>
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
              finalFocus.current = focusAfter?.current ?? focusBack;
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
