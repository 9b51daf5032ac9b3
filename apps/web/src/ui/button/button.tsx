import type { ComponentProps, ReactElement } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `main` for the one action that a view is for, `quiet` inside of rows and bars. */
  kind?: 'main' | 'plain' | 'quiet' | 'danger';
}

export function Button({ kind = 'plain', className, ...rest }: ButtonProps): ReactElement {
  return <button type="button" className={[styles.button, styles[kind], className].join(' ')} {...rest} />;
}
