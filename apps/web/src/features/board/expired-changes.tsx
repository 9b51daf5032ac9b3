import type { ReactElement } from 'react';
import { useBoardSession, useConnection } from '../../board-control/hooks/use-board.js';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import styles from '../../page-parts/dialogs.module.css';

/** Asks about changes that waited for more than a day: others may have decided differently since. */
export function ExpiredChanges(): ReactElement {
  const messages = useMessages().board;
  const session = useBoardSession();
  const { expired } = useConnection();
  return (
    <Dialog title={messages.expiredTitle(expired)}>
      <p>{messages.expiredHint}</p>
      <div className={styles.buttons}>
        <Button onClick={() => session.resolveExpired(false)}>{messages.discardExpired}</Button>
        <Button kind="main" onClick={() => session.resolveExpired(true)}>
          {messages.sendExpired}
        </Button>
      </div>
    </Dialog>
  );
}
