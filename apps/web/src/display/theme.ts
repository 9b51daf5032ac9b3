import { Value } from '../observable/value.js';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** The name under which public/theme.js reads the choice before the first paint. */
const STORED_THEME = 'kiban.theme';

/** The theme that was chosen on this device. */
export const chosenTheme = new Value<Theme>(
  THEMES.find((theme) => theme === localStorage.getItem(STORED_THEME)) ?? 'system',
);

export function chooseTheme(theme: Theme): void {
  chosenTheme.set(theme);
  if (theme === 'system') {
    localStorage.removeItem(STORED_THEME);
    delete document.documentElement.dataset['theme'];
  } else {
    localStorage.setItem(STORED_THEME, theme);
    document.documentElement.dataset['theme'] = theme;
  }
}
