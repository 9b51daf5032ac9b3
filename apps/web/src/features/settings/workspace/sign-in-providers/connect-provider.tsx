import type { ReactElement } from 'react';
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
import { useFocusedField } from '../../profile/second-factor/use-focused-field.js';
import { useRightsAction } from '../../../../page-parts/use-rights-action.js';
import { COMPANY_ROLES, type CompanyRole } from './group-rows.js';
import { SIGN_IN_PROVIDERS } from './sign-in-provider.js';

/** The fields of a new connection. Groups are mapped afterwards. */
export function ConnectProvider({
  onDone,
}: {
  onDone: (isConnected: boolean) => Promise<void>;
}): ReactElement {
  const settings = useSettingsMessages();
  const texts = settings.signInProviders;
  const { cancel } = useMessages();
  const { api } = useSession();
  const action = useRightsAction(() => void onDone(false));
  const panel = useFocusedField();
  const connect = ({ text }: SentForm): void =>
    action.run(async () => {
      const domains = text('domains')
        .split(/[\s,]+/u)
        .filter(Boolean);
      const body = {
        name: text('name'),
        issuer: text('issuer'),
        clientId: text('clientId'),
        clientSecret: text('clientSecret'),
        domains,
        defaultRole: text('defaultRole') as CompanyRole,
        password: text('password'),
      };
      await api.call('POST', SIGN_IN_PROVIDERS, { body });
      announce(texts.isConnected);
      await onDone(true);
    });
  return (
    <div ref={panel}>
      <Form onSend={connect}>
        <Field label={texts.name} name="name" required maxLength={100} autoComplete="off" />
        <Field
          label={texts.issuer}
          hint={texts.issuerHint}
          name="issuer"
          type="url"
          required
          maxLength={500}
        />
        <Field label={texts.clientId} name="clientId" required maxLength={500} autoComplete="off" />
        <Field
          label={texts.clientSecret}
          name="clientSecret"
          type="password"
          required
          maxLength={500}
          autoComplete="off"
        />
        <Field label={texts.domains} hint={texts.domainsHint} name="domains" required autoComplete="off" />
        <Choice
          label={texts.defaultRole}
          name="defaultRole"
          first={DEFAULT_ROLE}
          options={COMPANY_ROLES.map((role) => [role, settings.members.roles[role]])}
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
            {texts.connect}
          </Button>
          <Button onClick={() => void onDone(false)}>{cancel}</Button>
        </div>
      </Form>
    </div>
  );
}
