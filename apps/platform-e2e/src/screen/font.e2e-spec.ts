import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { cardWorld, type CardWorld } from './card-world.js';
import { ScreenVisitors } from './screen-visitors.js';

const LAPTOP = { width: 1_280, height: 800 };
const FONT = /\/assets\/inter-[\w-]+\.woff2$/;
/** What a page may move by, as a share of its window (web.dev/cls). */
const SHIFT_MAX = 0.02;

/** In the page: the sum of its layout shifts so far. */
const SHIFTS = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(0), 500);
})`;

/** In the page: resolves when text has been painted with every font that is loading. */
const PAINTED = `document.fonts.ready.then(() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
}))`;

/** In the page: whether its text is drawn with the font. */
const IS_DRAWN = `[...document.fonts].some(({ family, status }) => /Inter Variable/.test(family) && status === 'loaded')`;

describeWithBrowser('the font of the screen', (found) => {
  let people: ScreenVisitors;
  let world: CardWorld;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    world = await cardWorld(people.owner, 'Ask the caterer for a vegetarian menu');
  });
  afterAll(() => people.close());

  it('moves nothing when it arrives late', async () => {
    const visitor = await people.open('/my-work');
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: 'My work' }).waitFor();
    await page.setViewportSize(LAPTOP);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(FONT, async (route) => {
      await held;
      await route.continue();
    });
    await visitor.open(`/boards/${world.boardId}`);
    await page.getByRole('link', { name: 'Book the venue', exact: true }).waitFor();
    expect(await page.evaluate(IS_DRAWN)).toBe(false);
    const before = await page.evaluate<number>(SHIFTS);
    release();
    await page.evaluate(PAINTED);
    expect(await page.evaluate(IS_DRAWN)).toBe(true);
    expect((await page.evaluate<number>(SHIFTS)) - before).toBeLessThanOrEqual(SHIFT_MAX);
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });

  it('may be blocked: the board is shown with the fonts of the system', async () => {
    const visitor = await people.open('/my-work');
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: 'My work' }).waitFor();
    await page.route(FONT, (route) => route.abort('blockedbyclient'));
    await visitor.open(`/boards/${world.boardId}`);
    await page.getByRole('link', { name: 'Book the venue', exact: true }).waitFor();
    expect(await page.evaluate(IS_DRAWN)).toBe(false);
    expect(visitor.faults.filter((fault) => !fault.includes('net::ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
    await visitor.close();
  });
});
