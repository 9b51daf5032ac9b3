import type { ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Field } from '../parts/field.js';
import { Form } from '../parts/form.js';
import styles from '../parts/parts.module.css';
import { assignableRoles, type Role } from './member-rules.js';

export interface Invited {
  readonly email: string;
  readonly role: Role;
}

export interface InviteFormProps {
  readonly isRunning: boolean;
  readonly onInvite: (invited: Invited, onInvited: () => void) => void;
}

const EMAIL_MAX = 254;

/** Invites a person with a role. The API has no choice of boards before the person has joined. */
export function InviteForm({ isRunning, onInvite }: InviteFormProps): ReactElement {
  const texts = useSettingsMessages().members;
  const { me } = useSession();
  return (
    <Form
      onSend={({ text, reset }) =>
        onInvite({ email: text('email').trim(), role: text('role') as Role }, reset)
      }
    >
      <Field
        label={texts.email}
        hint={texts.boardsLater}
        name="email"
        type="email"
        required
        maxLength={EMAIL_MAX}
        autoComplete="off"
      />
      <div className={styles.field}>
        <label>
          {texts.role}
          <select name="role" defaultValue="member">
            {assignableRoles(me.role).map((role) => (
              <option key={role} value={role}>
                {texts.roles[role]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.actions}>
        <Button kind="main" type="submit" disabled={isRunning}>
          {texts.invite}
        </Button>
      </div>
    </Form>
  );
}
