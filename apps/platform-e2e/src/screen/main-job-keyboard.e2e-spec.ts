import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { KeyboardPerson } from './keyboard-person.js';
import { ShownBoard } from './shown-board.js';

interface Card {
  readonly description: string | null;
  readonly commentCount: number;
  readonly labels: readonly { readonly name: string }[];
  readonly completedAt: string | null;
  readonly archivedAt: string | null;
}

describeWithBrowser('the main job by keyboard alone', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let visitor: Visitor;

  beforeAll(async () => {
    deployment = await testDeployment();
    [browser, owner] = await Promise.all([WatchedBrowser.start(found), newOwner(deployment)]);
  });
  afterAll(() => browser.close());
  afterEach(() => visitor.close());

  async function isSound(name: string): Promise<void> {
    await visitor.look(`keys ${name}`);
    expect(await accessibilityFaults(visitor.page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }

  it('goes from the sign-in to the settings, and always shows where the focus is', async () => {
    visitor = await browser.visitor(deployment.origin);
    const { page } = visitor;
    await page.setViewportSize({ width: 1_280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const person = new KeyboardPerson(page);
    const button = (name: string | RegExp): ReturnType<typeof page.getByRole> =>
      page.getByRole('button', { name, exact: true });

    // Sign in.
    await visitor.open('/');
    await person.tabTo(page.getByRole('link', { name: 'Sign in', exact: true }));
    await person.press('Enter');
    await person.finds(page.getByLabel('E-mail'));
    await page.keyboard.type(owner.account.email);
    await person.tabTo(page.getByLabel('Password', { exact: true }));
    await person.enter(owner.account.password);

    // A board with lists and cards.
    await person.tabTo(button('New board'));
    await person.press('Enter');
    await person.finds(page.getByLabel('Name of the board'));
    await person.enter('Launch');
    await page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    await isSound('empty board');
    const board = new ShownBoard(page, owner.api, Number(page.url().split('/').at(-1)));
    await person.finds(page.getByLabel('Name of the list'));
    await person.enter('To do', 'Doing', 'Done');
    await board.list('Done').waitFor();
    await person.press('Escape');
    await person.finds(button('Add a card to To do'));
    await person.press('n');
    await person.finds(page.getByLabel('Title of the new card in To do'));
    await person.enter('Flowers', 'Cake !tomorrow', 'Music');
    await person.press('Escape');
    await board.has('To do', ['Flowers', 'Cake', 'Music']);

    // Move a card and edit its title.
    await person.press('Home');
    await person.finds(board.card('Flowers'));
    await person.press('Shift+ArrowRight');
    await board.has('Doing', ['Flowers']);
    await person.finds(board.card('Flowers'));
    await person.press('e');
    await person.finds(page.getByLabel('Title', { exact: true }));
    await person.enter('Roses');
    await board.has('Doing', ['Roses']);
    await person.finds(board.card('Roses'));
    await isSound('moved card');

    // Label, description, checklist and comment in the panel.
    await person.press('Enter');
    const panel = page.getByRole('dialog').first();
    await panel.getByRole('heading', { level: 2, name: 'Roses' }).waitFor();
    await person.tabTo(panel.getByRole('button', { name: 'Label', exact: true }));
    await person.press('Enter');
    await person.finds(page.getByRole('combobox', { name: 'Labels' }));
    await page.keyboard.type('urgent');
    await page.getByRole('option', { name: 'Create label “urgent”' }).waitFor();
    await person.press('Enter');
    await panel.getByRole('button', { name: 'Labels: urgent' }).waitFor();
    await person.press('Escape');
    await person.tabTo(panel.getByRole('button', { name: 'Add a description …' }));
    await person.press('Enter');
    await person.finds(panel.getByRole('textbox', { name: 'Description' }));
    await page.keyboard.type('For the **hall**');
    await person.press('Control+Enter');
    await panel.getByText('For the hall').waitFor();
    await person.tabTo(panel.getByLabel('Add an item'));
    await person.enter('Order', 'Pick up');
    const order = panel.getByRole('checkbox', { name: 'Order' });
    await panel.getByRole('checkbox', { name: 'Pick up' }).waitFor();
    await person.tabTo(order, 'Shift+Tab');
    await person.press('Space');
    await panel.getByText('1 of 2 done').waitFor();
    await person.tabTo(panel.getByLabel('Write a comment …'));
    await page.keyboard.type('Red ones.');
    await person.press('Control+Enter');
    await panel.getByRole('article').getByText('Red ones.').waitFor();
    await isSound('panel');
    await person.press('Escape', 'Escape');
    await panel.waitFor({ state: 'detached' });
    await person.finds(board.card('Roses'));

    // Filter, and clear the filter.
    await person.press('/');
    await person.finds(page.getByLabel('Text or number'));
    await page.keyboard.type('cake');
    await board.card('Music').waitFor({ state: 'detached' });
    await person.press('Enter');
    await person.finds(board.card('Cake'));
    await isSound('filtered board');
    await person.press('0');
    await board.has('To do', ['Cake', 'Music']);

    // Two cards together: label, complete, undo.
    await person.press('Home');
    await person.finds(board.card('Cake'));
    await person.press('x', 'ArrowDown', 'x');
    await page.getByText('2 selected').waitFor();
    await person.press('l');
    await person.finds(page.getByRole('combobox', { name: 'Labels' }));
    await person.enter('urgent');
    await person.press('Escape');
    await person.finds(board.card('Music (selected)'));
    await person.press('t');
    const cards = (): Promise<Card[]> => allCards(owner, board);
    const areComplete = (count: number): Promise<true> =>
      eventually(`${count} cards are complete`, async () =>
        (await cards()).filter(({ completedAt }) => completedAt !== null).length === count ? true : undefined,
      );
    await areComplete(2);
    await isSound('two completed cards');
    await person.press('Control+z');
    await areComplete(0);
    await person.press('Escape');
    await page.getByText('2 selected').waitFor({ state: 'detached' });

    // Archive, and restore by the message that offers it.
    await person.press('Backspace');
    await board.card('Music').waitFor({ state: 'detached' });
    await person.finds(board.card('Cake'));
    await person.tabTo(button('Undo'));
    await person.press('Enter');
    await board.has('To do', ['Cake', 'Music']);

    await person.press('g', 's');
    await page.waitForURL(/\/settings$/);
    const all = await cards();
    expect(all).toHaveLength(3);
    expect(all.map(({ labels }) => labels.map(({ name }) => name))).toEqual([
      ['urgent'],
      ['urgent'],
      ['urgent'],
    ]);
    expect(all).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Roses', description: 'For the **hall**', commentCount: 1 }),
      ]),
    );
    expect(visitor.faults).toEqual([]);
  }, 180_000);
});

async function allCards({ api }: Owner, { boardId }: ShownBoard): Promise<Card[]> {
  const { lists } = await api.must<{ lists: { cards: Card[] }[] }>('GET', `/boards/${boardId}`);
  return lists.flatMap(({ cards }) => cards).filter(({ archivedAt }) => archivedAt === null);
}
