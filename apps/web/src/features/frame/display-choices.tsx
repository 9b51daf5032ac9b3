import type { ReactElement } from 'react';
import { LanguageSelect } from '../../display/language-select.js';
import { ThemeSelect } from '../../display/theme-select.js';
import { useValue } from '../../observable/use-value.js';
import { useMessages } from '../../texts/messages.js';
import { areOthersAnnounced } from '../../ui/announcer/others-announced.js';
import styles from './display-choices.module.css';

/** Theme and announcements of the person, and language of this device. */
export function DisplayChoices(): ReactElement {
  const messages = useMessages();
  const isAnnounced = useValue(areOthersAnnounced);
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
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isAnnounced}
          onChange={({ target }) => areOthersAnnounced.set(target.checked)}
        />
        {messages.announceOthers}
      </label>
    </div>
  );
}
