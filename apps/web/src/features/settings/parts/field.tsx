import type { ComponentProps, ReactElement } from 'react';
import styles from './parts.module.css';

export interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
}

/** A text field of a form, with its label above. */
export function Field({ label, ...input }: FieldProps): ReactElement {
  return (
    <label className={styles.field}>
      {label}
      <input {...input} />
    </label>
  );
}
