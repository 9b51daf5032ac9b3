import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { BrokenNetwork } from '../browser/broken-network.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, type MadeBoard, type ShownBoard } from './shown-board.js';

/** What Chromium logs for requests that are rejected. */
const REJECTED = /status of 404/;
const STREAM = /\/stream$/;
/** What it logs for requests without a response. */
const NO_RESPONSE = /net::ERR_|status of (429|503)/;

describeWithBrowser('a card that others move to another board', (found) => {
  let people: ScreenVisitors;
  let colleague: JoinedMember;
  let made: MadeBoard;
  let target: MadeBoard;
  let visitor: Visitor;
  let board: ShownBoard;
  let panel: Locator;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    colleague = await joinedMember(people.deployment, people.owner, 'member');
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    const { api } = people.owner;
    made = await makeBoard(api, { 'To do': ['Flowers', 'Cake', 'Music'], Doing: ['Venue'] });
    target = await makeBoard(api, { Ideas: ['Balloons'] });
    ({ visitor, board } = await people.openBoard(made.id, { account: colleague.account }));
    panel = visitor.page.getByRole('dialog').first();
  });
  afterEach(() => people.closeWindows());

  const idOf = async (title: string): Promise<number> => {
    const { lists } = await people.owner.api.must<{
      lists: { cards: { id: number; title: string }[] }[];
    }>('GET', `/boards/${made.id}`);
    return lists.flatMap(({ cards }) => cards).find((card) => card.title === title)?.id ?? 0;
  };
  const moveAway = async (cardId: number, listId = target.lists['Ideas']): Promise<void> => {
    await people.owner.screen.must('POST', `/cards/${cardId}/move`, { listId });
  };
  /** The requests for the board and its cards from now on. */
  const readsOf = ({ page }: Visitor): string[] => {
    const reads: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/v1\/(boards|cards)\/\d+(\?|$)/.test(request.url())) reads.push(request.url());
    });
    return reads;
  };
  const openCake = async (): Promise<Locator> => {
    await board.card('Cake').click();
    await panel.getByRole('heading', { level: 2, name: 'Cake' }).waitFor();
    const comment = panel.getByLabel('Write a comment …');
    await comment.fill('Half a thought');
    return comment;
  };

  it('leaves the open boards of everybody, and returns [DEC-9.LIVE-9]', async () => {
    const { board: mine } = await people.openBoard(made.id);
    const reads = readsOf(visitor);
    const cakeId = await idOf('Cake');
    await moveAway(cakeId);
    await mine.has('To do', ['Flowers', 'Music']);
    await board.has('To do', ['Flowers', 'Music']);
    // The frame says enough: nothing was read again.
    expect(reads).toEqual([]);
    await people.owner.screen.must('POST', `/cards/${cakeId}/move`, { listId: made.lists['Doing'] });
    await board.has('Doing', ['Venue', 'Cake']);
    await mine.has('Doing', ['Venue', 'Cake']);
    expect(people.faults()).toEqual([]);
  });

  it('leaves a board whose stream was cut, which is not read again', async () => {
    const network = await BrokenNetwork.start();
    try {
      const { account } = colleague;
      const opened = await people.openBoard(made.id, { account, proxy: network.address });
      const { page } = opened.visitor;
      const [cakeId, venueId] = [await idOf('Cake'), await idOf('Venue')];
      // The stream resumes after this event.
      await people.owner.api.must('PATCH', `/cards/${venueId}`, { title: 'Town hall' });
      await opened.board.card('Town hall').waitFor();
      network.cut(STREAM);
      await page.getByText(/^(Reconnecting|Offline)$/).waitFor();
      const reads = readsOf(opened.visitor);
      await moveAway(cakeId);
      network.heal();
      await opened.board.has('To do', ['Flowers', 'Music']);
      expect(reads).toEqual([]);
      expect(people.faults(NO_RESPONSE)).toEqual([]);
    } finally {
      network.close();
    }
  });

  it('says in its panel where it is, and has what was typed there [DEC-9.LIVE-9]', async () => {
    const { page } = visitor;
    const comment = await openCake();
    const cakeId = await idOf('Cake');
    await moveAway(cakeId);
    await panel.getByText('This card was moved to another board.', { exact: true }).waitFor();
    await board.has('To do', ['Flowers', 'Music']);
    await page.locator('button:focus', { hasText: 'Close' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await visitor.look('card that left the board');
    const link = panel.getByRole('link', { name: 'Open it there' });
    expect(await link.getAttribute('href')).toBe(`/boards/${target.id}/cards/${cakeId}`);
    await link.click();
    await panel.getByRole('heading', { level: 2, name: 'Cake' }).waitFor();
    expect(await comment.inputValue()).toBe('Half a thought');
    expect(people.faults()).toEqual([]);
  });

  it('names no board that the person may not see, and closes', async () => {
    const { page } = visitor;
    await openCake();
    await people.owner.screen.must('PATCH', `/boards/${target.id}`, { visibility: 'private' });
    await moveAway(await idOf('Cake'));
    await panel.getByText('This card was moved to a board that you may not see.', { exact: true }).waitFor();
    expect(await panel.getByRole('link').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await visitor.look('card that left to a private board');
    await page.keyboard.press('Escape');
    await eventually('the panel is closed', async () => (await panel.count()) === 0 || undefined);
    await board.has('To do', ['Flowers', 'Music']);
    expect(people.faults(REJECTED)).toEqual([]);
  });
});
