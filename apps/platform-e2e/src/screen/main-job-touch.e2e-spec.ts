import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { ShownBoard } from './shown-board.js';
import { TouchPerson } from './touch-person.js';

interface Card {
  readonly title: string;
  readonly description: string | null;
  readonly commentCount: number;
  readonly labels: readonly { readonly name: string }[];
  readonly completedAt: string | null;
}

describeWithBrowser('the main job by touch', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let visitor: Visitor;

  beforeAll(async () => {
    deployment = await testDeployment();
    browser = await WatchedBrowser.start(found);
  });
  afterAll(() => browser.close());
  afterEach(() => visitor.close());

  it.each([
    ['a phone', 360],
    ['a tablet', 768],
  ])(
    'goes from the sign-in to the settings on %s',
    async (name, width) => {
      owner = await newOwner(deployment);
      visitor = await browser.visitor(deployment.origin, { hasTouch: true });
      const { page } = visitor;
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const person = await TouchPerson.at(page);
      const button = (title: string | RegExp): Locator =>
        page.getByRole('button', { name: title, exact: true });
      const option = (title: string | RegExp): Locator => page.getByRole('option', { name: title });

      /** Sound in both themes at this width, with targets for a finger. */
      const isSound = async (step: string): Promise<void> => {
        await visitor.lookInBothThemes(`touch ${step} ${width}`);
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await person.smallTargets()).toEqual([]);
        expect(visitor.faults).toEqual([]);
      };

      // Sign in.
      await visitor.open('/');
      await page.getByRole('link', { name: 'Sign in', exact: true }).tap();
      await person.write(page.getByLabel('E-mail'), owner.account.email);
      await person.write(page.getByLabel('Password', { exact: true }), owner.account.password);
      await button('Sign in').tap();

      // A board with lists and cards.
      await button('New board').tap();
      await person.write(page.getByLabel('Name of the board'), 'Launch');
      await button('Create').tap();
      await page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
      await page.waitForURL(/\/boards\/\d+$/);
      const board = new ShownBoard(page, owner.api, Number(page.url().split('/').at(-1)));
      for (const list of ['To do', 'Doing']) {
        await person.write(page.getByLabel('Name of the list'), list);
        await button('Add a list').tap();
        await board.list(list).waitFor();
      }
      await board.list('Doing').scrollIntoViewIfNeeded();
      await button('Close').tap();
      await board.list('To do').scrollIntoViewIfNeeded();
      await button('Add a card to To do').tap();
      for (const title of ['Flowers', 'Cake !tomorrow', 'Music']) {
        await person.write(page.getByLabel('Title of the new card in To do'), title);
        await button('Add').tap();
      }
      await button('Close').tap();
      await board.has('To do', ['Flowers', 'Cake', 'Music']);
      await isSound('board');

      // Drag a card to the other list: on a phone onto its name.
      const lifted = (): Promise<void> => board.says('Lifted Flowers.');
      const nameOfDoing = page
        .getByRole('navigation', { name: 'Lists' })
        .getByRole('button', { name: /^Doing/ });
      const isPhone = await nameOfDoing.isVisible();
      const place = isPhone ? nameOfDoing : board.list('Doing').getByRole('heading', { name: 'Doing' });
      await person.hold(board.card('Flowers'), lifted, place);
      await board.says('Flowers, Doing, 1 of 1');
      await person.release();
      await board.has('Doing', ['Flowers']);

      // Title, label, description, checklist and comment in the panel.
      if (isPhone) await nameOfDoing.tap();
      await board.card('Flowers').tap();
      const panel = page.getByRole('dialog').first();
      await panel.getByRole('heading', { level: 2, name: 'Flowers' }).tap();
      await panel.getByLabel('Title', { exact: true }).fill('');
      await page.keyboard.type('Roses');
      await page.keyboard.press('Enter');
      await panel.getByRole('heading', { level: 2, name: 'Roses' }).waitFor();
      await panel.getByRole('button', { name: 'Label', exact: true }).tap();
      await person.write(page.getByRole('combobox', { name: 'Labels' }), 'urgent');
      await option('Create label “urgent”').tap();
      await panel.getByRole('button', { name: 'Labels: urgent' }).waitFor();
      await isSound('label picker');
      await panel.getByRole('heading', { name: 'Checklist' }).tap();
      await page.getByRole('combobox', { name: 'Labels' }).waitFor({ state: 'detached' });
      await panel.getByRole('button', { name: 'Add a description …' }).tap();
      await person.write(panel.getByRole('textbox', { name: 'Description' }), 'For the **hall**');
      await panel.getByRole('button', { name: 'Save' }).tap();
      await panel.getByText('For the hall').waitFor();
      for (const item of ['Order', 'Pick up']) {
        await person.write(panel.getByLabel('Add an item'), item);
        await page.keyboard.press('Enter');
        await panel.getByRole('checkbox', { name: item }).waitFor();
      }
      await panel.getByRole('checkbox', { name: 'Order' }).tap();
      await panel.getByText('1 of 2 done').waitFor();
      await person.write(panel.getByLabel('Write a comment …'), 'Red ones.');
      await panel.getByRole('button', { name: 'Comment', exact: true }).tap();
      await panel.getByRole('article').getByText('Red ones.').waitFor();
      await isSound('panel');
      await panel.getByRole('button', { name: 'Close', exact: true }).tap();
      await panel.waitFor({ state: 'detached' });

      // Filter, and clear the filter.
      await button('Filter').tap();
      await person.write(page.getByLabel('Text or number'), 'cake');
      await board.card('Music').waitFor({ state: 'detached' });
      await button('Clear').tap();
      await board.has('To do', ['Cake', 'Music']);

      // Two cards together: label, complete, undo.
      for (const title of ['Cake', 'Music']) {
        await button(`Actions of ${title}`).tap();
        await option(/^Select/)
          .first()
          .tap();
      }
      await page.getByText('2 selected').waitFor();
      await isSound('selection');
      await button('Labels …').tap();
      await option('urgent').tap();
      await isSound('labels of two cards');
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
      await button('Complete or reopen').tap();
      const cards = async (): Promise<Card[]> => {
        const { lists } = await owner.api.must<{ lists: { cards: Card[] }[] }>(
          'GET',
          `/boards/${board.boardId}`,
        );
        return lists.flatMap((list) => list.cards);
      };
      const areComplete = (count: number): Promise<true> =>
        eventually(`${count} cards are complete`, async () =>
          (await cards()).filter(({ completedAt }) => completedAt !== null).length === count
            ? true
            : undefined,
        );
      await areComplete(2);
      await button('Clear the selection').tap();
      await button('Board menu').tap();
      await page.getByRole('menuitem', { name: /^Undo/ }).tap();
      await areComplete(0);

      // Archive, and restore by the message that offers it.
      await button('Actions of Music').tap();
      await option(/^Archive/).tap();
      await board.card('Music').waitFor({ state: 'detached' });
      await button('Undo').tap();
      await board.has('To do', ['Cake', 'Music']);

      if (await button('Open the sidebar').isVisible()) await button('Open the sidebar').tap();
      await page.getByRole('link', { name: 'Settings', exact: true }).tap();
      await page.waitForURL(/\/settings$/);
      const all = await cards();
      expect(all.map(({ labels }) => labels.map((label) => label.name))).toEqual([
        ['urgent'],
        ['urgent'],
        ['urgent'],
      ]);
      expect(all.find(({ title }) => title === 'Roses')).toMatchObject({
        description: 'For the **hall**',
        commentCount: 1,
      });
      expect([name, visitor.faults]).toEqual([name, []]);
    },
    180_000,
  );
});
