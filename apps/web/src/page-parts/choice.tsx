import { useId, type ReactElement } from 'react';
import { markDefaultChoice } from './default-choice.js';
import styles from './parts.module.css';

export interface ChoiceProps {
  readonly label: string;
  /** Whether the label is for screen readers only. */
  readonly hasHiddenLabel?: boolean;
  /** Said below the field. */
  readonly hint?: string;
  readonly name: string;
  /** What is chosen at first, and after the form is reset. */
  readonly first: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

/** A select of a form, with its label above. It keeps its own value, as a text field of a form does. */
export function Choice({
  label,
  hasHiddenLabel = false,
  hint,
  name,
  first,
  options,
}: ChoiceProps): ReactElement {
  const hintId = useId();
  const select = (
    <select
      ref={markDefaultChoice}
      name={name}
      aria-label={hasHiddenLabel ? label : undefined}
      aria-describedby={hint === undefined ? undefined : hintId}
      defaultValue={first}
    >
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
  return (
    <div className={styles.field}>
      {hasHiddenLabel ? (
        select
      ) : (
        <label>
          {label}
          {select}
        </label>
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.soft}>
          {hint}
        </p>
      )}
    </div>
  );
}
