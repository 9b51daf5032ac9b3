import { useState, type ReactElement } from 'react';
import { useConnection, useFields } from '../board-hooks/use-board.js';
import type { CustomField } from '../board-data/entities.js';
import { useFieldSettingsMessages } from '../texts/field-settings-messages.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { Button } from '../ui/button/button.js';
import { DeleteField } from './delete-field.js';
import { FieldForm } from './field-form.js';
import { FieldItem } from './field-item.js';
import styles from './field-settings.module.css';

type Shown =
  { readonly kind: 'list' | 'new' } | { readonly kind: 'edit' | 'delete'; readonly fieldId: number };

/** The custom fields of the board: their order, names and options, new ones, and what a deletion takes along. */
export function FieldSettings({ onClose }: { onClose: () => void }): ReactElement {
  const texts = useFieldSettingsMessages();
  const { readOnly } = useConnection();
  const fields = useFields();
  const [shown, setShown] = useState<Shown>({ kind: 'list' });
  const back = (): void => setShown({ kind: 'list' });
  // Others may delete a field while it is edited.
  const field = 'fieldId' in shown ? fields.find(({ id }) => id === shown.fieldId) : undefined;
  if (shown.kind === 'delete' && field) return <DeleteField field={field} onDone={back} />;
  if (shown.kind === 'edit' && field) {
    return (
      <Dialog title={texts.editTitle(field.name)} onClose={back}>
        <FieldForm field={field} onDone={back} />
      </Dialog>
    );
  }
  if (shown.kind === 'new') {
    return (
      <Dialog title={texts.newField} onClose={back}>
        <FieldForm field={null} onDone={back} />
      </Dialog>
    );
  }
  return (
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
  );
}

interface FieldListProps {
  readonly fields: readonly CustomField[];
  readonly isReadOnly: boolean;
  readonly onShow: (shown: Shown) => void;
}

function FieldList({ fields, isReadOnly, onShow }: FieldListProps): ReactElement {
  const texts = useFieldSettingsMessages();
  if (fields.length === 0) {
    return (
      <div>
        <p className={styles.none}>{texts.none}</p>
        <p className={styles.hint}>{texts.noneHint}</p>
      </div>
    );
  }
  return (
    <ul className={styles.fields} aria-label={texts.title}>
      {fields.map((field, at) => (
        <FieldItem
          key={field.id}
          field={field}
          before={fields[at - 1]?.id}
          after={fields[at + 1]?.id}
          isReadOnly={isReadOnly}
          onEdit={() => onShow({ kind: 'edit', fieldId: field.id })}
          onDelete={() => onShow({ kind: 'delete', fieldId: field.id })}
        />
      ))}
    </ul>
  );
}
