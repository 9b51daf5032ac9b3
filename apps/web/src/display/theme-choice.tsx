import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';
import { useValue } from '../observable/use-value.js';
import { useMessages } from '../texts/messages.js';
import { THEMES } from '../session/preference-values.js';
import { chosenTheme } from './theme.js';
import styles from './theme-choice.module.css';

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** The theme as three signs side by side. */
export function ThemeChoice(): ReactElement {
  const messages = useMessages();
  const theme = useValue(chosenTheme);
  const names = { system: messages.themeSystem, light: messages.themeLight, dark: messages.themeDark };
  return (
    <span role="radiogroup" aria-label={messages.theme} className={styles.choice}>
      {THEMES.map((each) => {
        const Icon = ICONS[each];
        return (
          <label key={each} className={styles.option} title={names[each]}>
            <input
              type="radio"
              name="theme"
              className={styles.input}
              aria-label={names[each]}
              checked={each === theme}
              onChange={() => chosenTheme.set(each)}
            />
            <Icon size={14} aria-hidden />
          </label>
        );
      })}
    </span>
  );
}
