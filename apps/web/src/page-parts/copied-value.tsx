import { Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSettingsMessages } from '../texts/settings-messages.js';
import { Button } from '../ui/button/button.js';
import styles from './copied-value.module.css';
import { useCopy } from './use-copy.js';

export interface CopiedValueProps {
  /** What it is, for a person who sees several. */
  readonly label: string;
  readonly value: string;
}

/** A value that is put into another program. */
export function CopiedValue({ label, value }: CopiedValueProps): ReactElement {
  const texts = useSettingsMessages().shownOnce;
  const { copy, said } = useCopy(value, texts);
  return (
    <div className={styles.value}>
      <span className={styles.label}>{label}</span>
      <div className={styles.line}>
        <code>{value}</code>
        <Button aria-label={texts.copyNamed(label)} onClick={copy}>
          <Copy size={14} aria-hidden />
          {texts.copy}
        </Button>
      </div>
      {said && <span className={styles.label}>{said}</span>}
    </div>
  );
}
