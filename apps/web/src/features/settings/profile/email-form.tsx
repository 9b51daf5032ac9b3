import type { components } from '@kiban/client';
import type { ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { fullMoment } from '../../../texts/moments.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Field } from '../../../page-parts/field.js';
import { Form, type SentForm } from '../../../page-parts/form.js';
import parts from '../../../page-parts/parts.module.css';
import { ReadState } from '../../../page-parts/read-state.js';
import { useReadAgain, useSettingsQuery } from '../../../page-parts/settings-query.js';
import { useAction } from '../../../page-parts/use-action.js';

type MyEmail = components['schemas']['MyEmail'];

const EMAIL = '/me/email';
const EMAIL_MAX = 254;

/** The address with which the person signs in, and a new one until both mailboxes have confirmed it. */
export function EmailForm(): ReactElement {
  const texts = useSettingsMessages().email;
  const email = useSettingsQuery(EMAIL);
  return (
    <ReadState query={email}>
      {({ email: present, pending }) => (
        <>
          <p>
            {texts.present} <strong>{present}</strong>
          </p>
          {pending === null ? <Change /> : <Pending pending={pending} />}
        </>
      )}
    </ReadState>
  );
}

function Change(): ReactElement {
  const settings = useSettingsMessages();
  const texts = settings.email;
  const { api } = useSession();
  const readAgain = useReadAgain();
  const action = useAction();
  const change = ({ text }: SentForm): void =>
    action.run(async () => {
      await api.call('POST', EMAIL, { body: { email: text('email').trim(), password: text('password') } });
      await readAgain(EMAIL);
      announce(texts.mailed);
    });
  return (
    <Form onSend={change}>
      <p className={parts.soft}>{texts.hint}</p>
      <Field
        label={texts.fresh}
        name="email"
        type="email"
        required
        maxLength={EMAIL_MAX}
        autoComplete="email"
      />
      <Field
        label={settings.yourPassword}
        name="password"
        type="password"
        required
        autoComplete="current-password"
      />
      <Fault error={action.error} />
      <div className={parts.actions}>
        <Button kind="main" type="submit" disabled={action.isRunning}>
          {texts.change}
        </Button>
      </div>
    </Form>
  );
}

function Pending({ pending }: { pending: NonNullable<MyEmail['pending']> }): ReactElement {
  const texts = useSettingsMessages().email;
  const { api } = useSession();
  const readAgain = useReadAgain();
  const action = useAction();
  const { email, oldConfirmed, newConfirmed, expiresAt } = pending;
  const cancel = (): void =>
    action.run(async () => {
      await api.call('DELETE', `${EMAIL}/pending`);
      await readAgain(EMAIL);
      announce(texts.canceled);
    });
  return (
    <div className={parts.form}>
      <p>{texts.pending(email)}</p>
      <ul>
        <li>{oldConfirmed ? texts.oldConfirmed : texts.oldMissing}</li>
        <li>{newConfirmed ? texts.newConfirmed : texts.newMissing}</li>
      </ul>
      <p className={parts.soft}>
        {texts.until} <time dateTime={expiresAt}>{fullMoment(expiresAt)}</time>
      </p>
      <Fault error={action.error} />
      <div className={parts.actions}>
        <Button onClick={cancel} disabled={action.isRunning}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
