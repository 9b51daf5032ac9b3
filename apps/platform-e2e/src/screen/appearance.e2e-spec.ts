import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessibilityFaults, accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { focusFaults, layoutFaults, motionFaults } from './appearance-faults.js';
import { cardWorld, type CardWorld } from './card-world.js';
import { ScreenVisitors } from './screen-visitors.js';

const LAPTOP = { width: 1_280, height: 800 };
/** A window of 1,280 × 1,024 pixels at a zoom of 400 %, in CSS pixels. */
const ZOOMED = { width: 320, height: 256 };
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1_024 };
/** Enough to go round a dialog, and through the bar and the first lists of a page. */
const FOCUS_STOPS = 20;

const LONG_TITLE = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze für die Eröffnungsfeier';

/** In the page: the next Tab starts at the top again. A dialog keeps the focus within. */
const FOCUS_AT_TOP = `(() => {
  document.activeElement.blur();
  document.getSelection().collapse(document.body, 0);
})()`;

describeWithBrowser('the appearance of the screen', (found) => {
  let people: ScreenVisitors;
  let world: CardWorld;
  let visitor: Visitor;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    world = await cardWorld(people.owner, LONG_TITLE);
    // With only one board, the list of boards leads there.
    await people.owner.api.must('POST', '/boards', { name: 'Rota' });
    visitor = await people.open('/boards');
    await visitor.page.getByRole('heading', { level: 1, name: 'Boards', exact: true }).waitFor();
  });
  afterAll(() => people.close());

  /** Every kind of view, by how a person gets there. The last step waits until the view is complete. */
  const views: Readonly<Record<string, () => Promise<void>>> = {
    boards: async () => {
      await visitor.open('/boards');
      await visitor.page.getByRole('main').getByRole('link', { name: 'Launch' }).first().waitFor();
    },
    board: openBoard,
    'card panel': async () => {
      await visitor.open(world.path);
      await visitor.page.getByRole('textbox', { name: 'Write a comment' }).waitFor();
    },
    palette: async () => {
      await openBoard();
      await visitor.page.keyboard.press('Control+k');
      await visitor.page.getByRole('dialog').getByRole('option').first().waitFor();
    },
    keys: async () => {
      await openBoard();
      await visitor.page.keyboard.press('?');
      await visitor.page.getByRole('dialog').waitFor();
    },
    'move dialog': async () => {
      await openBoard();
      await visitor.page.getByRole('link', { name: 'Book the venue', exact: true }).focus();
      await visitor.page.keyboard.press('m');
      await visitor.page.getByRole('dialog').getByRole('combobox').first().waitFor();
    },
  };

  async function openBoard(): Promise<void> {
    await visitor.open(`/boards/${world.boardId}`);
    await visitor.page.getByRole('link', { name: 'Book the venue', exact: true }).waitFor();
  }

  /** Changes the window of the open page, and starts at its top. */
  async function use(
    viewport: { width: number; height: number },
    media: Parameters<Visitor['page']['emulateMedia']>[0] = {},
  ): Promise<void> {
    const { page } = visitor;
    await page.setViewportSize(viewport);
    await page.emulateMedia({
      colorScheme: null,
      forcedColors: 'none',
      reducedMotion: 'no-preference',
      ...media,
    });
    if ((await page.getByRole('dialog').count()) === 0) await page.evaluate(FOCUS_AT_TOP);
  }

  /** What is wrong with the view that is open, from axe-core and from its layout. */
  async function faultsOf(): Promise<{ axe: string[]; layout: string[]; focus: string[] }> {
    const { page } = visitor;
    const axe = await accessibilityFaults(page);
    const focus = await focusFaults(page, FOCUS_STOPS);
    return { axe, layout: await layoutFaults(page), focus };
  }

  const SOUND = { axe: [], layout: [], focus: [] };

  describe.each(Object.keys(views))('%s', (name) => {
    beforeAll(async () => {
      await use(LAPTOP);
      await views[name]?.();
    });

    it('needs no second direction of scrolling at a zoom of 400 %, and cuts nothing', async () => {
      await use(ZOOMED);
      await visitor.keep(`${name} at 400 percent`);
      expect(await faultsOf()).toEqual(SOUND);
      expect(visitor.faults).toEqual([]);
    });

    it('fits a tablet of 768 px', async () => {
      await use(TABLET);
      await visitor.keep(`${name} at 768 px`);
      expect(await faultsOf()).toEqual(SOUND);
      expect(visitor.faults).toEqual([]);
    });

    it('keeps its focus and its controls visible with forced colours', async () => {
      await use(LAPTOP, { forcedColors: 'active' });
      await visitor.keep(`${name} with forced colours`);
      expect(await faultsOf()).toEqual(SOUND);
      expect(visitor.faults).toEqual([]);
    });

    it('moves nothing when less motion is preferred', async () => {
      await use(LAPTOP, { reducedMotion: 'reduce' });
      expect(await motionFaults(visitor.page)).toEqual([]);
      expect(visitor.faults).toEqual([]);
    });
  });

  /** The page of each menu or popover, and the button that opens it. */
  const floating: Readonly<
    Record<
      string,
      { path: () => string; button: string | RegExp; opens?: 'dialog'; viewport?: typeof LAPTOP }
    >
  > = {
    'the menu of a board': { path: () => `/boards/${world.boardId}`, button: 'Board menu' },
    'the menu of a list': { path: () => `/boards/${world.boardId}`, button: 'Menu of To do' },
    'the menu of a board on a phone': {
      path: () => `/boards/${world.boardId}`,
      button: 'Board menu',
      viewport: PHONE,
    },
    'the workspace': { path: () => '/boards', button: /^Workspace: / },
    'the account': { path: () => '/boards', button: /^Account /, opens: 'dialog' },
    'the menu of a column': { path: () => `/boards/${world.boardId}/table`, button: 'Column Title' },
    'the menu of a card': { path: () => world.path, button: 'Card actions' },
    'the menu of a card on a phone': { path: () => world.path, button: 'Card actions', viewport: PHONE },
    'the labels of a card': { path: () => world.path, button: /^Labels: /, opens: 'dialog' },
    'the labels of a card on a phone': {
      path: () => world.path,
      button: /^Labels: /,
      opens: 'dialog',
      viewport: PHONE,
    },
  };

  /** The page whose menus the last test has closed. */
  let shown: string | undefined;

  it.each(Object.keys(floating))('has no fault of accessibility with %s open', async (name) => {
    const { path, button, opens, viewport } = floating[name] as (typeof floating)[string];
    const { page } = visitor;
    await use(viewport ?? LAPTOP, { reducedMotion: 'reduce' });
    if (shown !== path()) await visitor.open(path());
    shown = undefined;
    const opener = page
      .getByRole('main')
      .or(page.getByRole('dialog'))
      .or(page.getByRole('navigation', { name: 'Workspace' }))
      .getByRole('button', { name: button })
      .first();
    await opener.click();
    const opened = page.getByRole(opens ?? 'menu').last();
    await opened
      .getByRole(opens ? 'combobox' : 'menuitem')
      .first()
      .waitFor();
    await visitor.keep(name);
    expect(await accessibilityFaultsOfThemes(page)).toEqual([]);
    // Tab closes it, and the focus goes on from its button.
    await page.keyboard.press(opens ? 'Shift+Tab' : 'Tab');
    await opened
      .getByRole(opens ? 'combobox' : 'menuitem')
      .first()
      .waitFor({ state: 'hidden' });
    if (opens) await page.locator(':focus').and(opener).waitFor();
    expect(visitor.faults).toEqual([]);
    shown = path();
  });
});
