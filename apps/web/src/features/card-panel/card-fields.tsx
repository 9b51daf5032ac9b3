import { ExternalLink, Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { CustomField } from '../../board-model/entities.js';
import { useFields, useMembers } from '../../board-control/hooks/use-board.js';
import { safeHref } from '../../markdown/safe-href.js';
import type { FieldValue } from '../../pickers/field-value.js';
import { FieldValuePicker } from '../../pickers/field-value-picker.js';
import { OptionPicker } from '../../pickers/option-picker.js';
import { useSession } from '../../session/session.js';
import { shortDate } from '../../texts/dates.js';
import { valueText } from '../../texts/field-value.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { useMessages } from '../../texts/messages.js';
import { LabelChip } from '../../ui/label-chip/label-chip.js';
import { PopoverButton } from '../../ui/popover/popover.js';
import type { FactProps } from './fact-props.js';
import styles from './card-facts.module.css';
import { useCardRun } from '../../card-history/use-card-run.js';

/** Values of the board’s custom fields, and a way to set the others. */
export function CardFields({ card, canWrite }: FactProps): ReactElement {
  const fields = useFields();
  const isSet = ({ id }: CustomField): boolean => card.fields[id] !== undefined;
  const unset = fields.filter((field) => !isSet(field));
  return (
    <>
      {fields.filter(isSet).map((field) => (
        <FieldFact key={field.id} card={card} canWrite={canWrite} field={field} />
      ))}
      {canWrite && unset.length > 0 && <AddField card={card} canWrite={canWrite} fields={unset} />}
    </>
  );
}

function FieldFact({ card, canWrite, field }: FactProps & { field: CustomField }): ReactElement {
  const texts = useCardPanelMessages();
  const { values } = useMessages().display;
  const members = useMembers();
  const value = card.fields[field.id];
  const text = valueText(value, field, values, { members, date: shortDate });
  const href = field.type === 'url' && typeof value === 'string' ? safeHref(value) : null;
  return (
    <span className={styles.field}>
      <PopoverButton
        title={field.name}
        className={styles.fact}
        disabled={!canWrite}
        content={(close) => <Value card={card} canWrite={canWrite} field={field} onClose={close} />}
      >
        <span className={styles.name} dir="auto">
          {field.name}
        </span>
        <FieldValueFace field={field} value={value} text={text} />
      </PopoverButton>
      {href !== null && (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={styles.out}
          aria-label={texts.openLink(href)}
        >
          <ExternalLink size={14} aria-hidden />
        </a>
      )}
    </span>
  );
}

function FieldValueFace({
  field,
  value,
  text,
}: {
  field: CustomField;
  value: unknown;
  text: string;
}): ReactElement {
  const isOption = field.type === 'select' || field.type === 'multi_select';
  if (!isOption)
    return (
      <span className={styles.value} dir="auto">
        {text}
      </span>
    );
  const ids = Array.isArray(value) ? value : [value];
  return (
    <span className={styles.chips}>
      {field.options
        .filter(({ id }) => ids.includes(id))
        .map(({ id, label, color }) => (
          <LabelChip key={id} name={label} color={color} />
        ))}
    </span>
  );
}

function Value({
  card,
  field,
  onClose,
}: FactProps & { field: CustomField; onClose: () => void }): ReactElement {
  const { me } = useSession();
  const members = useMembers();
  const run = useCardRun();
  return (
    <FieldValuePicker
      field={field}
      value={(card.fields[field.id] as FieldValue | undefined) ?? null}
      members={members}
      me={me.member.id}
      onClose={onClose}
      onApply={(value) => void run({ kind: 'card.value', cardId: card.id, fieldId: field.id, value })}
    />
  );
}

function AddField({ card, canWrite, fields }: FactProps & { fields: readonly CustomField[] }): ReactElement {
  const messages = useCardPanelMessages();
  return (
    <PopoverButton
      title={messages.addFieldTitle}
      className={[styles.fact, styles.empty].join(' ')}
      content={(close) => <NewValue card={card} canWrite={canWrite} fields={fields} onClose={close} />}
    >
      <Plus size={15} aria-hidden />
      {messages.addField}
    </PopoverButton>
  );
}

/** First the field, then its value. */
function NewValue({
  card,
  canWrite,
  fields,
  onClose,
}: FactProps & { fields: readonly CustomField[]; onClose: () => void }): ReactElement {
  const messages = useCardPanelMessages();
  const [field, setField] = useState<CustomField | null>(null);
  if (field) return <Value key={field.id} card={card} canWrite={canWrite} field={field} onClose={onClose} />;
  return (
    <OptionPicker
      title={messages.addFieldTitle}
      isSingle
      options={fields}
      chosen={[]}
      onChoose={(id) => setField(fields.find((one) => one.id === id) ?? null)}
    />
  );
}
