import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';

/** The table of a board that is open in a browser. */
export class ShownTable {
  constructor(readonly page: Page) {}

  get grid(): Locator {
    return this.page.getByRole('grid', { name: 'Table' });
  }

  head(column: string): Locator {
    return this.grid
      .getByRole('columnheader')
      .filter({ has: this.page.getByRole('button', { name: column, exact: true }) });
  }

  /** The row of a card. */
  row(title: string): Locator {
    return this.grid
      .getByRole('row')
      .filter({ has: this.page.locator('[data-kind=title]').getByText(title, { exact: true }) });
  }

  async cell(title: string, column: string): Promise<Locator> {
    const nth = await this.head(column).getAttribute('aria-colindex');
    return this.row(title).locator(`[aria-colindex="${nth}"]`);
  }

  /** Waits until a cell shows a text. */
  async has(title: string, column: string, text: string): Promise<void> {
    await eventually(`${column} of ${title} is ${text || 'empty'}`, async () => {
      if ((await this.row(title).count()) !== 1) return undefined;
      const shown = await (await this.cell(title, column)).innerText();
      return shown.trim() === text ? true : undefined;
    });
  }

  /** Waits until the cards are shown in this order, without headings. */
  async showsCards(titles: readonly string[]): Promise<void> {
    await eventually(`the table shows ${titles.join(', ')}`, async () => {
      const shown = await this.titles();
      return shown.join('\n') === titles.join('\n') ? true : undefined;
    });
  }

  async titles(): Promise<string[]> {
    const rows = this.grid.locator('[data-index]').filter({ has: this.page.locator('[data-cell="1"] ~ *') });
    const titles = await rows
      .filter({ has: this.page.getByRole('button', { name: /^Open / }) })
      .locator('[data-kind=title]')
      .allInnerTexts();
    return titles.map((text) => text.trim());
  }

  /** Waits until the cell has the focus. */
  async focusIsAt(title: string, column: string): Promise<void> {
    await (await this.cell(title, column)).and(this.page.locator(':focus')).waitFor();
  }

  /** Presses Ctrl+V with what another program put on the clipboard. */
  async paste(text: string, html = ''): Promise<void> {
    const held = JSON.stringify({ 'text/plain': text, ...(html && { 'text/html': html }) });
    await this.page.evaluate(`(() => {
      const clipboardData = new DataTransfer();
      for (const [type, content] of Object.entries(${held})) clipboardData.setData(type, content);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement.dispatchEvent(paste);
    })()`);
  }
}
