import type { ReactElement } from 'react';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import partStyles from '../../../page-parts/parts.module.css';
import styles from './deliveries.module.css';

export interface VerbatimProps {
  readonly title: string;
  readonly text: string | null;
  /** Shown if the text is null. */
  readonly missing?: string;
}

/** Foreign text, unchanged. */
export function Verbatim({ title, text, missing = '' }: VerbatimProps): ReactElement {
  const texts = useSettingsMessages().deliveries;
  if (text === null || text === '')
    return <p className={partStyles.soft}>{texts.titled(title, text === null ? missing : texts.empty)}</p>;
  return (
    <figure className={styles.verbatim}>
      <figcaption>{title}</figcaption>
      <Scrolled text={text} label={title} />
    </figure>
  );
}

/** Long text scrolls; it takes the focus, so that the keyboard can scroll it. */
export function Scrolled({ text, label }: { text: string; label: string }): ReactElement {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- A region that scrolls needs the focus.
    <pre tabIndex={0} role="region" aria-label={label} className={styles.scrolled}>
      <code>{text}</code>
    </pre>
  );
}
