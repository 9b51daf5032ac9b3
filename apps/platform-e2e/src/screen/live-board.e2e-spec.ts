import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Route } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import type { Credentials } from '../client/credentials.js';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import { newOwner, type Owner } from '../running/owner.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

const LAPTOP = { width: 1_280, height: 800 };

describeWithBrowser('one board in two browsers', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let colleague: JoinedMember;
  let made: MadeBoard;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    deployment = await testDeployment();
    [browser, owner] = await Promise.all([WatchedBrowser.start(found), newOwner(deployment)]);
    colleague = await joinedMember(deployment, owner, 'member');
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    made = await makeBoard(owner.api, { 'To do': ['Flowers', 'Cake', 'Music'], Doing: ['Venue'], Done: [] });
  });
  afterEach(async () => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
  });

  async function open(account: Credentials): Promise<ShownBoard> {
    const visitor = await browser.visitor(deployment.origin);
    visitors.push(visitor);
    await visitor.page.setViewportSize(LAPTOP);
    await visitor.open(`/boards/${made.id}`);
    await signInByForm(visitor, account);
    const board = new ShownBoard(visitor.page, owner.api, made.id);
    await visitor.page.getByText('Live', { exact: true }).waitFor();
    return board;
  }

  async function addCard({ page }: ShownBoard, list: string, title: string): Promise<void> {
    await page.keyboard.press('Escape');
    await page
      .locator('section', { has: page.getByRole('heading', { level: 2, name: list, exact: true }) })
      .getByRole('button', { name: 'Add a card' })
      .click();
    await page.getByLabel(`Title of the new card in ${list}`).fill(title);
    await page.keyboard.press('Enter');
  }

  it('shows each the changes of the other, and names the client of a token', async () => {
    const [mine, theirs] = [await open(owner.account), await open(colleague.account)];
    await mine.card('Flowers').focus();
    await mine.page.keyboard.press('Shift+ArrowRight');
    await theirs.has('Doing', ['Flowers', 'Venue']);
    await theirs.card('Venue').focus();
    await theirs.page.keyboard.press('Shift+ArrowRight');
    await mine.has('Done', ['Venue']);
    await mine.hasFocus('Flowers');
    await owner.api.must('POST', '/cards', { listId: made.lists['Done'], title: 'By a token' });
    await theirs.has('Done', ['Venue', 'By a token']);
    expect(visitors.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('ends in the order of the service when both move the same cards', async () => {
    const boards = [await open(owner.account), await open(colleague.account)];
    await Promise.all(
      boards.map(async (board, index) => {
        await board.card('Cake').focus();
        for (const key of index === 0 ? ['ArrowRight', 'ArrowUp'] : ['ArrowUp', 'ArrowRight', 'ArrowRight'])
          await board.page.keyboard.press(`Shift+${key}`);
      }),
    );
    await Promise.all(boards.map((board) => board.isAsTheService()));
  });

  it('sends a write again whose response was lost, and makes one card of it', async () => {
    const board = await open(owner.account);
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

  it('keeps changes that are made without a connection, and sends them later', async () => {
    const board = await open(owner.account);
    const { context } = visitors[0] as Visitor;
    await context.setOffline(true);
    await board.card('Flowers').focus();
    await board.page.keyboard.press('Shift+ArrowRight');
    await owner.api.must('POST', '/cards', { listId: made.lists['To do'], title: 'From elsewhere' });
    await context.setOffline(false);
    await board.has('Doing', ['Flowers', 'Venue']);
    await board.has('To do', ['Cake', 'Music', 'From elsewhere']);
  });

  it('shows what changed on a board that was open before', async () => {
    const board = await open(owner.account);
    await board.has('Doing', ['Venue']);
    await board.page.goto('about:blank');
    await owner.api.must('POST', '/cards', { listId: made.lists['Doing'], title: 'Later' });
    await board.page.goBack();
    await board.has('Doing', ['Venue', 'Later']);
  });

  it('ends when the person loses the board', async () => {
    const theirs = await open(colleague.account);
    await owner.screen.must('PATCH', `/boards/${made.id}`, { visibility: 'private' });
    await theirs.page.getByRole('button', { name: 'Go to the boards' }).waitFor();
    expect(await theirs.page.getByText('Flowers').count()).toBe(0);
  });
});
