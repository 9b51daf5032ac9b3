import { useState, type ReactElement } from 'react';
import {
  commonFieldValue,
  fieldValueCommands,
  hasDifferentValues,
} from '../../../board-model/common-field-value.js';
import type { CustomField } from '../../../board-model/entities.js';
import { useFields, useMembers } from '../../../board-control/hooks/use-board.js';
import type { FieldValue } from '../../../pickers/field-value.js';
import { FieldValuePicker } from '../../../pickers/field-value-picker.js';
import { OptionPicker } from '../../../pickers/option-picker.js';
import { useMessages } from '../../../texts/messages.js';
import styles from '../../../page-parts/dialogs.module.css';
import { useControl } from '../../../board-control/hooks/use-control.js';

export interface FieldFormProps {
  readonly cardIds: readonly number[];
  readonly onClose: () => void;
}

/** Sets a custom field of one card or several: first the field, then its value. */
export function FieldForm(props: FieldFormProps): ReactElement {
  const messages = useMessages().board;
  const fields = useFields();
  const [fieldId, setFieldId] = useState<number | null>(null);
  const field = fields.find(({ id }) => id === fieldId);
  if (fields.length === 0) return <p className={styles.hint}>{messages.noFields}</p>;
  if (field) return <ValueForm key={field.id} field={field} {...props} />;
  return (
    <OptionPicker title={messages.customField} isSingle options={fields} chosen={[]} onChoose={setFieldId} />
  );
}

function ValueForm({ field, cardIds, onClose }: FieldFormProps & { field: CustomField }): ReactElement {
  const messages = useMessages().board;
  const control = useControl();
  const members = useMembers();
  const read = () => {
    const cards = cardIds.flatMap((id) => control.store.card(id) ?? []);
    const common = commonFieldValue(cards, field) as FieldValue | null;
    return { cards, common, isDifferent: hasDifferentValues(cards, field) };
  };
  const [{ common, isDifferent }, setShown] = useState(read);
  const apply = (value: FieldValue | null): void => {
    const [first, ...others] = fieldValueCommands(read().cards, field, value);
    if (first) void control.run(first, () => others);
    setShown(read());
  };
  return (
    <>
      <p className={styles.hint}>
        {field.name}
        {isDifferent && ` · ${messages.differentValues}`}
      </p>
      <FieldValuePicker
        field={field}
        value={common}
        members={members}
        me={control.ports.me}
        onApply={apply}
        onClose={onClose}
      />
    </>
  );
}
