import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard } from './shown-board.js';
import { TouchPerson } from './touch-person.js';

const REJECTED = 'This change is not possible.';
const ACTIONS = ['Move to …', 'Assign …', 'Labels …', 'Due date …', 'Complete or reopen', 'Archive'];

describeWithBrowser('what floats above a board', (found) => {
  let people: ScreenVisitors;
  let visitor: Visitor;
  let board: ShownBoard;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    const titles = Array.from({ length: 20 }, (_, n) => `Card ${n + 1}`);
    const { id } = await makeBoard(people.owner.api, { 'To do': titles });
    visitor = await people.open(`/boards/${id}`, {
      hasTouch: true,
      prepare: ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }),
    });
    board = new ShownBoard(visitor.page, people.owner.api, id);
    await visitor.page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
    await visitor.page.route('**/api/v1/cards/**', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 422, json: { code: 'validation_failed', error: REJECTED } }),
    );
  });
  afterEach(() => people.closeWindows());

  const button = (name: string, within: Locator | Visitor['page'] = visitor.page): Locator =>
    within.getByRole('button', { name, exact: true });

  /** A finger reaches each of them where it is, without scrolling, and nothing lies above it. */
  async function areReached(controls: readonly Locator[]): Promise<void> {
    const { width = 0, height = 0 } = visitor.page.viewportSize() ?? {};
    for (const control of controls) {
      await control.tap({ trial: true });
      const box = await control.boundingBox();
      const isWithin = box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height;
      expect([String(control), isWithin]).toEqual([String(control), true]);
    }
  }

  const faults = (): string[] => visitor.faults.filter((fault) => !fault.includes('status of 422'));

  async function isSound(name: string): Promise<void> {
    await visitor.lookInBothThemes(name);
    expect(await accessibilityFaults(visitor.page)).toEqual([]);
    expect(faults()).toEqual([]);
  }

  it.each([360, 768, 1_280])('leaves every action of a selection in reach at %d px', async (width) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height: 740 });
    const person = await TouchPerson.at(page);
    for (const title of ['Card 1', 'Card 2']) {
      await button(`Actions of ${title}`).tap();
      await page
        .getByRole('option', { name: /^Select/ })
        .first()
        .tap();
    }
    const bar = page.getByRole('region', { name: 'Selected cards' });
    await bar.getByText('2 selected').waitFor();
    await button('Complete or reopen', bar).tap();
    const failure = page.getByRole('alert').filter({ hasText: REJECTED });
    await failure.waitFor();
    await areReached([...ACTIONS, 'Clear the selection'].map((name) => button(name, bar)));
    // The last card of the list is not below the bar.
    await board.card('Card 20').scrollIntoViewIfNeeded();
    await button('Dismiss', failure).tap();
    await areReached([board.card('Card 20')]);
    expect(await person.smallTargets()).toEqual([]);
    await isSound(`selection ${width}`);
  });

  it('leaves the form of a comment in reach on a phone, and its own buttons above a sheet', async () => {
    const { page } = visitor;
    await board.card('Card 1').tap();
    const panel = page.getByRole('dialog').first();
    await button('Complete', panel).tap();
    const failure = page.getByRole('alert').filter({ hasText: REJECTED });
    await failure.waitFor();
    const comment = panel.getByLabel('Write a comment …');
    await areReached([comment]);
    await comment.tap();
    await page.keyboard.type('A long text.\n\n\n\nIts form is higher.');
    await areReached([button('Comment', panel), comment]);
    await isSound('failure above the comment');
    await button('Dismiss', failure).tap();
    await failure.waitFor({ state: 'detached' });

    await button('Complete', panel).tap();
    await failure.waitFor();
    await button('Close', panel).tap();
    await panel.waitFor({ state: 'detached' });
    await button('Actions of Card 1').tap();
    await page.getByRole('option', { name: /^Move to …/ }).tap();
    const sheet = page.getByRole('dialog', { name: /Move/ });
    await areReached([button('Move', sheet), button('Close', sheet)]);
    await isSound('failure above a sheet');
    await button('Dismiss', failure).tap();
    await failure.waitFor({ state: 'detached' });
    await sheet.waitFor();
    expect(faults()).toEqual([]);
  });
});
