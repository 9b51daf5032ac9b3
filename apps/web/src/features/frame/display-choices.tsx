import type { ReactElement } from 'react';
import { THEMES, type Theme } from '../../session/preference-values.js';
import { usePreference } from '../../session/use-preference.js';
import {
  chooseLanguage,
  LANGUAGES,
  preferredLanguage,
  useMessages,
  type Language,
} from '../../texts/messages.js';
import styles from './display-choices.module.css';

/** Theme of the person, and language of this device. */
export function DisplayChoices(): ReactElement {
  const messages = useMessages();
  const [theme, setTheme] = usePreference('theme');
  const names = { system: messages.themeSystem, light: messages.themeLight, dark: messages.themeDark };
  return (
    <div className={styles.choices}>
      <label>
        <span className="visually-hidden">{messages.theme}</span>
        <select value={theme} onChange={({ target }) => setTheme(target.value as Theme)}>
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
    </div>
  );
}
