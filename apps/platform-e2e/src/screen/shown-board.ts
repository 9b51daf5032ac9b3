import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import type { ApiCaller } from '../client/api-caller.js';
import { middleOf, type Point } from './middle-of.js';

/** A board in the database, with the cards of its lists by their titles. */
export interface MadeBoard {
  readonly id: number;
  readonly lists: Readonly<Record<string, number>>;
}

export async function makeBoard(
  api: ApiCaller,
  lists: Readonly<Record<string, readonly string[]>>,
): Promise<MadeBoard> {
  const { id } = await api.must<{ id: number }>('POST', '/boards', { name: 'Launch' });
  const ids: Record<string, number> = {};
  for (const [name, titles] of Object.entries(lists)) {
    const list = await api.must<{ id: number }>('POST', `/boards/${id}/lists`, { name });
    ids[name] = list.id;
    for (const title of titles) await api.must('POST', '/cards', { listId: list.id, title });
  }
  return { id, lists: ids };
}

/** The board that is open in a browser. */
export class ShownBoard {
  constructor(
    readonly page: Page,
    private readonly api: ApiCaller,
    readonly boardId: number,
  ) {}

  list(name: string): Locator {
    return this.page.locator('section', {
      has: this.page.getByRole('heading', { level: 2, name, exact: true }),
    });
  }

  card(title: string): Locator {
    return this.page.getByRole('link', { name: title, exact: true });
  }

  /** Waits until the browser shows these cards in this order, and the service has them. */
  async has(list: string, titles: readonly string[]): Promise<void> {
    await eventually(`${list} shows ${titles.join(', ') || 'no cards'}`, async () =>
      isSame(await this.titlesOf(list), titles),
    );
    await eventually(`${list} has ${titles.join(', ') || 'no cards'}`, async () => {
      const { lists } = await this.api.must<{
        lists: { name: string; cards: { title: string; archivedAt: string | null }[] }[];
      }>('GET', `/boards/${this.boardId}`);
      const cards = lists.find(({ name }) => name === list)?.cards ?? [];
      return isSame(
        cards.filter(({ archivedAt }) => archivedAt === null).map(({ title }) => title),
        titles,
      );
    });
  }

  /** Waits until the browser shows the lists and cards of the service, in its order. */
  async isAsTheService(): Promise<void> {
    await eventually('the browser shows the order of the service', async () => {
      const { lists } = await this.api.must<{
        lists: { name: string; cards: { title: string; archivedAt: string | null }[] }[];
      }>('GET', `/boards/${this.boardId}`);
      const wanted = lists.map(({ cards }) =>
        cards.filter(({ archivedAt }) => archivedAt === null).map(({ title }) => title),
      );
      const shown = await Promise.all(lists.map(({ name }) => this.titlesOf(name)));
      return isSame(
        shown.map((titles) => titles.join()),
        wanted.map((titles) => titles.join()),
      );
    });
  }

  private async titlesOf(list: string): Promise<string[]> {
    const shown = await this.list(list).locator('li a').allInnerTexts();
    return shown.map((text) => text.trim());
  }

  async hasFocus(title: string): Promise<void> {
    await this.page.locator('a:focus', { hasText: title }).waitFor();
  }

  /** Waits for a sentence of the status region that screen readers speak. */
  async says(sentence: string): Promise<void> {
    await this.page.locator('p[role=status]', { hasText: sentence }).waitFor({ state: 'attached' });
  }

  /** The middle of what is shown, for presses at coordinates. */
  middleOf(shown: Locator): Promise<Point> {
    return middleOf(shown);
  }
}

const isSame = (shown: readonly string[], wanted: readonly string[]): true | undefined =>
  shown.join('\n') === wanted.join('\n') ? true : undefined;
