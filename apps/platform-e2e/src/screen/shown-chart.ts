import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import type { ApiCaller } from '../client/api-caller.js';
import type { ServedTask } from './planned-board.js';

/** The chart that is open in a browser. */
export class ShownChart {
  constructor(
    readonly page: Page,
    private readonly api: ApiCaller,
    readonly boardId: number,
  ) {}

  grid(): Locator {
    return this.page.getByRole('treegrid', { name: 'Gantt chart' });
  }

  row(title: string): Locator {
    return this.grid()
      .getByRole('row')
      .filter({ has: this.task(title) });
  }

  /** The link with the focus and the keys of a task. */
  task(title: string): Locator {
    return this.page.getByRole('link', { name: title, exact: true });
  }

  /** The value of a cell, which is a button. */
  value(title: string, column: string): Locator {
    return this.row(title).getByRole('button', { name: new RegExp(`^${column}: `) });
  }

  async bar(title: string): Promise<Locator> {
    const id = await this.row(title).getAttribute('data-row');
    return this.page.locator(`[data-chart] [data-bar="${id}"]`);
  }

  /** The middle of what is shown, or of one of its ends. */
  async point(shown: Locator, at: 'start' | 'middle' | 'end' = 'middle'): Promise<{ x: number; y: number }> {
    const box = await shown.boundingBox();
    if (!box) throw new Error('This is not on the page.');
    const x = { start: box.x + 3, middle: box.x + box.width / 2, end: box.x + box.width - 3 }[at];
    return { x, y: box.y + box.height / 2 };
  }

  /** Drags by days of the zoom level. */
  async dragBar(title: string, at: 'start' | 'middle' | 'end', days: number, dayWidth = 16): Promise<void> {
    const from = await this.point(await this.bar(title), at);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + (days * dayWidth) / 2, from.y, { steps: 4 });
    await this.page.mouse.move(from.x + days * dayWidth, from.y, { steps: 4 });
  }

  /** Titles in the order of the rows. */
  async titles(): Promise<string[]> {
    const shown = await this.grid().getByRole('row').getByRole('link').allInnerTexts();
    return shown.map((text) => text.trim());
  }

  async tasks(): Promise<readonly ServedTask[]> {
    return this.api.must<ServedTask[]>('GET', `/boards/${this.boardId}/gantt`);
  }

  /** Waits until the service has this of a task. */
  async served(title: string, wanted: Partial<ServedTask>): Promise<void> {
    const text = JSON.stringify(wanted);
    await eventually(`the service has ${text} of ${title}`, async () => {
      const task = (await this.tasks()).find((one) => one.title === title);
      const has = Object.fromEntries(
        Object.keys(wanted).map((key) => [key, task?.[key as keyof ServedTask]]),
      );
      return JSON.stringify(has) === text ? true : undefined;
    });
  }
}
