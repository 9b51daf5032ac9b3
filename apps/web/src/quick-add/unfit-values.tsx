import type { ReactElement } from 'react';
import { useQuickAddMessages } from '../texts/quick-add-messages.js';
import type { UnfitValue } from './quick-add-fields.js';
import styles from './quick-add.module.css';

/** Why parts of the text are no values of custom fields. */
export function UnfitValues({ id, values }: { id: string; values: readonly UnfitValue[] }): ReactElement {
  const texts = useQuickAddMessages();
  return (
    <ul id={id} className={styles.unfit}>
      {values.map(({ field, typed }) => (
        <li key={`${field.id} ${typed}`}>{texts.stays(field.name, typed, texts.reasons[field.type])}</li>
      ))}
    </ul>
  );
}
