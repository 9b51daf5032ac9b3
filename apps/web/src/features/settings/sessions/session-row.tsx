import type { ReactElement } from 'react';
import { SignOutLink } from '../../../session/sign-out-link.js';

import { useMessages } from '../../../texts/messages.js';
import { ago, fullMoment } from '../../../texts/moments.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Badge } from '../../../page-parts/badge.js';
import styles from './sessions.module.css';
import type { Session } from './sessions.js';

export interface SessionRowProps {
  readonly session: Session;
  readonly onEnd: () => void;
}

/** A browser, and the way to sign it out. This one leaves by the page that also deletes its cookies. */
export function SessionRow({ session, onEnd }: SessionRowProps): ReactElement {
  const messages = useMessages();
  const texts = useSettingsMessages().sessions;
  const { address, signedInAt, lastUsedAt, isCurrent } = session;
  const name = texts.device(session.browser, session.system);
  return (
    <li className={styles.row}>
      <div className={styles.device}>
        <p className={styles.name}>
          <span>{name}</span>
          {isCurrent && <Badge text={texts.current} tone="good" />}
        </p>
        <p className={styles.meta}>
          {address !== null && <span className={styles.address}>{address}</span>}
          <span>
            {texts.signedIn} <time dateTime={signedInAt}>{fullMoment(signedInAt)}</time>
          </span>
          <span>
            {texts.lastUsed}{' '}
            <time dateTime={lastUsedAt} title={fullMoment(lastUsedAt)}>
              {ago(lastUsedAt)}
            </time>
          </span>
        </p>
      </div>
      {isCurrent ? (
        <SignOutLink className={styles.signOut}>{messages.signOut}</SignOutLink>
      ) : (
        <Button kind="quiet" aria-label={texts.endNamed(name)} onClick={onEnd}>
          {messages.signOut}
        </Button>
      )}
    </li>
  );
}
