import type { ReactElement } from 'react';
import type { CustomField, Member } from '../board-model/entities.js';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import { useFocusOnMount } from '../ui/focus/use-focus-on-mount.js';
import { AssigneePicker } from './assignee-picker.js';
import { DayPicker } from './day-picker.js';
import type { FieldValue } from './field-value.js';
import { coloredOption } from './label-picker.js';
import { OptionPicker } from './option-picker.js';
import styles from './pickers.module.css';
import { TypedPicker } from './typed-picker.js';

export interface FieldValuePickerProps {
  readonly field: CustomField;
  readonly value: FieldValue | null;
  readonly members: readonly Pick<Member, 'id' | 'name'>[];
  readonly me: number;
  /** Null clears the value. */
  readonly onApply: (value: FieldValue | null) => void;
  readonly onClose: () => void;
}

/** Chooses a value of a custom field, by its type. */
export function FieldValuePicker(props: FieldValuePickerProps): ReactElement {
  const { field, value, members, me, onApply, onClose } = props;
  const applyAndClose = (next: FieldValue | null): void => {
    onApply(next);
    onClose();
  };
  const chooseOne = (id: number, isChosen: boolean): void => applyAndClose(isChosen ? id : null);
  const options = field.options.map(({ id, label, color }) => coloredOption(id, label, color));
  const chosen = Array.isArray(value) ? (value as number[]) : typeof value === 'number' ? [value] : [];
  switch (field.type) {
    case 'select':
      return (
        <OptionPicker title={field.name} isSingle options={options} chosen={chosen} onChoose={chooseOne} />
      );
    case 'multi_select':
      return (
        <OptionPicker
          title={field.name}
          options={options}
          chosen={chosen}
          onChoose={(id, isChosen) => {
            const next = isChosen ? [...chosen, id] : chosen.filter((each) => each !== id);
            onApply(next.length === 0 ? null : next);
          }}
        />
      );
    case 'member':
      return (
        <AssigneePicker
          title={field.name}
          isSingle
          members={members}
          me={me}
          chosen={chosen}
          onChoose={chooseOne}
        />
      );
    case 'checkbox':
      return <YesOrNo title={field.name} value={value} onApply={applyAndClose} />;
    case 'date':
      return (
        <DayPicker title={field.name} day={typeof value === 'string' ? value : ''} onApply={applyAndClose} />
      );
    case 'text':
    case 'url':
    case 'number':
      return (
        <TypedPicker
          title={field.name}
          type={field.type}
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          onApply={applyAndClose}
        />
      );
  }
}

interface YesOrNoProps {
  readonly title: string;
  readonly value: FieldValue | null;
  readonly onApply: (value: boolean | null) => void;
}

function YesOrNo({ title, value, onApply }: YesOrNoProps): ReactElement {
  const messages = useMessages().pickers;
  const yes = useFocusOnMount<HTMLButtonElement>();
  return (
    <div className={styles.shortcuts} role="group" aria-label={title}>
      <Button ref={yes} aria-pressed={value === true} onClick={() => onApply(true)}>
        {messages.yes}
      </Button>
      <Button aria-pressed={value === false} onClick={() => onApply(false)}>
        {messages.no}
      </Button>
      <Button kind="quiet" onClick={() => onApply(null)}>
        {messages.clear}
      </Button>
    </div>
  );
}
