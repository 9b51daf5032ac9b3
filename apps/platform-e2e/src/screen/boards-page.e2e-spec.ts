import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { PHONE_WIDTH, type Visitor } from '../browser/watched-browser.js';
import type { Deployment } from '../running/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { ScreenVisitors } from './screen-visitors.js';

describeWithBrowser('the boards of the screen', (found) => {
  let people: ScreenVisitors;
  let deployment: Deployment;
  let owner: Owner;
  let visitor: Visitor;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    ({ deployment, owner } = people);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    visitor = await people.open('/boards');
    await visitor.page.setViewportSize({ width: PHONE_WIDTH, height: 740 });
    await visitor.page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
  });
  afterEach(() => people.closeWindows());

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaults(visitor.page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }

  it('creates a board, by mouse and by keyboard, and opens it [DEC-9.BOARDS-1, DEC-9.2]', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'New board' }).first().click();
    await page.getByLabel('Name of the board').fill('Launch');
    await isSound('new board');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(/\/boards\/\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();

    await visitor.open('/boards');
    await page.getByRole('link', { name: 'Launch', exact: true }).last().waitFor();
    await visitor.tabTo('button:text-is("New board")');
    await page.keyboard.press('Enter');
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('Rota');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/boards\/\d+$/);
    const { body } = await owner.api.call<{ name: string }[]>({ method: 'GET', path: '/boards' });
    expect(body.map(({ name }) => name)).toEqual(expect.arrayContaining(['Launch', 'Rota']));
  });

  it('keeps the star of a board', async () => {
    const { page } = visitor;
    for (const name of ['Press', 'Shop']) await owner.api.must('POST', '/boards', { name });
    await visitor.open('/boards');
    await page.getByRole('button', { name: 'Star Press' }).click();
    await page.getByRole('heading', { name: 'Starred' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Remove the star of Press' }).first().waitFor();
    await isSound('boards');
  });

  it('opens the only board of a workspace on the first visit, and from the start page [DEC-9.BOARDS-2]', async () => {
    const { page } = visitor;
    const other = await newOwner(deployment);
    const { id } = await other.api.must<{ id: number }>('POST', '/boards', { name: 'Only' });
    const first = await people.open('/boards', { account: other.account });
    await first.page.waitForURL(`**/boards/${id}`);
    await first.open('/boards');
    await first.page.getByRole('link', { name: 'Only', exact: true }).last().click();
    await first.page.waitForURL(`**/boards/${id}`);
    await first.open('/');
    await first.page.waitForURL(`**/boards/${id}`);
    await visitor.open('/');
    await page.waitForURL('**/boards');
  });

  it('leaves nothing of the session behind after a sign-out [DEC-9.SESSION-2]', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1_280, height: 800 });
    const { id } = await owner.api.must<{ id: number }>('POST', '/boards', { name: 'Kept here' });
    await visitor.open(`/boards/${id}`);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('link', { name: /^Sign out/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out').waitFor();
    await page.getByRole('link', { name: 'Open Kiban' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kiban' }).waitFor();
    await isSound('start page');
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    expect(await page.evaluate('indexedDB.databases().then((all) => all.length)')).toBe(0);
    await page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  });

  it('switches to another workspace of the person, without a page of choices [DEC-9.SESSION-3]', async () => {
    const [host, guest] = await Promise.all([newOwner(deployment), newOwner(deployment)]);
    const { email, password } = guest.account;
    const { link } = await host.screen.must<{ link: string }>('POST', '/invitations', {
      email,
      role: 'member',
    });
    await host.api.must('POST', '/boards', { name: 'Of the host' });
    const window = await people.open('/boards', { account: guest.account });
    const { page } = window;
    await page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
    await window.open(link);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText('You have joined').waitFor();
    await page.setViewportSize({ width: 1_280, height: 800 });
    const { body: hosts } = await host.api.call<{ slug: string }>({ method: 'GET', path: '/workspace' });
    const { body: own } = await guest.api.call<{ slug: string }>({ method: 'GET', path: '/workspace' });
    await window.open('/boards');
    await page.getByLabel('Switch the workspace').selectOption(hosts.slug);
    await page.getByText('Of the host').first().waitFor();
    expect(window.faults).toEqual([]);
    await page.getByLabel('Switch the workspace').selectOption(own.slug);
    await page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
    const opened = await page.evaluate<string>("sessionStorage.getItem('kiban.workspace')");
    expect(opened).toBe(own.slug);
    await page.getByText('Of the host').waitFor({ state: 'hidden' });
  });

  it('restores an archived board [DEC-9.BOARDS-1]', async () => {
    const { page } = visitor;
    const { id } = await owner.api.must<{ id: number }>('POST', '/boards', { name: 'Old' });
    await owner.api.must('POST', `/boards/${id}/archive`);
    await visitor.open('/boards');
    await page.getByText('Archived', { exact: true }).click();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Old' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await page.getByRole('link', { name: 'Old', exact: true }).first().waitFor();
    expect((await owner.api.call({ method: 'GET', path: `/boards/${id}` })).body).toMatchObject({
      archivedAt: null,
    });
  });

  it('imports a file as a board, and says what is wrong with another or was left out [DEC-9.BOARDS-1]', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Import a board' }).click();
    const input = page.getByLabel('A Kiban export or a Trello export, as a JSON file');
    const file = (text: string): object => ({
      name: 'board.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await input.setInputFiles(file('{"lists": [') as never);
    await page.getByText('This file is not JSON.').waitFor();
    await input.setInputFiles({ ...file(''), buffer: Buffer.from('{\n"name":"Käse"}', 'latin1') } as never);
    await page.getByText('Line 2 of this file is not UTF-8.').waitFor();
    const board = { format: 'kiban.board', formatVersion: 1, board: { name: 'Imported' }, lists: [] };
    await input.setInputFiles(file(JSON.stringify(board)) as never);
    await page.waitForURL(/\/boards\/\d+$/);
    await page.goBack();
    await page.getByRole('button', { name: 'Import a board' }).click();
    const cards = [{ id: 'c', idList: 'l', name: 'Card', pos: 1, badges: { comments: 40 } }];
    const trello = { name: 'From Trello', lists: [{ id: 'l', name: 'List', pos: 1 }], cards };
    await input.setInputFiles(file(JSON.stringify(trello)) as never);
    await page.getByText('Imported: 1 list, 1 card. Left out or changed:').waitFor();
    await page.getByText('40 comments are not in the file').waitFor();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.waitForURL(/\/boards\/\d+$/);
    expect(visitor.faults).toEqual([]);
  });

  it('reads in Japanese and keeps a chosen theme [DEC-9.FRAME-1]', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1_280, height: 800 });
    await page.getByLabel('Theme').selectOption('dark');
    await page.getByLabel('Language').selectOption('ja');
    await page.getByRole('heading', { level: 1, name: 'ボード' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('ja');
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await isSound('boards in Japanese');
  });

  it('gets a new token without leaving the page, and asks for a sign-in when there is none [DEC-9.SESSION-1]', async () => {
    const { page, context } = visitor;
    await page.evaluate('sessionStorage.clear()');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/boards');
    // The page is shown before its token; a renewal in flight would bring the cookies back.
    await eventually('a new token', () =>
      page.evaluate<boolean>("sessionStorage.getItem('kiban.access-token') !== null"),
    );
    await context.clearCookies();
    await page.evaluate('sessionStorage.clear()');
    await page.reload();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/interaction\//);
  });
});
