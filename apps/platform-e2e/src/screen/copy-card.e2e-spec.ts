import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { joinedMember } from '../running/joined-member.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

interface CopiedCard {
  readonly id: number;
  readonly title: string;
  readonly labels: readonly { readonly name: string }[];
  readonly checklist: { readonly done: number; readonly total: number };
}

describeWithBrowser('a card that is copied', (found) => {
  let people: ScreenVisitors;
  let made: MadeBoard;
  let cardId: number;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    const { api } = people.owner;
    made = await makeBoard(api, { 'To do': ['Flowers', 'Cake'], Done: ['Venue'] });
    const cards = await cardsOf(made.lists['To do'] ?? 0);
    cardId = cards[0]?.id ?? 0;
    const label = await api.must<{ id: number }>('POST', `/boards/${made.id}/labels`, {
      name: 'urgent',
      color: '#ef4444',
    });
    await api.must('PUT', `/cards/${cardId}/labels/${label.id}`);
    await api.must('POST', `/cards/${cardId}/checklist`, { text: 'Choose the colour' });
  });
  afterEach(() => people.closeWindows());

  const cardsOf = (listId: number): Promise<CopiedCard[]> =>
    people.owner.api.must<CopiedCard[]>('GET', `/lists/${listId}/cards`);

  it('stands below the original with its content, by mouse; Undo archives it [DEC-9.COPY-2]', async () => {
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    const board = new ShownBoard(page, people.owner.api, made.id);
    await board.card('Flowers').click();
    const panel = page.getByRole('dialog').first();
    await panel.getByRole('button', { name: 'Card actions' }).click();
    await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
    await page.getByText('Copied “Flowers”.').waitFor();
    await board.has('To do', ['Flowers', 'Flowers', 'Cake']);
    const [original, copy] = await cardsOf(made.lists['To do'] ?? 0);
    expect([original?.id, copy?.id === cardId]).toEqual([cardId, false]);
    expect(copy).toMatchObject({ labels: [{ name: 'urgent' }], checklist: { done: 0, total: 1 } });
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await board.has('To do', ['Flowers', 'Cake']);
    expect(people.faults()).toEqual([]);
  });

  it('is made from the palette and taken back by keys [DEC-9.COPY-2]', async () => {
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    const board = new ShownBoard(page, people.owner.api, made.id);
    await board.card('Cake').focus();
    await page.keyboard.press('.');
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type('copy');
    await page.getByRole('dialog').getByRole('option', { name: 'Copy', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await board.has('To do', ['Flowers', 'Cake', 'Cake']);
    await board.card('Cake').first().focus();
    await page.keyboard.press('Control+z');
    await board.has('To do', ['Flowers', 'Cake']);
    await page.keyboard.press('Control+Shift+z');
    await board.has('To do', ['Flowers', 'Cake', 'Cake']);
    expect(people.faults()).toEqual([]);
  });

  it('goes to another list, and to another board, which the toast leads to [DEC-9.COPY-3]', async () => {
    const { api } = people.owner;
    const { id: other } = await api.must<{ id: number }>('POST', '/boards', { name: 'Elsewhere' });
    const { id: farAway } = await api.must<{ id: number }>('POST', `/boards/${other}/lists`, {
      name: 'Far away',
    });
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    const board = new ShownBoard(page, api, made.id);
    const openDialog = async (): Promise<void> => {
      await board.card('Flowers').first().focus();
      await page.keyboard.press('.');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await page.keyboard.type('copy to');
      await page.getByRole('dialog').getByRole('option', { name: 'Copy to …' }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Copy: Flowers' }).waitFor();
    };
    await openDialog();
    await page.getByRole('combobox', { name: 'List', exact: true }).selectOption('Done');
    expect(await accessibilityFaults(page)).toEqual([]);
    await visitor.look('copy a card to a list');
    await page.keyboard.press('Enter');
    await board.has('Done', ['Venue', 'Flowers']);
    await board.has('To do', ['Flowers', 'Cake']);

    const dialog = page.getByRole('dialog', { name: 'Copy: Flowers' });
    const copyElsewhere = async (): Promise<void> => {
      await openDialog();
      await dialog.getByRole('combobox', { name: 'Board', exact: true }).selectOption({ label: 'Elsewhere' });
      await dialog.getByText('are not copied.').waitFor();
      await dialog.getByRole('combobox', { name: 'List', exact: true }).selectOption('Far away');
      await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByRole('link', { name: 'Show the card' }).waitFor();
    };
    await copyElsewhere();
    expect(await cardsOf(farAway)).toMatchObject([{ title: 'Flowers', labels: [] }]);
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await toasts.getByRole('button', { name: 'Undo', exact: true }).click();
    await eventually('the copy is archived', async () =>
      (await cardsOf(farAway)).length === 0 ? true : undefined,
    );
    await copyElsewhere();
    await page.getByRole('link', { name: 'Show the card' }).click();
    await page.waitForURL(new RegExp(`/boards/${other}/cards/`));
    await page.getByRole('dialog').getByRole('heading', { level: 2, name: 'Flowers' }).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('is not offered to viewers [DEC-9.COPY-2]', async () => {
    const viewer = await joinedMember(people.deployment, people.owner, 'viewer');
    const { visitor } = await people.openBoard(made.id, { account: viewer.account });
    const { page } = visitor;
    const board = new ShownBoard(page, people.owner.api, made.id);
    await board.card('Flowers').focus();
    await page.keyboard.press('.');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    expect(await page.getByRole('dialog').getByRole('option', { name: /Copy/ }).count()).toBe(0);
    expect(people.faults()).toEqual([]);
  });
});
