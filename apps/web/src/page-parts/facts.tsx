import { Fragment, type ReactElement, type ReactNode } from 'react';
import styles from './facts.module.css';

/** Names and values; a row whose value is null is left out. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }): ReactElement {
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}
