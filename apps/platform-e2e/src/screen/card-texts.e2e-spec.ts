import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { MousePerson } from './mouse-person.js';
import { OpenPanel } from './open-panel.js';
import { ScreenVisitors } from './screen-visitors.js';
import { TouchPerson } from './touch-person.js';

const REJECTED = 'This change is not possible.';

/** In the page: the person pastes a text. */
const paste = (text: string): string => `(() => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', ${JSON.stringify(text)});
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement.dispatchEvent(paste);
})()`;

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

  it('ticks a task of the description by mouse and keyboard, and shows both texts where it cannot', async () => {
    const { page, panel } = open;
    const set = (description: string): Promise<unknown> =>
      open.owner.api.must('PATCH', `/cards/${open.world.cardId}`, { description });
    const { number } = await open.owner.api.must<{ number: number }>(
      'GET',
      `/cards/${open.world.otherCardId}`,
    );
    const tasks = (done: string, next: string): string =>
      `See #${number}.\n\n- [${done}] Print *it*\n\n  \`- [ ] code\`\n- [${next}] Send`;
    await set(tasks(' ', ' '));
    const first = panel.getByRole('checkbox', { name: 'Print it' });
    await first.click();
    await open.cardHas('the first tick', ({ description }) => description === tasks('x', ' '));
    await first.and(panel.getByRole('checkbox', { checked: true })).waitFor();
    await panel.getByRole('checkbox', { name: 'Send' }).focus();
    await page.keyboard.press('Space');
    await open.cardHas('the second tick', ({ description }) => description === tasks('x', 'x'));
    expect(await panel.getByRole('textbox', { name: 'Description' }).count()).toBe(0);
    await open.isAccessible();

    // Another person changes the same line while the tick is on its way.
    let isChanged = false;
    await page.route(`**/api/v1/cards/${open.world.cardId}`, async (route) => {
      if (!isChanged && route.request().method() === 'PATCH') {
        isChanged = true;
        await set(tasks('x', 'x').replace('Send', 'Send it'));
      }
      await route.continue();
    });
    await panel.getByRole('checkbox', { name: 'Send' }).click();
    await panel.getByText('This text was changed by someone else').waitFor();
    expect(await panel.getByRole('textbox', { name: 'Yours' }).inputValue()).toBe(tasks('x', ' '));
    await panel.getByRole('button', { name: /theirs/i }).click();
    await panel.getByRole('checkbox', { name: 'Send it' }).waitFor();

    await panel.getByRole('link', { name: `#${number}`, exact: true }).click();
    await page.waitForURL(new RegExp(`/boards/${open.world.boardId}/cards/${open.world.otherCardId}$`));
    await open.owner.api.must('PATCH', `/cards/${open.world.otherCardId}`, { description: '- [ ] Sign' });
    const sign = panel.getByRole('checkbox', { name: 'Sign', exact: true });
    await sign.waitFor();
    await open.owner.api.must('POST', `/cards/${open.world.otherCardId}/archive`);
    await panel.getByText('This card is archived and read-only.').waitFor();
    expect(await sign.count()).toBe(0);
  });

  it('shows a comment that was just written, below all that the panel shows', async () => {
    const { panel } = open;
    const lines = Array.from({ length: 60 }, (_, line) => `Line ${line + 1}`).join('\n\n');
    await open.owner.api.must('PATCH', `/cards/${open.world.cardId}`, { description: lines });
    await panel.getByText('Line 60').waitFor();
    await panel.getByLabel('Write a comment …').fill('Seen by everyone');
    await panel.getByRole('button', { name: 'Comment', exact: true }).click();
    const comment = panel.getByRole('article').filter({ hasText: 'Seen by everyone' });
    await eventually('the comment is in view', async () => {
      const [box, area] = [
        await comment.boundingBox(),
        await panel.locator('[data-panel-body]').boundingBox(),
      ];
      const isSeen = box && area && box.y >= area.y && box.y + box.height <= area.y + area.height;
      return isSeen ? true : undefined;
    });
    expect(await panel.getByLabel('Write a comment …').inputValue()).toBe('');

    // Away from its end, the newest comment is one line above the form, which leads back to it.
    const line = panel.getByRole('button', { name: /^Newest comment/ });
    expect(await line.count()).toBe(0);
    await panel.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await line.filter({ hasText: 'Seen by everyone' }).click();
    await line.waitFor({ state: 'detached' });
    expect(open.faults()).toEqual([]);
  });

  it('shows a failure beside the panel, and not over its fields', async () => {
    const { page, panel } = open;
    await page.route('**/api/v1/cards/**', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 422, json: { code: 'validation_failed', error: REJECTED } }),
    );
    await panel.getByRole('button', { name: 'Complete', exact: true }).click();
    const failure = page.getByRole('alert').filter({ hasText: REJECTED });
    await failure.waitFor();
    const [toast, fields] = [await failure.boundingBox(), await panel.boundingBox()];
    expect((toast?.x ?? Number.NaN) + (toast?.width ?? 0)).toBeLessThanOrEqual(fields?.x ?? Number.NaN);
    await failure.getByRole('button', { name: 'Dismiss' }).click();
    await failure.waitFor({ state: 'detached' });
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
    await panel.getByText('made 3 changes').click();
    await entry('renamed the card to “First”')
      .last()
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
      await write.focus();
      await page.evaluate(paste('- Fold\n- [ ] Pack\n\n3. Post'));
      await page.getByRole('button', { name: 'Add 3 items' }).press('Enter');
      await open.hasItems(['Proof-read', 'Print', 'Fold', 'Pack', 'Post']);
      for (const text of ['Fold', 'Pack', 'Post'])
        await panel.getByRole('button', { name: `Delete “${text}”` }).click();
      await open.hasItems(['Proof-read', 'Print']);
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

      const comment = panel.getByLabel('Write a comment …');
      await comment.fill('The press kit is ready.');
      for (const key of ['End', 'ArrowLeft', 'Control+Shift+ArrowLeft']) await comment.press(key);
      await panel.getByRole('button', { name: 'Bold' }).click();
      expect(await comment.inputValue()).toBe('The press kit is **ready**.');
      await comment.press('Control+z');
      expect(await comment.inputValue()).toBe('The press kit is ready.');
      await comment.press('Control+b');
      await comment.press('End');
      await comment.press('Enter');
      await comment.press('Control+Shift+9');
      await page.keyboard.type('Print');
      await comment.press('Enter');
      await page.keyboard.type('Post');
      expect(await comment.inputValue()).toBe('The press kit is **ready**.\n- [ ] Print\n- [ ] Post');
      await open.isAccessible();
      await panel.getByRole('button', { name: 'Comment', exact: true }).click();
      await panel.getByRole('article').getByText('ready').waitFor();
      await panel.getByRole('checkbox', { name: 'Post' }).click();
      await eventually('the tick of a comment', async () => {
        const [stored] = await open.owner.api.must<{ text: string }[]>(
          'GET',
          `/cards/${open.world.cardId}/comments`,
        );
        return stored?.text.endsWith('- [ ] Print\n- [x] Post') ? true : undefined;
      });
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
      // Away from the edges, at which the panel would scroll.
      await panel
        .getByText('Pick up', { exact: true })
        .evaluate('(item) => item.scrollIntoView({ block: "center" })');
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
