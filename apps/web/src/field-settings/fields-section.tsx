import { useState, type ReactElement } from 'react';
import { useFields } from '../board-control/hooks/use-board.js';
import { useFieldSettingsMessages } from '../texts/field-settings-messages.js';
import { Button } from '../ui/button/button.js';
import { FieldDialogs, type ShownField } from './field-dialogs.js';
import { FieldList } from './field-list.js';
import styles from './field-settings.module.css';

/** The custom fields of the board as a part of a page; what is done with one of them is a dialog over it. */
export function FieldsSection({ isReadOnly }: { isReadOnly: boolean }): ReactElement {
  const texts = useFieldSettingsMessages();
  const fields = useFields();
  const [shown, setShown] = useState<ShownField>({ kind: 'list' });
  return (
    <div className={styles.settings}>
      <FieldList fields={fields} isReadOnly={isReadOnly} onShow={setShown} />
      {!isReadOnly && (
        <div>
          <Button onClick={() => setShown({ kind: 'new' })}>{texts.newField}</Button>
        </div>
      )}
      {!isReadOnly && (
        <FieldDialogs shown={shown} fields={fields} onDone={() => setShown({ kind: 'list' })} />
      )}
    </div>
  );
}
