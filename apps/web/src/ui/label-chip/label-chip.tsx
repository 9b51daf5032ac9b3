import type { CSSProperties, ReactElement } from 'react';
import styles from './label-chip.module.css';

/** A name with a colour, such as a label or an option of a custom field. */
export function LabelChip({ name, color }: { name: string; color: string | null }): ReactElement {
  const style = { '--c': color ?? 'var(--hue-stone)' } as CSSProperties;
  return (
    <span className={styles.chip} style={style} dir="auto" title={name}>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
