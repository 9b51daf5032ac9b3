import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { PHONE_WIDTH, type Visitor } from '../browser/watched-browser.js';
import type { Deployment } from '../client/deployment.js';
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
    await page.getByRole('button', { name: /^Account / }).click();
    await page.getByRole('link', { name: 'Sign out' }).click();
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
    type Named = { slug: string; name: string };
    const { body: hosts } = await host.api.call<Named>({ method: 'GET', path: '/workspace' });
    const { body: own } = await guest.api.call<Named>({ method: 'GET', path: '/workspace' });
    const goTo = async ({ name }: Named): Promise<void> => {
      await page.getByRole('button', { name: /^Workspace: / }).click();
      await page.getByRole('menuitem', { name, exact: true }).last().click();
    };
    await window.open('/boards');
    await goTo(hosts);
    await page.getByText('Of the host').first().waitFor();
    expect(window.faults).toEqual([]);
    await goTo(own);
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
    const input = page.getByLabel('Choose a file, or drop it here');
    const importIt = page.getByRole('button', { name: 'Import', exact: true });
    const file = (text: string, name = 'board.json'): object => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await input.setInputFiles(file('{"lists": [') as never);
    await page.getByText('The file ends in the middle').waitFor();
    await isSound('an incomplete file');
    await input.setInputFiles({ ...file(''), buffer: Buffer.from('{\n"name":"Käse"}', 'latin1') } as never);
    await page.getByText('Line 2 of this file is not UTF-8.').waitFor();
    await input.setInputFiles(file('{"boards": [{"name": "Other"}]}') as never);
    await page.getByText('The file is a list of boards, without their cards.').waitFor();
    // The browser logs the response with 422 as an error.
    visitor.faults.length = 0;
    const rows = Array.from({ length: 10_001 }, (_, row) => `Card ${row},Open`).join('\n');
    await input.setInputFiles(file(`Name,Status\n${rows}`, 'many.csv') as never);
    await page.getByText('The list “Open” would have 10,001 cards; a list may have 10,000.').waitFor();
    expect(await importIt.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Other file' }).click();
    const board = { format: 'kiban.board', formatVersion: 1, board: { name: 'Imported' }, lists: [] };
    await input.setInputFiles(file(JSON.stringify(board)) as never);
    await page.getByText('A board of Kiban with 0 lists and 0 cards.').waitFor();
    await page.getByLabel('Name of the board').fill('Renamed');
    await importIt.click();
    await page.waitForURL(/\/boards\/\d+$/);
    await page.getByRole('heading', { level: 1, name: 'Renamed' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Import a board' }).click();
    const cards = [{ id: 'c', idList: 'l', name: 'Card', pos: 1, badges: { comments: 1 } }];
    const trello = { name: 'From Trello', lists: [{ id: 'l', name: 'List', pos: 1 }], cards };
    await input.setInputFiles(file(JSON.stringify(trello)) as never);
    await page.getByText('A board of Trello with 1 list and 1 card.').waitFor();
    await importIt.click();
    await page.getByText('Imported: 1 list, 1 card. Left out or changed:').waitFor();
    await page.getByText('1 comment is not in the file').waitFor();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.waitForURL(/\/boards\/\d+$/);
    expect(visitor.faults).toEqual([]);
  });

  it.each([1_280, PHONE_WIDTH])(
    'imports a dropped table %i px wide, whose columns, dates and people are chosen by keyboard [DEC-9.BOARDS-1]',
    async (width) => {
      const { page } = visitor;
      await page.setViewportSize({ width, height: 800 });
      const table = [
        'Aufgabe;Status;Termin;Wer;Region;Notiz',
        `"Zelte; groß";Offen;3/4/2026;${owner.account.email};Nord;x`,
        'Bus;Fertig;5/4/2026;fremd@example.org;Süd;y',
        ';Fertig;;;;z',
      ].join('\n');
      const dropped = await page.evaluateHandle(`(() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([${JSON.stringify(table)}], 'Sommerlager.csv'));
        return transfer;
      })()`);
      for (const type of ['dragover', 'drop'])
        await page.dispatchEvent('main', type, { dataTransfer: dropped } as never);
      await page.getByText('A table of 3 rows.').waitFor();
      expect(await page.getByText('Files and images cannot be added here').count()).toBe(0);
      await page.getByText('Choose the column that has the titles of the cards.').waitFor();
      const choose = async (label: string, keys: string): Promise<void> => {
        await visitor.tabTo(`select[aria-label="Column “${label}”"]`);
        await page.keyboard.type(keys);
      };
      await choose('Aufgabe', 'Title');
      await choose('Termin', 'Due');
      await choose('Wer', 'People');
      await choose('Region', 'Custom');
      await visitor.tabTo('label:has-text("Dates such as 3/4/2026") select');
      await page.keyboard.type('Day');
      await page.getByText('Day first: April 3, 2026').waitFor({ state: 'attached' });
      await page.getByText('The board will have 2 lists and 2 cards.').waitFor();
      await page.getByText('Due Apr 3').waitFor();
      await isSound(`import of a table at ${width}`);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await visitor.tabTo('button:text-is("Import")');
      await visitor.look(`preview of an import at ${width}`);
      await page.keyboard.press('Enter');
      await page.getByText('1 assignment of fremd@example.org was left out').waitFor();
      await page.getByText('1 row was left out: it has no title. Line 4.').waitFor();
      await page.getByText('Columns without a property were left out: Notiz.').waitFor();
      await isSound(`report of an import at ${width}`);
      await visitor.tabTo('button:text-is("Copy")');
      await page.keyboard.press('Enter');
      await page
        .getByText(/^(?:Copied\.|The browser did not copy it)/)
        .first()
        .waitFor();
      await visitor.tabTo('button:text-is("Open")');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/boards\/\d+$/);
      await page.getByRole('heading', { level: 1, name: 'Sommerlager' }).waitFor();
      const id = Number(/\d+$/.exec(page.url())?.[0]);
      const board = await owner.api.must<{ lists: { cards: object[] }[] }>('GET', `/boards/${id}`);
      expect(board.lists.flatMap(({ cards }) => cards)).toMatchObject([
        { title: 'Zelte; groß', dueDate: '2026-04-03' },
        { title: 'Bus', dueDate: '2026-04-05' },
      ]);
    },
  );

  it('reads in Japanese and keeps a chosen theme [DEC-9.FRAME-1]', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1_280, height: 800 });
    await page.getByRole('button', { name: /^Account / }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
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
