import type { ReactElement, ReactNode } from 'react';
import { ago, fullMoment } from '../../../../texts/moments.js';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { Button } from '../../../../ui/button/button.js';
import styles from './passkeys.module.css';
import type { Passkey } from './passkeys.js';

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
  /** The form of what the person wants to change. */
  readonly children: ReactNode;
}

export function PasskeyRow({ passkey, onRename, onRemove, children }: PasskeyRowProps): ReactElement {
  const texts = useSettingsMessages().passkeys;
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={styles.row}>
      <div className={styles.passkey}>
        <p className={styles.name}>{name}</p>
        <p className={styles.meta}>
          <span>
            {texts.addedOn} <time dateTime={createdAt}>{fullMoment(createdAt)}</time>
          </span>
          {lastUsedAt === null ? (
            <span>{texts.neverUsed}</span>
          ) : (
            <span>
              {texts.lastUsed}{' '}
              <time dateTime={lastUsedAt} title={fullMoment(lastUsedAt)}>
                {ago(lastUsedAt)}
              </time>
            </span>
          )}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button kind="quiet" aria-label={texts.renameNamed(name)} onClick={onRename}>
          {texts.rename}
        </Button>
        <Button kind="quiet" aria-label={texts.removeNamed(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
      {children}
    </li>
  );
}
