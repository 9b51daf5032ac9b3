import type { ReactElement } from 'react';
import styles from './label-chip.module.css';
import { readableInk } from './readable-ink.js';

/** A name on a colour, such as a label or an option of a custom field. */
export function LabelChip({ name, color }: { name: string; color: string | null }): ReactElement {
  const style =
    color === null ? { background: 'var(--column)' } : { background: color, color: readableInk(color) };
  return (
    <span className={styles.chip} style={style} dir="auto" title={name}>
      {name}
    </span>
  );
}
