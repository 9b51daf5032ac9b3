import { useId, type ComponentProps, type ReactElement } from 'react';
import styles from './parts.module.css';

export interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** Said below the field, such as the accepted values. */
  readonly hint?: string;
}

/** A text field of a form, with its label above. */
export function Field({ label, hint, ...input }: FieldProps): ReactElement {
  const hintId = useId();
  return (
    <div className={styles.field}>
      <label>
        {label}
        <input {...input} aria-describedby={hint === undefined ? undefined : hintId} />
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.soft}>
          {hint}
        </p>
      )}
    </div>
  );
}
