import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { eventually } from '@kiban/testing';
import type { components } from '@kiban/client';
import type { Download, Locator, Page } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import { isAccessibleInBothThemes } from './both-themes.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, type MadeBoard } from './shown-board.js';
import { TouchPerson } from './touch-person.js';

type Schemas = components['schemas'];

/** A refused request is logged by Chromium. */
const REFUSED = /status of (403|404|409)/;

/** In the page: how much wider the content of the open popover is than the popover. */
const HIDDEN_WIDTH = `(() => {
  const { scrollWidth, clientWidth } = document.querySelector('[data-wide]');
  return scrollWidth - clientWidth;
})()`;

describeWithBrowser('the settings of a board', (found) => {
  let people: ScreenVisitors;
  let member: JoinedMember;
  let made: MadeBoard;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    member = await joinedMember(people.deployment, people.owner, 'member');
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    made = await makeBoard(people.owner.api, { 'To do': ['Flowers', 'Cake'], Done: ['Venue'] });
  });
  afterEach(() => people.closeWindows());

  const api = (): ScreenVisitors['owner']['api'] => people.owner.api;
  const board = (): Promise<Schemas['Board']> => api().must<Schemas['Board']>('GET', `/boards/${made.id}`);
  /** The labels that the page lists, in their order. */
  const showsLabels = (list: Locator, names: readonly string[]): Promise<unknown> =>
    eventually(`the labels ${names.join(', ')}`, async () => {
      const rows = await list.getByRole('listitem').allTextContents();
      return JSON.stringify(rows.map((row) => row.replace(/EditDelete$/, ''))) === JSON.stringify(names);
    });
  const labels = (): Promise<Schemas['Label'][]> => api().must('GET', `/boards/${made.id}/labels`);
  const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
  const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

  async function open(window = {}): Promise<Visitor> {
    const visitor = await people.open(`/boards/${made.id}/settings`, window);
    await visitor.page.getByRole('heading', { level: 1, name: 'Board settings' }).waitFor();
    return visitor;
  }

  async function label(
    name: string,
    color: string,
    ...cardIds: (number | undefined)[]
  ): Promise<Schemas['Label']> {
    const created = await api().must<Schemas['Label']>('POST', `/boards/${made.id}/labels`, { name, color });
    for (const id of cardIds) await api().must('PUT', `/cards/${id}/labels/${created.id}`);
    return created;
  }

  const numberOf = async (id: number | undefined): Promise<number> =>
    (await api().must<Schemas['Card']>('GET', `/cards/${id}`)).number;
  const cardsOf = async (list: string): Promise<number[]> =>
    (await api().must<{ id: number }[]>('GET', `/lists/${made.lists[list]}/cards`)).map(({ id }) => id);

  it('open from the menu of the board, and change its name and description [DEC-9.ADMIN-1]', async () => {
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Board menu' }).click();
    await page.getByRole('menuitem', { name: 'Board settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Board settings' }).waitFor();
    const general = part(page, 'General');
    const long = `Launch ${'of everything '.repeat(36)}`.slice(0, 500).trim();
    await general.getByLabel('Name').fill(long);
    await general.getByLabel('Description').fill('Everything for the first release');
    await general.getByRole('button', { name: 'Save', exact: true }).click();
    await eventually('the name is stored', async () => (await board()).name === long);
    expect((await board()).description).toBe('Everything for the first release');
    await visitor.look('board settings');
    await isAccessibleInBothThemes(page);
    expect(people.faults()).toEqual([]);
  });

  it('choose the view in which links and the address open the board [DEC-9.ADMIN-8]', async () => {
    const { page } = await open();
    const general = part(page, 'General');
    await general.getByRole('combobox', { name: 'Default view' }).selectOption('Table');
    await general.getByRole('button', { name: 'Save', exact: true }).click();
    await eventually('the view is stored', async () => (await board()).defaultView === 'table');
    await page.getByRole('link', { name: /^Back to / }).click();
    await page.waitForURL(`**/boards/${made.id}/table`);
    // A person comes with the address of the board; then the lists are chosen, and stay after a reload.
    await page.goto(new URL(`/boards/${made.id}`, page.url()).href);
    await page.waitForURL(`**/boards/${made.id}/table`);
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    const lists = page.getByRole('heading', { level: 2, name: 'To do', exact: true });
    await lists.waitFor();
    await page.reload();
    await lists.waitFor();
    expect(new URL(page.url()).pathname).toBe(`/boards/${made.id}`);
    expect(people.faults()).toEqual([]);
  });

  it('change labels, say who was first, and how many cards lose one [DEC-9.ADMIN-3]', async () => {
    const [flowers, cake] = await cardsOf('To do');
    await label('urgent', '#ef4444', flowers, cake);
    const visitor = await open();
    const { page } = visitor;
    const list = part(page, 'Labels');
    await list.getByRole('button', { name: 'New label' }).click();
    await list.getByLabel('Name of the label').fill('press');
    await list.getByRole('radio', { name: 'Blue' }).check();
    await list.getByRole('button', { name: 'Create the label' }).click();
    await list.getByText('press', { exact: true }).waitFor();
    expect((await labels()).map(({ name, color }) => [name, color])).toContainEqual(['press', '#3b82f6']);
    await list.getByRole('button', { name: 'Move press up' }).press('Enter');
    await showsLabels(list, ['press', 'urgent']);
    expect((await labels()).map(({ name }) => name)).toEqual(['press', 'urgent']);
    // The pressed button keeps the focus, although there is nothing above.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await showsLabels(list, ['urgent', 'press']);

    // Two people edit one label: theirs is shown, and neither is lost.
    await list.getByRole('button', { name: 'Edit urgent' }).click();
    await list.getByLabel('Name of the label').fill('very urgent');
    const [urgent] = await labels();
    await api().must('PATCH', `/labels/${urgent?.id}`, { name: 'on fire' });
    await list.getByRole('button', { name: 'Save', exact: true }).click();
    await list.getByRole('alert').getByText('on fire', { exact: true }).waitFor();
    await visitor.look('board settings conflict');
    await isAccessibleInBothThemes(page);
    await list.getByRole('button', { name: 'Save mine' }).click();
    await list.getByText('very urgent', { exact: true }).waitFor();
    // A name that is taken is refused with its sentence.
    await list.getByRole('button', { name: 'Edit very urgent' }).click();
    await list.getByLabel('Name of the label').fill('press');
    await page.keyboard.press('Enter');
    await list.getByRole('alert').waitFor();
    await list.getByRole('button', { name: 'Cancel' }).click();

    await list.getByRole('button', { name: 'Delete very urgent' }).click();
    const question = dialog(page, 'Delete the label “very urgent”?');
    await question.getByText('2 cards lose it').waitFor();
    await visitor.look('board settings delete label');
    await question.getByRole('button', { name: 'Delete the label' }).click();
    await list.getByText('very urgent', { exact: true }).waitFor({ state: 'detached' });
    expect((await labels()).map(({ name }) => name)).toEqual(['press']);
    expect(people.faults(REFUSED)).toEqual([]);
  });

  it('find, restore and delete what is archived, and export the board [DEC-9.ADMIN-4] [DEC-9.ADMIN-5]', async () => {
    const [flowers, cake] = await cardsOf('To do');
    await api().must('PATCH', `/cards/${flowers}`, { title: '=HYPERLINK("http://evil.example")' });
    for (const id of [flowers, cake]) await api().must('POST', `/cards/${id}/archive`);
    await api().must('POST', `/lists/${made.lists['Done']}/archive`);
    const { page } = await open();
    const archive = part(page, 'Archive');
    await archive.getByRole('button', { name: 'Restore Done' }).click();
    await archive.getByText('No archived lists.').waitFor();
    await archive.getByRole('searchbox', { name: 'Find in the archive' }).fill('cake');
    await archive.getByText('HYPERLINK').waitFor({ state: 'detached' });
    await archive.getByRole('button', { name: 'Restore Cake' }).click();
    await archive.getByRole('list', { name: 'Cards' }).getByText('Cake').waitFor({ state: 'detached' });
    await eventually('the card is back', async () => (await cardsOf('To do')).includes(cake ?? 0));

    const file = async (name: string): Promise<{ download: Download; text: string }> => {
      const saving = page.waitForEvent('download');
      await part(page, 'Export').getByRole('button', { name }).click();
      const download = await saving;
      return { download, text: await readFile(await download.path(), 'utf8') };
    };
    const json = await file('Export as JSON');
    expect(json.download.suggestedFilename()).toMatch(/\.json$/);
    expect(JSON.parse(json.text)).toMatchObject({
      format: 'kiban.board',
      lists: [{ name: 'To do' }, { name: 'Done' }],
    });
    const csv = await file('Export as CSV');
    const rows = csv.text.trimEnd().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain('List,Title,Description,Labels');
    expect(csv.text).toContain(`To do,"'=HYPERLINK(""http://evil.example"")"`);

    await archive.getByRole('searchbox').fill('');
    await archive.getByRole('button', { name: /^Delete =HYPERLINK/ }).click();
    const question = dialog(page, `Delete #${await numberOf(flowers)} for good?`);
    await isAccessibleInBothThemes(page);
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await archive.getByText('No archived cards.').waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('archive, restore and delete the board by keyboard alone [DEC-9.ADMIN-6]', async () => {
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type('settings of the board');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Board settings' }).waitFor();
    await visitor.tabTo('a[href="#danger"]');
    await page.keyboard.press('Enter');
    const danger = part(page, 'Danger zone');
    const press = async (button: string): Promise<void> => {
      for (let presses = 0; presses < 40; presses += 1) {
        if ((await page.locator('button:focus').filter({ hasText: button }).count()) > 0) break;
        await page.keyboard.press('Tab');
      }
      await page.locator('button:focus').filter({ hasText: button }).waitFor();
      await page.keyboard.press('Enter');
    };
    await press('Archive the board');
    await dialog(page, /^Archive “/).waitFor();
    await press('Archive');
    await danger.getByRole('button', { name: 'Restore the board' }).waitFor();
    expect((await board()).archivedAt).not.toBeNull();
    await page.locator('button:focus', { hasText: 'Restore the board' }).waitFor();
    // Nothing else of an archived board can be changed.
    expect(await part(page, 'Labels').getByRole('button').count()).toBe(0);
    await visitor.look('board settings archived');
    await isAccessibleInBothThemes(page);
    await page.keyboard.press('Enter');
    await page.locator('button:focus', { hasText: 'Archive the board' }).waitFor();
    expect((await board()).archivedAt).toBeNull();
    await page.keyboard.press('Enter');
    await press('Archive');
    await press('Delete the board');
    await dialog(page, /for good\?$/)
      .getByText('2 lists and 3 cards')
      .waitFor();
    await visitor.look('board settings delete');
    await press('Delete for good');
    await page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
    expect(
      (await api().must<{ id: number }[]>('GET', '/boards?archived=all')).map(({ id }) => id),
    ).not.toContain(made.id);
    expect(people.faults(REFUSED)).toEqual([]);
  });

  it('choose who sees the board, and follow a right that is lost and a board that is deleted [DEC-9.ADMIN-2]', async () => {
    const mine = await open();
    const access = part(mine.page, 'Access');
    await access.getByRole('radio', { name: 'Only chosen people' }).check();
    await access.getByLabel('Add a person').selectOption({ label: member.name });
    await access.getByRole('button', { name: 'Add', exact: true }).click();
    await access.getByRole('button', { name: `Remove ${member.name} from the board` }).waitFor();
    await mine.look('board settings access');
    const theirs = await open({ account: member.account });
    const { page } = theirs;
    await part(page, 'Access').getByText('Owners, admins and the creator').waitFor();
    expect(await part(page, 'Access').getByRole('button').count()).toBe(0);
    await part(page, 'General').getByLabel('Name').fill('Theirs');
    await people.owner.screen.must('PATCH', `/members/${member.id}`, { role: 'viewer' });
    await part(page, 'General').getByLabel('Name').waitFor({ state: 'detached' });
    await page.getByText('You can read this board, but not change it.').first().waitFor();
    expect(await part(page, 'Labels').getByRole('button').count()).toBe(0);
    expect(await part(page, 'Export').getByRole('button').count()).toBe(2);
    await isAccessibleInBothThemes(page);
    await people.owner.screen.must('PATCH', `/members/${member.id}`, { role: 'member' });
    await part(page, 'General').getByLabel('Name').waitFor();
    await access.getByRole('button', { name: `Remove ${member.name} from the board` }).click();
    await page.getByText('This board is not available.').waitFor();
    await api().must('POST', `/boards/${made.id}/archive`);
    await api().must('DELETE', `/boards/${made.id}`);
    await mine.page.getByText('This board is not available.').waitFor();
    expect(people.faults(REFUSED)).toEqual([]);
  });

  it('share the board beside its button, with the link to copy [DEC-9.SHARE-1]', async () => {
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visitor.tabTo('header button[aria-haspopup="dialog"]:has-text("Share")');
    await page.keyboard.press('Enter');
    const share = dialog(page, 'Share Launch');
    await share.getByRole('radio', { name: 'Only chosen people' }).check();
    await share.getByRole('button', { name: 'Add', exact: true }).waitFor();
    await visitor.lookInBothThemes('share 1280');
    // Nothing of it is cut off at the side.
    expect(await page.evaluate(HIDDEN_WIDTH)).toBe(0);
    await share.getByLabel('Add a person').selectOption({ label: member.name });
    await share.getByRole('button', { name: 'Add', exact: true }).click();
    await share.getByRole('button', { name: `Remove ${member.name} from the board` }).waitFor();
    await share.getByRole('button', { name: 'Copy: Link to the board' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(new RegExp(`/boards/${made.id}$`));
    await isAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await share.waitFor({ state: 'detached' });
    await page.locator('button:focus', { hasText: 'Share' }).waitFor();
    expect((await board()).visibility).toBe('private');
    expect(people.faults()).toEqual([]);
  });

  it('show what happened on the board, filter it, and undo it [DEC-9.ACTIVITY-1] [DEC-9.ACTIVITY-2]', async () => {
    const { member: me } = await people.owner.screen.must<Schemas['Me']>('GET', '/me');
    const [flowers] = await cardsOf('To do');
    await api().must('PATCH', `/cards/${flowers}`, { title: 'Tulips' });
    await api().must('POST', `/lists/${made.lists['Done']}/archive`);
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Board menu' }).click();
    await page.getByRole('menuitem', { name: 'Activity' }).click();
    const entries = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
    await entries.filter({ hasText: 'archived the list “Done”' }).getByText('via').waitFor();
    await entries.filter({ hasText: 'renamed the card to “Tulips”' }).waitFor();
    // What happens now is there without a reload.
    await people.owner.screen.must('PATCH', `/boards/${made.id}`, { name: 'Fair' });
    await entries.first().getByText('renamed the board to “Fair”').waitFor();
    await visitor.look('board activity');
    // It has the width of the page, as it has no navigation beside it.
    expect((await page.getByRole('list', { name: 'Changes' }).boundingBox())?.width).toBeGreaterThan(600);
    await isAccessibleInBothThemes(page);

    await visitor.tabTo('main select');
    await page.getByLabel('About').selectOption({ label: 'Cards' });
    await entries.filter({ hasText: 'renamed the board' }).waitFor({ state: 'detached' });
    await page.getByLabel('Person').selectOption({ label: me.name });
    await page.getByLabel('Client').selectOption({ label: 'API tokens' });
    expect(new URL(page.url()).search).toBe(`?by=${me.id}&via=token&about=card`);
    await page.reload();
    const renamed = entries.filter({ hasText: 'renamed the card to “Tulips”' });
    await renamed.getByRole('link', { name: `#${await numberOf(flowers)} Tulips` }).waitFor();
    await renamed.getByRole('button', { name: /^Undo: / }).click();
    await eventually(
      'the title is back',
      async () => (await api().must<{ title: string }>('GET', `/cards/${flowers}`)).title === 'Flowers',
    );
    // A change that was changed again since is not undone.
    await renamed.getByRole('button', { name: /^Undo: / }).click();
    await page
      .getByText(/changed (it )?again since/)
      .first()
      .waitFor();
    await page.getByLabel('Client').selectOption({ label: 'Imports' });
    await page.getByText('Nothing on this board matches the filter.').waitFor();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await renamed.first().waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('fit a phone, with targets of 44 px [DEC-9.ADMIN-7]', async () => {
    await label('urgent', '#ef4444');
    const visitor = await open({ hasTouch: true });
    const { page } = visitor;
    const person = await TouchPerson.at(page);
    await page.getByRole('link', { name: 'Labels' }).tap();
    await part(page, 'Labels').getByRole('button', { name: 'Edit urgent' }).tap();
    await part(page, 'Labels').getByRole('radio', { name: 'Green' }).tap();
    await visitor.lookInBothThemes('board settings 360 touch');
    expect(await person.smallTargets()).toEqual([]);
    await part(page, 'Labels').getByRole('button', { name: 'Save', exact: true }).tap();
    await eventually('the color is stored', async () => (await labels())[0]?.color === '#22c55e');
    await isAccessibleInBothThemes(page);
    await page.goto(new URL(`/boards/${made.id}/activity`, page.url()).href);
    await page.getByRole('list', { name: 'Changes' }).getByRole('link').first().waitFor();
    await visitor.lookInBothThemes('board activity 360 touch');
    expect(await person.smallTargets()).toEqual([]);
    await page.goto(new URL(`/boards/${made.id}`, page.url()).href);
    await page.getByRole('button', { name: 'Board menu' }).tap();
    await page.getByRole('menuitem', { name: 'Share' }).tap();
    await dialog(page, 'Share Launch').getByRole('radio').first().waitFor();
    await visitor.lookInBothThemes('share 360 touch');
    expect(await person.smallTargets()).toEqual([]);
    expect(people.faults()).toEqual([]);
  });
});
