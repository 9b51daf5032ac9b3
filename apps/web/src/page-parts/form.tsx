import type { ReactElement, ReactNode } from 'react';
import styles from './parts.module.css';

export interface SentForm {
  /** The text of a field, by the field's name. */
  readonly text: (name: string) => string;
  /** Every text of a name that several fields have, such as checkboxes. */
  readonly all: (name: string) => string[];
  readonly reset: () => void;
}

/** A form whose fields keep their own values: what is typed, such as a password, is in no state. */
export function Form({
  onSend,
  children,
}: {
  onSend: (form: SentForm) => void;
  children: ReactNode;
}): ReactElement {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const fields = new FormData(form);
        const all = (name: string): string[] =>
          fields.getAll(name).filter((value) => typeof value === 'string');
        onSend({ text: (name) => all(name)[0] ?? '', all, reset: () => form.reset() });
      }}
    >
      {children}
    </form>
  );
}
