import { useBlocker } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useSettingsMessages } from '../texts/settings-messages.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import styles from './parts.module.css';

/** Asks before the page is left, while it shows a value that is shown only once. One for a view. */
export function LeavingGuard({ isOn }: { isOn: boolean }): ReactElement | null {
  const texts = useSettingsMessages().shownOnce;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isOn && current.pathname !== next.pathname,
    enableBeforeUnload: isOn,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <Dialog title={texts.leaveTitle} onClose={blocker.reset}>
      <p>{texts.leaveHint}</p>
      <div className={styles.buttons}>
        <Button kind="main" onClick={blocker.reset}>
          {texts.stay}
        </Button>
        <Button kind="danger" onClick={blocker.proceed}>
          {texts.leave}
        </Button>
      </div>
    </Dialog>
  );
}
