/** The name under which public/theme.js reads the theme before the first paint. */
export const STORED_THEME = 'kiban.theme';

/** What pages without a sign-in kept on the device: the theme. */
export function earlierPreferences(storage: Pick<Storage, 'getItem'>): Record<string, unknown> {
  try {
    const theme = storage.getItem(STORED_THEME);
    return theme === null ? {} : { theme };
  } catch {
    // Storage is refused: there is nothing to take over.
    return {};
  }
}
