import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useSession } from '../../../../session/session.js';
import { useMessages } from '../../../../texts/messages.js';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { announce } from '../../../../ui/announcer/announce.js';
import { Button } from '../../../../ui/button/button.js';
import { Fault } from '../../../../ui/fault/fault.js';
import { DEFAULT_ROLE } from '../../../../board-administration/member-rules.js';
import { Choice } from '../../../../page-parts/choice.js';
import { Field } from '../../../../page-parts/field.js';
import { Form, type SentForm } from '../../../../page-parts/form.js';
import parts from '../../../../page-parts/parts.module.css';
import { useRightsAction } from '../../../../page-parts/use-rights-action.js';
import { useFocusedField } from '../../profile/second-factor/use-focused-field.js';
import {
  COMPANY_ROLES,
  GROUP_LENGTH_MAX,
  GROUPS_MAX,
  readMapping,
  rowsOf,
  type GroupRow,
} from './group-rows.js';
import { SIGN_IN_PROVIDERS, type SignInProvider } from './sign-in-provider.js';
import styles from './sign-in-providers.module.css';

interface GroupRolesProps {
  readonly provider: SignInProvider;
  readonly onDone: (isChanged: boolean) => Promise<void>;
}

/** The form of the claim with a person’s groups, and of the role that each group gives. */
export function GroupRoles({ provider, onDone }: GroupRolesProps): ReactElement {
  const texts = useSettingsMessages().signInProviders;
  const { cancel } = useMessages();
  const { api } = useSession();
  const action = useRightsAction(() => void onDone(false));
  const panel = useFocusedField();
  const [rows, setRows] = useState<readonly GroupRow[]>(() => rowsOf(provider));
  const addButton = useRef<HTMLButtonElement>(null);
  const lastKey = rows.at(-1)?.key ?? -1;
  const focusedKey = useRef(lastKey);
  useEffect(() => {
    // A new line takes the focus; the lines of the start do not.
    if (lastKey > focusedKey.current)
      panel.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    focusedKey.current = Math.max(focusedKey.current, lastKey);
  }, [lastKey, panel]);
  const save = (form: SentForm): void =>
    action.run(async () => {
      const body = readMapping(form, texts);
      const headers = { 'if-match': `"${provider.version}"` };
      await api.call('PATCH', `${SIGN_IN_PROVIDERS}/${provider.id}`, { body, headers });
      announce(texts.groupsSaved);
      await onDone(true);
    });
  return (
    <div ref={panel}>
      <Form onSend={save}>
        <Field
          label={texts.groupsClaim}
          hint={texts.groupsClaimHint}
          name="groupsClaim"
          maxLength={200}
          defaultValue={provider.groupsClaim ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <ul className={styles.groups} aria-label={texts.groups}>
          {rows.map((row, index) => (
            <GroupLine
              key={row.key}
              row={row}
              number={index + 1}
              onRemove={() => {
                setRows(rows.filter(({ key }) => key !== row.key));
                addButton.current?.focus();
              }}
            />
          ))}
        </ul>
        <div className={parts.actions}>
          <Button
            ref={addButton}
            disabled={rows.length >= GROUPS_MAX}
            onClick={() => setRows([...rows, { key: focusedKey.current + 1, group: '', role: DEFAULT_ROLE }])}
          >
            {texts.addGroup}
          </Button>
        </div>
        <p className={parts.soft}>{texts.groupsHint}</p>
        <Fault error={action.error} />
        <div className={parts.actions}>
          <Button kind="main" type="submit" disabled={action.isRunning}>
            {texts.saveGroups}
          </Button>
          <Button onClick={() => void onDone(false)}>{cancel}</Button>
        </div>
      </Form>
    </div>
  );
}

function GroupLine({
  row: { group, role },
  number,
  onRemove,
}: {
  row: GroupRow;
  number: number;
  onRemove: () => void;
}): ReactElement {
  const { signInProviders: texts, members } = useSettingsMessages();
  return (
    <li className={styles.group}>
      <span className={parts.field}>
        <input
          name="group"
          aria-label={texts.group(number)}
          defaultValue={group}
          maxLength={GROUP_LENGTH_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </span>
      <Choice
        label={texts.roleOfGroup(number)}
        hasHiddenLabel
        name="role"
        first={role}
        options={COMPANY_ROLES.map((each) => [each, members.roles[each]])}
      />
      <Button kind="quiet" aria-label={texts.removeGroup(number)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}
