import type { ReactElement } from 'react';
import type { CustomField, ShownCard } from '../board-model/entities.js';
import { useFields, useMembers } from '../board-control/hooks/use-board.js';
import { shortDate } from '../texts/dates.js';
import { valueText } from '../texts/field-value.js';
import { useMessages } from '../texts/messages.js';
import { LabelChip } from '../ui/label-chip/label-chip.js';
import styles from './card-face.module.css';

/** The values of the custom fields that the board shows on its cards. */
export function CardValues({
  card,
  shown,
}: {
  card: Pick<ShownCard, 'fields'>;
  shown: readonly number[];
}): ReactElement | null {
  const fields = useFields().filter(({ id }) => shown.includes(id) && card.fields[id] !== undefined);
  if (fields.length === 0) return null;
  return (
    <>
      {fields.map((field) => (
        <CardValue key={field.id} field={field} value={card.fields[field.id]} />
      ))}
    </>
  );
}

function CardValue({ field, value }: { field: CustomField; value: unknown }): ReactElement {
  const messages = useMessages();
  const members = useMembers();
  if (field.type === 'select' || field.type === 'multi_select') {
    const ids = Array.isArray(value) ? value : [value];
    const options = field.options.filter(({ id }) => ids.includes(id));
    return (
      <span className={styles.chips} title={field.name}>
        <span className="visually-hidden">{messages.display.fieldValue(field.name, '')}</span>
        {options.map(({ id, label, color }) => (
          <LabelChip key={id} name={label} color={color} />
        ))}
      </span>
    );
  }
  const text = valueText(value, field, messages.display.values, { members, date: shortDate });
  return (
    <span className={styles.value} dir="auto">
      {messages.display.fieldValue(field.name, text)}
    </span>
  );
}
