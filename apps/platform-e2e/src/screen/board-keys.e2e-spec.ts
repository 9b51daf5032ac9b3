import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import type { Owner } from '../running/owner.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, type MadeBoard, type ShownBoard } from './shown-board.js';

interface ReadCard {
  id: number;
  title: string;
  boardId: number;
  listName: string;
  startDate: string | null;
  dueDate: string | null;
  labels: { name: string }[];
  fields: Record<string, unknown>;
}

describeWithBrowser('the keys of a board', (found) => {
  let people: ScreenVisitors;
  let owner: Owner;
  let visitor: Visitor;
  let page: Page;
  let made: MadeBoard;
  let elsewhere: MadeBoard;
  let board: ShownBoard;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    ({ owner } = people);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    made = await makeBoard(owner.api, { 'To do': ['Flowers', 'Cake', 'Music'], Doing: ['Venue'] });
    elsewhere = await makeBoard(owner.api, { Ideas: ['Balloons', 'Fireworks'] });
    await owner.api.must('PATCH', `/boards/${elsewhere.id}`, { name: 'Elsewhere' });
    await owner.api.must('POST', `/boards/${made.id}/fields`, { name: 'Budget', type: 'number' });
    ({ visitor, board } = await people.openBoard(made.id));
    ({ page } = visitor);
    await board.card('Cake').focus();
  });
  afterEach(() => people.closeWindows());

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }

  const idOf = async (title: string): Promise<number> => {
    const { lists } = await owner.api.must<{ lists: { cards: ReadCard[] }[] }>('GET', `/boards/${made.id}`);
    return lists.flatMap(({ cards }) => cards).find((card) => card.title === title)?.id ?? 0;
  };

  const cardHas = (id: number, isSo: (card: ReadCard) => boolean): Promise<unknown> =>
    eventually(
      'the card',
      async () => isSo(await owner.api.must<ReadCard>('GET', `/cards/${id}`)) || undefined,
    );

  it('move a card to another board and back, with a toast that leads to it', async () => {
    const cakeId = await idOf('Cake');
    await page.keyboard.press('m');
    const list = page.getByRole('combobox', { name: 'List', exact: true });
    await page.locator('select:focus').waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Elsewhere');
    await list.locator('option', { hasText: 'Ideas' }).waitFor({ state: 'attached' });
    const place = page.getByRole('combobox', { name: 'Place', exact: true });
    await place.locator('option', { hasText: 'After Balloons' }).waitFor({ state: 'attached' });
    await isSound('move to another board');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('After Balloons');
    await page.keyboard.press('Enter');
    await page.getByText('Moved “Cake” to another board.').waitFor();
    await board.has('To do', ['Flowers', 'Music']);
    await cardHas(cakeId, ({ boardId, listName }) => boardId === elsewhere.id && listName === 'Ideas');
    const link = page.getByRole('link', { name: 'Show the card' });
    expect(await link.getAttribute('href')).toBe(`/boards/${elsewhere.id}/cards/${cakeId}`);
    await isSound('a card on another board');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await board.has('To do', ['Flowers', 'Cake', 'Music']);
    await cardHas(cakeId, ({ boardId }) => boardId === made.id);
    expect(visitor.faults).toEqual([]);
  });

  it('hear what others change, unless that is switched off', async () => {
    await owner.api.must('POST', `/cards/${await idOf('Venue')}/move`, { listId: made.lists['To do'] });
    await board.has('Doing', []);
    await page.locator('p[role=status]', { hasText: /moved 1 card/ }).waitFor({ state: 'attached' });
    await visitor.open('/settings/profile');
    const announced = page.getByRole('switch', { name: 'Announce changes of others' });
    await announced.uncheck();
    await page.reload();
    await announced.waitFor();
    expect(await announced.isChecked()).toBe(false);
    expect(visitor.faults).toEqual([]);
  });

  it('set the span and a custom field, and create a label', async () => {
    const cakeId = await idOf('Cake');
    await page.keyboard.press('s');
    await page.getByRole('dialog', { name: 'Dates: Cake' }).waitFor();
    await page.getByLabel('Due', { exact: true }).fill('2026-12-24');
    await page.getByLabel('Start', { exact: true }).fill('2026-12-20');
    await isSound('the span of a card');
    await page.getByRole('button', { name: 'Apply' }).click();
    await cardHas(cakeId, ({ startDate, dueDate }) => startDate === '2026-12-20' && dueDate === '2026-12-24');
    await board.hasFocus('Cake');
    await page.keyboard.press('f');
    await page.getByRole('dialog', { name: 'Custom field: Cake' }).waitFor();
    await page.getByRole('option', { name: 'Budget' }).waitFor();
    await isSound('a field of a card');
    await page.keyboard.press('Enter');
    await page.getByRole('spinbutton', { name: 'Budget' }).fill('250');
    await page.keyboard.press('Enter');
    await cardHas(cakeId, ({ fields }) => Object.values(fields).includes(250));
    await board.hasFocus('Cake');
    await page.keyboard.press('l');
    await page.getByRole('dialog', { name: 'Labels: Cake' }).waitFor();
    await page.keyboard.type('sweet');
    await page.getByRole('option', { name: 'Create label “sweet”' }).waitFor();
    await page.keyboard.press('Enter');
    await cardHas(cakeId, ({ labels }) => labels.some(({ name }) => name === 'sweet'));
    await page.getByRole('option', { name: 'sweet', selected: true }).waitFor();
    await isSound('a new label');
  });

  it('fold the list in focus and the sidebar, open the card as a page and return to the board', async () => {
    await page.keyboard.press('h');
    const strip = page.getByRole('button', { name: 'Unfold To do' });
    await strip.waitFor();
    await page.locator('button:focus', { hasText: 'To do' }).waitFor();
    await page.keyboard.press('h');
    await board.hasFocus('Flowers');
    const sidebar = page.getByRole('navigation', { name: 'Workspace' });
    await page.keyboard.press('[');
    await sidebar.waitFor({ state: 'hidden' });
    await page.keyboard.press('[');
    await sidebar.waitFor();
    await board.card('Cake').focus();
    await page.keyboard.press('o');
    await page.waitForURL(/\/cards\/\d+\?page=true$/);
    await page.getByRole('dialog').getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    await isSound('a card as a page');
    await page.keyboard.press('Escape');
    await page.waitForURL(new RegExp(`/boards/${made.id}$`));
    await board.card('Cake').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/cards\/\d+$/);
    await board.card('Music').focus();
    await page.keyboard.press('v');
    await page.keyboard.press('b');
    await page.waitForURL(new RegExp(`/boards/${made.id}$`));
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const title of [
      'Fold or unfold the list',
      'Fold or unfold the sidebar',
      'Show the board',
      'Open as a page',
    ])
      await help.getByText(title, { exact: true }).waitFor();
    expect(visitor.faults).toEqual([]);
  });
});
