import type { Locator } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what is shown, for presses at coordinates. */
export async function middleOf(shown: Locator): Promise<Point> {
  const box = await shown.boundingBox();
  if (!box) throw new Error(`${String(shown)} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
