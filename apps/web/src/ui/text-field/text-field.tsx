import type { ReactElement } from 'react';
import { useFocusOnMount } from '../focus/use-focus-on-mount.js';
import styles from './text-field.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
  /** It has the focus when it appears, also where its form replaces another one in an open dialog. */
  readonly takesFocus?: boolean;
}

export function TextField({ label, value, maxLength, onChange, takesFocus }: TextFieldProps): ReactElement {
  const input = useFocusOnMount<HTMLInputElement>(takesFocus === true);
  return (
    <label className={styles.field}>
      {label}
      <input
        ref={input}
        // Of several fields, the dialog around it chooses this one.
        data-autofocus={takesFocus}
        className={styles.input}
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
