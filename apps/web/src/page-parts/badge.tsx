import type { ReactElement } from 'react';
import styles from './badge.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'plain';

/** A state in one or two words. */
export function Badge({ text, tone }: { text: string; tone: Tone }): ReactElement {
  return <span className={[styles.badge, styles[tone]].join(' ')}>{text}</span>;
}
