import { useState, type ReactElement } from 'react';
import { saveFile } from '../../../../saved-file/save-file.js';
import { useSession } from '../../../../session/session.js';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { announce } from '../../../../ui/announcer/announce.js';
import { Button } from '../../../../ui/button/button.js';
import { Fault } from '../../../../ui/fault/fault.js';
import parts from '../../../../page-parts/parts.module.css';
import { Section } from '../../../../page-parts/section.js';
import { useAction } from '../../../../page-parts/use-action.js';
import { DeleteAccount } from './delete-account.js';

/** What a person takes along, and the end of the account. */
export function OwnDataSection(): ReactElement {
  const texts = useSettingsMessages().ownData;
  const { api } = useSession();
  const action = useAction();
  const [isDeleting, setDeleting] = useState(false);
  const save = (): void =>
    action.run(async () => {
      const { body } = await api.call('GET', '/me/export');
      const text = JSON.stringify(body, null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), texts.file, 'json');
      announce(texts.exported);
    });
  return (
    <Section title={texts.title}>
      <p className={parts.soft}>{texts.exportHint}</p>
      <Fault error={action.error} />
      <div className={parts.actions}>
        <Button onClick={save} disabled={action.isRunning}>
          {texts.export}
        </Button>
      </div>
      <p className={parts.soft}>{texts.deleteHint}</p>
      <div className={parts.actions}>
        <Button kind="danger" onClick={() => setDeleting(true)}>
          {texts.delete}
        </Button>
      </div>
      {isDeleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </Section>
  );
}
