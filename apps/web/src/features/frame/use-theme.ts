import { useEffect } from 'react';
import { STORED_THEME } from '../../session/earlier-preferences.js';
import { usePreference } from '../../session/use-preference.js';

/** Shows the chosen theme, and keeps it on the device for the first paint. Without a choice the system decides. */
export function useTheme(): void {
  const [theme] = usePreference('theme');
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') {
      localStorage.removeItem(STORED_THEME);
      delete dataset['theme'];
    } else {
      localStorage.setItem(STORED_THEME, theme);
      dataset['theme'] = theme;
    }
  }, [theme]);
}
