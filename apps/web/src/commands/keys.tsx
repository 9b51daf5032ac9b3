import { Fragment, type ReactElement } from 'react';
import { useMessages } from '../texts/messages.js';
import styles from './keys.module.css';

const SIGNS: Readonly<Record<string, string>> = {
  Mod: isApple() ? '⌘' : 'Ctrl',
  Shift: '⇧',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  Escape: 'Esc',
};

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
              {part.split('+').map((sign) => (
                <kbd key={sign} className={styles.sign}>
                  {SIGNS[sign] ?? (sign.length === 1 ? sign.toUpperCase() : sign)}
                </kbd>
              ))}
            </Fragment>
          ))}
        </span>
      ))}
    </span>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
