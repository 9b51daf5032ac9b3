import { useState, type ReactElement } from 'react';
import { useCard, useFields, useMembers } from '../../board-hooks/use-board.js';
import { FieldValuePicker, type FieldValue } from '../../pickers/field-value-picker.js';
import { OptionPicker } from '../../pickers/option-picker.js';
import { useMessages } from '../../texts/messages.js';
import styles from './dialogs.module.css';
import { useControl } from './use-control.js';

/** Sets a custom field of a card: first the field, then its value. */
export function FieldForm({ cardId, onClose }: { cardId: number; onClose: () => void }): ReactElement {
  const messages = useMessages();
  const control = useControl();
  const fields = useFields();
  const members = useMembers();
  const card = useCard(cardId);
  const [fieldId, setFieldId] = useState<number | null>(null);
  const field = fields.find(({ id }) => id === fieldId);
  if (fields.length === 0) return <p className={styles.hint}>{messages.board.noFields}</p>;
  if (!field)
    return (
      <OptionPicker
        title={messages.board.customField}
        isSingle
        options={fields}
        chosen={[]}
        onChoose={setFieldId}
      />
    );
  return (
    <>
      <p className={styles.hint}>{field.name}</p>
      <FieldValuePicker
        key={field.id}
        field={field}
        value={(card?.fields[field.id] as FieldValue | undefined) ?? null}
        members={members}
        me={control.ports.me}
        onApply={(value) => void control.run({ kind: 'card.value', cardId, fieldId: field.id, value })}
        onClose={onClose}
      />
    </>
  );
}
