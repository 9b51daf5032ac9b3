import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { OpenPanel } from './open-panel.js';
import { ScreenVisitors } from './screen-visitors.js';

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
});
