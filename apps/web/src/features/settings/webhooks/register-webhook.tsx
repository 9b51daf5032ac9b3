import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { LISTS } from '../../../page-parts/endpoint.js';
import { Field } from '../../../page-parts/field.js';
import { Form, type SentForm } from '../../../page-parts/form.js';
import styles from '../../../page-parts/parts.module.css';
import { Section } from '../../../page-parts/section.js';
import { changeRead } from '../../../page-parts/settings-query.js';
import { useAction } from '../../../page-parts/use-action.js';
import { chosenEvents, EventChoice } from './event-choice.js';
import type { ShownKey } from './shown-keys.js';

const URL_MAX = 2_048;
const DESCRIPTION_MAX = 500;

export interface RegisterWebhookProps {
  readonly onRegistered: (id: number, key: ShownKey) => void;
}

export function RegisterWebhook({ onRegistered }: RegisterWebhookProps): ReactElement {
  const texts = useSettingsMessages().webhooks;
  const { api } = useSession();
  const queries = useQueryClient();
  const action = useAction();
  // Each webhook gets a form of its own, which begins empty.
  const [registered, setRegistered] = useState(0);
  const register = (form: SentForm): void =>
    action.run(async () => {
      const events = chosenEvents(form);
      if (events.length === 0) throw new Error(texts.chooseEvent);
      const description = form.text('description').trim();
      const { body } = await api.call('POST', LISTS.webhook, {
        body: { url: form.text('url').trim(), events, ...(description === '' ? {} : { description }) },
      });
      const { signingKey, ...webhook } = body;
      // Not read again first: should that fail, the key would be lost.
      changeRead(queries, LISTS.webhook, (read) => [...read, webhook]);
      setRegistered(registered + 1);
      onRegistered(webhook.id, { value: signingKey, hint: texts.signingKeyUse });
    });
  return (
    <Section title={texts.registerTitle}>
      <Form key={registered} onSend={register}>
        <Field
          label={texts.url}
          name="url"
          type="url"
          required
          maxLength={URL_MAX}
          placeholder="https://example.com/kiban"
          autoComplete="off"
          spellCheck={false}
        />
        <Field label={texts.description} name="description" maxLength={DESCRIPTION_MAX} autoComplete="off" />
        <EventChoice />
        <Fault error={action.error} />
        <div className={styles.actions}>
          <Button kind="main" type="submit" disabled={action.isRunning}>
            {texts.register}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
