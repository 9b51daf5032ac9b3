import type { components } from '@kiban/client';
import type { ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Field } from '../../../page-parts/field.js';
import { Form } from '../../../page-parts/form.js';
import styles from '../../../page-parts/parts.module.css';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import { useAction } from '../../../page-parts/use-action.js';
import { canMakePasskeys } from '../profile/passkeys/make-passkey.js';
import { PASSKEYS, type Passkey } from '../profile/passkeys/passkeys.js';
import { signedByPasskey } from '../profile/passkeys/signed-by-passkey.js';
import { SECOND_FACTOR } from '../profile/second-factor/second-factor.js';

const CHECK = `${SECOND_FACTOR}/check`;

/** Asks for a code or a passkey, before a change that needs it. */
export function ShowFactor({
  onShown,
  onCancel,
}: {
  onShown: () => void;
  onCancel: () => void;
}): ReactElement {
  const settings = useSettingsMessages();
  const texts = settings.freshFactor;
  const { api } = useSession();
  const action = useAction();
  const passkeys = useSettingsQuery<Passkey[]>(PASSKEYS, { isEnabled: canMakePasskeys() });
  const show = (proof: () => Promise<object>): void =>
    action.run(async () => {
      await api.call('POST', CHECK, { body: await proof() });
      onShown();
    });
  const byPasskey = async (): Promise<object> => {
    const options = await api.call<components['schemas']['PasskeyRequest']>('POST', `${CHECK}/options`);
    return { passkey: await signedByPasskey(options.body, texts.notUsed) };
  };
  return (
    <Dialog title={texts.title} onClose={onCancel}>
      <Form onSend={({ text }) => show(() => Promise.resolve({ code: text('code') }))}>
        <p className={styles.soft}>{texts.hint}</p>
        <Field
          label={settings.secondFactor.code}
          hint={settings.secondFactor.codeHint}
          name="code"
          required
          autoComplete="one-time-code"
          maxLength={40}
        />
        <Fault error={action.error} />
        <div className={styles.actions}>
          <Button kind="main" type="submit" disabled={action.isRunning}>
            {texts.proceed}
          </Button>
          {(passkeys.data?.length ?? 0) > 0 && (
            <Button disabled={action.isRunning} onClick={() => show(byPasskey)}>
              {texts.usePasskey}
            </Button>
          )}
          <Button onClick={onCancel}>{settings.secondFactor.cancel}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
