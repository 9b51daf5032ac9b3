import type { ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Form } from '../../../page-parts/form.js';
import styles from '../../../page-parts/parts.module.css';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import { useAction } from '../../../page-parts/use-action.js';
import { canMakePasskeys } from '../profile/passkeys/make-passkey.js';
import { signedByPasskey } from '../profile/passkeys/signed-by-passkey.js';
import { SECOND_FACTOR } from '../profile/second-factor/second-factor.js';
import { TypedProof } from './typed-proof.js';

const CHECK = `${SECOND_FACTOR}/check`;

/** Asks for the strongest proof that the person has, before a change that needs it: a passkey or a code, otherwise the password. */
export function ShowFactor({
  onShown,
  onCancel,
}: {
  onShown: () => void;
  onCancel: () => void;
}): ReactElement | null {
  const settings = useSettingsMessages();
  const texts = settings.freshFactor;
  const { api } = useSession();
  const action = useAction();
  const me = useSettingsQuery('/me');
  // Shown together with what it asks for, which then has the focus. What was read earlier may have changed.
  if (!me.isFetchedAfterMount) return null;
  // A service of the release before names none, and takes a code.
  const proofs = me.data?.proofs ?? ['code'];
  const typed = (['code', 'password'] as const).find((proof) => proofs.includes(proof));
  const show = (proof: () => Promise<object>): void =>
    action.run(async () => {
      await api.call('POST', CHECK, { body: await proof() });
      onShown();
    });
  const byPasskey = async (): Promise<object> => {
    if (!canMakePasskeys()) throw new Error(settings.passkeys.unsupported);
    const options = await api.call('POST', `${CHECK}/options`);
    return { passkey: await signedByPasskey(options.body, texts.notUsed) };
  };
  return (
    <Dialog title={texts.title} onClose={onCancel}>
      <Form onSend={({ text }) => typed && show(() => Promise.resolve({ [typed]: text(typed) }))}>
        <p className={styles.soft}>{texts.hint}</p>
        {proofs.includes('passkey') && (
          <div className={styles.actions}>
            <Button kind="main" disabled={action.isRunning} onClick={() => show(byPasskey)}>
              {texts.usePasskey}
            </Button>
          </div>
        )}
        {typed && <TypedProof proof={typed} />}
        <Fault error={action.error ?? me.error} />
        <div className={styles.actions}>
          {typed && (
            <Button
              kind={proofs.includes('passkey') ? 'plain' : 'main'}
              type="submit"
              disabled={action.isRunning}
            >
              {texts.proceed}
            </Button>
          )}
          <Button onClick={onCancel}>{settings.secondFactor.cancel}</Button>
        </div>
      </Form>
    </Dialog>
  );
}
