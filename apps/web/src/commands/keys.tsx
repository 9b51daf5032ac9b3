import { Fragment, type ReactElement } from 'react';
import { useMessages } from '../texts/messages.js';
import { signsOf } from './key-signs.js';
import styles from './keys.module.css';

/** The keys of a command; any one of them runs it. */
export function Keys({ keys }: { keys: readonly string[] }): ReactElement | null {
  const messages = useMessages().commands;
  if (keys.length === 0) return null;
  return (
    <span className={styles.keys}>
      {keys.map((key) => (
        <span key={key} className={styles.key}>
          {key.split(' ').map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <span className={styles.then}>{messages.then}</span>}
              {signsOf(part).map((sign) => (
                <kbd key={sign} className={styles.sign}>
                  {sign}
                </kbd>
              ))}
            </Fragment>
          ))}
        </span>
      ))}
    </span>
  );
}
