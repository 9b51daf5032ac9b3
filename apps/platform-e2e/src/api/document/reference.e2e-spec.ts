import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { accessibilityFaults } from '../../browser/accessibility-faults.js';
import { describeWithBrowser } from '../../browser/describe-with-browser.js';
import { signInByForm } from '../../browser/sign-in-walk.js';
import { PHONE_WIDTH, WatchedBrowser, type Visitor } from '../../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../../client/deployment.js';
import { newOwner, type Owner } from '../../running/owner.js';

const DESKTOP_WIDTH = 1280;

describeWithBrowser('the API reference in a browser [DEC-1.7, SPEC-9.2]', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let visitor: Visitor;

  beforeAll(async () => {
    deployment = await testDeployment();
    [browser, owner] = await Promise.all([WatchedBrowser.start(found), newOwner(deployment)]);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    visitor = await browser.visitor(deployment.origin);
  });
  afterEach(() => visitor.close());

  const pagePaths = (): Promise<string[]> =>
    visitor.page.evaluate<string[]>(
      '[...document.querySelectorAll("#pages > ul > li > a")].map((link) => link.pathname)',
    );

  /** With everything that can be opened, so that nothing hides from the checks. */
  async function faultsOf(path: string, width: number, colorScheme: 'light' | 'dark'): Promise<string[]> {
    const { page } = visitor;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await visitor.open(path);
    await page.locator('#search').waitFor({ state: 'attached' });
    await visitor.look(`reference ${path.split('/').at(-1)} ${width} ${colorScheme}`);
    await page.evaluate('document.querySelectorAll("details").forEach((details) => (details.open = true))');
    await visitor.fits(`reference ${path.split('/').at(-1)} ${width} ${colorScheme} open`);
    return [...visitor.faults.splice(0), ...(await accessibilityFaults(page))];
  }

  it.each([
    [PHONE_WIDTH, 'light'],
    [DESKTOP_WIDTH, 'dark'],
  ] as const)(
    'at %i px, %s: no console error, no foreign request, no violation of axe, nothing beyond the window, on every page',
    async (width, colorScheme) => {
      await visitor.open('/api/v1/docs');
      const faults: Record<string, string[]> = {};
      const paths = await pagePaths();
      expect(paths.length).toBeGreaterThan(15);
      for (const path of paths) {
        const found = await faultsOf(path, width, colorScheme);
        if (found.length > 0) faults[path] = found;
      }
      expect(faults).toEqual({});
    },
    600_000,
  );

  it.each([
    [PHONE_WIDTH, 'dark', '/api/v1/docs'],
    [PHONE_WIDTH, 'dark', '/api/v1/docs/cards'],
    [DESKTOP_WIDTH, 'light', '/api/v1/docs'],
    [DESKTOP_WIDTH, 'light', '/api/v1/docs/cards'],
  ] as const)('at %i px, %s: the same of %s', async (width, colorScheme, path) => {
    expect(await faultsOf(path, width, colorScheme)).toEqual([]);
  });

  it('finds an operation by a property of its body, with the keyboard alone', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: DESKTOP_WIDTH, height: 800 });
    await visitor.open('/api/v1/docs');
    await visitor.tabTo('#query');
    await page.keyboard.type('move listid');
    await page.getByRole('status').filter({ hasText: 'found' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/cards#moveCard$/);
    await page.locator('section#moveCard:focus').waitFor();
    expect(await page.title()).toBe('Cards · Kiban API reference');
    await page.goBack();
    await page.waitForURL(/\/docs$/);
    await page.getByRole('heading', { level: 1, name: 'Kiban API reference' }).waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('shows the sample of the language that was chosen, on every operation and page', async () => {
    const { page } = visitor;
    await visitor.open('/api/v1/docs/cards');
    const sample = page.locator('#createCard [data-language="Python"]');
    expect(await sample.isVisible()).toBe(false);
    await page.locator('#createCard').getByText('Python', { exact: true }).click();
    await sample.getByText('"listId": 11').waitFor();
    expect(await page.locator('#deleteCard [data-language="Python"]').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Contents' }).click();
    await page.getByRole('link', { name: 'Comments', exact: true }).click();
    await page.locator('#createComment [data-language="Python"]').waitFor();
  });

  it('sends a request with the pasted token, which it keeps in memory only and over page changes', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: DESKTOP_WIDTH, height: 800 });
    await visitor.open('/api/v1/docs/lists');
    await page.getByText('Token for “Try it”').click();
    await page.getByLabel('Token', { exact: true }).fill(owner.token);
    await page.getByRole('link', { name: 'Boards', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
    await page.locator('#pages').getByRole('link', { name: 'Create a board', exact: true }).click();
    await page.locator('#createBoard').getByText('Try it').click();
    const form = page.locator('#createBoard form');
    await form.getByLabel('Body (JSON)').fill('{"name": "Tried in the reference"}');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('201').waitFor();
    await form.getByText('"name": "Tried in the reference"').waitFor();
    await visitor.look('reference tried');
    expect(await accessibilityFaults(page)).toEqual([]);
    const boards = await owner.api.must<{ name: string }[]>('GET', '/boards');
    expect(boards.filter(({ name }) => name === 'Tried in the reference')).toHaveLength(1);
    const kept = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
    );
    expect(kept).not.toContain(owner.token);
    expect(visitor.faults).toEqual([]);
    await page.reload();
    expect(await page.locator('#token').inputValue()).toBe('');
  });

  it('uses the session of the workspace settings where no token is pasted', async () => {
    const { page } = visitor;
    await visitor.open('/settings');
    await signInByForm(visitor, owner.account);
    await page.getByText('owner of').waitFor();
    await visitor.open('/api/v1/docs/members');
    await page.getByText('Token for “Try it”').click();
    await page.locator('#token-note').getByText('You are signed in').waitFor();
    await page.locator('#getMe').getByText('Try it').click();
    const form = page.locator('#getMe form');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText(owner.account.email).waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('shows the parts of a stream as they arrive, until it is stopped', async () => {
    const { page } = visitor;
    const { id } = await owner.api.must<{ id: number }>('POST', '/boards', { name: 'Streamed' });
    await visitor.open('/api/v1/docs/activity');
    await page.getByText('Token for “Try it”').click();
    await page.getByLabel('Token', { exact: true }).fill(owner.token);
    await page.locator('#streamBoard').getByText('Try it').click();
    const form = page.locator('#streamBoard form');
    await form.getByLabel(/^id/).fill(String(id));
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('200').waitFor();
    await owner.api.must('PATCH', `/boards/${id}`, { name: 'Streamed and renamed' });
    await form.getByText('Streamed and renamed').waitFor();
    await form.getByRole('button', { name: 'Stop' }).click();
    await form.getByText('Stopped.').waitFor();
    expect(await form.getByText('Streamed and renamed').isVisible()).toBe(true);
  });

  it('opens what a link to Swagger UI, which was here before, named', async () => {
    await visitor.open('/api/v1/docs#/Cards/createCard');
    await visitor.page.waitForURL(/\/docs\/cards#createCard$/);
  });
});
