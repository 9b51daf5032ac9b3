import { limits } from '@kiban/client';
import { useId, useState, type ReactElement } from 'react';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import { useFocusOnMount } from '../ui/focus/use-focus-on-mount.js';
import type { FieldValue } from './field-value.js';
import styles from './pickers.module.css';
import { readFieldValue } from './typed-value.js';

export interface TypedPickerProps {
  readonly title: string;
  readonly type: 'text' | 'url' | 'number' | 'date';
  readonly value: string;
  /** Null clears the value. */
  readonly onApply: (value: FieldValue | null) => void;
}

/** A value that is typed, of a custom field or of a property of the card. */
export function TypedPicker({ title, type, value, onApply }: TypedPickerProps): ReactElement {
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
