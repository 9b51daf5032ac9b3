import type { ReactElement, ReactNode } from 'react';
import styles from './parts.module.css';

export interface SentForm {
  /** The text of a field, by the field's name. */
  readonly text: (name: string) => string;
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
        const text = (name: string): string => {
          const value = fields.get(name);
          return typeof value === 'string' ? value : '';
        };
        onSend({ text, reset: () => form.reset() });
      }}
    >
      {children}
    </form>
  );
}
