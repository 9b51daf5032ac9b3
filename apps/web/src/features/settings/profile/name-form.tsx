import type { ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Facts } from '../../../page-parts/facts.js';
import { Field } from '../../../page-parts/field.js';
import { Form, type SentForm } from '../../../page-parts/form.js';
import parts from '../../../page-parts/parts.module.css';
import { useReadAgain } from '../../../page-parts/settings-query.js';
import { useAction } from '../../../page-parts/use-action.js';

const NAME_MAX = 100;

/** Name, and the role, which the person cannot change here. */
export function NameForm(): ReactElement {
  const settings = useSettingsMessages();
  const texts = settings.profile;
  const { api, me, refresh } = useSession();
  const readAgain = useReadAgain();
  const action = useAction();
  const save = ({ text }: SentForm): void =>
    action.run(async () => {
      await api.call('PATCH', '/me', { body: { name: text('name').trim() } });
      await Promise.all([refresh(), readAgain('/members')]);
      announce(texts.saved);
    });
  return (
    <Form onSend={save}>
      <Field
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        required
        maxLength={NAME_MAX}
        defaultValue={me.member.name}
        autoComplete="name"
      />
      <Facts rows={[[texts.role, settings.members.roles[me.role]]]} />
      <Fault error={action.error} />
      <div className={parts.actions}>
        <Button kind="main" type="submit" disabled={action.isRunning}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}
