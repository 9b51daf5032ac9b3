import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { components } from '@kiban/client';
import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ArrangedBoard } from './arranged-board.js';
import { KeyboardPerson } from './keyboard-person.js';
import { ScreenVisitors } from './screen-visitors.js';
import { TouchPerson } from './touch-person.js';

type Field = components['schemas']['CustomField'];

describeWithBrowser('custom fields in a new card', (found) => {
  let people: ScreenVisitors;
  let world: ArrangedBoard;
  let fields: Readonly<Record<string, Field>>;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    world = await ArrangedBoard.make(people.owner);
    const { api } = people.owner;
    for (const [name, type] of [
      ['Notes', 'text'],
      ['Size', 'number'],
      ['Packed', 'checkbox'],
      ['Ready on', 'date'],
      ['Buyer', 'member'],
      ['Link', 'url'],
    ])
      await api.must('POST', `${world.path}/fields`, { name, type });
    const options = [{ label: 'red', color: '#ef4444' }, { label: 'green' }];
    await api.must('POST', `${world.path}/fields`, { name: 'Colors', type: 'multi_select', options });
    const all = await api.must<Field[]>('GET', `${world.path}/fields`);
    fields = Object.fromEntries(all.map((each) => [each.name, each]));
  });
  afterEach(() => people.closeWindows());

  const draft = (page: Page): Locator => page.getByLabel('Title of the new card in To do');
  const form = (page: Page): Locator => page.locator('form').filter({ has: draft(page) });
  const idOf = (name: string): number => fields[name]?.id ?? 0;
  const optionOf = (name: string, at: number): number => fields[name]?.options[at]?.id ?? 0;

  async function open(window: Parameters<ScreenVisitors['openBoard']>[1] = {}): Promise<Visitor> {
    const { visitor } = await people.openBoard(world.made.id, window);
    return visitor;
  }

  /** Changes of cards that the page requests. */
  function writesOf(page: Page): string[] {
    const writes: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && pathname.includes('/cards'))
        writes.push(`${request.method()} ${pathname.replace(/^\/api\/v1/, '')}`);
    });
    return writes;
  }

  const values =
    'Region:emea Notes:"from the market" Size:4.5 Packed:yes ready_on:2026-12-24 Buyer:me ' +
    'Link:example.org/a Colors:red,green';

  it('are chips of all eight types before Enter [DEC-9.FIELDS-8]', async () => {
    const visitor = await open();
    const { page } = visitor;
    const person = new KeyboardPerson(page);
    await person.tabTo(page.getByRole('link', { name: 'Flowers', exact: true }));
    await person.press('n');
    await person.finds(draft(page));
    await page.getByText('@name, #label, !date and Field:value set properties.').waitFor();
    await page.keyboard.insertText(`Balloons ${values} #urgent !2026-12-31`);
    const shown = ['EMEA', 'Notes: from the market', 'Size: 4.5', 'Packed: yes', 'red', 'green', 'urgent'];
    for (const text of [...shown, 'Link: https://example.org/a'])
      await form(page).getByText(text, { exact: true }).waitFor();
    await visitor.look('quick add with fields');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(people.faults()).toEqual([]);
  });

  it('are made with the card, its labels and its assignees by one request [DEC-9.FIELDS-9]', async () => {
    const { member } = await people.owner.api.must<{ member: { id: number; name: string } }>('GET', '/me');
    const { page } = await open();
    const writes = writesOf(page);
    await page.getByRole('button', { name: 'Add a card to To do' }).click();
    const name = member.name.replaceAll(' ', '');
    await draft(page).fill(`Balloons ${values} @${name} #urgent !2026-12-31`);
    await draft(page).press('Enter');
    await page.getByRole('link', { name: 'Balloons', exact: true }).waitFor();
    await new KeyboardPerson(page).finds(draft(page));
    expect(await draft(page).inputValue()).toBe('');
    const card = await eventually('the card is stored', () =>
      world.stored('Balloons').catch(() => undefined),
    );
    expect(card.fields).toEqual({
      [idOf('Region')]: optionOf('Region', 0),
      [idOf('Notes')]: 'from the market',
      [idOf('Size')]: 4.5,
      [idOf('Packed')]: true,
      [idOf('Ready on')]: '2026-12-24',
      [idOf('Buyer')]: member.id,
      [idOf('Link')]: 'https://example.org/a',
      [idOf('Colors')]: [optionOf('Colors', 0), optionOf('Colors', 1)],
    });
    expect(card).toMatchObject({
      labels: [{ name: 'urgent' }],
      assignees: [{ memberId: member.id }],
      dueDate: '2026-12-31',
    });
    // Commands are sent one after the other, so a later one shows that none came between.
    await draft(page).fill('Candles');
    await draft(page).press('Enter');
    await eventually('the next card is stored', () => world.stored('Candles').catch(() => undefined));
    expect(writes).toEqual(['POST /cards', 'POST /cards']);
    expect(people.faults()).toEqual([]);
  });

  it('stay in the title where they do not fit, with the reason [DEC-9.FIELDS-8]', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Add a card to To do' }).click();
    await draft(page).fill('Balloons Size:big Colors:blue Packed:perhaps Buyer:Stranger');
    const shown = form(page);
    await shown.getByText('Size: “big” stays in the title. It is not a number.').waitFor();
    await shown.getByText('Colors: “blue” stays in the title. Not all of these are options.').waitFor();
    await shown.getByText('Packed: “perhaps” stays in the title. It is neither yes nor no.').waitFor();
    await shown.getByText('Buyer: “Stranger” stays in the title. No single member has this name.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await draft(page).press('Enter');
    const title = 'Balloons Size:big Colors:blue Packed:perhaps Buyer:Stranger';
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('are typed by touch on a phone [DEC-9.FIELDS-8]', async () => {
    const visitor = await open({ hasTouch: true });
    const { page } = visitor;
    const person = await TouchPerson.at(page);
    await page.getByRole('button', { name: 'Add a card to To do' }).tap();
    await person.write(draft(page), 'Balloons Region:APAC Size:many');
    await form(page).getByText('APAC', { exact: true }).waitFor();
    await form(page).getByText('Size: “many” stays in the title. It is not a number.').waitFor();
    expect(await person.smallTargets()).toEqual([]);
    await visitor.lookInBothThemes('quick add with fields 360');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await page.getByRole('link', { name: 'Balloons Size:many', exact: true }).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('leave pasted lines cards of their own [DEC-9.FIELDS-8]', async () => {
    const { page } = await open({ hasTouch: true });
    await page.getByRole('button', { name: 'Add a card to To do' }).tap();
    await draft(page).waitFor();
    await page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Candles Size:3\\nPlates');
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement.dispatchEvent(paste);
    })()`);
    await page.getByRole('button', { name: 'Add 2 cards' }).tap();
    await page.getByRole('link', { name: 'Candles Size:3', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Plates', exact: true }).waitFor();
    expect(people.faults()).toEqual([]);
  });
});
