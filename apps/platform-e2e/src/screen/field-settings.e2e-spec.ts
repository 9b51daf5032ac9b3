import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { components } from '@kiban/client';
import type { Locator, Page } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { joinedMember } from '../running/joined-member.js';
import { isAccessibleInBothThemes } from './both-themes.js';
import { ScreenVisitors, type Window } from './screen-visitors.js';
import { makeBoard, type MadeBoard } from './shown-board.js';
import { TouchPerson } from './touch-person.js';

type Field = components['schemas']['CustomField'];

const TYPES = [
  'Text',
  'Number',
  'Checkbox',
  'Date',
  'One of several options',
  'Several options',
  'Person',
  'Link',
] as const;

describeWithBrowser('the settings of custom fields', (found) => {
  let people: ScreenVisitors;
  let made: MadeBoard;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    made = await makeBoard(people.owner.api, { 'To do': ['Flowers', 'Cake'] });
  });
  afterEach(() => people.closeWindows());

  const fields = (): Promise<Field[]> => people.owner.api.must<Field[]>('GET', `/boards/${made.id}/fields`);
  const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
  const settings = (page: Page): Locator => dialog(page, 'Custom fields');

  async function open(window?: Window): Promise<Page> {
    const { visitor } = await people.openBoard(made.id, window);
    await visitor.page.getByRole('button', { name: 'Display', exact: true }).click();
    await visitor.page.getByRole('button', { name: 'Custom fields …' }).click();
    await settings(visitor.page).waitFor();
    return visitor.page;
  }

  async function isSound(page: Page): Promise<void> {
    await isAccessibleInBothThemes(page);
  }

  const choose = async (page: Page, name: string, action: string): Promise<void> => {
    await settings(page)
      .getByRole('button', { name: `Actions of ${name}` })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  it('make a field of each type, and refuse a name that is taken [DEC-9.FIELDS-1]', async () => {
    const page = await open();
    for (const type of TYPES) {
      await settings(page).getByRole('button', { name: 'New field' }).click();
      const form = dialog(page, 'New field');
      await form.getByLabel('Name of the field').and(page.locator(':focus')).waitFor();
      await page.keyboard.type(`A ${type}`);
      await form.getByLabel('Type').selectOption({ label: type });
      await page.keyboard.press('Enter');
      await settings(page).getByText(`A ${type}`, { exact: true }).waitFor();
      await settings(page).getByRole('button', { name: 'New field' }).and(page.locator(':focus')).waitFor();
    }
    expect((await fields()).map(({ type }) => type)).toEqual([
      'text',
      'number',
      'checkbox',
      'date',
      'select',
      'multi_select',
      'member',
      'url',
    ]);
    await isSound(page);
    await settings(page).getByRole('button', { name: 'New field' }).click();
    await dialog(page, 'New field').getByLabel('Name of the field').fill('A Text');
    await dialog(page, 'New field').getByRole('button', { name: 'Add the field' }).click();
    await dialog(page, 'New field').getByRole('alert').waitFor();
    expect(await fields()).toHaveLength(TYPES.length);
  });

  it('name, order, recolor and remove options, and say which values go [DEC-9.FIELDS-2]', async () => {
    const { api } = people.owner;
    const field = await api.must<Field>('POST', `/boards/${made.id}/fields`, {
      name: 'Region',
      type: 'select',
      options: [{ label: 'EMEA', color: '#ef4444' }, { label: 'APAC' }, { label: 'AMER' }],
    });
    const page = await open();
    await choose(page, 'Region', 'Edit');
    const form = dialog(page, 'Field “Region”');
    await form.getByLabel('Name of the field').fill('Sales region');
    await form.getByRole('button', { name: 'Move AMER up' }).click();
    await form.getByRole('button', { name: 'Move AMER up' }).click();
    await form.getByLabel('Color of AMER').fill('#22c55e');
    await form.getByRole('button', { name: 'Remove APAC' }).click();
    await form.getByText('Cards lose the value: APAC.').waitFor();
    await form.getByRole('button', { name: 'Add an option' }).click();
    await page.keyboard.type('LATAM');
    await isSound(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await settings(page).getByText('Sales region', { exact: true }).waitFor();
    const [stored] = await fields();
    const [emea, , amer] = field.options;
    expect(stored?.options.map(({ id, label, color }) => [id, label, color])).toEqual([
      [amer?.id, 'AMER', '#22c55e'],
      [emea?.id, 'EMEA', '#ef4444'],
      [expect.any(Number), 'LATAM', expect.stringMatching(/^#/)],
    ]);
    expect(people.faults()).toEqual([]);
  });

  it('order fields by keyboard alone, and delete one after saying what goes with it [DEC-9.FIELDS-3]', async () => {
    const { api } = people.owner;
    for (const name of ['Region', 'Size'])
      await api.must('POST', `/boards/${made.id}/fields`, { name, type: 'text' });
    const [region] = await fields();
    const [card] = await api.must<{ id: number }[]>('GET', `/lists/${made.lists['To do']}/cards`);
    await api.must('PUT', `/cards/${card?.id}/fields/${region?.id}`, { value: 'EMEA' });
    const page = await open();
    await settings(page).getByRole('button', { name: 'Actions of Size' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Move up' }).waitFor();
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await eventually('the order is stored', async () =>
      (await fields()).map(({ name }) => name).join() === 'Size,Region' ? true : undefined,
    );
    await choose(page, 'Region', 'Delete …');
    const question = dialog(page, 'Delete “Region”?');
    await question.getByText('1 card loses its value').waitFor();
    await isSound(page);
    await question.getByRole('button', { name: 'Delete the field' }).click();
    await settings(page).getByText('Size', { exact: true }).waitFor();
    expect((await fields()).map(({ name }) => name)).toEqual(['Size']);
    await settings(page).getByText('Region', { exact: true }).waitFor({ state: 'detached' });
    expect(people.faults()).toEqual([]);
  });

  it('count the values of a board that is still being read, and say so [DEC-9.FIELDS-3]', async () => {
    const { api } = people.owner;
    const region = await api.must<Field>('POST', `/boards/${made.id}/fields`, {
      name: 'Region',
      type: 'text',
    });
    const listId = made.lists['To do'];
    for (const count of [50, 50, 50, 50]) {
      const cards = Array.from({ length: count }, (_, nth) => ({ listId, title: `Card ${nth}` }));
      await api.must('POST', '/cards/batch', { cards, atomic: true });
    }
    const last = await api.must<{ id: number }>('POST', '/cards', { listId, title: 'Last' });
    const [first] = await api.must<{ id: number }[]>('GET', `/lists/${listId}/cards`);
    for (const id of [first?.id, last.id])
      await api.must('PUT', `/cards/${id}/fields/${region.id}`, { value: 'EMEA' });
    const { visitor } = await people.openBoard(made.id);
    const { page } = visitor;
    let respond = (): void => undefined;
    const held = new Promise<void>((resolve) => (respond = resolve));
    await page.route(/\/lists\/\d+\/cards\?/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('button', { name: 'Display', exact: true }).click();
    await page.getByRole('button', { name: 'Custom fields …' }).click();
    await choose(page, 'Region', 'Delete …');
    const question = dialog(page, 'Delete “Region”?');
    await question.getByText('At least 1 card loses its value').waitFor();
    await isSound(page);
    respond();
    await question.getByText(/^2 cards lose their value/).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('are only looked at by viewers [DEC-9.FIELDS-4]', async () => {
    await people.owner.api.must('POST', `/boards/${made.id}/fields`, { name: 'Region', type: 'text' });
    const viewer = await joinedMember(people.deployment, people.owner, 'viewer');
    const page = await open({ account: viewer.account });
    await settings(page).getByText('Region', { exact: true }).waitFor();
    expect(
      await settings(page)
        .getByRole('button', { name: /New field|Actions of/ })
        .count(),
    ).toBe(0);
    expect(people.faults()).toEqual([]);
  });

  it('work by touch on a phone [DEC-9.FIELDS-1]', async () => {
    const { visitor } = await people.openBoard(made.id, { hasTouch: true });
    const { page } = visitor;
    const person = await TouchPerson.at(page);
    await page.getByRole('button', { name: 'Display', exact: true }).tap();
    await page.getByRole('button', { name: 'Custom fields …' }).tap();
    await settings(page).getByRole('button', { name: 'New field' }).tap();
    const form = dialog(page, 'New field');
    await person.write(form.getByLabel('Name of the field'), 'Region');
    await form.getByLabel('Type').selectOption({ label: 'One of several options' });
    await form.getByRole('button', { name: 'Add an option' }).tap();
    await page.keyboard.type('EMEA');
    await form.getByRole('button', { name: 'Remove EMEA' }).tap({ trial: true });
    await visitor.lookInBothThemes('field form 360');
    expect(await person.smallTargets()).toEqual([]);
    await form.getByRole('button', { name: 'Add the field' }).tap();
    await settings(page).getByText('EMEA', { exact: true }).waitFor();
    await visitor.lookInBothThemes('field settings 360');
    expect(await person.smallTargets()).toEqual([]);
    await isSound(page);
    expect(people.faults()).toEqual([]);
  });
});
