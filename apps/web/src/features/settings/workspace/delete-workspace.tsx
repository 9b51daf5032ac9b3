import { useState, type ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useMessages } from '../../../texts/messages.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Field } from '../../../page-parts/field.js';
import { Form } from '../../../page-parts/form.js';
import parts from '../../../page-parts/parts.module.css';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import type { Workspace } from './workspace.js';

/** Deletes the workspace, after its owner has typed its name. */
export function DeleteWorkspace({ workspace }: { workspace: Workspace }): ReactElement {
  const texts = useSettingsMessages().deletion;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{texts.hint}</p>
      <div className={parts.actions}>
        <Button kind="danger" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {isOpen && <DeleteDialog workspace={workspace} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeleteDialog({ workspace, onClose }: { workspace: Workspace; onClose: () => void }): ReactElement {
  const { cancel } = useMessages();
  const texts = useSettingsMessages().deletion;
  const { api, refresh } = useSession();
  const action = useRightsAction(onClose);
  return (
    <Dialog title={texts.dialogTitle(workspace.name)} onClose={onClose}>
      <Form
        onSend={({ text }) =>
          action.run(async () => {
            await api.call('POST', '/workspace/delete', { body: { name: text('name') } });
            // The page of the deleted workspace takes the place of the whole screen.
            await refresh();
          })
        }
      >
        <p>{texts.endsNow}</p>
        <p>{texts.endsLater}</p>
        <p>{texts.undo}</p>
        <Field
          label={texts.typeName(workspace.name)}
          name="name"
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
        <Fault error={action.error} />
        <div className={parts.buttons}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="danger" type="submit" disabled={action.isRunning}>
            {texts.confirm}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
