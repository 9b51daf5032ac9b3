import { useState, type ReactElement } from 'react';
import { useConnection, useFields } from '../board-control/hooks/use-board.js';
import { useFieldSettingsMessages } from '../texts/field-settings-messages.js';
import { Button, type ButtonProps } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { useFocusOnMount } from '../ui/focus/use-focus-on-mount.js';
import { FieldDialogs, type ShownField } from './field-dialogs.js';
import { FieldList } from './field-list.js';
import styles from './field-settings.module.css';

/** The custom fields of the board: their order, names and options, new ones, and what a deletion takes along. */
export function FieldSettings({ onClose }: { onClose: () => void }): ReactElement {
  const texts = useFieldSettingsMessages();
  const { readOnly } = useConnection();
  const fields = useFields();
  const [shown, setShown] = useState<ShownField>({ kind: 'list' });
  // The list is made again when it returns, so its button must be given the focus.
  const [isBack, setBack] = useState(false);
  const back = (): void => {
    setBack(shown.kind === 'new');
    setShown({ kind: 'list' });
  };
  return (
    <FieldDialogs shown={shown} fields={fields} onDone={back}>
      <Dialog title={texts.title} onClose={onClose}>
        <div className={styles.settings}>
          <FieldList fields={fields} isReadOnly={readOnly} onShow={setShown} />
          {!readOnly && (
            <div className={styles.buttons}>
              <NewField
                kind={fields.length === 0 ? 'main' : 'plain'}
                takesFocus={isBack}
                onClick={() => setShown({ kind: 'new' })}
              />
            </div>
          )}
        </div>
      </Dialog>
    </FieldDialogs>
  );
}

function NewField({ takesFocus, ...button }: ButtonProps & { takesFocus: boolean }): ReactElement {
  const texts = useFieldSettingsMessages();
  const element = useFocusOnMount<HTMLButtonElement>(takesFocus);
  return (
    <Button ref={element} {...button}>
      {texts.newField}
    </Button>
  );
}
