import type { ReactElement } from 'react';
import type { CustomField } from '../board-model/entities.js';
import { useCardCount } from '../board-control/hooks/use-card-count.js';
import { useFieldSettingsMessages } from '../texts/field-settings-messages.js';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { Fault } from '../ui/fault/fault.js';
import styles from './field-settings.module.css';
import { useFieldChange } from './use-field-change.js';

/** Says what the deletion of a field takes along, and asks. */
export function DeleteField({ field, onDone }: { field: CustomField; onDone: () => void }): ReactElement {
  const messages = useMessages();
  const texts = useFieldSettingsMessages();
  const change = useFieldChange();
  const cards = useCardCount(({ fields }) => fields[field.id] != null);
  return (
    <Dialog title={texts.deleteTitle(field.name)} onClose={onDone}>
      <div className={styles.settings}>
        <p role="status">{texts.deleteHint(cards.count, cards.isExact)}</p>
        <Fault error={change.error} />
        <div className={styles.buttons}>
          <Button data-autofocus onClick={onDone}>
            {messages.cancel}
          </Button>
          <Button
            kind="danger"
            disabled={change.isPending}
            onClick={() => change.mutate({ kind: 'delete', field }, { onSuccess: onDone })}
          >
            {texts.deleteNow}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
