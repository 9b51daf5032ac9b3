import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ArrangedBoard, ShownRows } from './arranged-board.js';
import { MousePerson } from './mouse-person.js';
import { ScreenVisitors } from './screen-visitors.js';

describeWithBrowser('sort and faces of a board', (found) => {
  let visitors: ScreenVisitors;
  let visitor: Visitor;
  let world: ArrangedBoard;
  let board: ShownRows;
  let person: MousePerson;

  beforeAll(async () => {
    visitors = await ScreenVisitors.start(found);
  });
  afterAll(() => visitors.close());
  afterEach(() => visitors.closeWindows());
  beforeEach(async () => {
    world = await ArrangedBoard.make(visitors.owner);
  });

  async function open(query: string): Promise<void> {
    visitor = await visitors.open(world.path + query);
    await visitor.page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    board = new ShownRows(visitor.page, world);
    person = new MousePerson(visitor.page);
  }

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    for (const colorScheme of ['dark', 'light'] as const) {
      await visitor.page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(visitor.page)).toEqual([]);
    }
    expect(visitor.faults).toEqual([]);
  }

  describe('a sort', () => {
    it('orders the lists, keeps their manual order, and says why a card stays', async () => {
      await open('?sort=due');
      const { page } = visitor;
      const shown = async (list: string, titles: string): Promise<void> =>
        eventually(`${list} shows ${titles}`, async () => {
          const texts = await board.list(list).locator('li a').allInnerTexts();
          return texts.map((text) => text.trim()).join() === titles ? true : undefined;
        }).then(() => undefined);
      await shown('To do', 'Music,Flowers,Cake');
      await page.getByText('Sorted: Due date').waitFor();
      await isSound('sorted board');
      await person.drag(board.card('Cake'), board.card('Music'));
      await person.release();
      await page.getByText('This board is sorted.').waitFor();
      await person.drag(board.card('Flowers'), board.list('Doing'));
      await board.says('Flowers, Doing, 1 of 2');
      await person.release();
      await shown('Doing', 'Flowers,Venue');
      await page.getByRole('button', { name: 'Remove the sort' }).first().click();
      await page.waitForURL(/\/boards\/\d+$/);
      await board.has('To do', ['Cake', 'Music']);
      await board.has('Doing', ['Venue', 'Flowers']);
      expect(visitor.faults).toEqual([]);
    });
  });

  it('shows the chosen fields on the faces, also after a reload', async () => {
    const { id, number, url } = await world.stored('Flowers');
    const fields = await visitors.owner.api.must<{ id: number; options: { id: number }[] }[]>(
      'GET',
      `/boards/${world.made.id}/fields`,
    );
    const apac = fields.find((field) => field.id === world.regionId)?.options[1]?.id;
    await visitors.owner.api.must('PUT', `/cards/${id}/fields/${world.regionId}`, { value: apac });
    await open('');
    const { page } = visitor;
    const card = page.locator('li', { has: board.card('Flowers') });
    await card.getByText(`#${number}`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Display', exact: true }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Display' });
    await panel.getByLabel('Group').waitFor();
    await panel.getByRole('checkbox', { name: 'Region' }).focus();
    await page.keyboard.press('Space');
    await card.getByText('APAC').waitFor();
    await panel.getByRole('checkbox', { name: 'Number' }).focus();
    await page.keyboard.press('Space');
    await panel.getByRole('radio', { name: 'Compact' }).check();
    await page.keyboard.press('Escape');
    await page.locator('button:focus', { hasText: 'Display' }).waitFor();
    await page.reload();
    await card.getByText('APAC').waitFor();
    expect(await card.getByText(`#${number}`, { exact: true }).count()).toBe(0);
    await isSound('compact faces');
    // What is shown can be typed.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command palette' }).fill(`#${number}`);
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/boards/${world.made.id}/cards/${id}$`));
    for (const address of [new URL(`/cards/%23${number}`, page.url()).href, url]) {
      await page.goto('about:blank');
      await page.goto(address);
      await page.waitForURL(new RegExp(`/boards/${world.made.id}/cards/${id}$`));
    }
  });
});
