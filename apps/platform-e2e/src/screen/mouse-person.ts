import type { Locator, Page } from 'playwright-core';
import { middleOf, type Point } from './middle-of.js';

/** Fewer would be a click. */
const FIRST_STEP_PX = 10;

/** A person with a mouse, who takes the keyboard only to write texts. */
export class MousePerson {
  constructor(private readonly page: Page) {}

  /** Clicks a text field and writes into it, in place of what it has. */
  async write(field: Locator, text: string): Promise<void> {
    await field.click({ clickCount: 3 });
    await this.page.keyboard.type(text);
  }

  /** Lifts an item and holds it above a place. The button stays down. */
  async drag(item: Locator, to: Locator | Point): Promise<void> {
    const { mouse } = this.page;
    const from = await middleOf(item);
    const end = 'x' in to ? to : await middleOf(to);
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(from.x + FIRST_STEP_PX, from.y + FIRST_STEP_PX, { steps: 3 });
    await mouse.move(end.x, end.y, { steps: 10 });
  }

  async release(): Promise<void> {
    await this.page.mouse.up();
  }
}
