import type { ReactElement } from 'react';
import { useValue } from '../observable/use-value.js';
import { useMessages } from '../texts/messages.js';
import { THEMES, type Theme } from '../session/preference-values.js';
import { chosenTheme } from './theme.js';

/** The choice of the theme; it stands inside of a label. */
export function ThemeSelect({ className }: { className?: string | undefined }): ReactElement {
  const messages = useMessages();
  const names = { system: messages.themeSystem, light: messages.themeLight, dark: messages.themeDark };
  return (
    <select
      className={className}
      value={useValue(chosenTheme)}
      onChange={({ target }) => chosenTheme.set(target.value as Theme)}
    >
      {THEMES.map((theme) => (
        <option key={theme} value={theme}>
          {names[theme]}
        </option>
      ))}
    </select>
  );
}
