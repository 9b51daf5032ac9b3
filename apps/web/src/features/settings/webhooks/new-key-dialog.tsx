import type { ReactElement } from 'react';
import { momentOfLog } from '../../../texts/moments.js';
import { useMessages } from '../../../texts/messages.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Field } from '../../../page-parts/field.js';
import { Form, type SentForm } from '../../../page-parts/form.js';
import styles from '../../../page-parts/parts.module.css';
import { useAction } from '../../../page-parts/use-action.js';
import type { ShownKey } from './shown-keys.js';
import type { EndpointCalls } from './use-endpoint-calls.js';

const OVERLAP_HOURS_MAX = 72;

export interface NewKeyDialogProps {
  readonly calls: EndpointCalls;
  readonly onClose: () => void;
  readonly onKey: (key: ShownKey) => void;
}

/** Creates a signing key; the old one stays valid for the hours that a receiver needs to change. */
export function NewKeyDialog({ calls, onClose, onKey }: NewKeyDialogProps): ReactElement {
  const messages = useMessages();
  const texts = useSettingsMessages().webhooks;
  const action = useAction();
  const create = ({ text }: SentForm): void =>
    action.run(async () => {
      const { signingKey, oldKeyExpiresAt } = await calls.newKey(Number(text('hours')));
      onClose();
      onKey({
        value: signingKey,
        hint:
          oldKeyExpiresAt === null ? texts.oldKeyExpired : texts.oldKeyExpires(momentOfLog(oldKeyExpiresAt)),
      });
    });
  return (
    <Dialog title={texts.newKeyTitle} onClose={onClose}>
      <Form onSend={create}>
        <p>{texts.newKeyHint}</p>
        <Field
          label={texts.overlap}
          name="hours"
          type="number"
          min={0}
          max={OVERLAP_HOURS_MAX}
          step="any"
          required
          defaultValue={24}
        />
        <Fault error={action.error} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button kind="main" type="submit" disabled={action.isRunning}>
            {texts.createKey}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
