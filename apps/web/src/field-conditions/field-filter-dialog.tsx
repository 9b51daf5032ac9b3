import type { ReactElement, ReactNode, RefObject } from 'react';
import type { CustomField, Member } from '../board-model/entities.js';
import { writeFieldCondition, type FieldCondition } from '../filters/field-filter.js';
import { useFieldFilterMessages } from '../texts/field-filter-messages.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import styles from './field-conditions.module.css';

/** What a condition on a text may have; the API takes as much for a saved view. */
const TEXT_MAX = 200;

export interface FieldFilterDialogProps {
  readonly field: Pick<CustomField, 'type' | 'name' | 'options'>;
  /** What the filter requires now. */
  readonly condition: FieldCondition | null;
  readonly members: readonly Pick<Member, 'id' | 'name'>[];
  /** Gets the focus after the dialog; null is the element that had it before. */
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** An empty text removes the condition. */
  readonly onApply: (condition: string) => void;
}

/** Asks what the cards must have in a custom field. */
export function FieldFilterDialog(props: FieldFilterDialogProps): ReactElement {
  const { field, condition, finalFocus, onClose, onApply } = props;
  const texts = useFieldFilterMessages();
  return (
    <Dialog title={texts.title(field.name)} finalFocus={finalFocus} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(conditionOf(field, new FormData(event.currentTarget)));
        }}
      >
        <Choices {...props} />
        <div className={styles.buttons}>
          {condition && (
            <Button kind="quiet" onClick={() => onApply('')}>
              {texts.leave}
            </Button>
          )}
          <Button kind="main" type="submit">
            {texts.apply}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Choices({ field, condition, members }: FieldFilterDialogProps): ReactElement {
  const texts = useFieldFilterMessages();
  const empty = <Choice name="empty" value="none" text={texts.noValue} isOn={condition?.kind === 'empty'} />;
  switch (field.type) {
    case 'text':
    case 'url':
      return (
        <>
          <Typed
            label={texts.contains}
            name="text"
            value={condition?.kind === 'contains' ? condition.text : ''}
          />
          {empty}
        </>
      );
    case 'number':
    case 'date': {
      const { from, to } =
        condition?.kind === 'numbers' || condition?.kind === 'days' ? condition : { from: null, to: null };
      return (
        <>
          <div className={styles.span}>
            <Typed label={texts.from} name="from" type={field.type} value={String(from ?? '')} />
            <Typed label={texts.to} name="to" type={field.type} value={String(to ?? '')} />
          </div>
          {empty}
        </>
      );
    }
    case 'checkbox': {
      const isChecked = condition?.kind === 'checked' ? condition.isChecked : null;
      return (
        <Group title={field.name}>
          <Choice type="radio" name="one" value="yes" text={texts.yes} isOn={isChecked === true} />
          <Choice type="radio" name="one" value="no" text={texts.no} isOn={isChecked === false} />
          <Choice
            type="radio"
            name="one"
            value="none"
            text={texts.noValue}
            isOn={condition?.kind === 'empty'}
          />
        </Group>
      );
    }
    case 'select':
    case 'multi_select':
    case 'member': {
      const chosen = condition?.kind === 'one' ? condition.ids : [];
      const values: readonly (readonly [number | 'me' | null, string])[] =
        field.type === 'member'
          ? [['me', texts.me], ...members.map(({ id, name }) => [id, name] as const)]
          : field.options.map(({ id, label }) => [id, label] as const);
      return (
        <Group title={field.name}>
          {[...values, [null, texts.noValue] as const].map(([id, text]) => (
            <Choice key={id} name="one" value={String(id ?? 'none')} text={text} isOn={chosen.includes(id)} />
          ))}
        </Group>
      );
    }
  }
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <fieldset className={styles.group} aria-label={title}>
      {children}
    </fieldset>
  );
}

function Choice({
  type = 'checkbox',
  name,
  value,
  text,
  isOn,
}: {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  text: string;
  isOn: boolean;
}): ReactElement {
  return (
    <label className={styles.choice}>
      <input type={type} name={name} value={value} defaultChecked={isOn} />
      {text}
    </label>
  );
}

function Typed({
  label,
  name,
  type = 'text',
  value,
}: {
  label: string;
  name: string;
  type?: 'text' | 'number' | 'date';
  value: string;
}): ReactElement {
  return (
    <label className={styles.typed}>
      {label}
      <input type={type} name={name} step="any" maxLength={TEXT_MAX} defaultValue={value} />
    </label>
  );
}

/** The condition as the address has it; empty for none. */
function conditionOf({ type }: Pick<CustomField, 'type'>, data: FormData): string {
  const typed = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (data.has('empty')) return writeFieldCondition({ kind: 'empty' });
  if (type === 'text' || type === 'url') {
    const text = typed('text');
    return text === '' ? '' : writeFieldCondition({ kind: 'contains', text });
  }
  if (type === 'number' || type === 'date') {
    const ends = [typed('from'), typed('to')];
    const [from = '', to = ''] = ends.includes('') ? ends : inOrder(type, ends);
    return from === '' && to === '' ? '' : `${from}..${to}`;
  }
  return data.getAll('one').map(String).join(',');
}

/** A span that was typed the other way round is meant. */
const inOrder = (type: 'number' | 'date', ends: readonly string[]): readonly string[] =>
  type === 'number' ? ends.toSorted((a, b) => Number(a) - Number(b)) : ends.toSorted();
