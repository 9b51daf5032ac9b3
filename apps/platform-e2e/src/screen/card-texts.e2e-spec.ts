import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { MousePerson } from './mouse-person.js';
import { OpenPanel } from './open-panel.js';
import { ScreenVisitors } from './screen-visitors.js';
import { TouchPerson } from './touch-person.js';

describeWithBrowser('texts and changes of a card in its panel', (found) => {
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

  it('keeps a draft over a reload, and asks before it is discarded [DEC-9.CARD-2]', async () => {
    const { page, panel } = open;
    await panel.getByRole('button', { name: 'Add a description …' }).click();
    await panel.getByRole('textbox', { name: 'Description' }).fill('Not yet');
    await panel.getByLabel('Write a comment …').fill('Neither this');
    await page.reload();
    await panel.getByRole('textbox', { name: 'Description' }).waitFor();
    expect(await panel.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Not yet');
    expect(await panel.getByLabel('Write a comment …').inputValue()).toBe('Neither this');
    await panel.getByRole('textbox', { name: 'Description' }).press('Escape');
    await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
    await open.isAccessible();
    await page.getByRole('button', { name: 'Go on editing' }).click();
    await panel.getByRole('textbox', { name: 'Description' }).press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await panel.getByRole('button', { name: 'Add a description …' }).waitFor();
    expect((await open.card()).description).toBeNull();
  });

  it('reads the description with the panel, since the board has none [DEC-9.CARD-1]', async () => {
    const { page, panel } = open;
    await open.owner.api.must('PATCH', `/cards/${open.world.otherCardId}`, { description: 'The kit' });
    const boardRead = page.waitForRequest((request) => /\/boards\/\d+\?cardsPerList/.test(request.url()));
    await page.reload();
    expect(new URL((await boardRead).url()).searchParams.get('omit')).toBe('description');
    await page.getByText('Live', { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await panel.waitFor({ state: 'detached' });
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const ofCard = `**/api/v1/cards/${open.world.otherCardId}?*`;
    let reads = 0;
    await page.route(ofCard, async (route) => {
      reads += 1;
      await released;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Book the venue', exact: true }).click();
    await panel.getByText('Loading the description …').waitFor();
    expect(await panel.getByRole('button', { name: 'Add a description …' }).count()).toBe(0);
    await open.isAccessible();
    release();
    await panel.getByText('The kit', { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Edit the description' }).waitFor();
    expect(reads).toBe(1);
    await page.unroute(ofCard);
    expect(open.faults()).toEqual([]);
  });

  it('merges a description, and shows both texts where it cannot [DEC-9.CARD-3]', async () => {
    const { panel } = open;
    const set = (description: string): Promise<unknown> =>
      open.owner.api.must('PATCH', `/cards/${open.world.cardId}`, { description });
    const text = panel.getByRole('textbox', { name: 'Description' });
    await set('one\n\ntwo\n\nthree');
    await panel.getByText('three').waitFor();
    await panel.getByRole('button', { name: 'Edit the description' }).click();
    await text.fill('ONE\n\ntwo\n\nthree');
    await set('one\n\ntwo\n\nTHREE');
    await text.press('Control+Enter');
    await open.cardHas('the merge', ({ description }) => description === 'ONE\n\ntwo\n\nTHREE');
    await panel.getByText('THREE').waitFor();

    await panel.getByRole('button', { name: 'Edit the description' }).click();
    await text.fill('mine');
    await set('theirs');
    await text.press('Control+Enter');
    await panel.getByText('This text was changed by someone else').waitFor();
    expect(await panel.getByRole('textbox', { name: 'Theirs' }).inputValue()).toBe('theirs');
    await open.isAccessible();
    await panel.getByRole('textbox', { name: 'Yours' }).fill('mine and theirs');
    await panel.getByRole('button', { name: 'Save yours' }).click();
    await open.cardHas('mine', ({ description }) => description === 'mine and theirs');
    await panel.getByText('mine and theirs').first().waitFor();
  });

  it('names the client of a change, and undoes one or all of them [DEC-9.CARD-4]', async () => {
    const { page, panel } = open;
    const rename = (title: string): Promise<unknown> =>
      open.owner.api.must('PATCH', `/cards/${open.world.cardId}`, { title });
    await rename('First');
    await rename('Second');
    const entry = (text: string): Locator => panel.getByRole('listitem').filter({ hasText: text });
    await entry('renamed the card to “Second”').getByText('via Tests').waitFor();
    await entry('renamed the card to “First”')
      .getByRole('button', { name: /^Undo: / })
      .click();
    await page.getByRole('menuitem', { name: 'Undo', exact: true }).click();
    await page.getByText('changed it again since. Undo that change first.').waitFor();
    expect((await open.card()).title).toBe('Second');
    await open.owner.api.must('POST', `/cards/${open.world.cardId}/checklist`, { text: 'Made by a token' });
    await entry('added “Made by a token”').waitFor();
    await entry('renamed the card to “First”')
      .getByRole('button', { name: /^Undo: / })
      .click();
    await page.getByRole('menuitem', { name: /^Undo all 3 changes by Tests since / }).click();
    await page.getByText('3 changes undone').waitFor();
    expect((await open.card()).title).toBe('Prepare the launch');
    expect(await open.owner.api.must('GET', `/cards/${open.world.cardId}/checklist`)).toEqual([]);
    await open.isAccessible();
  });

  describe('its checklist, dependencies and comments', () => {
    it('edits checklist, dependencies and comments by mouse', async () => {
      const { page, panel } = open;
      const write = panel.getByLabel('Add an item');
      for (const text of ['Proof-read', 'Print']) {
        await write.fill(text);
        await write.press('Enter');
      }
      await panel.getByRole('button', { name: 'Delete “Print”' }).waitFor();
      await panel.getByRole('checkbox', { name: 'Proof-read' }).click();
      await panel.getByRole('button', { name: 'Print', exact: true }).click();
      await panel.getByLabel('Text of the item').fill('Print it');
      await panel.getByLabel('Text of the item').press('Enter');
      await panel.getByText('1 of 2 done').waitFor();
      await panel.getByRole('button', { name: 'Delete “Proof-read”' }).click();
      await eventually('the checklist', async () => {
        const items = await open.owner.api.must<{ text: string }[]>(
          'GET',
          `/cards/${open.world.cardId}/checklist`,
        );
        return items.length === 1 && items[0]?.text === 'Print it' ? items : undefined;
      });

      await panel.getByRole('button', { name: 'Add a dependency' }).click();
      await page
        .getByRole('combobox', { name: 'Number or title of a card' })
        .fill(
          `#${(await open.owner.api.must<{ number: number }>('GET', `/cards/${open.world.otherCardId}`)).number}`,
        );
      await page.getByRole('option', { name: 'Book the venue' }).click();
      await panel.getByRole('link', { name: 'Book the venue' }).waitFor();
      await panel.getByRole('button', { name: 'Remove the dependency on “Book the venue”' }).click();
      await panel.getByRole('link', { name: 'Book the venue' }).waitFor({ state: 'detached' });

      await panel.getByLabel('Write a comment …').fill('The press kit is **ready**.');
      await panel.getByRole('button', { name: 'Comment', exact: true }).click();
      await panel.getByRole('article').getByText('ready').waitFor();
      await panel.getByRole('button', { name: 'Edit your comment' }).click();
      await panel.getByRole('textbox', { name: 'Edit your comment' }).fill('It is printed.');
      await open.isAccessible();
      await panel.getByRole('button', { name: 'Save' }).click();
      await panel.getByText('It is printed.').waitFor();
      await panel.getByText('edited', { exact: true }).waitFor();
      await panel.getByRole('button', { name: 'Delete your comment' }).click();
      await page
        .getByRole('dialog', { name: 'Delete this comment?' })
        .getByRole('button', { name: 'Delete your comment' })
        .click();
      await panel.getByText('deleted a comment').waitFor();
      await open.isAccessible();
    });

    async function withItems(): Promise<void> {
      for (const text of ['Order', 'Pick up', 'Pay'])
        await open.owner.api.must('POST', `/cards/${open.world.cardId}/checklist`, { text });
      await handle('Pay').waitFor();
    }

    const handle = (text: string): Locator =>
      open.panel.getByRole('button', { name: `Move “${text}”`, exact: true });

    it('moves items of the checklist by mouse, also without dragging', async () => {
      await withItems();
      const { page, panel } = open;
      const person = new MousePerson(page);
      const says = async (sentence: string): Promise<void> =>
        page.locator('p[role=status]', { hasText: sentence }).waitFor({ state: 'attached' });
      await panel.getByText('Pay', { exact: true }).hover();
      await person.drag(handle('Pay'), panel.getByRole('checkbox', { name: 'Order' }));
      await says('Pay, 1 of 3');
      await open.visitor.lookInBothThemes('dragged item 1280');
      await person.release();
      await open.hasItems(['Pay', 'Order', 'Pick up']);
      await person.drag(handle('Order'), panel.getByRole('checkbox', { name: 'Pick up' }));
      await page.keyboard.press('Escape');
      await says('Back where it was.');
      await person.release();
      await panel.getByText('Pick up', { exact: true }).hover();
      await handle('Pick up').click();
      await page.getByRole('menuitem', { name: 'Move up' }).waitFor();
      await open.visitor.lookInBothThemes('menu of an item 1280');
      await page.getByRole('menuitem', { name: 'Move to the top' }).click();
      await open.hasItems(['Pick up', 'Pay', 'Order']);
      await panel.getByRole('checkbox', { name: 'Pay' }).focus();
      await page.keyboard.press('Alt+ArrowDown');
      await open.hasItems(['Pick up', 'Order', 'Pay']);
      await open.isAccessible();
    });

    it('moves items of the checklist by touch', async () => {
      open = await OpenPanel.of(visitors, true);
      await withItems();
      const { page, panel } = open;
      const person = await TouchPerson.at(page);
      const lifted = (): Promise<void> =>
        page.locator('p[role=status]', { hasText: 'Lifted Order.' }).waitFor({ state: 'attached' });
      await handle('Pay').scrollIntoViewIfNeeded();
      // It no longer moves, and nothing lies above it.
      await handle('Order').tap({ trial: true });
      await person.hold(handle('Order'), lifted, panel.getByRole('checkbox', { name: 'Pay' }));
      await page.locator('p[role=status]', { hasText: 'Order, 3 of 3' }).waitFor({ state: 'attached' });
      await open.visitor.lookInBothThemes('dragged item 360');
      await person.release();
      await open.hasItems(['Pick up', 'Pay', 'Order']);
      // The finger may also tap.
      await handle('Pay').tap();
      await page.getByRole('menuitem', { name: 'Move up' }).tap();
      await open.hasItems(['Pay', 'Pick up', 'Order']);
      expect(await person.smallTargets()).toEqual([]);
      await open.isAccessible();
      await open.visitor.lookInBothThemes('checklist 360');
    });
  });
});
