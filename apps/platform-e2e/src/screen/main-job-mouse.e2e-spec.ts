import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { MousePerson } from './mouse-person.js';
import { ShownBoard } from './shown-board.js';

interface Card {
  readonly title: string;
  readonly description: string | null;
  readonly commentCount: number;
  readonly labels: readonly { readonly name: string }[];
  readonly completedAt: string | null;
}

describeWithBrowser('the main job by mouse', (found) => {
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

  it.each([1_280, 768])(
    'goes from the sign-in to a token in the settings at %d px',
    async (width) => {
      owner = await newOwner(deployment);
      visitor = await browser.visitor(deployment.origin);
      await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { page } = visitor;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const person = new MousePerson(page);
      const button = (title: string | RegExp): Locator =>
        page.getByRole('button', { name: title, exact: true });
      const option = (title: string | RegExp): Locator => page.getByRole('option', { name: title });

      const isSound = async (step: string): Promise<void> => {
        await visitor.lookInBothThemes(`mouse ${step} ${width}`);
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(visitor.faults).toEqual([]);
      };

      // Sign in.
      await visitor.open('/');
      await page.getByRole('link', { name: 'Sign in', exact: true }).click();
      await person.write(page.getByLabel('E-mail'), owner.account.email);
      await person.write(page.getByLabel('Password', { exact: true }), owner.account.password);
      await button('Sign in').click();

      // A board with lists and cards.
      await button('New board').click();
      await person.write(page.getByLabel('Name of the board'), 'Launch');
      await button('Create').click();
      await page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
      await page.waitForURL(/\/boards\/\d+$/);
      const board = new ShownBoard(page, owner.api, Number(page.url().split('/').at(-1)));
      for (const list of ['To do', 'Doing']) {
        await person.write(page.getByLabel('Name of the list'), list);
        await button('Add a list').click();
        await board.list(list).waitFor();
      }
      await button('Close').click();
      await button('Add a card to To do').click();
      for (const title of ['Flowers', 'Cake !tomorrow', 'Music']) {
        await person.write(page.getByLabel('Title of the new card in To do'), title);
        await button('Add').click();
      }
      await button('Close').click();
      await board.has('To do', ['Flowers', 'Cake', 'Music']);

      // Drag a card to the other list.
      await person.drag(board.card('Flowers'), board.list('Doing').getByRole('heading', { name: 'Doing' }));
      await board.says('Flowers, Doing, 1 of 1');
      await isSound('dragged card');
      await person.release();
      await board.has('Doing', ['Flowers']);

      // Title, label, description, checklist and comment in the panel.
      await board.card('Flowers').click();
      const panel = page.getByRole('dialog').first();
      await panel.getByRole('heading', { level: 2, name: 'Flowers' }).click();
      await person.write(panel.getByLabel('Title', { exact: true }), 'Roses');
      await panel.getByRole('heading', { name: 'Checklist' }).click();
      await panel.getByRole('heading', { level: 2, name: 'Roses' }).waitFor();
      await panel.getByRole('button', { name: 'Label', exact: true }).click();
      await person.write(page.getByRole('combobox', { name: 'Labels' }), 'urgent');
      await option('Create label “urgent”').click();
      await panel.getByRole('button', { name: 'Labels: urgent' }).waitFor();
      await panel.getByRole('heading', { name: 'Checklist' }).click();
      await page.getByRole('combobox', { name: 'Labels' }).waitFor({ state: 'detached' });
      await panel.getByRole('button', { name: 'Add a description …' }).click();
      await person.write(panel.getByRole('textbox', { name: 'Description' }), 'For the **hall**');
      await panel.getByRole('button', { name: 'Save' }).click();
      await panel.getByText('For the hall').waitFor();
      for (const item of ['Order', 'Pick up']) {
        await person.write(panel.getByLabel('Add an item'), item);
        await panel.getByRole('button', { name: 'Add', exact: true }).click();
        await panel.getByRole('checkbox', { name: item }).waitFor();
      }
      await panel.getByRole('checkbox', { name: 'Order' }).click();
      await panel.getByText('1 of 2 done').waitFor();
      await person.write(panel.getByLabel('Write a comment …'), 'Red ones.');
      await panel.getByRole('button', { name: 'Comment', exact: true }).click();
      await panel.getByRole('article').getByText('Red ones.').waitFor();
      await isSound('panel');

      // Archive and restore in the panel.
      await panel.getByRole('button', { name: 'Card actions' }).click();
      await page.getByRole('menuitem', { name: /^Archive/ }).click();
      await panel.getByText('This card is archived and read-only.').waitFor();
      await isSound('archived card');
      await panel.getByRole('button', { name: 'Restore' }).click();
      await panel.getByText('This card is archived and read-only.').waitFor({ state: 'detached' });
      await panel.getByRole('button', { name: 'Close', exact: true }).click();
      await panel.waitFor({ state: 'detached' });
      await board.has('Doing', ['Roses']);

      // Filter by a text and by a label, and clear the filter.
      await button('Filter').click();
      await person.write(page.getByLabel('Text or number'), 'cake');
      await board.card('Music').waitFor({ state: 'detached' });
      await button('Clear').click();
      await board.has('To do', ['Cake', 'Music']);

      // Two cards together: label, complete, undo.
      for (const title of ['Cake', 'Music']) {
        await board.card(title).hover();
        await button(`Actions of ${title}`).click();
        await option(/^Select/)
          .first()
          .click();
      }
      await page.getByText('2 selected').waitFor();
      await isSound('selection');
      await button('Labels …').click();
      await option('urgent').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      await button('Complete or reopen').click();
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
      await button('Clear the selection').click();
      await button('Board menu').click();
      await page.getByRole('menuitem', { name: /^Undo/ }).click();
      await areComplete(0);

      // Archive, and restore by the message that offers it.
      await board.card('Music').hover();
      await button('Actions of Music').click();
      await option(/^Archive/).click();
      await board.card('Music').waitFor({ state: 'detached' });
      const message = page.getByRole('status').filter({ hasText: 'Music' });
      await message.getByRole('button', { name: 'Undo', exact: true }).click();
      await board.has('To do', ['Cake', 'Music']);

      // A token of the settings, which is shown once.
      if (await button('Open the sidebar').isVisible()) await button('Open the sidebar').click();
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await person.write(page.getByLabel('Name', { exact: true }), 'By mouse');
      await person.write(page.getByLabel('Your password'), owner.account.password);
      await button('Issue token').click();
      const token = await page.getByText(/^kbn_/).innerText();
      await button('Copy').click();
      await page.getByText('Copied.').first().waitFor();
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(token);
      await isSound('token');
      await button('Done').click();
      await page.getByText(token).waitFor({ state: 'detached' });
      await page.getByRole('row', { name: /By mouse.*active/ }).waitFor();

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
      expect(visitor.faults).toEqual([]);
    },
    180_000,
  );
});
