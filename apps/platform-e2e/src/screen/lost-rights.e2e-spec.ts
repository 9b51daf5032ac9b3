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
const REJECTED = /status of (403|404)/;
const STREAM = /\/stream$/;
/** What it logs for requests without a response. */
const NO_RESPONSE = /net::ERR_|status of (429|503)/;

const storedBoards = (boardId: number): string => `new Promise((resolve, reject) => {
  const opening = indexedDB.open('kiban');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const keys = opening.result.transaction('values').objectStore('values').getAllKeys();
    keys.onsuccess = () => {
      opening.result.close();
      resolve(keys.result.filter((key) => key.startsWith('board:') && key.endsWith(':${boardId}')));
    };
  };
})`;

describeWithBrowser('a person who loses a right while a board is open', (found) => {
  let people: ScreenVisitors;
  let colleague: JoinedMember;
  let made: MadeBoard;
  let visitor: Visitor;
  let board: ShownBoard;
  let panel: Locator;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    colleague = await joinedMember(people.deployment, people.owner, 'member');
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    await people.owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'member' });
    made = await makeBoard(people.owner.api, { 'To do': ['Flowers', 'Cake'], Doing: ['Venue'] });
    ({ visitor, board } = await people.openBoard(made.id, { account: colleague.account }));
    panel = visitor.page.getByRole('dialog').first();
  });
  afterEach(() => people.closeWindows());

  const makeViewer = (): Promise<unknown> =>
    people.owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'viewer' });
  const openCard = async (title: string): Promise<void> => {
    await board.card(title).click();
    await panel.getByRole('heading', { level: 2, name: title }).waitFor();
  };
  const writeComment = async (text: string): Promise<Locator> => {
    const field = panel.getByLabel('Write a comment …');
    await field.fill(text);
    return field;
  };

  it('puts a held card back where it was for a new viewer, and says so', async () => {
    const { page } = visitor;
    const from = await board.middleOf(board.card('Flowers'));
    const to = await board.middleOf(board.card('Venue'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 10 });
    await makeViewer();
    await page.mouse.up();
    await page.getByRole('alert').getByText('Viewers cannot write').waitFor();
    await page.getByText('Read only', { exact: true }).waitFor();
    await board.has('To do', ['Flowers', 'Cake']);
    await board.has('Doing', ['Venue']);
    expect(await page.getByRole('button', { name: 'Add a card' }).count()).toBe(0);
    expect(people.faults(REJECTED)).toEqual([]);
  });

  it('follows the role without a reload, and says so [DEC-9.LIVE-10]', async () => {
    const { page } = visitor;
    await openCard('Cake');
    const comment = await writeComment('Half a thought');
    const { board: mine } = await people.openBoard(made.id);
    await makeViewer();
    await page
      .getByText('Your role is now viewer: you can read this board, but not change it.', { exact: true })
      .waitFor();
    await page.getByText('Read only', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Add a card' }).count()).toBe(0);
    await panel.getByText('You can no longer write here. Copy your text to keep it.').waitFor();
    expect(await comment.inputValue()).toBe('Half a thought');
    expect(await accessibilityFaults(page)).toEqual([]);
    await visitor.look('board of a new viewer');
    await people.owner.screen.must('PATCH', `/members/${colleague.id}`, { role: 'member' });
    await page.getByText('You can change this board again.', { exact: true }).waitFor();
    expect(await page.getByText('Read only', { exact: true }).count()).toBe(0);
    await panel.getByRole('button', { name: 'Comment', exact: true }).click();
    await panel.getByRole('article').getByText('Half a thought').waitFor();
    await page.keyboard.press('Escape');
    await board.card('Flowers').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await mine.has('Doing', ['Flowers', 'Venue']);
    expect(people.faults()).toEqual([]);
  });

  it('follows a role that changed while its stream was cut', async () => {
    const network = await BrokenNetwork.start();
    try {
      const { account } = colleague;
      const { page } = (await people.openBoard(made.id, { account, proxy: network.address })).visitor;
      network.cut(STREAM);
      await page.getByText(/^(Reconnecting|Offline)$/).waitFor();
      await makeViewer();
      network.heal();
      await page.getByText('Read only', { exact: true }).waitFor();
      await page.getByText('Live', { exact: true }).waitFor();
      expect(people.faults(NO_RESPONSE)).toEqual([]);
    } finally {
      network.close();
    }
  });

  it('keeps the text of a new viewer to be copied', async () => {
    const { page } = visitor;
    await openCard('Cake');
    await panel.getByRole('button', { name: 'Add a description …' }).click();
    await panel.getByRole('textbox', { name: 'Description' }).fill('A long description');
    const comment = await writeComment('A long comment');
    await makeViewer();
    await panel.getByText('You can no longer write here. Copy your text to keep it.').first().waitFor();
    expect(await comment.inputValue()).toBe('A long comment');
    const description = panel.getByRole('textbox', { name: 'Description' });
    expect(await description.inputValue()).toBe('A long description');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await panel.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await visitor.look('card of a new viewer');
    await page.reload();
    await description.waitFor();
    expect(await comment.inputValue()).toBe('A long comment');
    expect(await description.inputValue()).toBe('A long description');
    expect(people.faults(REJECTED)).toEqual([]);
  });

  it('shows nothing of a board that became private, keeps no copy, and has the draft when it returns', async () => {
    const { page } = visitor;
    await openCard('Cake');
    await writeComment('Still mine');
    await eventually('the copy of the board', async () => {
      return (await page.evaluate<string[]>(storedBoards(made.id))).length === 1;
    });
    await people.owner.screen.must('PATCH', `/boards/${made.id}`, { visibility: 'private' });
    await page
      .getByText('This board is not available. It was deleted, or you have no access to it.')
      .waitFor();
    expect(await page.getByText('Flowers').count()).toBe(0);
    expect(await page.getByText('Still mine').count()).toBe(0);
    await eventually('no copy of the board', async () => {
      return (await page.evaluate<string[]>(storedBoards(made.id))).length === 0;
    });
    expect(await accessibilityFaults(page)).toEqual([]);
    await visitor.look('board that became private');
    await people.owner.screen.must('PATCH', `/boards/${made.id}`, { visibility: 'workspace' });
    await page.reload();
    await panel.getByRole('heading', { level: 2, name: 'Cake' }).waitFor();
    expect(await panel.getByLabel('Write a comment …').inputValue()).toBe('Still mine');
    expect(people.faults(REJECTED)).toEqual([]);
  });

  it('leaves a board that was deleted while it is open', async () => {
    const { page } = visitor;
    await people.owner.api.must('POST', `/boards/${made.id}/archive`);
    await people.owner.api.must('DELETE', `/boards/${made.id}`);
    await page
      .getByText('This board is not available. It was deleted, or you have no access to it.')
      .waitFor();
    await page.getByRole('button', { name: 'Go to the boards' }).click();
    await page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
    expect(await page.evaluate<string[]>(storedBoards(made.id))).toEqual([]);
    expect(people.faults(REJECTED)).toEqual([]);
  });
});
