import { useState, type ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import type { Endpoint } from '../../../page-parts/endpoint.js';
import { Field } from '../../../page-parts/field.js';
import { Form, type SentForm } from '../../../page-parts/form.js';
import partStyles from '../../../page-parts/parts.module.css';
import { Section } from '../../../page-parts/section.js';
import { useAction } from '../../../page-parts/use-action.js';
import { useRefresh } from './deliveries.js';
import styles from './deliveries.module.css';
import { localMinute } from './local-minute.js';

const DAY_MS = 86_400_000;

/** Redelivers every event since a time, for example after an outage of the receiver. */
export function RedeliverMany({ endpoint }: { endpoint: Endpoint }): ReactElement {
  const texts = useSettingsMessages().deliveries;
  const { api } = useSession();
  const refresh = useRefresh(endpoint);
  const action = useAction();
  const [notice, setNotice] = useState('');
  const [since] = useState(() =>
    localMinute(endpoint.failingSince ?? new Date(Date.now() - DAY_MS).toISOString()),
  );
  const redeliver = ({ text }: SentForm): void => {
    setNotice('');
    action.run(async () => {
      const { body } = await api.call('POST', `/webhooks/${endpoint.id}/redeliver`, {
        body: { since: new Date(text('since')).toISOString(), onlyFailed: text('which') === 'failed' },
      });
      const said = body.queued === 0 ? texts.nothingToRedeliver : texts.redelivering(body.queued);
      setNotice(said);
      announce(said);
      await refresh();
    });
  };
  return (
    <Section title={texts.manyTitle}>
      <p className={partStyles.soft}>{texts.manyHint}</p>
      <Form onSend={redeliver}>
        <Field label={texts.since} name="since" type="datetime-local" required defaultValue={since} />
        <fieldset className={styles.which}>
          <legend>{texts.which}</legend>
          <label>
            <input type="radio" name="which" value="failed" defaultChecked />
            {texts.onlyFailed}
          </label>
          <label>
            <input type="radio" name="which" value="ended" />
            {texts.allEnded}
          </label>
        </fieldset>
        {notice !== '' && <p>{notice}</p>}
        <Fault error={action.error} />
        <div className={partStyles.actions}>
          <Button kind="main" type="submit" disabled={action.isRunning}>
            {texts.redeliver}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
