import type { CDPSession, Locator, Page } from 'playwright-core';
import { protocolSession } from '../browser/protocol-session.js';
import { middleOf, type Point } from './middle-of.js';

/** In the page: controls that are smaller than a finger, by name and size. Links within a text and hidden ones do not count. */
const SMALL_TARGETS = `(() => {
  const small = [];
  for (const element of document.querySelectorAll('button, select, summary, [role=option], [role=menuitem]')) {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || element.checkVisibility({ visibilityProperty: true }) === false) continue;
    if (element.closest('[inert]') || getComputedStyle(element).clipPath !== 'none') continue;
    if (Math.round(width) >= 44 && Math.round(height) >= 44) continue;
    const name = element.ariaLabel ?? element.textContent;
    small.push(name.trim().slice(0, 40) + ' ' + Math.round(width) + ' x ' + Math.round(height));
  }
  return small;
})()`;

/** Positions of a finger that scrolls. */
const SWIPE_STEPS = 12;

/** A person with a finger: taps, and drags after a hold. Texts come from the keyboard on the screen. */
export class TouchPerson {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async at(page: Page): Promise<TouchPerson> {
    return new TouchPerson(page, await protocolSession(page));
  }

  /** Taps a text field and types into it. */
  async write(field: Locator, text: string): Promise<void> {
    await field.tap();
    await this.page.keyboard.type(text);
  }

  /** Presses, waits until the item is lifted, and goes there. The finger stays down. */
  async hold(item: Locator, lifted: () => Promise<void>, to: Locator): Promise<void> {
    const from = await middleOf(item);
    await this.send('touchStart', from);
    await lifted();
    await this.send('touchMove', { x: from.x + 5, y: from.y + 12 });
    await this.send('touchMove', await middleOf(to));
  }

  /** Moves the finger that is down. */
  async moveTo(at: Point): Promise<void> {
    await this.send('touchMove', at);
  }

  /** Moves a finger over the middle; what is at the right comes into view where it moves by less than 0. */
  async swipe(over: Locator, xDistance: number): Promise<void> {
    const { x, y } = await middleOf(over);
    const start = x - xDistance / 2;
    await this.send('touchStart', { x: start, y });
    for (let step = 1; step <= SWIPE_STEPS; step += 1)
      await this.send('touchMove', { x: start + (xDistance * step) / SWIPE_STEPS, y });
    await this.release();
  }

  async release(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** What is too small for a finger on the open page. */
  smallTargets(): Promise<string[]> {
    return this.page.evaluate<string[]>(SMALL_TARGETS);
  }

  private async send(type: 'touchStart' | 'touchMove', at: Point): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  }
}
