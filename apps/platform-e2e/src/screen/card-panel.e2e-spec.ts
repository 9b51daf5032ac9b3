import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { PHONE_WIDTH } from '../browser/watched-browser.js';
import { OpenPanel } from './open-panel.js';
import { ScreenVisitors } from './screen-visitors.js';

describeWithBrowser('the panel of a card', (found) => {
  let visitors: ScreenVisitors;
  let open: OpenPanel;

  beforeAll(async () => {
    visitors = await ScreenVisitors.start(found);
  });
  afterAll(() => visitors.close());
  beforeEach(async () => {
    open = await OpenPanel.of(visitors);
  });
  afterEach(() => visitors.closeWindows());

  it('opens with one request for the card, its checklist, its comments and its activity', async () => {
    const { page, panel } = open;
    await open.owner.api.must('POST', `/cards/${open.world.otherCardId}/comments`, {
      text: 'The hall is booked.',
    });
    await open.owner.api.must('POST', `/cards/${open.world.otherCardId}/checklist`, {
      text: 'Sign the contract',
    });
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    // The events of both writes are read again by the open board; a new page begins after them.
    await page.reload();
    await page.getByText('Live', { exact: true }).waitFor();
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/v1/cards/')) requests.push(pathname.slice('/api/v1'.length) + search);
    });
    await page.getByRole('link', { name: 'Book the venue', exact: true }).click();
    await panel.getByText('The hall is booked.', { exact: true }).waitFor();
    await panel.getByText('Sign the contract', { exact: true }).first().waitFor();
    expect(requests).toEqual([`/cards/${open.world.otherCardId}?include=checklist,comments,activity`]);
    expect(open.visitor.faults).toEqual([]);
  });

  it('does the main job by keyboard alone, and gives the focus back [DEC-9.CARD-1]', async () => {
    const { page, panel } = open;
    const tabTo = async (name: string): Promise<void> => {
      for (let presses = 0; presses < 60; presses += 1) {
        const focused = await page.evaluate<string>(
          'document.activeElement.ariaLabel ?? document.activeElement.textContent ?? ""',
        );
        if (focused === name) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach “${name}”.`);
    };
    await tabTo('Prepare the launch');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Typed');
    await page.keyboard.press('Enter');
    await panel.getByRole('heading', { level: 2, name: 'Typed' }).waitFor();
    await tabTo('Labels: Empty');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Labels' }).waitFor();
    await page.keyboard.type('urg');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await tabTo('Add a description …');
    await page.keyboard.press('Enter');
    await panel.getByRole('textbox', { name: 'Description' }).waitFor();
    await page.keyboard.type('## By keys');
    await page.keyboard.press('Control+Enter');
    await panel.getByRole('heading', { name: 'By keys' }).waitFor();
    await tabTo('Add an item');
    for (const item of ['First', 'Second']) {
      await page.keyboard.type(item);
      await page.keyboard.press('Enter');
    }
    await panel.getByRole('button', { name: 'Delete “Second”' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Alt+ArrowUp');
    await eventually('the order of the items', async () => {
      const items = await open.owner.api.must<{ text: string }[]>(
        'GET',
        `/cards/${open.world.cardId}/checklist`,
      );
      return items[0]?.text === 'Second' ? items : undefined;
    });
    await tabTo('Write a comment …');
    await page.keyboard.type('Done');
    await page.keyboard.press('Control+Enter');
    await panel.getByRole('article').getByText('Done').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.waitForURL(new RegExp(`/boards/${open.world.boardId}$`));
    await page.locator(`a[href*="/cards/${open.world.cardId}"]:focus`).waitFor();
    await open.cardHas(
      'what was typed',
      ({ title, description, labels }) =>
        title === 'Typed' && description === '## By keys' && labels.length === 1,
    );
    expect(open.faults()).toEqual([]);
  });

  it('leads to the cards above and below, and says when a card does not exist', async () => {
    const { page, panel } = open;
    await panel.getByRole('button', { name: 'Next card' }).click();
    await panel.getByRole('heading', { name: 'Order the badges' }).waitFor();
    await panel.getByRole('button', { name: 'Previous card' }).click();
    await panel.getByRole('heading', { name: 'Prepare the launch' }).waitFor();
    await open.visitor.open(`/boards/${open.world.boardId}/cards/999999999`);
    await page.getByText('This card does not exist').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.waitForURL(new RegExp(`/boards/${open.world.boardId}$`));
  });

  it.each([
    ['500 characters without a space', 'x'.repeat(500)],
    ['emoji and right-to-left', '👩‍👩‍👧‍👦 مرحبا بالعالم 🎉 שלום'],
    ['markup', '<script>document.title = "broken"</script><img src=x onerror=alert(1)>'],
  ])('shows a hostile title as text, at every width and theme: %s', async (name, title) => {
    const { page, panel } = open;
    const hostile = '[x](javascript:alert(1)) ![y](https://tracker.example/a.png) <iframe src="/"></iframe>';
    await open.owner.api.must('PATCH', `/cards/${open.world.cardId}`, { title, description: hostile });
    await open.owner.api.must('POST', `/cards/${open.world.cardId}/comments`, { text: title });
    await open.owner.api.must('POST', `/cards/${open.world.cardId}/checklist`, { text: title });
    await panel.getByRole('heading', { level: 2, name: title.slice(0, 100) }).waitFor();
    await panel.getByRole('article').waitFor();
    await open.visitor.look(`card, ${name}`);
    expect(await page.locator('[role=dialog] :is(script, iframe, img)').count()).toBe(0);
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0);
    await open.isAccessible();
    await page.setViewportSize({ width: PHONE_WIDTH, height: 740 });
    await open.isAccessible();
  });

  it('is a page of its own on a phone', async () => {
    const { page, panel } = open;
    await page.setViewportSize({ width: PHONE_WIDTH, height: 740 });
    await panel.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    expect((await panel.boundingBox())?.width).toBe(PHONE_WIDTH);
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await page.waitForURL(new RegExp(`/boards/${open.world.boardId}$`));
    await page.getByRole('link', { name: 'Prepare the launch' }).waitFor();
    expect(open.faults()).toEqual([]);
  });

  it('takes its room from the board, and covers neither its bar nor its cards', async () => {
    const { page, panel } = open;
    const bar = page.getByRole('button', { name: 'Board menu' });
    const ends = async (): Promise<readonly [bar: number, panel: number]> => {
      const [ofBar, ofPanel] = [await bar.boundingBox(), await panel.boundingBox()];
      return [(ofBar?.x ?? Number.NaN) + (ofBar?.width ?? 0), ofPanel?.x ?? Number.NaN];
    };
    for (const [width, panelWidth] of [
      [1_024, 512],
      [1_280, 560],
      [1_440, 760],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await eventually(`a panel of ${panelWidth}`, async () =>
        (await panel.boundingBox())?.width === panelWidth ? true : undefined,
      );
      const [end, start] = await ends();
      expect(end).toBeLessThanOrEqual(start);
      const card = page.getByRole('link', { name: 'Prepare the launch', exact: true });
      expect((await card.boundingBox())?.x).toBeLessThan(start);
    }
    // From this width on, the properties are a column beside the text.
    const properties = await panel.getByRole('region', { name: 'Properties' }).boundingBox();
    const title = await panel.getByRole('heading', { level: 2 }).boundingBox();
    expect(properties?.x).toBeGreaterThan((title?.x ?? Number.NaN) + (title?.width ?? 0) - 1);
    await open.isAccessible();
  });

  describe('its properties', () => {
    /** A picker: opened by its button, with the filter of its options. */
    async function choose(button: string | RegExp, filter: string, option: string): Promise<void> {
      const { page } = open;
      await open.panel.getByRole('button', { name: button }).click();
      await page.getByRole('combobox', { name: filter }).fill(option);
      await page.getByRole('option', { name: option }).click();
      await page.keyboard.press('Escape');
    }

    it('edits the properties by mouse, each with its picker [DEC-9.CARD-1]', async () => {
      const { page, panel } = open;
      await panel.getByRole('button', { name: 'Prepare the launch' }).click();
      await panel.getByLabel('Title').fill('Prepare the launch day');
      await panel.getByLabel('Title').press('Enter');
      await choose('Assignees: Empty', 'Assignees', open.owner.account.name);
      await choose('Labels: Empty', 'Labels', 'urgent');
      await panel.getByRole('button', { name: /^Labels: / }).click();
      await page.getByRole('combobox', { name: 'Labels' }).fill('press');
      await page.getByRole('option', { name: 'Create label “press”' }).click();
      await page.keyboard.press('Escape');
      await panel.getByRole('button', { name: 'Dates' }).click();
      await page.getByLabel('Due', { exact: true }).fill('2030-11-30');
      await open.isAccessible();
      await page.getByRole('button', { name: 'Apply' }).click();
      await panel.getByRole('button', { name: 'Progress' }).click();
      await page.getByRole('slider', { name: 'Progress' }).fill('40');
      await page.getByRole('button', { name: 'Apply' }).click();
      await panel.getByRole('button', { name: 'Complete', exact: true }).click();
      await open.cardHas(
        'the properties',
        ({ title, assignees, labels, dueDate, progress }) =>
          title === 'Prepare the launch day' &&
          assignees.length === 1 &&
          labels.length === 2 &&
          dueDate === '2030-11-30' &&
          progress === 40,
      );
      // What one person did in a row is folded, but for the newest change.
      await panel.getByText('completed the card').waitFor();
      await panel.getByText(/ made \d+ changes/).click();
      await panel.getByText('set the progress to 40 %').waitFor();
      await open.isAccessible();
    });

    it('gives each picker the focus, and Escape closes it and not the card', async () => {
      const { page, panel } = open;
      const pickers = page.getByRole('dialog');
      const focusIsInPicker = async (name: string): Promise<void> => {
        await eventually(`the focus in ${name}`, async () =>
          (await pickers.last().locator(':focus').count()) === 1 ? true : undefined,
        );
      };
      const escapes = async (opener: Locator, name: string): Promise<void> => {
        await focusIsInPicker(name);
        await page.keyboard.press('Escape');
        await eventually(`${name} is closed`, async () => ((await pickers.count()) === 1 ? true : undefined));
        await panel.getByRole('heading', { level: 2 }).waitFor();
        await opener.and(page.locator(':focus')).waitFor();
      };
      const facts = ['Assignees', 'Labels', 'Dates', 'Progress'];
      const fields = ['Note', 'Budget', 'Spec', 'Review', 'Region', 'Channels', 'Owner'];
      const rows = [...facts, ...fields].map((name) => `${name}: Empty`);
      for (const name of [...rows, 'Add a dependency']) {
        const opener = panel.getByRole('button', { name, exact: true });
        await opener.click();
        await escapes(opener, name);
      }
      expect((await open.card()).fields).toEqual({});
      expect(open.faults()).toEqual([]);
    });

    it('sets a near day by one press, and reads an address without its scheme', async () => {
      const { page, panel } = open;
      await panel.getByRole('button', { name: 'Dates: Empty' }).click();
      await page.getByRole('button', { name: 'In a week' }).click();
      await page.getByRole('dialog', { name: 'Dates' }).waitFor({ state: 'detached' });
      const { dueDate } = await open.cardHas('the due date', (card) => card.dueDate !== null);
      expect(dueDate).toMatch(/^\d{4}-\d\d-\d\d$/);

      // In words, and by a day of the month, which both ends of the span are chosen from.
      const dates = page.getByRole('dialog', { name: 'Dates' });
      const openDates = (): Promise<void> => panel.getByRole('button', { name: /^Dates: / }).click();
      await openDates();
      await dates.getByLabel('Due', { exact: true }).fill('some day');
      await dates.getByText('Enter a day, such as').waitFor();
      expect(await dates.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
      await dates.getByLabel('Due', { exact: true }).fill('dec 24 2030');
      await dates.getByRole('gridcell', { name: 'Tuesday, December 24, 2030', selected: true }).waitFor();
      await open.isAccessible();
      await dates.getByLabel('Due', { exact: true }).press('Enter');
      await open.cardHas('the typed day', (card) => card.dueDate === '2030-12-24');
      await openDates();
      await dates.getByRole('button', { name: 'Next month' }).click();
      await dates.getByRole('button', { name: 'Friday, January 24, 2031' }).press('ArrowUp');
      await page.keyboard.press('Enter');
      await dates.waitFor({ state: 'detached' });
      await open.cardHas('the day of the next month', (card) => card.dueDate === '2031-01-17');

      await panel.getByRole('button', { name: 'Spec: Empty' }).click();
      const address = page.getByRole('textbox', { name: 'Spec' });
      await address.fill('no address');
      await address.press('Enter');
      await page.getByRole('status').filter({ hasText: 'Enter a web address' }).waitFor();
      await open.isAccessible();
      await address.fill('kiban.example/spec?v=2');
      await address.press('Enter');
      await open.cardHas('the address', ({ fields }) =>
        Object.values(fields).includes('https://kiban.example/spec?v=2'),
      );
      expect(open.faults()).toEqual([]);
    });

    it('sets a value of every type of custom field', async () => {
      const { page, panel } = open;
      const add = (field: string): Promise<void> =>
        panel.getByRole('button', { name: `${field}: Empty` }).click();
      const typed = {
        Note: 'By mail',
        Budget: '1200.5',
        Spec: 'https://example.org/spec',
        Review: '2030-01-15',
      };
      for (const [field, value] of Object.entries(typed)) {
        await add(field);
        await page.getByLabel(field, { exact: true }).last().fill(value);
        await page.getByRole('button', { name: 'Apply' }).click();
        await panel.getByRole('button', { name: new RegExp(`^${field}: (?!Empty)`) }).waitFor();
      }
      await panel.getByRole('checkbox', { name: 'Signed' }).click();
      await panel.getByRole('checkbox', { name: 'Signed', checked: true }).waitFor();
      for (const [field, option] of [
        ['Region', 'APAC'],
        ['Channels', 'Print'],
        ['Owner', open.owner.account.name],
      ] as const) {
        await add(field);
        await page.getByRole('option', { name: option }).click();
        // Several options can be chosen, so the picker stays open.
        if (field === 'Channels') await page.keyboard.press('Escape');
        await panel.getByRole('button', { name: new RegExp(`^${field}: (?!Empty)`) }).waitFor();
      }
      const { fields } = await open.cardHas('all values', (now) => Object.keys(now.fields).length === 8);
      expect(Object.values(fields)).toEqual(
        expect.arrayContaining(['By mail', 1200.5, 'https://example.org/spec', '2030-01-15', true]),
      );
      expect(
        await panel.getByRole('link', { name: 'Open https://example.org/spec' }).getAttribute('rel'),
      ).toContain('noopener');
      await open.isAccessible();
    });
  });

  it('moves to a list of another board, archives, restores and deletes [DEC-9.CARD-5]', async () => {
    const { page, panel } = open;
    await panel.getByRole('button', { name: /^List: To do/ }).click();
    await page.getByRole('combobox', { name: 'List', exact: true }).selectOption('Doing');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await open.cardHas('the list', ({ listId }) => listId === open.world.listIds[1]);
    const { id: boardId } = await open.owner.api.must<{ id: number }>('POST', '/boards', {
      name: 'Elsewhere',
    });
    await open.owner.api.must('POST', `/boards/${boardId}/lists`, { name: 'Far away' });
    await page.reload();
    await panel.getByRole('button', { name: /^List: Doing/ }).click();
    await page.getByRole('combobox', { name: 'Board', exact: true }).selectOption({ label: 'Elsewhere' });
    await page.getByRole('combobox', { name: 'List', exact: true }).selectOption('Far away');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.waitForURL(new RegExp(`/boards/${boardId}/cards/${open.world.cardId}$`));
    await panel.getByRole('button', { name: /^List: Far away/ }).waitFor();

    await panel.getByRole('button', { name: 'Card actions' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await panel.getByText('This card is archived and read-only.').waitFor();
    await open.isAccessible();
    await panel.getByRole('button', { name: 'Restore' }).click();
    await open.cardHas('the restored card', ({ archivedAt }) => archivedAt === null);
    await panel.getByRole('button', { name: 'Card actions' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await panel.getByText('This card is archived and read-only.').waitFor();
    await panel.getByRole('button', { name: 'Card actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete …' }).click();
    await page.getByText('“Prepare the launch” is deleted').waitFor();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL(new RegExp(`/boards/${boardId}$`));
    await eventually('the deletion', async () => {
      const { status } = await open.owner.api.get(`/cards/${open.world.cardId}`);
      return status === 404 ? status : undefined;
    });
  });
});
