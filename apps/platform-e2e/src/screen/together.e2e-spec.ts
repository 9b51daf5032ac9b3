import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator, Route } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { connectMcp, type McpConnection } from '../client/mcp-connection.js';
import { callTool, dataOf } from '../mcp/tool-call.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, type MadeBoard, type ShownBoard } from './shown-board.js';

interface Card {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
}

describeWithBrowser('two people and an AI client on one board', (found) => {
  let people: ScreenVisitors;
  let colleague: JoinedMember;
  let claude: McpConnection;
  let made: MadeBoard;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    const { deployment, owner } = people;
    colleague = await joinedMember(deployment, owner, 'member');
    claude = await connectMcp(deployment, 'Claude', { access: 'write' }, owner.account);
  });
  afterAll(async () => {
    await claude?.client.close();
    await people.close();
  });
  beforeEach(async () => {
    made = await makeBoard(people.owner.api, {
      'To do': ['Flowers', 'Cake', 'Music'],
      Doing: ['Venue'],
      Done: [],
    });
  });
  afterEach(() => people.closeWindows());

  describe('that both have open', () => {
    let mine: ShownBoard;
    let theirs: ShownBoard;

    beforeEach(async () => {
      ({ board: mine } = await people.openBoard(made.id));
      ({ board: theirs } = await people.openBoard(made.id, { account: colleague.account }));
    });

    const cardOf = async (title: string): Promise<Card> => {
      const { lists } = await people.owner.api.must<{ lists: { cards: Card[] }[] }>(
        'GET',
        `/boards/${made.id}`,
      );
      const card = lists.flatMap(({ cards }) => cards).find((one) => one.title === title);
      if (!card) throw new Error(`The board has no card “${title}”.`);
      return card;
    };
    const panelOf = async (board: ShownBoard, title: string): Promise<Locator> => {
      await board.card(title).click();
      const panel = board.page.getByRole('dialog').first();
      await panel.getByRole('heading', { level: 2, name: title }).waitFor();
      return panel;
    };
    const bothEqualTheService = (): Promise<unknown> =>
      Promise.all([mine.isAsTheService(), theirs.isAsTheService()]);

    it('names the AI client on the cards that it moves and creates, while both people work', async () => {
      const venue = await cardOf('Venue');
      const list = made.lists['To do'];
      const call = async (tool: string, input: Record<string, unknown>): Promise<unknown> =>
        dataOf(await callTool(claude.client, tool, input));
      await Promise.all([
        call('create_cards', { board: made.id, cards: [{ list, title: 'Budget' }] }),
        call('move_card', { card: venue.id, list, position: 'first' }),
        mine.card('Cake').focus(),
        theirs.card('Music').focus(),
      ]);
      for (const { page } of [mine, theirs])
        await page.locator('li', { hasText: 'Venue' }).getByText('by Claude').waitFor();
      await Promise.all([
        mine.page.keyboard.press('Shift+ArrowRight'),
        theirs.page.keyboard.press('Shift+ArrowRight'),
      ]);
      await Promise.all([mine.hasFocus('Cake'), theirs.hasFocus('Music')]);
      await bothEqualTheService();
      const { lists } = await people.owner.api.must<{ lists: { cards: Card[] }[] }>(
        'GET',
        `/boards/${made.id}`,
      );
      expect(lists.map(({ cards }) => cards.map(({ title }) => title).sort())).toEqual([
        ['Budget', 'Flowers', 'Venue'],
        ['Cake', 'Music'],
        [],
      ]);
      expect(people.faults()).toEqual([]);
    });

    it('asks whose title stays when both edit it, and saves mine on request', async () => {
      const panel = await panelOf(mine, 'Flowers');
      await panel.getByRole('button', { name: 'Flowers', exact: true }).click();
      await panel.getByLabel('Title').fill('Roses');
      await theirs.card('Flowers').focus();
      await theirs.page.keyboard.press('e');
      await theirs.page.keyboard.type('Tulips');
      await theirs.page.keyboard.press('Enter');
      await mine.card('Tulips').waitFor();
      expect(await panel.getByLabel('Title').inputValue()).toBe('Roses');
      await panel.getByLabel('Title').press('Enter');
      const question = mine.page.getByRole('alert').filter({ hasText: 'changed this at the same time' });
      await question.waitFor();
      await panel.getByRole('heading', { level: 2, name: 'Tulips' }).waitFor();
      expect((await cardOf('Tulips')).title).toBe('Tulips');
      await question.getByRole('button', { name: 'Save mine' }).click();
      await theirs.card('Roses').waitFor();
      await bothEqualTheService();
      expect(people.faults()).toEqual([]);
    });

    it('merges a description that both edit in different places', async () => {
      const { id } = await cardOf('Cake');
      await people.owner.api.must('PATCH', `/cards/${id}`, { description: 'one\n\ntwo\n\nthree' });
      const panels = await Promise.all([panelOf(mine, 'Cake'), panelOf(theirs, 'Cake')]);
      const texts = ['ONE\n\ntwo\n\nthree', 'one\n\ntwo\n\nTHREE'] as const;
      for (const panel of panels) {
        await panel.getByText('three').waitFor();
        await panel.getByRole('button', { name: 'Edit the description' }).click();
      }
      await Promise.all(
        panels.map((panel, index) =>
          panel.getByRole('textbox', { name: 'Description' }).fill(texts[index] ?? ''),
        ),
      );
      await Promise.all(
        panels.map((panel) => panel.getByRole('textbox', { name: 'Description' }).press('Control+Enter')),
      );
      await eventually('both changes are in the description', async () => {
        const { description } = await people.owner.api.must<Card>('GET', `/cards/${id}`);
        return description === 'ONE\n\ntwo\n\nTHREE';
      });
      for (const panel of panels) {
        await panel.getByText('ONE', { exact: true }).waitFor();
        await panel.getByText('THREE', { exact: true }).waitFor();
      }
      expect(people.faults()).toEqual([]);
    });

    it('shows each the changes of the other, and names the client of a token [DEC-9.LIVE-1, DEC-9.LIVE-2]', async () => {
      await mine.card('Flowers').focus();
      await mine.page.keyboard.press('Shift+ArrowRight');
      await theirs.has('Doing', ['Flowers', 'Venue']);
      await theirs.card('Venue').focus();
      await theirs.page.keyboard.press('Shift+ArrowRight');
      await mine.has('Done', ['Venue']);
      await mine.hasFocus('Flowers');
      await people.owner.api.must('POST', '/cards', { listId: made.lists['Done'], title: 'By a token' });
      await theirs.has('Done', ['Venue', 'By a token']);
      expect(people.faults()).toEqual([]);
    });

    it('ends in the order of the service when both move the same cards [DEC-9.LIVE-3]', async () => {
      const boards = [mine, theirs];
      await Promise.all(
        boards.map(async (board, index) => {
          await board.card('Cake').focus();
          for (const key of index === 0 ? ['ArrowRight', 'ArrowUp'] : ['ArrowUp', 'ArrowRight', 'ArrowRight'])
            await board.page.keyboard.press(`Shift+${key}`);
        }),
      );
      await Promise.all(boards.map((board) => board.isAsTheService()));
    });
  });

  describe('that one of them has open', () => {
    async function addCard({ page }: ShownBoard, list: string, title: string): Promise<void> {
      await page.keyboard.press('Escape');
      await page
        .locator('section', { has: page.getByRole('heading', { level: 2, name: list, exact: true }) })
        .getByRole('button', { name: 'Add a card' })
        .click();
      await page.getByLabel(`Title of the new card in ${list}`).fill(title);
      await page.keyboard.press('Enter');
    }

    it('sends a write again whose response was lost, and makes one card of it [DEC-9.LIVE-4]', async () => {
      const { board } = await people.openBoard(made.id);
      let lost = 0;
      await board.page.route('**/api/v1/cards', async (route: Route) => {
        if (route.request().method() !== 'POST' || lost > 0) return route.continue();
        lost += 1;
        // The service gets the request, and the browser no response.
        await route.fetch();
        return route.abort('connectionreset');
      });
      await addCard(board, 'Done', 'Once');
      await board.has('Done', ['Once']);
      expect(lost).toBe(1);
      await board.page.reload();
      await board.has('Done', ['Once']);
    });

    it('keeps changes that are made without a connection, and sends them later [DEC-9.LIVE-5]', async () => {
      const { board, visitor } = await people.openBoard(made.id);
      const { context } = visitor;
      await context.setOffline(true);
      await board.card('Flowers').focus();
      await board.page.keyboard.press('Shift+ArrowRight');
      await people.owner.api.must('POST', '/cards', { listId: made.lists['To do'], title: 'From elsewhere' });
      await context.setOffline(false);
      await board.has('Doing', ['Flowers', 'Venue']);
      await board.has('To do', ['Cake', 'Music', 'From elsewhere']);
    });

    it('shows what changed on a board that was open before [DEC-9.LIVE-6]', async () => {
      const { board } = await people.openBoard(made.id);
      await board.has('Doing', ['Venue']);
      await board.page.goto('about:blank');
      await people.owner.api.must('POST', '/cards', { listId: made.lists['Doing'], title: 'Later' });
      await board.page.goBack();
      await board.has('Doing', ['Venue', 'Later']);
    });

    it('ends when the person loses the board [DEC-9.LIVE-7]', async () => {
      const { board: theirs } = await people.openBoard(made.id, { account: colleague.account });
      await people.owner.screen.must('PATCH', `/boards/${made.id}`, { visibility: 'private' });
      await theirs.page.getByRole('button', { name: 'Go to the boards' }).waitFor();
      expect(await theirs.page.getByText('Flowers').count()).toBe(0);
    });
  });
});
