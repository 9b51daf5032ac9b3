import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Page } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, ShownBoard, type MadeBoard } from './shown-board.js';

/** What Chromium logs for requests that are rejected. */
const REJECTED = /status of (401|403|404)/;

const STORED_BOARDS = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('kiban');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const keys = opening.result.transaction('values').objectStore('values').getAllKeys();
    keys.onsuccess = () => {
      opening.result.close();
      resolve(keys.result.filter((key) => key.startsWith('board:')).length);
    };
  };
})`;

const HAS_NO_DATABASE = 'indexedDB.databases().then((databases) => databases.length === 0)';

describeWithBrowser('a board that the browser has stored', (found) => {
  let people: ScreenVisitors;
  let made: MadeBoard;
  let page: Page;
  let board: ShownBoard;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    made = await makeBoard(people.owner.api, { 'To do': ['Flowers', 'Cake'] });
    const opened = await people.openBoard(made.id);
    board = opened.board;
    ({ page } = opened.visitor);
    await eventually('the board is stored', async () =>
      (await page.evaluate<number>(STORED_BOARDS)) > 0 ? true : undefined,
    );
  });
  afterEach(() => people.closeWindows());

  /** Holds the requests to the API and for tokens while a page is opened. @returns lets them go */
  async function held(of: Page, open: () => Promise<unknown>): Promise<() => void> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const isService = ({ pathname }: URL): boolean => /^\/(api\/v1|oauth)\//.test(pathname);
    await of.route(isService, async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    });
    await open();
    // The route stays: a request that is held while its route ends may never be sent.
    return release;
  }

  const reloadHeld = (): Promise<() => void> => held(page, () => page.reload());

  /** Opens the board in a new tab of the browser. */
  async function newTabHeld(): Promise<{ tab: Page; release: () => void }> {
    const tab = await page.context().newPage();
    await tab.setViewportSize({ width: 1_280, height: 800 });
    return { tab, release: await held(tab, () => tab.goto(page.url())) };
  }

  const signOut = async (tab: Page): Promise<void> => {
    await tab.getByRole('button', { name: 'Sign out' }).click();
    await tab.getByText('You are signed out').waitFor();
  };

  /** Waits until the page waits for the API, with nothing of the person on it. */
  async function hasNothing(tab = page): Promise<void> {
    await tab.getByText('Loading', { exact: false }).first().waitFor();
    expect(await tab.locator('[data-card-link]').count()).toBe(0);
    expect(await tab.getByRole('navigation').count()).toBe(0);
  }

  it('is shown to the same person before the service has responded [DEC-9.BOARD-8]', async () => {
    const release = await reloadHeld();
    await board.card('Flowers').waitFor();
    await board.card('Cake').focus();
    release();
    await page.getByText('Live', { exact: true }).waitFor();
    // What a person does until then stays.
    await board.hasFocus('Cake');
    expect(people.faults()).toEqual([]);
  });

  it('is not shown for the token of another person [DEC-9.BOARD-8]', async () => {
    await page.evaluate("sessionStorage.setItem('kiban.access-token', 'of-another-person')");
    const release = await reloadHeld();
    await hasNothing();
    release();
    await board.card('Flowers').waitFor();
    expect(people.faults(REJECTED)).toEqual([]);
  });

  it('is shown in a new tab before it has a token [DEC-9.BOARD-8]', async () => {
    const { tab, release } = await newTabHeld();
    const shown = new ShownBoard(tab, people.owner.api, made.id);
    await shown.card('Flowers').waitFor();
    await shown.card('Cake').focus();
    release();
    await tab.getByText('Live', { exact: true }).waitFor();
    await shown.hasFocus('Cake');
    await shown.isAsTheService();
    expect(people.faults()).toEqual([]);
  });

  it('is not shown after a sign-out in another tab [DEC-9.BOARD-8]', async () => {
    const other = await page.context().newPage();
    await other.setViewportSize({ width: 1_280, height: 800 });
    await other.goto(page.url());
    await other.getByText('Live', { exact: true }).waitFor();
    await other.getByRole('button', { name: /^Account / }).click();
    await other.getByRole('link', { name: 'Sign out' }).click();
    await signOut(other);
    const release = await reloadHeld();
    await hasNothing();
    release();
    await page.getByLabel('E-mail').waitFor();
    expect(people.faults(REJECTED)).toEqual([]);
  });

  it('is deleted by the next page after a sign-out on the page of the sign-in service [DEC-9.BOARD-8] [DEC-9.SESSION-2]', async () => {
    const other = await page.context().newPage();
    await other.goto(`${people.deployment.origin}/sign-in/out`);
    await signOut(other);
    // That page runs no script of the screen, so the device still keeps the board.
    expect(await other.evaluate<number>(STORED_BOARDS)).toBeGreaterThan(0);
    const { tab, release } = await newTabHeld();
    await hasNothing(tab);
    release();
    await tab.getByLabel('E-mail').waitFor();
    await page.close();
    await eventually('the boards are deleted', () => tab.evaluate<boolean>(HAS_NO_DATABASE));
    const kept = await tab.evaluate<string[]>('Object.keys(localStorage)');
    expect(kept.filter((name) => /person|preferences|page|workspace/.test(name))).toEqual([]);
    expect(people.faults(REJECTED)).toEqual([]);
  });

  it('disappears from a new tab when the session has ended elsewhere [DEC-9.BOARD-8]', async () => {
    const session = (await page.context().cookies()).filter(({ name }) => /kiban(\.sig)?$/.test(name));
    expect(session).toHaveLength(2);
    // The service no longer knows the session; the cookie that the page can read is still there.
    for (const { name } of session) await page.context().clearCookies({ name });
    const { tab, release } = await newTabHeld();
    await new ShownBoard(tab, people.owner.api, made.id).card('Flowers').waitFor();
    release();
    await tab.getByLabel('E-mail').waitFor();
    expect(await tab.locator('[data-card-link]').count()).toBe(0);
    await tab.goto(page.url());
    await tab.getByLabel('E-mail').waitFor();
    expect(people.faults(REJECTED)).toEqual([]);
  });

  it('disappears when it was deleted since [DEC-9.BOARD-8]', async () => {
    const release = await reloadHeld();
    await board.card('Flowers').waitFor();
    await people.owner.api.must('POST', `/boards/${made.id}/archive`);
    await people.owner.api.must('DELETE', `/boards/${made.id}`);
    release();
    await page.getByText('This board is not available.').waitFor();
    expect(await page.locator('[data-card-link]').count()).toBe(0);
    expect(people.faults(REJECTED)).toEqual([]);
  });
});
