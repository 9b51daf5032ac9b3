import { useId, type ReactElement, type ReactNode } from 'react';
import styles from './section.module.css';

export interface PanelSectionProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** At the end of the title’s row. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the panel, named by its heading. */
export function PanelSection({ title, aside, end, children }: PanelSectionProps): ReactElement {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {aside}
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}
