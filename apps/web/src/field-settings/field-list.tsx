import type { ReactElement } from 'react';
import type { CustomField } from '../board-model/entities.js';
import { useFieldSettingsMessages } from '../texts/field-settings-messages.js';
import type { ShownField } from './field-dialogs.js';
import { FieldItem } from './field-item.js';
import styles from './field-settings.module.css';

export interface FieldListProps {
  readonly fields: readonly CustomField[];
  readonly isReadOnly: boolean;
  readonly onShow: (shown: ShownField) => void;
}

/** The fields in their order, or what a field is for. */
export function FieldList({ fields, isReadOnly, onShow }: FieldListProps): ReactElement {
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
