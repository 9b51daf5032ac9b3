import type { ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Choice } from '../../../page-parts/choice.js';
import { Field } from '../../../page-parts/field.js';
import { Form } from '../../../page-parts/form.js';
import styles from '../../../page-parts/parts.module.css';
import type { Role } from '@kiban/vocabulary';
import { choosableRoles, DEFAULT_ROLE } from '../../../board-administration/member-rules.js';

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
      <Choice
        label={texts.role}
        name="role"
        first={DEFAULT_ROLE}
        options={choosableRoles(me.role).map((role) => [role, texts.roles[role]])}
      />
      <div className={styles.actions}>
        <Button kind="main" type="submit" disabled={isRunning}>
          {texts.invite}
        </Button>
      </div>
    </Form>
  );
}
