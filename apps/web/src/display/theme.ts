import { Value } from '../observable/value.js';
import { STORED_THEME } from '../session/earlier-preferences.js';
import { THEMES, type Theme } from '../session/preference-values.js';

/** The theme that is shown; a preference of the person, with a copy on the device for the first paint. */
export const chosenTheme = new Value<Theme>(
  THEMES.find((theme) => theme === localStorage.getItem(STORED_THEME)) ?? 'system',
);

chosenTheme.subscribe(() => {
  const theme = chosenTheme.get();
  const { dataset } = document.documentElement;
  if (theme === 'system') {
    localStorage.removeItem(STORED_THEME);
    delete dataset['theme'];
  } else {
    localStorage.setItem(STORED_THEME, theme);
    dataset['theme'] = theme;
  }
});
