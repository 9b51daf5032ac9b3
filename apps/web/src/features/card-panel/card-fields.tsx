import { ExternalLink } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import type { CustomField } from '../../board-model/entities.js';
import { useFields, useMembers } from '../../board-control/hooks/use-board.js';
import { safeHref } from '../../markdown/safe-href.js';
import type { FieldValue } from '../../pickers/field-value.js';
import { FieldValuePicker } from '../../pickers/field-value-picker.js';
import { useSession } from '../../session/session.js';
import { shortDate } from '../../texts/dates.js';
import { valueText } from '../../texts/field-value.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { useMessages } from '../../texts/messages.js';
import { LabelChip } from '../../ui/label-chip/label-chip.js';
import type { FactProps } from './fact-props.js';
import styles from './card-facts.module.css';
import { FIELD_ICONS } from './field-icons.js';
import { PropertyLabel, PropertyRow } from './property-row.js';
import { useCardRun } from '../../card-history/use-card-run.js';

interface FieldProps extends FactProps {
  readonly field: CustomField;
}

/** Every custom field of the board, also those without a value. */
export function CardFields({ card, canWrite }: FactProps): ReactElement {
  const fields = useFields();
  return (
    <>
      {fields.map((field) => {
        const Field = field.type === 'checkbox' ? CheckField : FieldRow;
        return <Field key={field.id} card={card} canWrite={canWrite} field={field} />;
      })}
    </>
  );
}

function FieldRow({ card, canWrite, field }: FieldProps): ReactElement {
  const texts = useCardPanelMessages();
  const { values } = useMessages().display;
  const { me } = useSession();
  const members = useMembers();
  const run = useCardRun();
  const value = card.fields[field.id];
  const href = field.type === 'url' && typeof value === 'string' ? safeHref(value) : null;
  return (
    <PropertyRow
      Icon={FIELD_ICONS[field.type]}
      label={field.name}
      isEmpty={value === undefined}
      canWrite={canWrite}
      isChip={false}
      content={(close) => (
        <FieldValuePicker
          field={field}
          value={(value as FieldValue | undefined) ?? null}
          members={members}
          me={me.member.id}
          onClose={close}
          onApply={(next) =>
            void run({ kind: 'card.value', cardId: card.id, fieldId: field.id, value: next })
          }
        />
      )}
      end={
        href !== null && (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={styles.out}
            aria-label={texts.openLink(href)}
          >
            <ExternalLink size={14} aria-hidden />
          </a>
        )
      }
    >
      <FieldValueFace
        field={field}
        value={value}
        text={valueText(value, field, values, { members, date: shortDate })}
      />
    </PropertyRow>
  );
}

/** A truth value is its own picker. */
function CheckField({ card, canWrite, field }: FieldProps): ReactElement {
  const run = useCardRun();
  const id = useId();
  return (
    <label className={styles.row} htmlFor={id} data-check>
      <PropertyLabel Icon={FIELD_ICONS.checkbox} label={field.name} isSpoken />
      <span className={styles.cell}>
        <input
          id={id}
          type="checkbox"
          className={styles.check}
          checked={card.fields[field.id] === true}
          disabled={!canWrite}
          onChange={({ target: { checked: value } }) =>
            void run({ kind: 'card.value', cardId: card.id, fieldId: field.id, value })
          }
        />
      </span>
    </label>
  );
}

interface FaceProps {
  readonly field: CustomField;
  readonly value: unknown;
  readonly text: string;
}

function FieldValueFace({ field, value, text }: FaceProps): ReactElement {
  const isOption = field.type === 'select' || field.type === 'multi_select';
  if (!isOption)
    return (
      <span className={styles.text} dir="auto">
        {text}
      </span>
    );
  const ids = Array.isArray(value) ? value : [value];
  return (
    <>
      {field.options
        .filter(({ id }) => ids.includes(id))
        .map(({ id, label, color }) => (
          <LabelChip key={id} name={label} color={color} />
        ))}
    </>
  );
}
