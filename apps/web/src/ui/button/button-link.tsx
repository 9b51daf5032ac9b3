import type { ComponentProps, ReactElement } from 'react';
import styles from './button.module.css';

/** A link to another program or page that looks like the buttons beside it. */
export function ButtonLink({ children, ...rest }: ComponentProps<'a'>): ReactElement {
  return (
    <a className={[styles.button, styles.plain, styles.link].join(' ')} {...rest}>
      {children}
    </a>
  );
}
