import { Fragment, type ReactElement } from 'react';
import { useValue } from '../observable/use-value.js';
import { useMessages } from '../texts/messages.js';
import { isCharacterKey } from '../board-control/key-dispatch.js';
import { signsOf } from '../board-control/key-signs.js';
import styles from './keys.module.css';
import { singleKeys } from '../board-control/single-keys.js';

/** The keys of a command; any one of them runs it. Keys that are switched off are left out. */
export function Keys({ keys }: { keys: readonly string[] }): ReactElement | null {
  const messages = useMessages().commands;
  const hasSingleKeys = useValue(singleKeys);
  const shown = hasSingleKeys ? keys : keys.filter((key) => !isCharacterKey(key));
  if (shown.length === 0) return null;
  return (
    <span className={styles.keys}>
      {shown.map((key) => (
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
