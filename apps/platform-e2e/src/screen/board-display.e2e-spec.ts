import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { CDPSession, Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

const LAPTOP = { width: 1_280, height: 800 };

interface StoredCard {
  readonly id: number;
  readonly title: string;
  readonly labels: readonly { name: string }[];
  readonly fields: Readonly<Record<string, unknown>>;
}

describeWithBrowser('rows, sort and faces of a board', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let visitor: Visitor;
  let made: MadeBoard;
  let board: ShownBoard;
  let regionId: number;
  const labelIds: Record<string, number> = {};
  const others: Visitor[] = [];

  beforeAll(async () => {
    deployment = await testDeployment();
    [browser, owner] = await Promise.all([WatchedBrowser.start(found), newOwner(deployment)]);
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all([visitor, ...others.splice(0)].map((each) => each.close()));
  });

  /** Flowers is urgent, Cake urgent and fun; Music and Venue have no label. */
  beforeEach(async () => {
    made = await makeBoard(owner.api, { 'To do': ['Flowers', 'Cake', 'Music'], Doing: ['Venue'], Done: [] });
    for (const [name, color] of [
      ['urgent', '#ef4444'],
      ['fun', '#22c55e'],
    ] as const) {
      const label = await owner.api.must<{ id: number }>('POST', `/boards/${made.id}/labels`, {
        name,
        color,
      });
      labelIds[name] = label.id;
    }
    const region = await owner.api.must<{ id: number }>('POST', `/boards/${made.id}/fields`, {
      name: 'Region',
      type: 'select',
      options: [{ label: 'EMEA' }, { label: 'APAC', color: '#22c55e' }],
    });
    regionId = region.id;
    await setLabels('Flowers', ['urgent']);
    await setLabels('Cake', ['urgent', 'fun']);
    await set('Flowers', { dueDate: '2031-11-30' });
    await set('Music', { dueDate: '2031-11-28' });
  });

  async function stored(title: string): Promise<StoredCard> {
    const { lists } = await owner.api.must<{ lists: { cards: StoredCard[] }[] }>('GET', `/boards/${made.id}`);
    const card = lists.flatMap(({ cards }) => cards).find((each) => each.title === title);
    if (!card) throw new Error(`There is no card ${title}.`);
    return card;
  }

  async function setLabels(title: string, names: readonly string[]): Promise<void> {
    const { id } = await stored(title);
    await owner.api.must('PUT', `/cards/${id}/labels`, { labelIds: names.map((name) => labelIds[name]) });
  }

  async function set(title: string, change: unknown): Promise<void> {
    await owner.api.must('PATCH', `/cards/${(await stored(title)).id}`, change);
  }

  async function enter(query: string, hasTouch = false): Promise<Visitor> {
    const entered = await browser.visitor(deployment.origin, { hasTouch });
    if (!hasTouch) await entered.page.setViewportSize(LAPTOP);
    await entered.open(`/boards/${made.id}${query}`);
    await signInByForm(entered, owner.account);
    await entered.page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    return entered;
  }

  async function open(query: string, hasTouch = false): Promise<void> {
    visitor = await enter(query, hasTouch);
    board = new ShownBoard(visitor.page, owner.api, made.id);
  }

  const cell = (list: string, row: string, { page } = visitor): Locator =>
    page.getByRole('group', { name: `${list}, ${row}`, exact: true });

  const cardIn = (list: string, row: string, title: string, shownBy = visitor): Locator =>
    cell(list, row, shownBy).getByRole('link', { name: title, exact: true });

  /** Waits until a cell shows these cards in this order. */
  async function cellHas(
    list: string,
    row: string,
    titles: readonly string[],
    shownBy = visitor,
  ): Promise<void> {
    await cell(list, row, shownBy).waitFor();
    await eventually(`${list}, ${row} shows ${titles.join(', ') || 'no cards'}`, async () => {
      const texts = await cell(list, row, shownBy).locator('li a').allInnerTexts();
      return texts.map((text) => text.trim()).join() === titles.join() ? true : undefined;
    });
  }

  async function hasLabels(title: string, names: readonly string[]): Promise<void> {
    await eventually(`${title} has the labels ${names.join(', ') || 'none'}`, async () => {
      const { labels } = await stored(title);
      const has = labels.map(({ name }) => name).sort();
      return has.join() === [...names].sort().join() ? true : undefined;
    });
  }

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    for (const colorScheme of ['dark', 'light'] as const) {
      await visitor.page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(visitor.page)).toEqual([]);
    }
    expect(visitor.faults).toEqual([]);
  }

  async function drag(card: Locator, to: { x: number; y: number }): Promise<void> {
    const { mouse } = visitor.page;
    const from = await board.middleOf(card);
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + 10, from.y + 10, { steps: 3 });
    await mouse.move(to.x, to.y, { steps: 10 });
  }

  describe('rows', () => {
    it('show a card in each of its rows, and a drop sets the value as one step', async () => {
      await open('?group=label');
      const { page } = visitor;
      await cellHas('To do', 'urgent', ['Flowers', 'Cake']);
      await cellHas('To do', 'fun', ['Cake']);
      await cellHas('To do', 'No label', ['Music']);
      await isSound('rows by label');
      await drag(cardIn('To do', 'urgent', 'Flowers'), await board.middleOf(cell('Doing', 'fun')));
      await board.says('Flowers, Doing, fun, 1 of 1');
      await page.mouse.up();
      await cellHas('Doing', 'fun', ['Flowers']);
      await cellHas('To do', 'urgent', ['Cake']);
      await hasLabels('Flowers', ['fun']);
      await board.card('Flowers').focus();
      await page.keyboard.press('Control+z');
      await cellHas('To do', 'urgent', ['Flowers', 'Cake']);
      await hasLabels('Flowers', ['urgent']);
      await drag(cardIn('To do', 'fun', 'Cake'), await board.middleOf(cell('To do', 'No label')));
      await page.mouse.up();
      await hasLabels('Cake', []);
      await cellHas('To do', 'fun', []);
      expect(visitor.faults).toEqual([]);
    });

    it('are walked and crossed by keyboard alone', async () => {
      await open('?group=label');
      const { keyboard, page } = { keyboard: visitor.page.keyboard, page: visitor.page };
      await cellHas('To do', 'urgent', ['Flowers', 'Cake']);
      await keyboard.press('ArrowDown');
      await board.hasFocus('Flowers');
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await cell('To do', 'fun').locator('a:focus', { hasText: 'Cake' }).waitFor();
      await keyboard.press('Shift+ArrowDown');
      await board.says('Cake, To do, No label, 1 of 2');
      await hasLabels('Cake', []);
      await cell('To do', 'No label').locator('a:focus', { hasText: 'Cake' }).waitFor();
      await keyboard.press('Shift+ArrowUp');
      await hasLabels('Cake', ['fun']);
      await keyboard.press('Shift+ArrowRight');
      await cellHas('Doing', 'fun', ['Cake']);
      await cell('Doing', 'fun').locator('a:focus', { hasText: 'Cake' }).waitFor();
      await keyboard.press('ArrowRight');
      await cell('Done', 'fun').locator('button:focus').waitFor();
      await keyboard.press('Enter');
      await page.getByLabel('Title of the new card in Done, fun').fill('Games');
      await keyboard.press('Enter');
      await keyboard.press('Escape');
      await cellHas('Done', 'fun', ['Games']);
      await hasLabels('Games', ['fun']);
      expect(await page.locator('[data-card-link][tabindex="0"]').count()).toBeLessThanOrEqual(1);
      expect(visitor.faults).toEqual([]);
    });

    it('set the value of a custom field, fold, and are in the address', async () => {
      await open('');
      const { page } = visitor;
      await board.card('Flowers').waitFor();
      await page.getByRole('button', { name: 'Display', exact: true }).click();
      const panel = page.getByRole('dialog', { name: 'Display' });
      await panel.getByLabel('Group').selectOption('Region');
      await page.waitForURL(/\?group=field%3A\d+$/);
      // A phone has a sheet in its place, which has a test of its own.
      await visitor.lookInBothThemes('display 1280');
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(visitor.faults).toEqual([]);
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      await cellHas('To do', 'No value: Region', ['Flowers', 'Cake', 'Music']);
      await drag(cardIn('To do', 'No value: Region', 'Music'), await board.middleOf(cell('To do', 'APAC')));
      await page.mouse.up();
      await cellHas('To do', 'APAC', ['Music']);
      await eventually('the value is stored', async () =>
        (await stored('Music')).fields[regionId] === undefined ? undefined : true,
      );
      await page.getByRole('button', { name: 'Fold the row EMEA' }).click();
      await cell('To do', 'EMEA').waitFor({ state: 'detached' });
      await page.reload();
      await cellHas('To do', 'APAC', ['Music']);
      await page.getByRole('button', { name: 'Remove the rows' }).click();
      await page.waitForURL(/\/boards\/\d+$/);
      await board.has('To do', ['Flowers', 'Cake', 'Music']);
      expect(visitor.faults).toEqual([]);
    });

    it('follow the changes of another tab without taking the focus', async () => {
      await open('?group=label');
      const other = await enter('?group=label&sort=title');
      others.push(other);
      await cellHas('To do', 'urgent', ['Flowers', 'Cake']);
      await cellHas('To do', 'urgent', ['Cake', 'Flowers'], other);
      await cardIn('To do', 'urgent', 'Flowers').focus();
      await cardIn('To do', 'urgent', 'Cake', other).focus();
      await other.page.keyboard.press('Shift+ArrowRight');
      await cellHas('Doing', 'urgent', ['Cake']);
      await board.hasFocus('Flowers');
      await setLabels('Flowers', ['fun']);
      await cellHas('To do', 'fun', ['Flowers']);
      await cellHas('To do', 'fun', ['Flowers'], other);
      await board.hasFocus('Flowers');
      await other.page.locator('a:focus', { hasText: 'Cake' }).waitFor();
      await set('Cake', { title: 'Zwieback' });
      await cellHas('Doing', 'fun', ['Zwieback'], other);
      await other.page.locator('a:focus', { hasText: 'Zwieback' }).waitFor();
      expect([...visitor.faults, ...other.faults]).toEqual([]);
    });
  });

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
      await drag(board.card('Cake'), await board.middleOf(board.card('Music')));
      await page.mouse.up();
      await page.getByText('This board is sorted.').waitFor();
      await drag(board.card('Flowers'), await board.middleOf(board.list('Doing')));
      await board.says('Flowers, Doing, 1 of 2');
      await page.mouse.up();
      await shown('Doing', 'Flowers,Venue');
      await page.getByRole('button', { name: 'Remove the sort' }).first().click();
      await page.waitForURL(/\/boards\/\d+$/);
      await board.has('To do', ['Cake', 'Music']);
      await board.has('Doing', ['Venue', 'Flowers']);
      expect(visitor.faults).toEqual([]);
    });
  });

  it('shows the chosen fields on the faces, also after a reload', async () => {
    const { id } = await stored('Flowers');
    const fields = await owner.api.must<{ id: number; options: { id: number }[] }[]>(
      'GET',
      `/boards/${made.id}/fields`,
    );
    const apac = fields.find((field) => field.id === regionId)?.options[1]?.id;
    await owner.api.must('PUT', `/cards/${id}/fields/${regionId}`, { value: apac });
    await open('');
    const { page } = visitor;
    const card = page.locator('li', { has: board.card('Flowers') });
    await card.getByText(`#${id}`, { exact: true }).waitFor();
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
    expect(await card.getByText(`#${id}`, { exact: true }).count()).toBe(0);
    await isSound('compact faces');
  });

  describe('by touch, at 360 px', () => {
    const touch = (
      session: CDPSession,
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      at?: { x: number; y: number },
    ): Promise<unknown> => session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });

    it('chooses rows in a sheet, and drags into another row', async () => {
      await open('', true);
      const { page } = visitor;
      await page.getByRole('button', { name: 'Display', exact: true }).tap();
      const sheet = page.getByRole('dialog', { name: 'Display' });
      await sheet.getByLabel('Group').selectOption('Label');
      await isSound('display sheet');
      await sheet.getByRole('button', { name: 'Close' }).tap();
      await cellHas('To do', 'urgent', ['Flowers', 'Cake']);
      const session = await visitor.context.newCDPSession(page);
      const from = await board.middleOf(cardIn('To do', 'urgent', 'Cake'));
      const to = await board.middleOf(cell('To do', 'fun'));
      await touch(session, 'touchStart', from);
      await board.says('Lifted Cake.');
      await touch(session, 'touchMove', { x: from.x, y: from.y + 20 });
      await touch(session, 'touchMove', to);
      await board.says('Cake, To do, fun');
      await touch(session, 'touchEnd');
      await hasLabels('Cake', ['fun']);
      await cellHas('To do', 'urgent', ['Flowers']);
      await visitor.fits('rows on a phone');
      expect(visitor.faults).toEqual([]);
    });
  });
});
