import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import styles from './parts.module.css';

export interface ShownOnceProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly onDone: () => void;
}

/** A value that the service shows only once, until the person has it. The view around it needs a LeavingGuard. */
export function ShownOnce({ label, hint, value, onDone }: ShownOnceProps): ReactElement {
  const texts = useSettingsMessages().shownOnce;
  const [said, setSaid] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const say = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  const copy = (): void =>
    void navigator.clipboard.writeText(value).then(
      () => say(texts.copied),
      () => say(texts.notCopied),
    );
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
