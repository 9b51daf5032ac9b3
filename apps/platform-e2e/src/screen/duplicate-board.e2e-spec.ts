import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { joinedMember } from '../running/joined-member.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

describeWithBrowser('a board that is duplicated', (found) => {
  let people: ScreenVisitors;
  let made: MadeBoard;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    made = await makeBoard(people.owner.api, { 'To do': ['Flowers', 'Cake'], Done: ['Venue'] });
  });
  afterEach(() => people.closeWindows());

  const idIn = (url: string): number => Number(/\/boards\/(\d+)/.exec(url)?.[1]);

  it('is copied with its cards and opened, by mouse [DEC-9.COPY-1]', async () => {
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Board menu' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate the board …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Duplicate the board' });
    await dialog.getByLabel('Name of the board').fill('Launch in spring');
    expect(await accessibilityFaults(page)).toEqual([]);
    await visitor.look('duplicate a board');
    await dialog.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Launch in spring' }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    expect(idIn(page.url())).not.toBe(made.id);
    const copy = new ShownBoard(page, people.owner.api, idIn(page.url()));
    await copy.has('To do', ['Flowers', 'Cake']);
    await copy.has('Done', ['Venue']);
    await page.getByRole('navigation').getByRole('link', { name: 'Launch in spring' }).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('is copied without its cards, by keyboard alone [DEC-9.COPY-1]', async () => {
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    await visitor.tabTo('[aria-label="Board menu"]');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Duplicate the board …' }).waitFor();
    await page.keyboard.press('d');
    await page.locator('[role=menuitem][data-active-item]', { hasText: 'Duplicate' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Name of the board').waitFor();
    expect(await page.locator('input:focus').inputValue()).toBe('Copy of Launch');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Copy of Launch' }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    const copy = new ShownBoard(page, people.owner.api, idIn(page.url()));
    await copy.has('To do', []);
    await copy.has('Done', []);
    expect(people.faults()).toEqual([]);
  });

  it('says what was not copied before it opens the copy [DEC-9.COPY-4]', async () => {
    const { api } = people.owner;
    const left = await joinedMember(people.deployment, people.owner, 'member');
    const [card] = await api.must<{ id: number }[]>('GET', `/lists/${made.lists['Done']}/cards`);
    const assignment = `/cards/${card?.id}/assignees/${left.id}`;
    await api.must('PUT', assignment);
    await people.owner.screen.must('DELETE', `/members/${left.id}`);
    await eventually('the boards service knows that the member left', async () =>
      (await api.call({ method: 'PUT', path: assignment })).status === 200 ? undefined : true,
    );
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Board menu' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate the board …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Duplicate the board' });
    await dialog.getByLabel('Name of the board').fill('Without one');
    await dialog.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await dialog.getByText('was not assigned to card “Venue”').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await visitor.look('what was not duplicated');
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Without one' }).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('makes one board where the response was lost, and is not offered to viewers [DEC-9.COPY-1]', async () => {
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    let isLost = true;
    await page.route('**/api/v1/boards/*/duplicate', async (route) => {
      if (!isLost) return route.continue();
      isLost = false;
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Board menu' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate the board …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Duplicate the board' });
    await dialog.getByLabel('Name of the board').fill('Only one');
    await dialog.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Only one' }).waitFor();
    const boards = await people.owner.api.must<{ name: string }[]>('GET', '/boards');
    expect(boards.filter(({ name }) => name === 'Only one')).toHaveLength(1);

    const viewer = await joinedMember(people.deployment, people.owner, 'viewer');
    const other = await people.openBoard(made.id, { account: viewer.account });
    await other.visitor.page.getByRole('button', { name: 'Board menu' }).click();
    await other.visitor.page.getByRole('menuitem').first().waitFor();
    expect(await other.visitor.page.getByRole('menuitem', { name: /Duplicate/ }).count()).toBe(0);
    expect(people.faults(/ERR_FAILED/)).toEqual([]);
  });
});
