import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator, Route } from 'playwright-core';
import { BrokenNetwork } from '../browser/broken-network.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, type MadeBoard, type ShownBoard } from './shown-board.js';

const STREAM = /\/stream$/;
/** What Chromium logs for requests without a response. */
const NO_RESPONSE = /net::ERR_|status of (429|503)/;

describeWithBrowser('a board on a broken network', (found) => {
  let people: ScreenVisitors;
  let network: BrokenNetwork;
  let made: MadeBoard;
  let visitor: Visitor;
  let board: ShownBoard;

  beforeAll(async () => {
    [people, network] = await Promise.all([ScreenVisitors.start(found), BrokenNetwork.start()]);
  });
  afterAll(async () => {
    await people.close();
    network.close();
  });
  beforeEach(async () => {
    made = await makeBoard(people.owner.api, { 'To do': ['Flowers', 'Cake', 'Music'], Doing: ['Venue'] });
    ({ visitor, board } = await people.openBoard(made.id, { proxy: network.address }));
  });
  afterEach(async () => {
    network.heal();
    await people.closeWindows();
  });

  const openCard = async (title: string): Promise<Locator> => {
    await board.card(title).click();
    const panel = visitor.page.getByRole('dialog').first();
    await panel.getByRole('heading', { level: 2, name: title }).waitFor();
    return panel;
  };
  const commentsOf = (cardId: number): Promise<{ text: string }[]> =>
    people.owner.api.must('GET', `/cards/${cardId}/comments`);
  const idInAddress = (): number => Number(/\/cards\/(\d+)/.exec(visitor.page.url())?.[1]);
  const add = (list: string, title: string): Promise<unknown> =>
    people.owner.api.must('POST', '/cards', { listId: made.lists[list], title });

  it('shows what happened while its stream was cut, once, and keeps a draft and the focus', async () => {
    const { page } = visitor;
    const panel = await openCard('Music');
    const comment = panel.getByLabel('Write a comment …');
    await comment.fill('Not sent yet');
    network.cut(STREAM);
    await page.getByText(/^(Reconnecting|Offline)$/).waitFor();
    await add('Doing', 'While away');
    // This change has its response already; the stream brings it again.
    await page.getByRole('button', { name: 'Add a card' }).first().click();
    await page.getByLabel('Title of the new card in To do').fill('Own');
    await page.keyboard.press('Enter');
    await board.card('Own').waitFor();
    await comment.focus();
    network.heal();
    await page.getByText('Live', { exact: true }).waitFor();
    await board.has('Doing', ['Venue', 'While away']);
    await board.has('To do', ['Flowers', 'Cake', 'Music', 'Own']);
    expect(await comment.inputValue()).toBe('Not sent yet');
    expect(await page.locator('textarea:focus').inputValue()).toBe('Not sent yet');
    expect(people.faults(NO_RESPONSE)).toEqual([]);
  });

  it('makes one comment of a request that is sent again because its response was lost', async () => {
    const panel = await openCard('Cake');
    network.loseResponses(/^POST .*\/comments$/, 2);
    await panel.getByLabel('Write a comment …').fill('Only once');
    await panel.getByRole('button', { name: 'Comment', exact: true }).click();
    await panel.getByRole('article').getByText('Only once').waitFor();
    await eventually('the field is empty', async () => {
      return (await panel.getByLabel('Write a comment …').inputValue()) === '';
    });
    expect(network.responsesLost).toBe(2);
    expect((await commentsOf(idInAddress())).map(({ text }) => text)).toEqual(['Only once']);
    expect(people.faults(NO_RESPONSE)).toEqual([]);
  });

  it('moves and comments when all connections break in between', async () => {
    const { page } = visitor;
    network.cut(/./);
    await page.getByText(/^(Reconnecting|Offline)$/).waitFor();
    await board.card('Flowers').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('1 change waits').waitFor();
    await people.owner.api.must('POST', `/boards/${made.id}/lists`, { name: 'New' });
    network.heal();
    await board.has('Doing', ['Flowers', 'Venue']);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByText('1 change waits').waitFor({ state: 'detached' });
    await board.isAsTheService();
    expect(people.faults(NO_RESPONSE)).toEqual([]);
  });

  it.each([
    [429, { 'retry-after': '2' }],
    [503, {}],
  ])('waits and sends again after status %i, and says that a change waits', async (status, headers) => {
    const { page } = visitor;
    const times: number[] = [];
    const answer = async (route: Route): Promise<void> => {
      times.push(Date.now());
      if (times.length > 1) return route.continue();
      const body = JSON.stringify({ code: 'too_many_requests', error: 'Try again later.' });
      return route.fulfill({ status, headers: { ...headers, 'content-type': 'application/json' }, body });
    };
    await page.route('**/api/v1/cards/batch-update', answer);
    await board.card('Flowers').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('1 change waits').waitFor();
    await board.has('Doing', ['Flowers', 'Venue']);
    await page.getByText('1 change waits').waitFor({ state: 'detached' });
    expect(times).toHaveLength(2);
    // The header names whole seconds, and timers may be early by a moment.
    if (status === 429) expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1_900);

    times.length = 0;
    const panel = await openCard('Cake');
    await page.route('**/comments', (route) =>
      route.request().method() === 'POST' ? answer(route) : route.continue(),
    );
    await panel.getByLabel('Write a comment …').fill('Later');
    await panel.getByRole('button', { name: 'Comment', exact: true }).click();
    await panel.getByRole('article').getByText('Later').waitFor();
    expect(await commentsOf(idInAddress())).toHaveLength(1);
    expect(times).toHaveLength(2);
    expect(people.faults(NO_RESPONSE)).toEqual([]);
  });
});
