import type { ReactElement } from 'react';
import styles from './board-mark.module.css';

/** The mark of a board: its lists, as in the logo, in the colour that stands around it as `--c`. */
export const BoardMark = ({ size }: { size: 16 | 24 }): ReactElement => (
  <span className={styles.mark} data-size={size} aria-hidden />
);
