import type { Locator, Page } from 'playwright-core';

/** More stops than any page of these tests has. */
const STOPS_MAX = 120;

/** In the page: what is wrong with the place of the focus, or null. */
const FOCUS_FAULT = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return 'it is out of sight';
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const above = document.elementFromPoint(x, y);
  if (!above || !(element.contains(above) || above.contains(element))) return 'something lies above it';
  // A text field shows its caret.
  if (element.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea')) return null;
  const isMarked = (each) =>
    [null, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    });
  const isOption = element.matches('[role^=menuitem], [role=option]');
  const isFilled = getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
  return isMarked(element) || (isOption && isFilled) ? null : 'it does not show';
})()`;

/** A person with a keyboard and nothing else, who must see where the focus is. */
export class KeyboardPerson {
  constructor(private readonly page: Page) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Types into what has the focus, and leaves it with Enter. */
  async enter(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await this.page.keyboard.type(text);
      await this.page.keyboard.press('Enter');
    }
  }

  /** Goes on with Tab, or back with Shift+Tab, until the focus is there. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor();
    for (let stops = 0; stops < STOPS_MAX; stops += 1) {
      if (await this.isAt(target)) return this.seesFocus(target);
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} does not reach ${String(target)} at ${this.page.url()}.`);
  }

  /** Waits until the focus is there, and shows. */
  async finds(target: Locator): Promise<void> {
    await target.and(this.page.locator(':focus')).waitFor();
    await this.seesFocus(target);
  }

  private async isAt(target: Locator): Promise<boolean> {
    return (await target.and(this.page.locator(':focus')).count()) > 0;
  }

  private async seesFocus(target: Locator): Promise<void> {
    const fault = await this.page.evaluate<string | null>(FOCUS_FAULT);
    if (fault !== null) throw new Error(`The focus on ${String(target)} is lost to the eye: ${fault}.`);
  }
}
