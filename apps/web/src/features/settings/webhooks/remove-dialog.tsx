import type { ReactElement } from 'react';
import { useMessages } from '../../../texts/messages.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Fault } from '../../../ui/fault/fault.js';
import styles from '../../../page-parts/parts.module.css';
import { useAction } from '../../../page-parts/use-action.js';
import type { EndpointCalls } from './use-endpoint-calls.js';

export interface RemoveDialogProps {
  readonly name: string;
  readonly calls: EndpointCalls;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemoveDialog({ name, calls, onClose, onRemoved }: RemoveDialogProps): ReactElement {
  const messages = useMessages();
  const texts = useSettingsMessages().webhooks;
  const action = useAction();
  const remove = (): void =>
    action.run(async () => {
      await calls.remove();
      announce(texts.removed(name));
      onClose();
      onRemoved();
    });
  return (
    <Dialog title={texts.removeTitle(name)} onClose={onClose}>
      <p>{texts.removeHint}</p>
      <Fault error={action.error} />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button kind="danger" disabled={action.isRunning} onClick={remove}>
          {texts.remove}
        </Button>
      </div>
    </Dialog>
  );
}
