import { eventually } from '@kiban/testing';
import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import type { Visitor } from '../browser/watched-browser.js';
import type { Owner } from '../running/owner.js';
import { ShownBoard } from './shown-board.js';

export interface JobCard {
  readonly title: string;
  readonly description: string | null;
  readonly commentCount: number;
  readonly labels: readonly { readonly name: string }[];
  readonly completedAt: string | null;
  readonly archivedAt: string | null;
}

/** The window in which a person does the main job: a board with cards, and what they work on. */
export class MainJobWindow {
  readonly page: Page;

  private constructor(
    readonly owner: Owner,
    readonly visitor: Visitor,
    private readonly name: string,
  ) {
    this.page = visitor.page;
  }

  /** Opens the start page, before the sign-in. */
  static async at(visitor: Visitor, owner: Owner, name: string, width: number): Promise<MainJobWindow> {
    const job = new MainJobWindow(owner, visitor, name);
    await job.isWide(width);
    await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.open('/');
    return job;
  }

  isWide(width: number): Promise<void> {
    return this.page.setViewportSize({ width, height: 800 });
  }

  button(title: string | RegExp): Locator {
    return this.page.getByRole('button', { name: title, exact: true });
  }

  option(title: string | RegExp): Locator {
    return this.page.getByRole('option', { name: title });
  }

  /** The board of the page that is open. */
  board(): ShownBoard {
    return new ShownBoard(this.page, this.owner.api, Number(this.page.url().split('/').at(-1)));
  }

  /** The page fits and is accessible at these widths, or at the present one. */
  async isSound(step: string, widths: readonly number[] = []): Promise<void> {
    const before = this.page.viewportSize();
    for (const width of widths.length > 0 ? widths : [before?.width ?? 0]) {
      await this.isWide(width);
      await this.visitor.lookInBothThemes(`${this.name} ${step} ${width}`);
      expect([width, await accessibilityFaults(this.page)]).toEqual([width, []]);
    }
    if (before) await this.page.setViewportSize(before);
    expect(this.visitor.faults).toEqual([]);
  }

  /** The cards that the service has, without archived ones. */
  async cards({ boardId }: ShownBoard): Promise<JobCard[]> {
    const { lists } = await this.owner.api.must<{ lists: { cards: JobCard[] }[] }>(
      'GET',
      `/boards/${boardId}`,
    );
    return lists.flatMap(({ cards }) => cards).filter(({ archivedAt }) => archivedAt === null);
  }

  areComplete(board: ShownBoard, count: number): Promise<true> {
    return eventually(`${count} cards are complete`, async () =>
      (await this.cards(board)).filter(({ completedAt }) => completedAt !== null).length === count
        ? true
        : undefined,
    );
  }

  /** The service has what every person of these tests made. */
  async isDone(board: ShownBoard): Promise<void> {
    const all = await this.cards(board);
    expect(all.map(({ labels }) => labels.map(({ name }) => name))).toEqual([
      ['urgent'],
      ['urgent'],
      ['urgent'],
    ]);
    expect(all.find(({ title }) => title === 'Roses')).toMatchObject({
      description: 'For the **hall**',
      commentCount: 1,
    });
    expect(this.visitor.faults).toEqual([]);
  }
}
