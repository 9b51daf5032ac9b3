import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { PHONE_WIDTH } from '../browser/watched-browser.js';
import type { MainJobWindow } from './main-job-window.js';
import { TouchPerson } from './touch-person.js';

const TABLET = 768;

/** From the sign-in to the settings with a finger, on a phone, and parts of it on a tablet. */
export async function mainJobByTouch(job: MainJobWindow): Promise<void> {
  const { page } = job;
  const person = await TouchPerson.at(page);
  const button: MainJobWindow['button'] = (title) => job.button(title);
  const option: MainJobWindow['option'] = (title) => job.option(title);

  /** Sound on a phone and on a tablet, with targets for a finger. */
  const isSound = async (step: string): Promise<void> => {
    const before = page.viewportSize();
    for (const width of [PHONE_WIDTH, TABLET]) {
      await job.isWide(width);
      await job.isSound(step);
      expect([width, await person.smallTargets()]).toEqual([width, []]);
    }
    if (before) await page.setViewportSize(before);
  };

  // Sign in.
  await page.getByRole('link', { name: 'Sign in', exact: true }).tap();
  await person.write(page.getByLabel('E-mail'), job.owner.account.email);
  await person.write(page.getByLabel('Password', { exact: true }), job.owner.account.password);
  await button('Sign in').tap();

  // A board with lists and cards.
  await button('New board').tap();
  await person.write(page.getByLabel('Name of the board'), 'Launch');
  await button('Create').tap();
  await page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
  await page.waitForURL(/\/boards\/\d+$/);
  const board = job.board();
  for (const list of ['To do', 'Doing']) {
    await person.write(page.getByLabel('Name of the list'), list);
    await button('Add a list').tap();
    await board.list(list).waitFor();
  }
  await board.list('Doing').scrollIntoViewIfNeeded();
  await button('Close').tap();
  await board.list('To do').scrollIntoViewIfNeeded();
  await button('Add a card to To do').tap();
  for (const title of ['Flowers', 'Cake !tomorrow', 'Music']) {
    await person.write(page.getByLabel('Title of the new card in To do'), title);
    await button('Add').tap();
  }
  await button('Close').tap();
  await board.has('To do', ['Flowers', 'Cake', 'Music']);
  await isSound('board');

  // Drag a card to the other list: on a phone onto its name, on a tablet onto its head.
  const nameOf = (list: RegExp): Locator =>
    page.getByRole('navigation', { name: 'Lists' }).getByRole('button', { name: list });
  const lifted = (): Promise<void> => board.says('Lifted Flowers.');
  await job.isWide(TABLET);
  await person.hold(
    board.card('Flowers'),
    lifted,
    board.list('Doing').getByRole('heading', { name: 'Doing' }),
  );
  await board.says('Flowers, Doing, 1 of 1');
  await person.release();
  await board.has('Doing', ['Flowers']);
  await person.hold(
    board.card('Flowers'),
    lifted,
    board.list('To do').getByRole('heading', { name: 'To do' }),
  );
  await person.release();
  await board.has('Doing', []);
  await job.isWide(PHONE_WIDTH);
  await board.list('To do').scrollIntoViewIfNeeded();
  await person.hold(board.card('Flowers'), lifted, nameOf(/^Doing/));
  await board.says('Flowers, Doing, 1 of 1');
  await person.release();
  await board.has('Doing', ['Flowers']);

  // Title, label, description, checklist and comment in the panel.
  await nameOf(/^Doing/).tap();
  await board.card('Flowers').tap();
  const panel = page.getByRole('dialog').first();
  await panel.getByRole('heading', { level: 2, name: 'Flowers' }).tap();
  await panel.getByLabel('Title', { exact: true }).fill('');
  await page.keyboard.type('Roses');
  await page.keyboard.press('Enter');
  await panel.getByRole('heading', { level: 2, name: 'Roses' }).waitFor();
  await panel.getByRole('button', { name: 'Labels: Empty' }).tap();
  await person.write(page.getByRole('combobox', { name: 'Labels' }), 'urgent');
  await option('Create label “urgent”').tap();
  await panel.getByRole('button', { name: 'Labels: urgent' }).waitFor();
  await isSound('label picker');
  await panel.getByRole('heading', { name: 'Checklist' }).tap();
  await page.getByRole('combobox', { name: 'Labels' }).waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Add a description …' }).tap();
  await person.write(panel.getByRole('textbox', { name: 'Description' }), 'For the **hall**');
  await panel.getByRole('button', { name: 'Save' }).tap();
  await panel.getByText('For the hall').waitFor();
  for (const item of ['Order', 'Pick up']) {
    await person.write(panel.getByLabel('Add an item'), item);
    await page.keyboard.press('Enter');
    await panel.getByRole('checkbox', { name: item }).waitFor();
  }
  await panel.getByRole('checkbox', { name: 'Order' }).tap();
  await panel.getByText('1 of 2 done').waitFor();
  await person.write(panel.getByLabel('Write a comment …'), 'Red ones.');
  await panel.getByRole('button', { name: 'Comment', exact: true }).tap();
  await panel.getByRole('article').getByText('Red ones.').waitFor();
  await isSound('panel');
  await panel.getByRole('button', { name: 'Close', exact: true }).tap();
  await panel.waitFor({ state: 'detached' });

  // Filter, and clear the filter.
  await button('Filter').tap();
  await person.write(page.getByLabel('Text or number'), 'cake');
  await board.card('Music').waitFor({ state: 'detached' });
  await button('Clear').tap();
  await board.has('To do', ['Cake', 'Music']);

  // Two cards together: label, complete, undo.
  await job.isWide(TABLET);
  for (const title of ['Cake', 'Music']) {
    await button(`Actions of ${title}`).tap();
    await option(/^Select/)
      .first()
      .tap();
  }
  await page.getByText('2 selected').waitFor();
  await isSound('selection');
  await button('Labels …').tap();
  await option('urgent').tap();
  await isSound('labels of two cards');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
  await button('Complete or reopen').tap();
  await job.areComplete(board, 2);
  await button('Clear the selection').tap();
  await button('Board menu').tap();
  await page.getByRole('menuitem', { name: /^Undo/ }).tap();
  await job.areComplete(board, 0);

  // Archive, and restore by the message that offers it.
  await job.isWide(PHONE_WIDTH);
  await button('Actions of Music').tap();
  await option(/^Archive/).tap();
  await board.card('Music').waitFor({ state: 'detached' });
  await button('Undo').tap();
  await board.has('To do', ['Cake', 'Music']);

  if (await button('Open the sidebar').isVisible()) await button('Open the sidebar').tap();
  await page.getByRole('link', { name: 'Settings', exact: true }).tap();
  await page.waitForURL(/\/settings$/);
  await job.isDone(board);
}
