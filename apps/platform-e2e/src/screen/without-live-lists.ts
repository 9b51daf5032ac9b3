import type { Page } from 'playwright-core';

/** The stream of the workspace never responds, so that the page shows what it has read. */
export async function withoutLiveLists(page: Page): Promise<void> {
  await page.route('**/api/v1/workspace/stream', () => undefined);
}
