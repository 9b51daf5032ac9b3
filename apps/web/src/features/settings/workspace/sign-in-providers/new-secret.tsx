import type { ReactElement } from 'react';
import { useSession } from '../../../../session/session.js';
import { useMessages } from '../../../../texts/messages.js';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { announce } from '../../../../ui/announcer/announce.js';
import { Button } from '../../../../ui/button/button.js';
import { Fault } from '../../../../ui/fault/fault.js';
import { Field } from '../../../../page-parts/field.js';
import { Form, type SentForm } from '../../../../page-parts/form.js';
import parts from '../../../../page-parts/parts.module.css';
import { useRightsAction } from '../../../../page-parts/use-rights-action.js';
import { useFocusedField } from '../../profile/second-factor/use-focused-field.js';
import { SIGN_IN_PROVIDERS } from './sign-in-provider.js';

interface NewSecretProps {
  /** The id of the provider. */
  readonly id: number;
  readonly onDone: (isChanged: boolean) => Promise<void>;
}

/** The form of another client secret. The stored one is never shown. */
export function NewSecret({ id, onDone }: NewSecretProps): ReactElement {
  const texts = useSettingsMessages().signInProviders;
  const { cancel } = useMessages();
  const { api } = useSession();
  const action = useRightsAction(() => void onDone(false));
  const panel = useFocusedField();
  const save = ({ text }: SentForm): void =>
    action.run(async () => {
      const clientSecret = text('clientSecret').trim();
      // `required` accepts spaces.
      if (clientSecret === '') throw new Error(texts.secretMissing);
      await api.call('PATCH', `${SIGN_IN_PROVIDERS}/${id}`, { body: { clientSecret } });
      announce(texts.secretSaved);
      await onDone(true);
    });
  return (
    <div ref={panel}>
      <Form onSend={save}>
        <Field
          label={texts.newSecret}
          hint={texts.newSecretHint}
          name="clientSecret"
          type="password"
          required
          maxLength={500}
          autoComplete="off"
        />
        <Fault error={action.error} />
        <div className={parts.actions}>
          <Button kind="main" type="submit" disabled={action.isRunning}>
            {texts.saveSecret}
          </Button>
          <Button onClick={() => void onDone(false)}>{cancel}</Button>
        </div>
      </Form>
    </div>
  );
}
