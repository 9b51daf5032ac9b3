import { ListFilter, Plus } from 'lucide-react';
import { useRef, useState, type ReactElement, type RefObject } from 'react';
import type { CustomField, Member } from '../board-model/entities.js';
import { fieldFiltersOf, fieldIdOf, type FieldFilterName } from '../filters/board-filter.js';
import { readFieldCondition, type FieldCondition } from '../filters/field-filter.js';
import { shortDate } from '../texts/dates.js';
import { useFieldFilterMessages, type FieldFilterMessages } from '../texts/field-filter-messages.js';
import { ActionMenu } from '../ui/menu/menu.js';
import { Chip } from '../ui/chip/chip.js';
import { FieldFilterDialog } from './field-filter-dialog.js';
import styles from './field-conditions.module.css';

type Person = Pick<Member, 'id' | 'name'>;

export interface FieldConditionsProps {
  readonly fields: readonly CustomField[];
  readonly members: readonly Person[];
  /** The conditions by the names that an address has for them. */
  readonly filter: Readonly<Partial<Record<FieldFilterName, string>>>;
  /** An empty text removes the condition. */
  readonly onChange: (name: FieldFilterName, condition: string) => void;
  /** Gets the focus when the last condition is removed by keyboard. */
  readonly filterText?: RefObject<HTMLElement | null>;
}

/** The conditions on custom fields, each with a way to change and to remove it, and a way to add one. */
export function FieldConditions({
  fields,
  members,
  filter,
  onChange,
  filterText,
}: FieldConditionsProps): ReactElement {
  const texts = useFieldFilterMessages();
  const [opened, setOpened] = useState<CustomField | null>(null);
  const names = fieldFiltersOf(filter);
  const removeButtons = useRef(new Map<FieldFilterName, HTMLElement>());
  const nextFocus = useRef<HTMLElement | null>(null);
  const beside = (name: FieldFilterName): HTMLElement | null => {
    const at = names.indexOf(name);
    const other = names[at + 1] ?? names[at - 1];
    return (other && removeButtons.current.get(other)) ?? filterText?.current ?? null;
  };
  return (
    <div className={styles.conditions}>
      {names.map((name) => {
        const field = fields.find(({ id }) => id === fieldIdOf(name));
        const condition = field && readFieldCondition(field, filter[name] ?? '');
        return (
          <Chip
            key={name}
            icon={<ListFilter size={14} aria-hidden />}
            text={
              field
                ? texts.chip(
                    field.name,
                    condition ? conditionText(condition, field, members, texts) : texts.doesNotFit,
                  )
                : texts.deletedField
            }
            remove={texts.remove(field?.name ?? texts.deletedField)}
            removeRef={(button) => {
              if (button) removeButtons.current.set(name, button);
              else removeButtons.current.delete(name);
            }}
            onRemove={({ detail }) => {
              // A pointer leaves the focus alone: on a phone the keyboard would open.
              if (detail === 0) beside(name)?.focus();
              onChange(name, '');
            }}
            onOpen={field && (() => open(field))}
          />
        );
      })}
      {fields.length > 0 && (
        <ActionMenu
          label={texts.addLabel}
          className={styles.add}
          groups={[fields.map((field) => ({ title: field.name, run: () => open(field) }))]}
        >
          <Plus size={14} aria-hidden />
          {texts.add}
        </ActionMenu>
      )}
      {opened && (
        <FieldFilterDialog
          field={opened}
          condition={readFieldCondition(opened, filter[`field:${opened.id}`] ?? '')}
          members={members}
          finalFocus={nextFocus}
          onClose={() => setOpened(null)}
          onApply={(condition) => {
            const name: FieldFilterName = `field:${opened.id}`;
            if (condition === '' && names.includes(name)) nextFocus.current = beside(name);
            setOpened(null);
            onChange(name, condition);
          }}
        />
      )}
    </div>
  );

  function open(field: CustomField): void {
    nextFocus.current = null;
    setOpened(field);
  }
}

/** A condition in words. */
function conditionText(
  condition: FieldCondition,
  { type, options }: CustomField,
  members: readonly Person[],
  texts: FieldFilterMessages,
): string {
  switch (condition.kind) {
    case 'empty':
      return texts.noValue;
    case 'contains':
      return texts.containing(condition.text);
    case 'checked':
      return condition.isChecked ? texts.yes : texts.no;
    case 'one':
      return condition.ids.map(nameOf).join(', ');
    case 'numbers':
    case 'days': {
      const { from, to } = condition;
      if (from === null) return texts.atMost(endText(to));
      if (to === null) return texts.atLeast(endText(from));
      return from === to ? endText(from) : texts.between(endText(from), endText(to));
    }
  }

  function nameOf(id: number | 'me' | null): string {
    if (id === null) return texts.noValue;
    if (id === 'me') return texts.me;
    const name =
      type === 'member'
        ? members.find((member) => member.id === id)?.name
        : options.find((option) => option.id === id)?.label;
    return name ?? `#${id}`;
  }
}

const endText = (end: number | string | null): string =>
  typeof end === 'string' ? shortDate(end) : String(end);
