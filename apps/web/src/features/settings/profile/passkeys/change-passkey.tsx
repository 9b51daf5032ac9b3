import type { ReactElement, ReactNode } from 'react';
import { useSession } from '../../../../session/session.js';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { Button } from '../../../../ui/button/button.js';
import { Fault } from '../../../../ui/fault/fault.js';
import { Field } from '../../../../page-parts/field.js';
import { Form, type SentForm } from '../../../../page-parts/form.js';
import styles from '../../../../page-parts/parts.module.css';
import { useAction } from '../../../../page-parts/use-action.js';
import { useFocusedField } from '../second-factor/use-focused-field.js';
import { PASSKEYS, type Passkey } from './passkeys.js';
import { ProofFields, proofOf } from './proof-fields.js';

interface ChangeProps {
  readonly passkey: Passkey;
  /** @param said what a screen reader announces */
  readonly onChanged: (said: string) => Promise<void>;
  readonly onCancel: () => void;
}

export function RenamePasskey({ passkey, onChanged, onCancel }: ChangeProps): ReactElement {
  const texts = useSettingsMessages().passkeys;
  const { api } = useSession();
  const send = async ({ text }: SentForm): Promise<void> => {
    const { body } = await api.call('PATCH', `${PASSKEYS}/${passkey.id}`, {
      body: { name: text('name') },
    });
    await onChanged(texts.renamed(body.name));
  };
  return (
    <ChangeForm button={texts.save} send={send} onCancel={onCancel}>
      <Field label={texts.name} name="name" required maxLength={60} defaultValue={passkey.name} />
    </ChangeForm>
  );
}

export function RemovePasskey({ passkey, onChanged, onCancel }: ChangeProps): ReactElement {
  const texts = useSettingsMessages().passkeys;
  const { api } = useSession();
  const send = async (form: SentForm): Promise<void> => {
    await api.call('POST', `${PASSKEYS}/${passkey.id}/remove`, { body: proofOf(form) });
    await onChanged(texts.removed(passkey.name));
  };
  return (
    <ChangeForm button={texts.remove} isDanger send={send} onCancel={onCancel}>
      <p className={styles.soft}>{texts.removeHint}</p>
      <ProofFields />
    </ChangeForm>
  );
}

interface FormProps extends Pick<ChangeProps, 'onCancel'> {
  readonly button: string;
  readonly isDanger?: boolean;
  readonly send: (form: SentForm) => Promise<void>;
  readonly children: ReactNode;
}

function ChangeForm({ button, isDanger = false, send, onCancel, children }: FormProps): ReactElement {
  const { cancel } = useSettingsMessages().secondFactor;
  const action = useAction();
  const panel = useFocusedField();
  return (
    <div ref={panel}>
      <Form onSend={(form) => action.run(() => send(form))}>
        {children}
        <Fault error={action.error} />
        <div className={styles.actions}>
          <Button kind={isDanger ? 'danger' : 'main'} type="submit" disabled={action.isRunning}>
            {button}
          </Button>
          <Button onClick={onCancel}>{cancel}</Button>
        </div>
      </Form>
    </div>
  );
}
