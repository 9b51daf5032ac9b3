import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { PHONE_WIDTH, WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { cardWorld, type CardWorld } from './card-world.js';

const LAPTOP = { width: 1_280, height: 800 };
const THEMES = ['light', 'dark'] as const;

interface Card {
  readonly title: string;
  readonly description: string | null;
  readonly listId: number;
  readonly boardId: number;
  readonly archivedAt: string | null;
  readonly dueDate: string | null;
  readonly progress: number | null;
  readonly labels: readonly { readonly name: string }[];
  readonly assignees: readonly { readonly name: string }[];
  readonly fields: Readonly<Record<string, unknown>>;
}

describeWithBrowser('the panel of a card', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let visitor: Visitor;
  let world: CardWorld;
  let panel: Locator;

  beforeAll(async () => {
    deployment = await testDeployment();
    [browser, owner] = await Promise.all([WatchedBrowser.start(found), newOwner(deployment)]);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    visitor = await browser.visitor(deployment.origin);
    await visitor.page.setViewportSize(LAPTOP);
    world = await cardWorld(owner);
    await visitor.open(world.path);
    await signInByForm(visitor, owner.account);
    panel = visitor.page.getByRole('dialog').first();
    await panel.getByRole('heading', { level: 2 }).waitFor();
  });
  afterEach(() => visitor.close());

  it('opens with one request for the card, its checklist, its comments and its activity', async () => {
    await owner.api.must('POST', `/cards/${world.otherCardId}/comments`, { text: 'The hall is booked.' });
    await owner.api.must('POST', `/cards/${world.otherCardId}/checklist`, { text: 'Sign the contract' });
    await visitor.page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    // The events of both writes are read again by the open board; a new page begins after them.
    await visitor.page.reload();
    await visitor.page.getByText('Live', { exact: true }).waitFor();
    const requests: string[] = [];
    visitor.page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/v1/cards/')) requests.push(pathname.slice('/api/v1'.length) + search);
    });
    await visitor.page.getByRole('link', { name: 'Book the venue', exact: true }).click();
    await panel.getByText('The hall is booked.', { exact: true }).waitFor();
    await panel.getByText('Sign the contract', { exact: true }).first().waitFor();
    expect(requests).toEqual([`/cards/${world.otherCardId}?include=checklist,comments,activity`]);
    expect(visitor.faults).toEqual([]);
  });

  const card = async (): Promise<Card> => owner.api.must<Card>('GET', `/cards/${world.cardId}`);

  const cardHas = (name: string, test: (card: Card) => boolean): Promise<Card> =>
    eventually(name, async () => {
      const now = await card();
      return test(now) ? now : undefined;
    });

  /** A picker: opened by its button, with the filter of its options. */
  async function choose(button: string | RegExp, filter: string, option: string): Promise<void> {
    const { page } = visitor;
    await panel.getByRole('button', { name: button }).click();
    await page.getByRole('combobox', { name: filter }).fill(option);
    await page.getByRole('option', { name: option }).click();
    await page.keyboard.press('Escape');
  }

  /** What the page did wrong. A response 412 starts a merge; Chromium logs it as an error. */
  const faults = (): string[] => visitor.faults.filter((fault) => !fault.includes('status of 412'));

  /** No fault and no finding of axe-core, in both themes. */
  async function isAccessible(): Promise<void> {
    for (const colorScheme of THEMES) {
      await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await accessibilityFaults(visitor.page)).toEqual([]);
    }
    expect(faults()).toEqual([]);
  }

  it('edits the properties by mouse, each with its picker [DEC-9.CARD-1]', async () => {
    const { page } = visitor;
    await panel.getByRole('button', { name: 'Prepare the launch' }).click();
    await panel.getByLabel('Title').fill('Prepare the launch day');
    await panel.getByLabel('Title').press('Enter');
    await choose('Assign', 'Assignees', owner.account.name);
    await choose('Label', 'Labels', 'urgent');
    await panel.getByRole('button', { name: /^Labels: / }).click();
    await page.getByRole('combobox', { name: 'Labels' }).fill('press');
    await page.getByRole('option', { name: 'Create label “press”' }).click();
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Dates' }).click();
    await page.getByLabel('Due', { exact: true }).fill('2030-11-30');
    await isAccessible();
    await page.getByRole('button', { name: 'Apply' }).click();
    await panel.getByRole('button', { name: 'Progress' }).click();
    await page.getByRole('slider', { name: 'Progress' }).fill('40');
    await page.getByRole('button', { name: 'Apply' }).click();
    await panel.getByRole('button', { name: 'Complete', exact: true }).click();
    await cardHas(
      'the properties',
      ({ title, assignees, labels, dueDate, progress }) =>
        title === 'Prepare the launch day' &&
        assignees.length === 1 &&
        labels.length === 2 &&
        dueDate === '2030-11-30' &&
        progress === 40,
    );
    await panel.getByText('set the progress to 40 %').waitFor();
    await isAccessible();
  });

  it('sets a value of every type of custom field', async () => {
    const { page } = visitor;
    const add = async (field: string): Promise<void> => {
      await panel.getByRole('button', { name: 'Field', exact: true }).click();
      await page.getByRole('option', { name: field }).click();
    };
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
      await panel.getByRole('button', { name: new RegExp(`^${field} `) }).waitFor();
    }
    await add('Signed');
    await page.getByRole('button', { name: 'Yes' }).click();
    await panel.getByRole('button', { name: 'Signed yes' }).waitFor();
    for (const [field, option] of [
      ['Region', 'APAC'],
      ['Channels', 'Print'],
      ['Owner', owner.account.name],
    ] as const) {
      await add(field);
      await page.getByRole('option', { name: option }).click();
      // Several options can be chosen, so the picker stays open.
      if (field === 'Channels') await page.keyboard.press('Escape');
      await panel.getByRole('button', { name: new RegExp(`^${field} `) }).waitFor();
    }
    const { fields } = await cardHas('all values', (now) => Object.keys(now.fields).length === 8);
    expect(Object.values(fields)).toEqual(
      expect.arrayContaining(['By mail', 1200.5, 'https://example.org/spec', '2030-01-15', true]),
    );
    expect(
      await panel.getByRole('link', { name: 'Open https://example.org/spec' }).getAttribute('rel'),
    ).toContain('noopener');
    await isAccessible();
  });

  it('edits checklist, dependencies and comments by mouse', async () => {
    const { page } = visitor;
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
      const items = await owner.api.must<{ text: string }[]>('GET', `/cards/${world.cardId}/checklist`);
      return items.length === 1 && items[0]?.text === 'Print it' ? items : undefined;
    });

    await panel.getByRole('button', { name: 'Add a dependency' }).click();
    await page.getByRole('combobox', { name: 'Number or title of a card' }).fill(`#${world.otherCardId}`);
    await page.getByRole('option', { name: 'Book the venue' }).click();
    await panel.getByRole('link', { name: 'Book the venue' }).waitFor();
    await panel.getByRole('button', { name: 'Remove the dependency on “Book the venue”' }).click();
    await panel.getByRole('link', { name: 'Book the venue' }).waitFor({ state: 'detached' });

    await panel.getByLabel('Write a comment …').fill('The press kit is **ready**.');
    await panel.getByRole('button', { name: 'Comment', exact: true }).click();
    await panel.getByRole('article').getByText('ready').waitFor();
    await panel.getByRole('button', { name: 'Edit your comment' }).click();
    await panel.getByRole('textbox', { name: 'Edit your comment' }).fill('It is printed.');
    await isAccessible();
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.getByText('It is printed.').waitFor();
    await panel.getByText('edited', { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Delete your comment' }).click();
    await page
      .getByRole('dialog', { name: 'Delete this comment?' })
      .getByRole('button', { name: 'Delete your comment' })
      .click();
    await panel.getByText('deleted a comment').waitFor();
    await isAccessible();
  });

  it('does the main job by keyboard alone, and gives the focus back [DEC-9.CARD-1]', async () => {
    const { page } = visitor;
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
    await tabTo('Label');
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
      const items = await owner.api.must<{ text: string }[]>('GET', `/cards/${world.cardId}/checklist`);
      return items[0]?.text === 'Second' ? items : undefined;
    });
    await tabTo('Write a comment …');
    await page.keyboard.type('Done');
    await page.keyboard.press('Control+Enter');
    await panel.getByRole('article').getByText('Done').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.waitForURL(new RegExp(`/boards/${world.boardId}$`));
    await page.locator(`a[href*="/cards/${world.cardId}"]:focus`).waitFor();
    await cardHas(
      'what was typed',
      ({ title, description, labels }) =>
        title === 'Typed' && description === '## By keys' && labels.length === 1,
    );
    expect(faults()).toEqual([]);
  });

  it('keeps a draft over a reload, and asks before it is discarded [DEC-9.CARD-2]', async () => {
    const { page } = visitor;
    await panel.getByRole('button', { name: 'Add a description …' }).click();
    await panel.getByRole('textbox', { name: 'Description' }).fill('Not yet');
    await panel.getByLabel('Write a comment …').fill('Neither this');
    await page.reload();
    await panel.getByRole('textbox', { name: 'Description' }).waitFor();
    expect(await panel.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Not yet');
    expect(await panel.getByLabel('Write a comment …').inputValue()).toBe('Neither this');
    await panel.getByRole('textbox', { name: 'Description' }).press('Escape');
    await page.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
    await isAccessible();
    await page.getByRole('button', { name: 'Go on editing' }).click();
    await panel.getByRole('textbox', { name: 'Description' }).press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await panel.getByRole('button', { name: 'Add a description …' }).waitFor();
    expect((await card()).description).toBeNull();
  });

  it('merges a description, and shows both texts where it cannot [DEC-9.CARD-3]', async () => {
    const set = (description: string): Promise<unknown> =>
      owner.api.must('PATCH', `/cards/${world.cardId}`, { description });
    const text = panel.getByRole('textbox', { name: 'Description' });
    await set('one\n\ntwo\n\nthree');
    await panel.getByText('three').waitFor();
    await panel.getByRole('button', { name: 'Edit the description' }).click();
    await text.fill('ONE\n\ntwo\n\nthree');
    await set('one\n\ntwo\n\nTHREE');
    await text.press('Control+Enter');
    await cardHas('the merge', ({ description }) => description === 'ONE\n\ntwo\n\nTHREE');
    await panel.getByText('THREE').waitFor();

    await panel.getByRole('button', { name: 'Edit the description' }).click();
    await text.fill('mine');
    await set('theirs');
    await text.press('Control+Enter');
    await panel.getByText('This text was changed by someone else').waitFor();
    expect(await panel.getByRole('textbox', { name: 'Theirs' }).inputValue()).toBe('theirs');
    await isAccessible();
    await panel.getByRole('textbox', { name: 'Yours' }).fill('mine and theirs');
    await panel.getByRole('button', { name: 'Save yours' }).click();
    await cardHas('mine', ({ description }) => description === 'mine and theirs');
    await panel.getByText('mine and theirs').first().waitFor();
  });

  it('names the client of a change, and undoes one or all of them [DEC-9.CARD-4]', async () => {
    const { page } = visitor;
    const rename = (title: string): Promise<unknown> =>
      owner.api.must('PATCH', `/cards/${world.cardId}`, { title });
    await rename('First');
    await rename('Second');
    const entry = (text: string): Locator => panel.getByRole('listitem').filter({ hasText: text });
    await entry('renamed the card to “Second”').getByText('via Tests').waitFor();
    await entry('renamed the card to “First”')
      .getByRole('button', { name: /^Undo: / })
      .click();
    await page.getByRole('menuitem', { name: 'Undo', exact: true }).click();
    await page.getByText('changed it again since. Undo that change first.').waitFor();
    expect((await card()).title).toBe('Second');
    await owner.api.must('POST', `/cards/${world.cardId}/checklist`, { text: 'Made by a token' });
    await entry('added “Made by a token”').waitFor();
    await entry('renamed the card to “First”')
      .getByRole('button', { name: /^Undo: / })
      .click();
    await page.getByRole('menuitem', { name: /^Undo all 3 changes by Tests since / }).click();
    await page.getByText('3 changes undone').waitFor();
    expect((await card()).title).toBe('Prepare the launch');
    expect(await owner.api.must('GET', `/cards/${world.cardId}/checklist`)).toEqual([]);
    await isAccessible();
  });

  it('moves to a list of another board, archives, restores and deletes [DEC-9.CARD-5]', async () => {
    const { page } = visitor;
    await panel.getByRole('button', { name: /^List: To do/ }).click();
    await page.getByRole('combobox', { name: 'List', exact: true }).selectOption('Doing');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await cardHas('the list', ({ listId }) => listId === world.listIds[1]);
    const { id: boardId } = await owner.api.must<{ id: number }>('POST', '/boards', { name: 'Elsewhere' });
    await owner.api.must('POST', `/boards/${boardId}/lists`, { name: 'Far away' });
    await page.reload();
    await panel.getByRole('button', { name: /^List: Doing/ }).click();
    await page.getByRole('combobox', { name: 'Board', exact: true }).selectOption({ label: 'Elsewhere' });
    await page.getByRole('combobox', { name: 'List', exact: true }).selectOption('Far away');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.waitForURL(new RegExp(`/boards/${boardId}/cards/${world.cardId}$`));
    await panel.getByRole('button', { name: /^List: Far away/ }).waitFor();

    await panel.getByRole('button', { name: 'Card actions' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await panel.getByText('This card is archived and read-only.').waitFor();
    await isAccessible();
    await panel.getByRole('button', { name: 'Restore' }).click();
    await cardHas('the restored card', ({ archivedAt }) => archivedAt === null);
    await panel.getByRole('button', { name: 'Card actions' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await panel.getByText('This card is archived and read-only.').waitFor();
    await panel.getByRole('button', { name: 'Card actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete …' }).click();
    await page.getByText('“Prepare the launch” is deleted').waitFor();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL(new RegExp(`/boards/${boardId}$`));
    await eventually('the deletion', async () => {
      const { status } = await owner.api.get(`/cards/${world.cardId}`);
      return status === 404 ? status : undefined;
    });
  });

  it('leads to the cards above and below, and says when a card does not exist', async () => {
    const { page } = visitor;
    await panel.getByRole('button', { name: 'Next card' }).click();
    await panel.getByRole('heading', { name: 'Order the badges' }).waitFor();
    await panel.getByRole('button', { name: 'Previous card' }).click();
    await panel.getByRole('heading', { name: 'Prepare the launch' }).waitFor();
    await visitor.open(`/boards/${world.boardId}/cards/999999999`);
    await page.getByText('This card does not exist').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.waitForURL(new RegExp(`/boards/${world.boardId}$`));
  });

  it.each([
    ['500 characters without a space', 'x'.repeat(500)],
    ['emoji and right-to-left', '👩‍👩‍👧‍👦 مرحبا بالعالم 🎉 שלום'],
    ['markup', '<script>document.title = "broken"</script><img src=x onerror=alert(1)>'],
  ])('shows a hostile title as text, at every width and theme: %s', async (name, title) => {
    const { page } = visitor;
    const hostile = '[x](javascript:alert(1)) ![y](https://tracker.example/a.png) <iframe src="/"></iframe>';
    await owner.api.must('PATCH', `/cards/${world.cardId}`, { title, description: hostile });
    await owner.api.must('POST', `/cards/${world.cardId}/comments`, { text: title });
    await owner.api.must('POST', `/cards/${world.cardId}/checklist`, { text: title });
    await panel.getByRole('heading', { level: 2, name: title.slice(0, 100) }).waitFor();
    await panel.getByRole('article').waitFor();
    await visitor.look(`card, ${name}`);
    expect(await page.locator('[role=dialog] :is(script, iframe, img)').count()).toBe(0);
    expect(await page.locator('a[href^="javascript:"]').count()).toBe(0);
    await isAccessible();
    await page.setViewportSize({ width: PHONE_WIDTH, height: 740 });
    await isAccessible();
  });

  it('is a page of its own on a phone', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: PHONE_WIDTH, height: 740 });
    await panel.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
    expect((await panel.boundingBox())?.width).toBe(PHONE_WIDTH);
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await page.waitForURL(new RegExp(`/boards/${world.boardId}$`));
    await page.getByRole('link', { name: 'Prepare the launch' }).waitFor();
    expect(faults()).toEqual([]);
  });
});
