import { useState, type ReactElement } from 'react';
import type { ApiResponse } from '../../../../api/api-port.js';
import { requireSuccess } from '../../../../api/api-error.js';
import { useSession } from '../../../../session/session.js';
import { forgetPerson } from '../../../../session/forget-person.js';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { Button } from '../../../../ui/button/button.js';
import { Dialog } from '../../../../ui/dialog/dialog.js';
import { Fault } from '../../../../ui/fault/fault.js';
import { Field } from '../../../../page-parts/field.js';
import { Form, type SentForm } from '../../../../page-parts/form.js';
import parts from '../../../../page-parts/parts.module.css';
import { useAction } from '../../../../page-parts/use-action.js';
import styles from './own-data.module.css';

const EMAIL_MAX = 254;

/** Says what goes and what stays, and deletes the account of a person who typed its address. */
export function DeleteAccount({ onClose }: { onClose: () => void }): ReactElement {
  const settings = useSettingsMessages();
  const texts = settings.ownData;
  const { api } = useSession();
  const action = useAction();
  const [ownerless, setOwnerless] = useState<readonly string[]>([]);
  const remove = ({ text }: SentForm): void =>
    action.run(async () => {
      setOwnerless([]);
      const password = text('password');
      const body = { email: text('email').trim(), ...(password === '' ? {} : { password }) };
      const response = await api.request('POST', '/me/delete', { body });
      const workspaces = ownerlessOf(response);
      if (workspaces.length > 0) {
        setOwnerless(workspaces);
        return;
      }
      requireSuccess(response);
      await forgetPerson();
      location.assign('/sign-in/deleted');
    });
  return (
    <Dialog title={texts.deleteTitle} onClose={onClose}>
      <Items title={texts.goes} items={texts.goesItems} />
      <Items title={texts.stays} items={texts.staysItems} />
      <Form onSend={remove}>
        <Field
          label={texts.confirmEmail}
          name="email"
          type="email"
          required
          maxLength={EMAIL_MAX}
          autoComplete="off"
        />
        <Field
          label={settings.yourPassword}
          hint={texts.passwordHint}
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <Fault error={action.error} />
        {ownerless.length > 0 && (
          <div role="alert">
            <Items title={texts.lastOwner} items={ownerless} />
            <p>{texts.lastOwnerHint}</p>
          </div>
        )}
        <div className={parts.actions}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="danger" type="submit" disabled={action.isRunning}>
            {texts.confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function Items({ title, items }: { title: string; items: readonly string[] }): ReactElement {
  return (
    <div>
      <p>{title}</p>
      <ul className={styles.bullets}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

interface LastOwner {
  readonly code?: unknown;
  readonly details?: readonly { readonly message: string }[];
}

/** The names of the workspaces for which the account cannot go. */
function ownerlessOf({ body }: ApiResponse): readonly string[] {
  const { code, details = [] } = (body ?? {}) as LastOwner;
  return code === 'last_owner' ? details.map(({ message }) => message) : [];
}
