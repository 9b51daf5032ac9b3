import type { AuditedPage } from './audited-browser.js';

/** How far it is scrolled, in pixels, and how quickly. */
const SCROLL = { distance: 6_000, perSecond: 3_000 };

/** Scrolls the first element of a selector down and up in turns, so that every sample has something to scroll to. */
export async function scroll({ page, tools }: AuditedPage, selector: string, sample: number): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`The page shows no ${selector}.`);
  await tools.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    yDistance: sample % 2 === 0 ? -SCROLL.distance : SCROLL.distance,
    speed: SCROLL.perSecond,
    gestureSourceType: 'mouse',
  });
}
