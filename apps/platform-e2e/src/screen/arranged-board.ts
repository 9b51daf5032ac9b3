import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import type { Owner } from '../running/owner.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

export interface StoredCard {
  readonly id: number;
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly labels: readonly { name: string }[];
  readonly fields: Readonly<Record<string, unknown>>;
}

const LABELS = { urgent: '#ef4444', fun: '#22c55e' };

type LabelName = keyof typeof LABELS;

/**
 * A board with two labels, a custom field “Region” and due dates. Flowers is urgent, Cake urgent and fun; Music and Venue
 * have no label.
 */
export class ArrangedBoard {
  private constructor(
    readonly owner: Owner,
    readonly made: MadeBoard,
    private readonly labelIds: Readonly<Record<LabelName, number>>,
    readonly regionId: number,
  ) {}

  static async make(owner: Owner): Promise<ArrangedBoard> {
    const { api } = owner;
    const made = await makeBoard(api, { 'To do': ['Flowers', 'Cake', 'Music'], Doing: ['Venue'], Done: [] });
    const make = async (path: string, body: unknown): Promise<number> =>
      (await api.must<{ id: number }>('POST', `/boards/${made.id}/${path}`, body)).id;
    const labelIds = {
      urgent: await make('labels', { name: 'urgent', color: LABELS.urgent }),
      fun: await make('labels', { name: 'fun', color: LABELS.fun }),
    };
    const options = [{ label: 'EMEA' }, { label: 'APAC', color: '#22c55e' }];
    const regionId = await make('fields', { name: 'Region', type: 'select', options });
    const board = new ArrangedBoard(owner, made, labelIds, regionId);
    await board.setLabels('Flowers', ['urgent']);
    await board.setLabels('Cake', ['urgent', 'fun']);
    await board.set('Flowers', { dueDate: '2031-11-30' });
    await board.set('Music', { dueDate: '2031-11-28' });
    return board;
  }

  get path(): string {
    return `/boards/${this.made.id}`;
  }

  async stored(title: string): Promise<StoredCard> {
    const { lists } = await this.owner.api.must<{ lists: { cards: StoredCard[] }[] }>('GET', this.path);
    const card = lists.flatMap(({ cards }) => cards).find((each) => each.title === title);
    if (!card) throw new Error(`There is no card ${title}.`);
    return card;
  }

  async setLabels(title: string, names: readonly LabelName[]): Promise<void> {
    const { id } = await this.stored(title);
    const labelIds = names.map((name) => this.labelIds[name]);
    await this.owner.api.must('PUT', `/cards/${id}/labels`, { labelIds });
  }

  async set(title: string, change: unknown): Promise<void> {
    await this.owner.api.must('PATCH', `/cards/${(await this.stored(title)).id}`, change);
  }

  /** Waits until a card has exactly these labels. */
  async hasLabels(title: string, names: readonly LabelName[]): Promise<void> {
    await eventually(`${title} has the labels ${names.join(', ') || 'none'}`, async () => {
      const { labels } = await this.stored(title);
      const has = labels.map(({ name }) => name).sort();
      return has.join() === [...names].sort().join() ? true : undefined;
    });
  }
}

/** The board that is open in a browser, with its rows. */
export class ShownRows extends ShownBoard {
  constructor(page: Page, { owner, made }: ArrangedBoard) {
    super(page, owner.api, made.id);
  }

  cell(list: string, row: string): Locator {
    return this.page.getByRole('group', { name: `${list}, ${row}`, exact: true });
  }

  cardIn(list: string, row: string, title: string): Locator {
    return this.cell(list, row).getByRole('link', { name: title, exact: true });
  }

  /** Waits until a cell shows these cards in this order. */
  async cellHas(list: string, row: string, titles: readonly string[]): Promise<void> {
    const cell = this.cell(list, row);
    await cell.waitFor();
    await eventually(`${list}, ${row} shows ${titles.join(', ') || 'no cards'}`, async () => {
      const texts = await cell.locator('li a').allInnerTexts();
      return texts.map((text) => text.trim()).join() === titles.join() ? true : undefined;
    });
  }
}
