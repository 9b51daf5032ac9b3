import { expect } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import type { Visitor } from '../browser/watched-browser.js';
import type { Owner } from '../running/owner.js';
import { isAccessibleInBothThemes } from './both-themes.js';
import { cardWorld, type CardWorld } from './card-world.js';
import type { ScreenVisitors } from './screen-visitors.js';

export interface PanelCard {
  readonly title: string;
  readonly description: string | null;
  readonly listId: number;
  readonly boardId: number;
  readonly archivedAt: string | null;
  readonly dueDate: string | null;
  readonly progress: number | null;
  readonly labels: readonly { readonly name: string }[];
  readonly assignees: readonly { readonly name: string }[];
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The panel of a card that is open in a browser window. */
export class OpenPanel {
  readonly page: Page;
  readonly panel: Locator;

  private constructor(
    readonly owner: Owner,
    readonly visitor: Visitor,
    readonly world: CardWorld,
  ) {
    this.page = visitor.page;
    this.panel = visitor.page.getByRole('dialog').first();
  }

  /** Makes a board, and opens a card of it. */
  static async of(visitors: ScreenVisitors, hasTouch = false): Promise<OpenPanel> {
    const world = await cardWorld(visitors.owner);
    const visitor = await visitors.open(world.path, { hasTouch });
    const open = new OpenPanel(visitors.owner, visitor, world);
    await open.panel.getByRole('heading', { level: 2 }).waitFor();
    return open;
  }

  card(): Promise<PanelCard> {
    return this.owner.api.must<PanelCard>('GET', `/cards/${this.world.cardId}`);
  }

  /** Waits until the service has the card so. */
  cardHas(name: string, test: (card: PanelCard) => boolean): Promise<PanelCard> {
    return eventually(name, async () => {
      const now = await this.card();
      return test(now) ? now : undefined;
    });
  }

  /** Waits until the checklist of the service has these items in this order. */
  async hasItems(texts: readonly string[]): Promise<void> {
    await eventually(`the items ${texts.join(', ')}`, async () => {
      const items = await this.owner.api.must<{ text: string }[]>(
        'GET',
        `/cards/${this.world.cardId}/checklist`,
      );
      return items.map(({ text }) => text).join('\n') === texts.join('\n') ? true : undefined;
    });
  }

  /** What the page did wrong. */
  faults(): readonly string[] {
    return this.visitor.faults;
  }

  /** No fault and no finding of axe-core, in both themes. */
  async isAccessible(): Promise<void> {
    await isAccessibleInBothThemes(this.page);
    expect(this.faults()).toEqual([]);
  }
}
