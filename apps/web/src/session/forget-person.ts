import { ownPerson } from './known-person.js';
import { STORED_LAST_PAGE } from './last-page.js';
import { forgetWorkspace } from './open-workspace.js';
import { STORED_PREFERENCES } from './preferences.js';

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

/** Resolves as well while another tab uses the database: it is deleted when that tab closes. */
function deleted(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const ending of ['success', 'error', 'blocked']) request.addEventListener(ending, () => resolve());
  });
}
