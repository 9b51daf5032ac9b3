import { useEffect, useId, type ReactElement } from 'react';
import { useBoardSession, useProgress } from '../../board-control/hooks/use-board.js';
import { useMessages } from '../../texts/messages.js';
import { announce } from '../../ui/announcer/announce.js';
import { useBottomBar } from '../../ui/bottom-bar/use-bottom-bar.js';
import { Button } from '../../ui/button/button.js';
import styles from './bulk-progress.module.css';

/** How far a change of many cards is, with a way to stop it. */
export function BulkProgress(): ReactElement | null {
  const messages = useMessages();
  const session = useBoardSession();
  const label = useId();
  const bottomBar = useBottomBar();
  const progress = useProgress();
  const { done, total, isLimited, isCanceled } = progress ?? NONE;
  const text = isCanceled
    ? messages.board.canceling
    : isLimited
      ? messages.board.changingLimited(done, total)
      : messages.board.changing(done, total);
  useEffect(() => {
    announce(text);
  }, [text]);
  if (progress === null) return null;
  return (
    <section ref={bottomBar} className={styles.bar} aria-labelledby={label}>
      <p id={label} className={styles.text}>
        {text}
      </p>
      <div
        role="progressbar"
        aria-labelledby={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className={styles.track}
      >
        <span style={{ inlineSize: `${(done / total) * 100}%` }} />
      </div>
      <Button disabled={isCanceled} onClick={() => session.cancel()}>
        {messages.cancel}
      </Button>
    </section>
  );
}

const NONE = { done: 0, total: 1, isLimited: false, isCanceled: false };
