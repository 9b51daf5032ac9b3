import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
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
  let mine: ShownBoard;
  let theirs: ShownBoard;

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
    made = await makeBoard(people.owner.api, { 'To do': ['Flowers', 'Cake', 'Music'], Doing: ['Venue'] });
    ({ board: mine } = await people.openBoard(made.id));
    ({ board: theirs } = await people.openBoard(made.id, { account: colleague.account }));
  });
  afterEach(() => people.closeWindows());

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
});
