import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { joinedMember } from '../running/joined-member.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

describeWithBrowser('templates of boards', (found) => {
  let people: ScreenVisitors;
  let made: MadeBoard;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    made = await makeBoard(people.owner.api, { 'To do': ['Book the hall', 'Order flowers'], Done: [] });
  });
  afterEach(() => people.closeWindows());

  const idIn = (page: Page): number => Number(/\/boards\/(\d+)/.exec(page.url())?.[1]);
  const badge = (page: Page): Locator => page.getByRole('main').getByText('Template', { exact: true });
  const mark = (): Promise<unknown> =>
    people.owner.api.must('PATCH', `/boards/${made.id}`, { name: 'Event', isTemplate: true });
  const group = (page: Page, name: string): Locator =>
    page
      .getByRole('main')
      .locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) });

  it('are marked and unmarked in the menu of the board, with undo, for all to see [DEC-9.TEMPLATE-1]', async () => {
    const colleague = await joinedMember(people.deployment, people.owner, 'viewer');
    const other = await people.openBoard(made.id, { account: colleague.account });
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    const choose = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Board menu' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('Make it a template');
    await badge(page).waitFor();
    await badge(other.visitor.page).waitFor();
    await page.keyboard.press('Control+z');
    await badge(other.visitor.page).waitFor({ state: 'detached' });
    await choose('Make it a template');
    await badge(other.visitor.page).waitFor();
    await choose('Make it no template');
    await badge(other.visitor.page).waitFor({ state: 'detached' });
    await other.visitor.page.getByRole('button', { name: 'Board menu' }).click();
    await other.visitor.page.getByRole('menuitem').first().waitFor();
    expect(await other.visitor.page.getByRole('menuitem', { name: /template/ }).count()).toBe(0);
    expect(people.faults()).toEqual([]);
  });

  it('stand apart, and begin a new board by mouse, on a phone as well [DEC-9.TEMPLATE-2]', async () => {
    await mark();
    const visitor = await people.open('/boards');
    const { page } = visitor;
    await group(page, 'Templates').getByRole('link', { name: 'Event' }).waitFor();
    expect(await group(page, 'All boards').getByRole('link', { name: 'Event' }).count()).toBe(0);
    await page.getByRole('button', { name: 'New board' }).click();
    const dialog = page.getByRole('dialog', { name: 'New board' });
    await dialog.getByLabel('Name of the board').fill('Spring party');
    await dialog.getByLabel('Begin with').selectOption({ label: 'Event' });
    for (const width of [1_280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await visitor.lookInBothThemes(`new board from a template ${width}`);
      for (const theme of ['dark', 'light']) {
        await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
        expect([width, theme, await accessibilityFaults(page)]).toEqual([width, theme, []]);
      }
    }
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('heading', { level: 1, name: 'Spring party' }).waitFor();
    expect(idIn(page)).not.toBe(made.id);
    const copy = new ShownBoard(page, people.owner.api, idIn(page));
    await copy.has('To do', ['Book the hall', 'Order flowers']);
    expect(await badge(page).count()).toBe(0);
    await page.goto(`${people.deployment.origin}/boards/${made.id}`);
    await badge(page).waitFor();
    for (const width of [1_280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await visitor.lookInBothThemes(`template ${width}`);
      expect([width, await accessibilityFaults(page)]).toEqual([width, []]);
    }
    expect(people.faults()).toEqual([]);
  });

  it('begin a new board by keyboard alone; an empty one is the default [DEC-9.TEMPLATE-2]', async () => {
    await mark();
    const { page } = await people.open('/boards');
    await page.getByRole('button', { name: 'New board' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Begin with').waitFor();
    await page.keyboard.type('Autumn party');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ev');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Autumn party' }).waitFor();
    const copy = new ShownBoard(page, people.owner.api, idIn(page));
    await copy.has('To do', ['Book the hall', 'Order flowers']);
    await page.goto(`${people.deployment.origin}/boards`);
    await page.getByRole('button', { name: 'New board' }).click();
    await page.keyboard.type('Bare');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Bare' }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    expect(await page.getByRole('heading', { level: 2, name: 'To do' }).count()).toBe(0);
    expect(people.faults()).toEqual([]);
  });
});
