import { limits } from '@kiban/client';
import { useId, useState, type ReactElement } from 'react';
import type { CustomField, Member } from '../board-model/entities.js';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import { useFocusOnMount } from '../ui/focus/use-focus-on-mount.js';
import { AssigneePicker } from './assignee-picker.js';
import type { FieldValue } from './field-value.js';
import { coloredOption } from './label-picker.js';
import { OptionPicker } from './option-picker.js';
import styles from './pickers.module.css';
import { readFieldValue } from './typed-value.js';

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
    case 'text':
    case 'url':
    case 'number':
    case 'date':
      return (
        <Typed
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

function Typed({
  title,
  type,
  value,
  onApply,
}: {
  title: string;
  type: 'text' | 'url' | 'number' | 'date';
  value: string;
  onApply: (value: FieldValue | null) => void;
}): ReactElement {
  const messages = useMessages().pickers;
  const [text, setText] = useState(value);
  const [isRefused, setRefused] = useState(false);
  const input = useFocusOnMount<HTMLInputElement>();
  const fault = useId();
  return (
    <form
      className={styles.picker}
      onSubmit={(event) => {
        event.preventDefault();
        // As a cell of the table reads it; the browser has the number itself.
        const number = type === 'number' ? { number: Number(text) } : {};
        const typed = readFieldValue({ text, ...number }, type, []);
        setRefused(typed === undefined);
        if (typed === undefined) input.current?.focus();
        else onApply(typed);
      }}
    >
      <input
        ref={input}
        // The browser refuses an address without its scheme.
        type={type === 'url' ? 'text' : type}
        inputMode={type === 'url' ? 'url' : undefined}
        step="any"
        aria-label={title}
        aria-invalid={isRefused}
        aria-describedby={fault}
        placeholder={type === 'url' ? 'https://' : undefined}
        maxLength={type === 'url' ? limits.fieldUrlLengthMax : limits.fieldTextLengthMax}
        className={styles.input}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setRefused(false);
        }}
      />
      <p id={fault} role="status" className={isRefused ? styles.fault : 'visually-hidden'}>
        {isRefused ? (type === 'url' ? messages.noAddress : messages.doesNotFit(title)) : ''}
      </p>
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={() => onApply(null)}>
          {messages.clear}
        </Button>
        <Button kind="main" type="submit">
          {messages.apply}
        </Button>
      </div>
    </form>
  );
}
