import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import type { ApiCaller } from '../client/api-caller.js';
import { middleOf } from './middle-of.js';

export interface CalendarCard {
  readonly title: string;
  readonly start?: string;
  readonly due?: string;
  readonly isDone?: boolean;
}

interface ServedCard {
  readonly id: number;
  readonly title: string;
  readonly startDate: string | null;
  readonly dueDate: string | null;
}

interface ServedBoard {
  readonly lists: readonly { readonly name: string; readonly cards: readonly ServedCard[] }[];
}

/** A board whose first list has the cards; the second one is empty. */
export async function calendarBoard(api: ApiCaller, cards: readonly CalendarCard[]): Promise<number> {
  const { boardId } = await api.must<{ boardId: number }>('POST', '/boards/import', {
    format: 'kiban.board',
    formatVersion: 1,
    board: { name: 'Launch' },
    lists: [
      {
        name: 'To do',
        cards: cards.map(({ title, start, due, isDone }) => ({
          title,
          ...(start === undefined ? {} : { startDate: start }),
          ...(due === undefined ? {} : { dueDate: due }),
          ...(isDone === true ? { completed: true } : {}),
        })),
      },
      { name: 'Doing', cards: [] },
    ],
  });
  return boardId;
}

/** The calendar that is open in a browser. */
export class ShownCalendar {
  constructor(
    readonly page: Page,
    private readonly api: ApiCaller,
    readonly boardId: number,
  ) {}

  grid(): Locator {
    return this.page.getByRole('grid', { name: /^(Calendar|カレンダー), / });
  }

  /** The name of the time that is shown. */
  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 2, name, exact: true });
  }

  /** The part of a card that begins on a day, or in the week of it. */
  bar(title: string): Locator {
    return this.grid().locator('[data-card]').filter({ hasText: title });
  }

  link(title: string): Locator {
    return this.bar(title).getByRole('link');
  }

  /** A cell, by the day as the API writes it. */
  cell(day: string): Locator {
    return this.grid().locator(`[data-cell="${Date.parse(day) / 86_400_000}"]`);
  }

  dayButton(day: string): Locator {
    return this.cell(day).locator('[data-stop=day]');
  }

  /** The list of a day beside or below the grid. */
  list(name: string): Locator {
    return this.page.getByRole('region', { name: `Cards of ${name}`, exact: true });
  }

  /** Lifts what is held at a point of it, and holds it above a day. The button stays down. */
  async drag(from: { x: number; y: number }, to: string): Promise<void> {
    const { mouse } = this.page;
    const end = await middleOf(this.cell(to));
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move((from.x + end.x) / 2, (from.y + end.y) / 2, { steps: 4 });
    await mouse.move(end.x, end.y, { steps: 4 });
    await this.cell(to).and(this.page.locator('[data-over]')).waitFor();
  }

  async edge(title: string, part: 'start' | 'end'): Promise<{ x: number; y: number }> {
    return middleOf(this.bar(title).locator(`[data-part=${part}]`));
  }

  /** Waits until the service has these dates of a card. */
  async served(title: string, startDate: string | null, dueDate: string | null): Promise<void> {
    await eventually(`${title} is from ${startDate} to ${dueDate}`, async () => {
      const { lists } = await this.api.must<ServedBoard>('GET', `/boards/${this.boardId}`);
      const card = lists.flatMap(({ cards }) => cards).find((one) => one.title === title);
      return card?.startDate === startDate && card.dueDate === dueDate ? true : undefined;
    });
  }

  /** Waits until this has the focus. */
  async focused(shown: Locator): Promise<void> {
    await shown.and(this.page.locator(':focus')).waitFor();
  }
}
