import { expect } from '@jest/globals';
import type { ApiCaller } from '../client/api-caller.js';
import type { BoardWithLists, Card, List } from './resources.js';

/** A separate board per test, with lists and cards, created through the API. */
export class ABoard {
  private constructor(
    private readonly api: ApiCaller,
    readonly id: number,
    readonly lists: readonly List[],
  ) {}

  static async with(api: ApiCaller, ...listNames: string[]): Promise<ABoard> {
    const { id } = await api.must<{ id: number }>('POST', '/boards', {
      name: `Board of ${expect.getState().currentTestName ?? 'a file'}`.slice(0, 500),
      lists: listNames.map((name) => ({ name })),
    });
    const { lists } = await api.must<BoardWithLists>('GET', `/boards/${id}`);
    return new ABoard(api, id, lists);
  }

  /** The id of its list number `index`, from 0. */
  listId(index = 0): number {
    const list = this.lists[index];
    if (!list) throw new Error(`The board has no list number ${index}.`);
    return list.id;
  }

  /** Adds cards to the end of a list. */
  async cards(listIndex: number, ...titles: string[]): Promise<Card[]> {
    const cards: Card[] = [];
    for (const title of titles) {
      cards.push(await this.api.must<Card>('POST', '/cards', { listId: this.listId(listIndex), title }));
    }
    return cards;
  }

  async card(title = 'A card'): Promise<Card> {
    const [card] = await this.cards(0, title);
    if (!card) throw new Error('No card was created.');
    return card;
  }

  /** Current titles by list. */
  async titles(): Promise<string[][]> {
    const { lists } = await this.api.must<BoardWithLists>('GET', `/boards/${this.id}`);
    return lists.map(({ cards }) => cards.map(({ title }) => title));
  }
}
