import { useId, type ReactElement, type ReactNode, type Ref } from 'react';
import styles from './parts.module.css';

export interface SectionProps {
  readonly title: string;
  /** For links of the page to it. */
  readonly id?: string;
  readonly children: ReactNode;
  /** Of the heading, which then can take the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A part of a view, with its heading. */
export function Section({ title, id: anchor, children, headingRef }: SectionProps): ReactElement {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={styles.section}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}
