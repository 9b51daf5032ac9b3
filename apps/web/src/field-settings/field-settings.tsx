import { useState, type ReactElement } from 'react';
import { useConnection, useFields } from '../board-hooks/use-board.js';
import { useFieldSettingsMessages } from '../texts/field-settings-messages.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { FieldDialogs, type ShownField } from './field-dialogs.js';
import { FieldList } from './field-list.js';
import styles from './field-settings.module.css';

/** The custom fields of the board: their order, names and options, new ones, and what a deletion takes along. */
export function FieldSettings({ onClose }: { onClose: () => void }): ReactElement {
  const texts = useFieldSettingsMessages();
  const { readOnly } = useConnection();
  const fields = useFields();
  const [shown, setShown] = useState<ShownField>({ kind: 'list' });
  return (
    <FieldDialogs shown={shown} fields={fields} onDone={() => setShown({ kind: 'list' })}>
      <Dialog title={texts.title} onClose={onClose}>
        <div className={styles.settings}>
          <FieldList fields={fields} isReadOnly={readOnly} onShow={setShown} />
          {!readOnly && (
            <div className={styles.buttons}>
              <Button kind={fields.length === 0 ? 'main' : 'plain'} onClick={() => setShown({ kind: 'new' })}>
                {texts.newField}
              </Button>
            </div>
          )}
        </div>
      </Dialog>
    </FieldDialogs>
  );
}
