import type { Credentials } from '../client/credentials.js';
import type { Visitor } from './watched-browser.js';

/** Choices on the Allow page. */
export interface Choice {
  workspace: string;
  access: 'Read and write' | 'Read only';
}

/** Signs in on the page that is open. */
export async function signInByForm({ page }: Pick<Visitor, 'page'>, person: Credentials): Promise<void> {
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** From a client's authorization URL to its redirect URI: sign-in, workspace, Allow. */
export async function allowByForm(
  visitor: Visitor,
  authorizationUrl: URL,
  person: Credentials,
  choice: Choice,
): Promise<void> {
  const { page } = visitor;
  await page.goto(authorizationUrl.href);
  await signInByForm(visitor, person);
  await page.getByRole('button', { name: 'Allow' }).waitFor();
  await visitor.look(`allow at ${authorizationUrl.searchParams.get('client_id')?.slice(0, 8)}`);
  await page.getByRole('radio', { name: choice.workspace }).check();
  await page.getByRole('radio', { name: choice.access }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL((url) => url.pathname === '/callback');
}

/** The same without a mouse: Tab, the space bar, arrows, Enter. */
export async function allowByKeyboard(
  visitor: Visitor,
  authorizationUrl: URL,
  person: Credentials,
  choice: Choice,
): Promise<void> {
  const { page } = visitor;
  await page.goto(authorizationUrl.href);
  // The first field gets the focus at the first paint, which can follow the load event.
  await page.locator('input[name=email]:focus').waitFor();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/interaction/'));
  await page.getByRole('button', { name: 'Allow' }).waitFor();
  // One space too many: nothing is chosen yet, so it neither allows nor denies.
  await page.keyboard.press('Enter');
  await visitor.tabTo('input[name=workspaceId]');
  await page.keyboard.press('Space');
  await arrowTo(visitor, choice.workspace);
  await visitor.tabTo('input[name=access]');
  await arrowTo(visitor, choice.access);
  await visitor.tabTo('button.main');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/callback');
}

async function arrowTo({ page }: Visitor, label: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await page.getByRole('radio', { name: label }).isChecked()) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not reach “${label}”.`);
}
