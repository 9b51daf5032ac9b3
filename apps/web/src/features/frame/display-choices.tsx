import { useState, type ReactElement } from 'react';
import { useValue } from '../../observable/use-value.js';
import {
  chooseLanguage,
  LANGUAGES,
  preferredLanguage,
  useMessages,
  type Language,
} from '../../texts/messages.js';
import { announceOthers, areOthersAnnounced } from '../../ui/announcer/others-announced.js';
import styles from './display-choices.module.css';

const THEMES = ['system', 'light', 'dark'] as const;

type Theme = (typeof THEMES)[number];

/** The name under which public/theme.js reads the choice before the first paint. */
const STORED_THEME = 'kiban.theme';

const storedTheme = (): Theme =>
  THEMES.find((theme) => theme === localStorage.getItem(STORED_THEME)) ?? 'system';

/** Theme and language of this device. */
export function DisplayChoices(): ReactElement {
  const messages = useMessages();
  const [theme, setTheme] = useState(storedTheme);
  const isAnnounced = useValue(areOthersAnnounced);
  const names = { system: messages.themeSystem, light: messages.themeLight, dark: messages.themeDark };
  const choose = (chosen: Theme): void => {
    setTheme(chosen);
    if (chosen === 'system') {
      localStorage.removeItem(STORED_THEME);
      delete document.documentElement.dataset['theme'];
    } else {
      localStorage.setItem(STORED_THEME, chosen);
      document.documentElement.dataset['theme'] = chosen;
    }
  };
  return (
    <div className={styles.choices}>
      <label>
        <span className="visually-hidden">{messages.theme}</span>
        <select value={theme} onChange={({ target }) => choose(target.value as Theme)}>
          {THEMES.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="visually-hidden">{messages.language}</span>
        <select
          value={preferredLanguage()}
          onChange={({ target }) => chooseLanguage(target.value as Language)}
        >
          {Object.entries(LANGUAGES).map(([language, name]) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isAnnounced}
          onChange={({ target }) => announceOthers(target.checked)}
        />
        {messages.announceOthers}
      </label>
    </div>
  );
}
