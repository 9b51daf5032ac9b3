import type { ReactElement } from 'react';
import { useSession } from '../../../../session/session.js';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { Button } from '../../../../ui/button/button.js';
import { Fault } from '../../../../ui/fault/fault.js';
import { Form, type SentForm } from '../../../../page-parts/form.js';
import styles from '../../../../page-parts/parts.module.css';
import { useAction } from '../../../../page-parts/use-action.js';
import { useFocusedField } from '../second-factor/use-focused-field.js';
import { makePasskey } from './make-passkey.js';
import { PASSKEYS, type Passkey } from './passkeys.js';
import { ProofFields, proofOf } from './proof-fields.js';

interface AddPasskeyProps {
  readonly onAdded: (passkey: Passkey) => Promise<void>;
  readonly onCancel: () => void;
}

/** First the password, then the browser asks for the device. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps): ReactElement {
  const settings = useSettingsMessages();
  const texts = settings.passkeys;
  const { api } = useSession();
  const action = useAction();
  const panel = useFocusedField();
  const add = (form: SentForm): void =>
    action.run(async () => {
      const options = await api.call('POST', `${PASSKEYS}/options`, { body: proofOf(form) });
      const credential = await makePasskey(options.body, texts);
      const { body } = await api.call('POST', PASSKEYS, { body: { credential } });
      await onAdded(body);
    });
  return (
    <div ref={panel}>
      <Form onSend={add}>
        <p className={styles.soft}>{texts.addHint}</p>
        <ProofFields />
        <Fault error={action.error} />
        <div className={styles.actions}>
          <Button kind="main" type="submit" disabled={action.isRunning}>
            {texts.proceed}
          </Button>
          <Button onClick={onCancel}>{settings.secondFactor.cancel}</Button>
        </div>
      </Form>
    </div>
  );
}
