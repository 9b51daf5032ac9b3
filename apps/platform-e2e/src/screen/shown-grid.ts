import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import type { components } from '@kiban/client';
import type { ApiCaller } from '../client/api-caller.js';
import { middleOf } from './middle-of.js';

export type ServedGrid = components['schemas']['Grid'];

/** A column or row that a test makes. */
export type NewAxis = Readonly<Record<'name', string> & Record<string, string>>;

/** Makes a board of cells. */
export async function makeGrid(
  api: ApiCaller,
  kind: 'grid' | 'timetable',
  columns: readonly NewAxis[],
  rows: readonly NewAxis[],
): Promise<number> {
  const { id } = await api.must<{ id: number }>('POST', '/boards', { name: 'Rota', kind, columns, rows });
  return id;
}

/** The grid that is open in a browser. */
export class ShownGrid {
  constructor(
    readonly page: Page,
    private readonly api: ApiCaller,
    readonly boardId: number,
  ) {}

  table(): Locator {
    return this.page.getByRole('table', { name: 'Rota' });
  }

  head(axis: 'column' | 'row', name: string): Locator {
    return this.page
      .getByRole(axis === 'column' ? 'columnheader' : 'rowheader')
      .filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Names in the order in which they are shown. */
  names(axis: 'column' | 'row'): Promise<string[]> {
    return this.page.locator(`[data-axis=${axis}] [dir=auto]`).allInnerTexts();
  }

  cell(column: string, row: string): Locator {
    return this.page
      .getByRole('cell')
      .filter({ has: this.page.getByRole('list', { name: `${column} · ${row}`, includeHidden: true }) });
  }

  card(title: string): Locator {
    return this.page.getByRole('link', { name: title, exact: true });
  }

  cardIn(column: string, row: string, title: string): Locator {
    return this.cell(column, row).getByRole('link', { name: title, exact: true });
  }

  /** Adds a card to a cell by mouse, and closes the field. */
  async addCard(column: string, row: string, title: string): Promise<void> {
    await this.cell(column, row).hover();
    await this.page.getByRole('button', { name: `Add a card to ${column} · ${row}` }).click();
    const field = this.cell(column, row).getByRole('textbox');
    await field.fill(title);
    await field.press('Enter');
    await this.cardIn(column, row, title).waitFor();
    await field.press('Escape');
    await field.waitFor({ state: 'detached' });
    await this.servedCards(column, row, [title]);
  }

  /** Drags by mouse. */
  async drag(from: Locator, to: Locator): Promise<void> {
    const [start, end] = [await middleOf(from), await middleOf(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
  }

  served(): Promise<ServedGrid> {
    return this.api.must<ServedGrid>('GET', `/boards/${this.boardId}/grid?include=cards`);
  }

  /** Waits until the service has these cards in a cell; none also where the cell has no list. */
  async servedCards(column: string, row: string, titles: readonly string[]): Promise<void> {
    await eventually(`the service has ${titles.join()} in ${column} · ${row}`, async () => {
      const { columns, rows, cells } = await this.served();
      const columnId = columns.find(({ name }) => name === column)?.id;
      const rowId = rows.find(({ name }) => name === row)?.id;
      const cell = cells.find((each) => each.columnId === columnId && each.rowId === rowId);
      return (cell?.cards ?? []).map(({ title }) => title).join() === titles.join() ? true : undefined;
    });
  }

  /** Waits until the service has these names in this order. */
  async servedNames(axis: 'columns' | 'rows', names: readonly string[]): Promise<void> {
    await eventually(`the service has the ${axis} ${names.join()}`, async () =>
      (await this.served())[axis].map(({ name }) => name).join() === names.join() ? true : undefined,
    );
  }

  async shownNames(axis: 'column' | 'row', names: readonly string[]): Promise<void> {
    await eventually(`the ${axis}s ${names.join()} are shown`, async () =>
      (await this.names(axis)).join() === names.join() ? true : undefined,
    );
  }
}
