import type { ReactElement } from 'react';
import { LanguageSelect } from '../../display/language-select.js';
import { ThemeSelect } from '../../display/theme-select.js';
import { useMessages } from '../../texts/messages.js';
import styles from './display-choices.module.css';

/** Theme of the person, and language of this device. */
export function DisplayChoices(): ReactElement {
  const messages = useMessages();
  return (
    <div className={styles.choices}>
      <label>
        <span className="visually-hidden">{messages.theme}</span>
        <ThemeSelect />
      </label>
      <label>
        <span className="visually-hidden">{messages.language}</span>
        <LanguageSelect />
      </label>
    </div>
  );
}
