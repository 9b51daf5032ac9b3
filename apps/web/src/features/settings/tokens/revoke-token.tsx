import type { ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useMessages } from '../../../texts/messages.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Field } from '../../../page-parts/field.js';
import { Form, type SentForm } from '../../../page-parts/form.js';
import styles from '../../../page-parts/parts.module.css';
import { useReadAgain } from '../../../page-parts/settings-query.js';
import { useAction } from '../../../page-parts/use-action.js';
import { revocationPath, TOKENS, type Credential } from './tokens.js';

/** Revokes a token or disconnects a client, with the password. */
export function RevokeToken({ token, onClose }: { token: Credential; onClose: () => void }): ReactElement {
  const messages = useMessages();
  const texts = useSettingsMessages();
  const { api } = useSession();
  const readAgain = useReadAgain();
  const action = useAction();
  const revoke = ({ text, reset }: SentForm): void =>
    action.run(async () => {
      reset();
      await api.call('POST', revocationPath(token), { body: { password: text('password') } });
      await readAgain(TOKENS);
      announce(texts.tokens.revoked(token.name));
      onClose();
    });
  return (
    <Dialog title={texts.tokens.revokeTitle(token.name)} onClose={onClose}>
      <Form onSend={revoke}>
        <p>{texts.tokens.revokeHint}</p>
        <Field
          label={texts.yourPassword}
          name="password"
          type="password"
          required
          autoComplete="current-password"
        />
        <Fault error={action.error} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button kind="danger" type="submit" disabled={action.isRunning}>
            {texts.tokens.revoke}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
