import { ownPerson } from './known-person.js';
import { forgetWorkspace } from './open-workspace.js';
import { STORED_PREFERENCES } from './preferences.js';
import { isSignedOut } from './sign-in-id.js';

/** The address that the start page opens again (public/start.js). */
const STORED_LAST_PAGE = 'kiban.last-page';

/** Remembers the board as the page to start with. Who has opened none yet starts with the list of boards. */
export function rememberPage(path: string): void {
  const [view] = /^\/boards(?:\/\d{1,16})?/.exec(path) ?? [];
  const isFirst = localStorage.getItem(STORED_LAST_PAGE) === null;
  if (view !== undefined || isFirst) localStorage.setItem(STORED_LAST_PAGE, view ?? '/boards');
}

/** Deletes what this device keeps of the person: the token, the last page, and the copies of preferences and boards. */
export async function forgetPerson(): Promise<void> {
  sessionStorage.clear();
  ownPerson().forget();
  localStorage.removeItem(STORED_LAST_PAGE);
  forgetWorkspace();
  for (const name of Object.keys(localStorage))
    if (name.startsWith(STORED_PREFERENCES)) localStorage.removeItem(name);
  const databases = await indexedDB.databases().catch(() => []);
  await Promise.all(databases.flatMap(({ name }) => (name === undefined ? [] : [deleted(name)])));
}

/** For the start of a page. The page that ends a sign-in runs no script, and another tab may have written something since. */
export async function forgetSignedOut(): Promise<void> {
  if (isSignedOut()) await forgetPerson();
}

/** Resolves as well while another tab uses the database: it is deleted when that tab closes. */
function deleted(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const ending of ['success', 'error', 'blocked']) request.addEventListener(ending, () => resolve());
  });
}
