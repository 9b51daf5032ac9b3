import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Choice } from '../../../page-parts/choice.js';
import { Field } from '../../../page-parts/field.js';
import { Form, type SentForm } from '../../../page-parts/form.js';
import parts from '../../../page-parts/parts.module.css';
import { settingsKey } from '../../../page-parts/settings-query.js';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import { WORKSPACE, type Workspace } from './workspace.js';
import styles from './workspace.module.css';

const DAYS_MAX = 3_650;
const ROWS_MIN = 3;

/** Which AI clients members may connect, and for how long; owners change it. */
export function ClientPolicy({ workspace }: { workspace: Workspace }): ReactElement {
  const texts = useSettingsMessages().clientPolicy;
  const { api } = useSession();
  const queries = useQueryClient();
  const action = useRightsAction();
  const hintId = useId();
  const { approvedClients, clientAccess, clientDaysMax } = workspace;
  const [isNarrow, setNarrow] = useState(approvedClients !== null);
  const save = ({ text }: SentForm): void =>
    action.run(async () => {
      const days = text('days').trim();
      const { body } = await api.call('PATCH', WORKSPACE, {
        body: {
          approvedClients: isNarrow ? namesOf(text('approved')) : null,
          clientAccess: text('access') as Workspace['clientAccess'],
          clientDaysMax: days === '' ? null : Number(days),
        },
      });
      queries.setQueryData(settingsKey(WORKSPACE), body);
      announce(texts.saved);
    });
  return (
    <Form onSend={save}>
      <fieldset className={styles.choice}>
        <legend>{texts.admits}</legend>
        {([false, true] as const).map((narrow) => (
          <label key={String(narrow)}>
            <input
              type="radio"
              name="admits"
              checked={isNarrow === narrow}
              onChange={() => setNarrow(narrow)}
            />
            {narrow ? texts.approved : texts.all}
          </label>
        ))}
      </fieldset>
      {isNarrow && (
        <div className={parts.field}>
          <label>
            {texts.approvedClients}
            <textarea
              name="approved"
              rows={Math.max(ROWS_MIN, approvedClients?.length ?? 0)}
              defaultValue={approvedClients?.join('\n')}
              aria-describedby={hintId}
              autoCapitalize="none"
              spellCheck={false}
            />
          </label>
          <p id={hintId} className={parts.soft}>
            {texts.approvedHint}
          </p>
        </div>
      )}
      <Choice
        label={texts.access}
        name="access"
        first={clientAccess}
        options={[
          ['read_write', texts.reads_and_writes],
          ['read', texts.reads],
        ]}
      />
      <Field
        label={texts.days}
        hint={texts.daysHint}
        name="days"
        type="number"
        min={1}
        max={DAYS_MAX}
        defaultValue={clientDaysMax ?? ''}
      />
      {isNarrow && <p className={parts.soft}>{texts.ends}</p>}
      <Fault error={action.error} />
      <div className={parts.actions}>
        <Button kind="main" type="submit" disabled={action.isRunning}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}

const namesOf = (text: string): string[] => text.split(/\s+/).filter((name) => name !== '');
