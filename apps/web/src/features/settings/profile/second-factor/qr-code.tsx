import type { ReactElement } from 'react';
import { encode } from 'uqr';
import styles from './second-factor.module.css';

/** Dark on light in both themes, since many cameras do not read light codes on dark. */
export function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={styles.qr}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
