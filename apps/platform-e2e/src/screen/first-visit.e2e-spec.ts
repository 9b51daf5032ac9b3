import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner } from '../running/owner.js';

const LAPTOP = { width: 1_280, height: 800 };

describeWithBrowser('the first visit', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let visitor: Visitor;

  beforeAll(async () => {
    deployment = await testDeployment();
    browser = await WatchedBrowser.start(found);
  });
  afterAll(() => browser.close());
  afterEach(() => visitor.close());

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaults(visitor.page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }

  it('opens the seeded board, which explains itself', async () => {
    visitor = await browser.visitor(deployment.origin);
    const { page } = visitor;
    await page.setViewportSize(LAPTOP);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.open('/');
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await signInByForm(visitor, deployment.owner);
    // Other tests make boards in this workspace; then the first page is the list of them.
    await page.getByRole('heading', { level: 1, name: /^(Boards|Welcome to Kiban)$/ }).waitFor();
    if (new URL(page.url()).pathname === '/boards')
      await page.getByRole('link', { name: 'Welcome to Kiban', exact: true }).last().click();
    await page.getByRole('link', { name: 'Drag this card to Doing' }).waitFor();
    await isSound('welcome board');
    await page.getByRole('link', { name: 'Add a card in one line' }).click();
    await page.getByRole('dialog').getByText('assigns the card to Ada').waitFor();
    await isSound('card of the welcome board');
  });

  it.each([
    ['en', 'Make the welcome board', 'Welcome to Kiban', 'Drag this card to Doing'],
    ['ja', 'チュートリアル用のボードを作成', 'Kiban へようこそ', 'このカードを「進行中」へドラッグする'],
  ])('offers a new workspace the same board, in %s', async (language, action, board, card) => {
    const owner = await newOwner(deployment);
    visitor = await browser.visitor(deployment.origin);
    const { page } = visitor;
    await page.setViewportSize(LAPTOP);
    await page.addInitScript(`localStorage.setItem('kiban.language', '${language}')`);
    await visitor.open('/boards');
    await signInByForm(visitor, owner.account);
    await page.getByRole('button', { name: action }).waitFor();
    await isSound(`no boards ${language}`);
    await page.getByRole('button', { name: action }).click();
    await page.getByRole('heading', { level: 1, name: board }).waitFor();
    await page.getByRole('link', { name: card }).waitFor();
    // The first test looks at the English one.
    if (language !== 'en') await isSound(`welcome board ${language}`);
    const boards = await owner.api.must<{ name: string; cardCount: number }[]>('GET', '/boards');
    expect(boards).toMatchObject([{ name: board, cardCount: 11 }]);
    await visitor.open('/');
    await page.getByRole('heading', { level: 1, name: board }).waitFor();
  });
});
