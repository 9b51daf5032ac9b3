import type { ReactElement } from 'react';
import { useMessages } from '../../../texts/messages.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Fault } from '../../../ui/fault/fault.js';
import { needsOwner, type Endpoint } from '../../../page-parts/endpoint.js';
import styles from '../../../page-parts/parts.module.css';
import { useAction } from '../../../page-parts/use-action.js';
import type { EndpointCalls } from './use-endpoint-calls.js';

export interface TurnOnDialogProps {
  readonly endpoint: Endpoint;
  readonly held: number;
  readonly calls: EndpointCalls;
  readonly onClose: () => void;
}

/** Asks what happens with the deliveries that were held, and confirms the address where an owner must. */
export function TurnOnDialog({ endpoint, held, calls, onClose }: TurnOnDialogProps): ReactElement {
  const messages = useMessages();
  const texts = useSettingsMessages().webhooks;
  const action = useAction();
  const confirms = needsOwner(endpoint);
  const verb = confirms ? texts.confirm : texts.turnOn;
  const turnOn = (sendHeld: boolean): void => action.run(() => calls.turnOn(sendHeld).then(onClose));
  return (
    <Dialog
      title={confirms ? texts.confirmTitle : texts.turnOnTitle(texts.kinds[endpoint.kind])}
      onClose={onClose}
    >
      {confirms && <p>{texts.confirmHint}</p>}
      <p>{texts.heldHint(held)}</p>
      <Fault error={action.error} />
      <div className={styles.buttons}>
        <Button kind="main" onClick={() => turnOn(true)}>
          {texts.andSend(verb)}
        </Button>
        <Button onClick={() => turnOn(false)}>{texts.andLeave(verb)}</Button>
        <Button onClick={onClose}>{messages.cancel}</Button>
      </div>
    </Dialog>
  );
}
