/** The address that the start page opens again (public/start.js). */
export const STORED_LAST_PAGE = 'kiban.last-page';

/** Remembers the board as the page to start with. Who has opened none yet starts with the list of boards. */
export function rememberPage(path: string): void {
  const [view] = /^\/boards(?:\/\d{1,16})?/.exec(path) ?? [];
  const isFirst = localStorage.getItem(STORED_LAST_PAGE) === null;
  if (view !== undefined || isFirst) localStorage.setItem(STORED_LAST_PAGE, view ?? '/boards');
}
