import type { ReactElement } from 'react';
import styles from './text-field.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
  /** The dialog around it gives it the focus when it opens. */
  readonly takesFocus?: boolean;
}

export function TextField({ label, value, maxLength, onChange, takesFocus }: TextFieldProps): ReactElement {
  return (
    <label className={styles.field}>
      {label}
      <input
        data-autofocus={takesFocus}
        className={styles.input}
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
