import { useState, type ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Field } from '../../../page-parts/field.js';
import { Form, type SentForm } from '../../../page-parts/form.js';
import styles from '../../../page-parts/parts.module.css';
import { useAction } from '../../../page-parts/use-action.js';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 1000;

/** Changes the password, with the current one. */
export function PasswordForm(): ReactElement {
  const texts = useSettingsMessages().profile;
  const { api, me } = useSession();
  const action = useAction();
  const [isChanged, setChanged] = useState(false);
  const change = ({ text, reset }: SentForm): void =>
    action.run(async () => {
      setChanged(false);
      const body = { password: text('password'), newPassword: text('newPassword') };
      await api.call('POST', '/me/password', { body });
      reset();
      setChanged(true);
      announce(texts.changed);
    });
  return (
    <Form onSend={change}>
      <p className={styles.soft}>{texts.passwordHint}</p>
      {/* Tells password managers whose password it is. */}
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={me.member.email ?? ''}
        aria-hidden
      />
      <Field
        label={texts.current}
        name="password"
        type="password"
        required
        maxLength={PASSWORD_MAX}
        autoComplete="current-password"
      />
      <Field
        label={texts.fresh}
        hint={texts.freshHint}
        name="newPassword"
        type="password"
        required
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        autoComplete="new-password"
      />
      <Fault error={action.error} />
      {isChanged && <p>{texts.changed}</p>}
      <div className={styles.actions}>
        <Button kind="main" type="submit" disabled={action.isRunning}>
          {texts.change}
        </Button>
      </div>
    </Form>
  );
}
