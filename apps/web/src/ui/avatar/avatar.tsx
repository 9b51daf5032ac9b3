import type { CSSProperties, ReactElement } from 'react';
import styles from './avatar.module.css';
import { initials, memberHue } from './initials.js';

export interface AvatarProps {
  readonly memberId: number;
  readonly name: string;
  /** Without a text of its own, beside the name. */
  readonly isDecoration?: boolean;
}

/** The initials of a member on a colour of their own. */
export function Avatar({ memberId, name, isDecoration = false }: AvatarProps): ReactElement {
  const style = { '--hue': memberHue(memberId) } as CSSProperties;
  return isDecoration ? (
    <span className={styles.avatar} style={style} aria-hidden>
      {initials(name)}
    </span>
  ) : (
    <span className={styles.avatar} style={style} role="img" aria-label={name} title={name}>
      {initials(name)}
    </span>
  );
}
