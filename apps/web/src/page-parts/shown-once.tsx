import { useEffect, useRef, type ReactElement } from 'react';
import { useSettingsMessages } from '../texts/settings-messages.js';
import { Button } from '../ui/button/button.js';
import styles from './parts.module.css';
import { useCopy } from './use-copy.js';

export interface ShownOnceProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onDone: () => void;
}

/** A value that the service shows only once, until the person has it. The view around it needs a LeavingGuard. */
export function ShownOnce({ label, hint, value, onDone }: ShownOnceProps): ReactElement {
  const texts = useSettingsMessages().shownOnce;
  const { copy, said } = useCopy(value, texts);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="group" aria-label={label} tabIndex={-1} className={styles.shownOnce}>
      <p>{hint}</p>
      <code>{value}</code>
      <div className={styles.actions}>
        <Button kind="main" onClick={copy}>
          {texts.copy}
        </Button>
        <Button onClick={onDone}>{texts.done}</Button>
        <span>{said}</span>
      </div>
    </div>
  );
}
