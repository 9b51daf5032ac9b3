import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { components } from '@kiban/client';
import type { Locator, Page } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ArrangedBoard } from './arranged-board.js';
import { isAccessibleInBothThemes } from './both-themes.js';
import { KeyboardPerson } from './keyboard-person.js';
import { ScreenVisitors } from './screen-visitors.js';
import { TouchPerson } from './touch-person.js';

type Field = components['schemas']['CustomField'];

describeWithBrowser('the filter by custom fields', (found) => {
  let people: ScreenVisitors;
  let world: ArrangedBoard;
  let region: Field;
  let size: number;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    world = await ArrangedBoard.make(people.owner);
    const { api } = people.owner;
    [region] = (await api.must<Field[]>('GET', `${world.path}/fields`)) as [Field];
    size = await field({ name: 'Size', type: 'number' });
    await setValue('Flowers', region.id, 'EMEA');
    await setValue('Cake', region.id, 'APAC');
    await setValue('Flowers', size, 5);
    await setValue('Cake', size, 40);
  });
  afterEach(() => people.closeWindows());

  const field = async (body: Pick<Field, 'name' | 'type'>): Promise<number> =>
    (await people.owner.api.must<Field>('POST', `${world.path}/fields`, body)).id;

  async function setValue(title: string, field: number, value: unknown): Promise<void> {
    const { id } = await world.stored(title);
    await people.owner.api.must('PUT', `/cards/${id}/fields/${field}`, { value });
  }

  async function open(query = '', window: Parameters<ScreenVisitors['open']>[1] = {}): Promise<Visitor> {
    const visitor = await people.open(world.path + query, window);
    await visitor.page.getByText('Live', { exact: true }).waitFor();
    return visitor;
  }

  async function shows(page: Page, titles: string): Promise<void> {
    await eventually(`the board shows ${titles || 'no cards'}`, async () => {
      const texts = await page.locator('main li a[href*="/cards/"]').allInnerTexts();
      return texts.map((text) => text.trim().split('\n')[0]).join() === titles ? true : undefined;
    });
  }

  async function isSound(visitor: Visitor, name: string): Promise<void> {
    await visitor.look(name);
    await isAccessibleInBothThemes(visitor.page);
  }

  const add = { name: 'Filter by a custom field' };
  const filterText = (page: Page): Locator => page.getByRole('searchbox', { name: 'Text or number' });

  async function isOnFirstLine(page: Page): Promise<void> {
    await page.getByRole('button', add).waitFor();
    const [text, clear] = await Promise.all([
      filterText(page).boundingBox(),
      page.getByRole('button', { name: 'Clear', exact: true }).boundingBox(),
    ]);
    expect(clear?.y).toBe(text?.y);
    expect((clear?.x ?? 0) + (clear?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }

  it('is made by mouse [DEC-9.FIELDS-5]', async () => {
    const visitor = await open();
    const { page } = visitor;
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('button', add).click();
    await page.getByRole('menuitem', { name: 'Region' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filter by “Region”' });
    await dialog.getByLabel('EMEA').check();
    await isSound(visitor, 'field filter');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await shows(page, 'Flowers');
    expect(new URL(page.url()).searchParams.has(`field:${region.id}`)).toBe(true);
    expect(people.faults()).toEqual([]);
  });

  it('is changed and removed by mouse, and outlives a reload [DEC-9.FIELDS-5]', async () => {
    const visitor = await open(`?field:${region.id}=${region.options[0]?.id}`);
    const { page } = visitor;
    await shows(page, 'Flowers');
    await page.getByRole('button', { name: 'Region: EMEA' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filter by “Region”' });
    await dialog.getByLabel('No value').check();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await shows(page, 'Flowers,Music,Venue');
    await page.reload();
    await shows(page, 'Flowers,Music,Venue');
    await page.getByRole('button', { name: 'Region: EMEA, No value' }).waitFor();
    await isSound(visitor, 'filtered by field');
    await page.getByRole('button', { name: 'Remove the filter by Region' }).click();
    await shows(page, 'Flowers,Cake,Music,Venue');
    expect(new URL(page.url()).searchParams.has(`field:${region.id}`)).toBe(false);
    expect(people.faults()).toEqual([]);
  });

  type Choose = (dialog: Locator) => Promise<void>;

  /** Makes each condition in turn, waits for the cards that it leaves, and removes it. */
  async function meets(conditions: readonly (readonly [string, Choose, string])[]): Promise<void> {
    const { page } = await open();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    for (const [name, choose, titles] of conditions) {
      await page.getByRole('button', add).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: `Filter by “${name}”` });
      await choose(dialog);
      await dialog.getByRole('button', { name: 'Apply' }).click();
      await shows(page, titles);
      await page.getByRole('button', { name: `Remove the filter by ${name}` }).click();
      await shows(page, 'Flowers,Cake,Music,Venue');
    }
    expect(people.faults()).toEqual([]);
  }

  it('takes texts, links, numbers and dates [DEC-9.FIELDS-5]', async () => {
    await setValue('Flowers', await field({ name: 'Notes', type: 'text' }), 'From the Market');
    await setValue('Cake', await field({ name: 'Link', type: 'url' }), 'https://example.org/cake');
    await setValue('Venue', await field({ name: 'Day', type: 'date' }), '2026-12-24');
    await meets([
      ['Notes', (dialog) => dialog.getByLabel('Contains').fill('market'), 'Flowers'],
      ['Link', (dialog) => dialog.getByLabel('Contains').fill('/CAKE'), 'Cake'],
      ['Size', (dialog) => dialog.getByLabel('To', { exact: true }).fill('5'), 'Flowers'],
      ['Day', (dialog) => dialog.getByLabel('From', { exact: true }).fill('2026-12-24'), 'Venue'],
    ]);
  });

  it('takes checkboxes, members, options and several options [DEC-9.FIELDS-5]', async () => {
    const { api } = people.owner;
    const options = [{ label: 'red' }, { label: 'green' }];
    const several = { name: 'Colors', type: 'multi_select', options };
    const colors = await api.must<Field>('POST', `${world.path}/fields`, several);
    const { member } = await api.must<{ member: { id: number } }>('GET', '/me');
    await setValue('Music', await field({ name: 'Packed', type: 'checkbox' }), true);
    await setValue('Flowers', await field({ name: 'Buyer', type: 'member' }), member.id);
    await setValue(
      'Cake',
      colors.id,
      colors.options.map(({ id }) => id),
    );
    await meets([
      ['Packed', (dialog) => dialog.getByLabel('Yes').check(), 'Music'],
      ['Buyer', (dialog) => dialog.getByLabel('Me', { exact: true }).check(), 'Flowers'],
      ['Region', (dialog) => dialog.getByLabel('APAC').check(), 'Cake'],
      ['Colors', (dialog) => dialog.getByLabel('green').check(), 'Cake'],
    ]);
  });

  it('is saved in a view [DEC-9.FIELDS-5]', async () => {
    const { page } = await open(`?field:${region.id}=${region.options[0]?.id},none`);
    await shows(page, 'Flowers,Music,Venue');
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByLabel('Name of the view').fill('Not in APAC');
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.waitForURL(/saved=/);
    const [view] = await people.owner.screen.must<{ query: { fields: unknown } }[]>(
      'GET',
      `${world.path}/views`,
    );
    expect(view?.query.fields).toEqual({ [region.id]: `${region.options[0]?.id},none` });
    expect(people.faults()).toEqual([]);
  });

  it('is made and removed by keyboard alone [DEC-9.FIELDS-5]', async () => {
    const { page } = await open(`?label=urgent`);
    const person = new KeyboardPerson(page);
    await person.tabTo(page.getByRole('button', add));
    await person.press('Enter');
    await page.getByRole('menuitem', { name: 'Size' }).waitFor();
    await person.press('s', 'Enter');
    await person.finds(page.getByLabel('From', { exact: true }));
    await person.enter('10');
    await shows(page, 'Cake');
    await person.tabTo(page.getByRole('button', { name: 'Size: from 10' }), 'Shift+Tab');
    await person.press('Enter');
    await person.tabTo(page.getByRole('button', { name: 'Remove the condition' }));
    await person.press('Enter');
    await shows(page, 'Flowers,Cake');
    await person.finds(filterText(page));
    expect(people.faults()).toEqual([]);
  });

  it('leaves the focus on the next condition, the one before it, or the filter when one is removed by key [DEC-9.FIELDS-7]', async () => {
    const third = await field({ name: 'Notes', type: 'text' });
    const { page } = await open(`?field:${region.id}=none&field:${size}=none&field:${third}=none`);
    await shows(page, 'Music,Venue');
    const person = new KeyboardPerson(page);
    const remove = (name: string): Locator =>
      page.getByRole('button', { name: `Remove the filter by ${name}`, exact: true });
    await person.tabTo(remove('Size'));
    await person.press('Enter');
    await remove('Size').waitFor({ state: 'detached' });
    await person.finds(remove('Notes'));
    await person.press('Space');
    await remove('Notes').waitFor({ state: 'detached' });
    await person.finds(remove('Region'));
    await person.press('Enter');
    await shows(page, 'Flowers,Cake,Music,Venue');
    await person.finds(filterText(page));
    expect(people.faults()).toEqual([]);
  });

  it('keeps “Clear” on the first line of a laptop, with and without conditions [DEC-9.FIELDS-7]', async () => {
    const others = await Promise.all(
      ['Notes', 'Where it comes from', 'Who paid for it'].map((name) => field({ name, type: 'text' })),
    );
    const { page } = await open(`?due=none`);
    await isOnFirstLine(page);
    const all = [region.id, size, ...others].map((id) => `field:${id}=none`).join('&');
    await page.goto(`${page.url().split('?')[0] ?? ''}?${all}`);
    await page.getByRole('button', { name: 'Who paid for it: No value' }).waitFor();
    await isOnFirstLine(page);
    expect(people.faults()).toEqual([]);
  });

  it('is made by touch on a phone, and holds in the table [DEC-9.FIELDS-5]', async () => {
    const visitor = await open(`?label=urgent`, { hasTouch: true });
    const { page } = visitor;
    const person = await TouchPerson.at(page);
    await page.getByRole('button', add).tap();
    await page.getByRole('menuitem', { name: 'Region' }).tap();
    await page.getByLabel('APAC').tap();
    expect(await person.smallTargets()).toEqual([]);
    await visitor.lookInBothThemes('field filter 360');
    await page.getByRole('button', { name: 'Apply' }).tap();
    await shows(page, 'Cake');
    expect(await person.smallTargets()).toEqual([]);
    await visitor.lookInBothThemes('filtered by field 360');
    await page.goto(page.url().replace(world.path, `${world.path}/table`));
    await page
      .getByRole('gridcell', { name: 'Cake' })
      .or(page.getByRole('rowheader', { name: 'Cake' }))
      .first()
      .waitFor();
    expect(await page.getByText('Flowers', { exact: true }).count()).toBe(0);
    expect(people.faults()).toEqual([]);
  });

  it('says when its field or option was deleted, and hides nothing for it [DEC-9.FIELDS-6]', async () => {
    const emea = region.options[0]?.id;
    const { page } = await open(`?field:${region.id}=${emea}`);
    await shows(page, 'Flowers');
    const options = [{ id: region.options[1]?.id, label: 'APAC' }];
    await people.owner.api.must('PATCH', `/fields/${region.id}`, { options });
    await page.getByRole('button', { name: 'Region: no longer applies' }).waitFor();
    await shows(page, 'Flowers,Cake,Music,Venue');
    await people.owner.api.must('DELETE', `/fields/${region.id}`);
    await page.getByText('Deleted field').waitFor();
    await shows(page, 'Flowers,Cake,Music,Venue');
    await page.getByRole('button', { name: 'Remove the filter by Deleted field' }).click();
    await page.getByText('Deleted field').waitFor({ state: 'detached' });
    expect(people.faults()).toEqual([]);
  });

  it.each(['field:1=x', 'field:999999999999999=none', 'field:0=none', 'field:__proto__=x', 'field:-1=1'])(
    'does nothing for the address ?%s [DEC-9.FIELDS-6]',
    async (query) => {
      const { page } = await open(`?${query}&field:${size}=${'9'.repeat(3_000)}`);
      await shows(page, 'Flowers,Cake,Music,Venue');
      expect(people.faults()).toEqual([]);
    },
  );
});
