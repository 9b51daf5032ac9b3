import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import type { Visitor } from '../browser/watched-browser.js';
import { joinedMember } from '../running/joined-member.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, type MadeBoard, type ShownBoard } from './shown-board.js';

/** What Chromium logs for requests of a session that ended. */
const ENDED = /status of 40[01]/;

describeWithBrowser('a session that ends while a person writes', (found) => {
  let people: ScreenVisitors;
  let made: MadeBoard;
  let visitor: Visitor;
  let board: ShownBoard;
  let panel: Locator;
  let question: Locator;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    made = await makeBoard(people.owner.api, { 'To do': ['Flowers', 'Cake'], Doing: ['Venue'] });
    ({ visitor, board } = await people.openBoard(made.id));
    panel = visitor.page.getByRole('dialog', { name: /^#/ });
    question = visitor.page.getByRole('dialog', { name: 'Sign in to go on' });
  });
  afterEach(() => people.closeWindows());

  const signInAgain = async (): Promise<void> => {
    await question.getByRole('button', { name: 'Sign in' }).click();
    await signInByForm(visitor, people.owner.account);
    await visitor.page.waitForURL(/\/boards\//);
    await visitor.page.getByText('Live', { exact: true }).waitFor();
  };
  /** Another page of the same browser signs out: the session and its tokens end. */
  const signOutElsewhere = async (): Promise<void> => {
    const other = await visitor.context.newPage();
    await other.goto(`${people.deployment.origin}/sign-in/out`);
    await other.getByRole('button', { name: 'Sign out' }).click();
    await other.getByText('You are signed out').waitFor();
    await other.close();
  };

  it('asks over the page, and goes on with the draft where it was', async () => {
    const { page } = visitor;
    await board.card('Cake').click();
    const comment = panel.getByLabel('Write a comment …');
    await comment.fill('Half a thought');
    await signOutElsewhere();
    await question.waitFor();
    expect(await page.getByText('What you typed is kept.').count()).toBe(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await visitor.look('sign in again');
    await signInAgain();
    expect(page.url()).toMatch(/\/cards\/\d+$/);
    await panel.getByRole('heading', { level: 2, name: 'Cake' }).waitFor();
    expect(await comment.inputValue()).toBe('Half a thought');
    await comment.press('Control+Enter');
    await panel.getByRole('article').getByText('Half a thought').waitFor();
    expect(people.faults(ENDED)).toEqual([]);
  });

  it('sends the comment and the changes once that waited for the sign-in', async () => {
    const { page, context } = visitor;
    await board.card('Cake').click();
    const comment = panel.getByLabel('Write a comment …');
    await comment.fill('Only once');
    // The stream stays open with its token; the next requests have none.
    await context.clearCookies();
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthenticated', error: 'The token has expired.' } }),
    );
    // By events: another request may have opened the dialog over these controls by now.
    await panel.getByRole('button', { name: 'Complete', exact: true }).dispatchEvent('click');
    await page.evaluate(`document.querySelector('[aria-label="Write a comment …"]').form.requestSubmit()`);
    await question.waitFor();
    await page.unroute('**/api/v1/**');
    await signInAgain();
    await panel.getByRole('button', { name: 'Complete', exact: true, pressed: true }).waitFor();
    expect(await comment.inputValue()).toBe('Only once');
    await panel.getByRole('button', { name: 'Comment', exact: true }).click();
    await panel.getByRole('article').getByText('Only once').waitFor();
    const cardId = Number(/\/cards\/(\d+)/.exec(page.url())?.[1]);
    const activity = await eventually('the change', async () => {
      const entries = await people.owner.api.must<{ event: string }[]>('GET', `/cards/${cardId}/activity`);
      return entries.some(({ event }) => event === 'card.complete') ? entries : undefined;
    });
    const countOf = (kind: string): number => activity.filter(({ event }) => event === kind).length;
    expect([countOf('card.complete'), countOf('comment.create')]).toEqual([1, 1]);
    await page.getByText(/change(s)? wait/).waitFor({ state: 'detached' });
    expect(people.faults(ENDED)).toEqual([]);
  });

  it('keeps the title of a new card that was being typed', async () => {
    const { page } = visitor;
    await board.list('To do').getByRole('button', { name: 'Add a card' }).click();
    await page.getByLabel('Title of the new card in To do').fill('Not added yet');
    await signOutElsewhere();
    await question.waitFor();
    await signInAgain();
    await board.list('To do').getByRole('button', { name: 'Add a card' }).click();
    await page.locator('textarea:focus').waitFor();
    expect(await page.locator('textarea:focus').inputValue()).toBe('Not added yet');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await board.has('To do', ['Flowers', 'Cake', 'Not added yet']);
    await board.isAsTheService();
    expect(people.faults(ENDED)).toEqual([]);
  });

  it('sends nothing as another person who signed in in this browser since [DEC-9.SESSION-4]', async () => {
    const { page, context } = visitor;
    const colleague = await joinedMember(people.deployment, people.owner, 'member');
    await board.card('Cake').click();
    const comment = panel.getByLabel('Write a comment …');
    await comment.fill('From me only');
    const cardId = Number(/\/cards\/(\d+)/.exec(page.url())?.[1]);
    // Held back, so that the change meets the other sign-in and not the end of its own one.
    await page.route('**/api/v1/**', (route) => route.abort());
    await panel.getByRole('button', { name: 'Complete', exact: true }).click();
    await signOutElsewhere();
    const other = await context.newPage();
    await other.goto(`${people.deployment.origin}/boards/${made.id}`);
    await signInByForm({ page: other }, colleague.account);
    await other.getByText('Live', { exact: true }).waitFor();
    await page.unroute('**/api/v1/**');

    const notice = page.getByRole('dialog', { name: 'Another sign-in in this browser' });
    await notice.getByText(`${colleague.name} has signed in`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await visitor.look('another person signed in');
    const entries = await people.owner.api.must<{ event: string }[]>('GET', `/cards/${cardId}/activity`);
    expect(entries.map(({ event }) => event)).toEqual(['card.create']);

    await notice.getByRole('button', { name: `Go on as ${colleague.name}` }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${people.deployment.origin}/boards/${made.id}/cards/${cardId}`);
    await comment.waitFor();
    expect(await comment.inputValue()).toBe('');
    expect(await panel.getByRole('button', { name: 'Complete', exact: true, pressed: true }).count()).toBe(0);
    expect(people.faults(/status of 40[01]|ERR_FAILED/)).toEqual([]);
  });

  it('asks for no sign-in where only the authorization is unavailable', async () => {
    const { page } = visitor;
    const authorization = '**/oauth/**';
    await page.route(authorization, (route) => route.fulfill({ status: 503, body: 'Unavailable' }));
    await page.evaluate("sessionStorage.removeItem('kiban.access-token')");
    await board.card('Flowers').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('1 change waits').waitFor();
    expect(await question.count()).toBe(0);
    await page.reload();
    await page.getByText('The service is unreachable at the moment.').waitFor();
    await page.unroute(authorization);
    await page.getByRole('button', { name: 'Retry' }).click();
    await board.has('Doing', ['Flowers', 'Venue']);
    await page.getByText('Live', { exact: true }).waitFor();
    expect(people.faults(/status of 503/)).toEqual([]);
  });

  it('shows the board once the API responds again', async () => {
    const { page } = visitor;
    let rejected = 0;
    await page.route(`**/api/v1/boards/${made.id}?*`, (route) => {
      rejected += 1;
      return rejected > 2 ? route.continue() : route.fulfill({ status: 503, body: 'Unavailable' });
    });
    await page.evaluate("indexedDB.deleteDatabase('kiban')");
    await page.reload();
    await page.getByText('Live', { exact: true }).waitFor();
    await board.isAsTheService();
    expect(rejected).toBeGreaterThan(2);
    expect(people.faults(/status of 503/)).toEqual([]);
  });
});
