import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, type MadeBoard, type ShownBoard } from './shown-board.js';

const HOSTILE_TITLES = [
  'x'.repeat(500),
  '👩‍👩‍👧‍👦 مرحبا بالعالم 🎉 שלום',
  '<script>document.title = "broken"</script><img src=x onerror=alert(1)>',
];
const MILLION = 1_000_000;
const TOO_LONG = 'At most 50,000 characters. This text has 1,000,000.';
const NO_FILES = 'Files and images cannot be added here. Paste a link instead.';

/** Puts a picture of one pixel on the clipboard. */
const COPY_IMAGE = `new Promise((resolve) => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  canvas.toBlob(resolve, 'image/png');
}).then((blob) => navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]))`;

describeWithBrowser('a board that is given bad input', (found) => {
  let people: ScreenVisitors;
  let made: MadeBoard;
  let visitor: Visitor;
  let board: ShownBoard;
  let panel: Locator;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    made = await makeBoard(people.owner.api, { 'To do': ['Flowers'], Doing: [] });
    ({ visitor, board } = await people.openBoard(made.id, {
      prepare: ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
    }));
    panel = visitor.page.getByRole('dialog').first();
  });
  afterEach(() => people.closeWindows());

  const newCard = async (): Promise<Locator> => {
    await board.list('To do').getByRole('button', { name: 'Add a card' }).click();
    return visitor.page.getByLabel('Title of the new card in To do');
  };
  const openCard = async (title: string): Promise<void> => {
    await board.card(title).click();
    await panel.getByRole('heading', { level: 2, name: title }).waitFor();
  };
  const copy = (text: string): Promise<unknown> =>
    visitor.page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  const pasteInto = async (field: Locator): Promise<void> => {
    await field.focus();
    await visitor.page.keyboard.press('Control+V');
  };
  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaults(visitor.page)).toEqual([]);
    expect(people.faults()).toEqual([]);
  }

  it('shows hostile titles as text, at every width and theme', async () => {
    const { page } = visitor;
    const field = await newCard();
    for (const title of HOSTILE_TITLES) {
      await field.fill(title);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await board.has('To do', ['Flowers', ...HOSTILE_TITLES]);
    expect(await page.title()).toBe('Launch · Kiban');
    expect(await page.locator('#root :is(script, img)').count()).toBe(0);
    const [longest = ''] = HOSTILE_TITLES;
    const shown = await board.card(longest).boundingBox();
    const list = await board.list('To do').boundingBox();
    expect(shown?.width).toBeLessThanOrEqual(list?.width ?? 0);
    await isSound('board with hostile titles');
  });

  it('says which part of a million pasted characters a title takes', async () => {
    const { page } = visitor;
    const field = await newCard();
    await copy('y'.repeat(MILLION));
    await pasteInto(field);
    await page.getByText('Only a part was pasted: at most 500 characters fit here.').waitFor();
    expect(await field.inputValue()).toBe('y'.repeat(500));
    await isSound('title that was cut');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await board.has('To do', ['Flowers', 'y'.repeat(500)]);

    await page.getByRole('button', { name: 'Dismiss' }).click();
    await openCard('Flowers');
    await panel.getByRole('button', { name: 'Flowers', exact: true }).click();
    await pasteInto(panel.getByLabel('Title'));
    await page.getByText('Only a part was pasted').waitFor();
    await panel.getByLabel('Title').press('Escape');
    await panel.getByRole('heading', { level: 2, name: 'Flowers' }).waitFor();
  });

  it('asks about pasted lines of which one is too long for a title', async () => {
    const { page } = visitor;
    const field = await newCard();
    await field.fill('Typed');
    await copy(`short\n${'z'.repeat(501)}`);
    await pasteInto(field);
    await page.getByText('At most 500 characters. This text has 501.').waitFor();
    expect(await page.getByRole('button', { name: /^Add (2 cards|as one title)$/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Do not paste' }).click();
    expect(await field.inputValue()).toBe('Typed');
    await copy('first\nsecond');
    await pasteInto(field);
    await page.getByRole('button', { name: 'Add 2 cards' }).click();
    await board.has('To do', ['Flowers', 'first', 'second']);
    expect(await field.inputValue()).toBe('Typed');
    expect(people.faults()).toEqual([]);
  });

  it.each([
    ['description', 'Description', 'Save'],
    ['comment', 'Write a comment …', 'Comment'],
  ])('keeps a million pasted characters of a %s, and says that it is too long', async (kind, label, send) => {
    await openCard('Flowers');
    if (kind === 'description') await panel.getByRole('button', { name: 'Add a description …' }).click();
    const field = panel.getByRole('textbox', { name: label });
    await copy('y'.repeat(MILLION));
    await pasteInto(field);
    await panel.getByText(TOO_LONG).waitFor();
    expect(await panel.getByRole('button', { name: send, exact: true }).isDisabled()).toBe(true);
    await field.press('Control+Enter');
    expect((await field.inputValue()).length).toBe(MILLION);
    // So much text is slow to draw; less of it looks the same.
    await field.fill('y'.repeat(50_001));
    await panel.getByText('At most 50,000 characters. This text has 50,001.').waitFor();
    await isSound(`${kind} that is too long`);
    await field.fill('Short enough');
    await panel.getByText('At most 50,000 characters.').waitFor({ state: 'detached' });
    await field.press('Control+Enter');
    await panel.getByText('Short enough').first().waitFor();
    await eventually('it is saved', async () => {
      const { lists } = await people.owner.api.must<{
        lists: { cards: { description: string | null; commentCount: number }[] }[];
      }>('GET', `/boards/${made.id}`);
      const card = lists[0]?.cards[0];
      return card?.description === 'Short enough' || card?.commentCount === 1;
    });
    expect(people.faults()).toEqual([]);
  });

  it('says that an image cannot be pasted or dropped, and keeps what is typed', async () => {
    const { page } = visitor;
    await page.evaluate(COPY_IMAGE);
    const field = await newCard();
    await field.fill('Typed');
    await pasteInto(field);
    await page.getByText(NO_FILES).waitFor();
    expect(await field.inputValue()).toBe('Typed');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText(NO_FILES).waitFor({ state: 'detached' });

    await openCard('Flowers');
    await panel.getByRole('button', { name: 'Add a description …' }).click();
    const description = panel.getByRole('textbox', { name: 'Description' });
    await description.fill('Written');
    await pasteInto(description);
    await page.getByText(NO_FILES).waitFor();
    expect(await description.inputValue()).toBe('Written');
    await page.getByRole('button', { name: 'Dismiss' }).click();

    const isPrevented = await page.evaluate<boolean>(`(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      return !document.querySelector('main').dispatchEvent(drop);
    })()`);
    expect(isPrevented).toBe(true);
    await page.getByText(NO_FILES).waitFor();
    await isSound('image that was dropped');
  });
});
