import { expect } from '@jest/globals';
import type { MainJobWindow } from './main-job-window.js';
import { MousePerson } from './mouse-person.js';

const LAPTOP = 1_280;
const TABLET = 768;
const WIDTHS = [LAPTOP, TABLET];

/** From the sign-in to a token in the settings, with a mouse. Parts of it are done on a tablet. */
export async function mainJobByMouse(job: MainJobWindow): Promise<void> {
  const { page } = job;
  const person = new MousePerson(page);
  const button: MainJobWindow['button'] = (title) => job.button(title);
  const option: MainJobWindow['option'] = (title) => job.option(title);

  // Sign in.
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await person.write(page.getByLabel('E-mail'), job.owner.account.email);
  await person.write(page.getByLabel('Password', { exact: true }), job.owner.account.password);
  await button('Sign in').click();

  // A board with lists and cards.
  await button('New board').click();
  await person.write(page.getByLabel('Name of the board'), 'Launch');
  await button('Create').click();
  await page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
  await page.waitForURL(/\/boards\/\d+$/);
  const board = job.board();
  for (const list of ['To do', 'Doing']) {
    await person.write(page.getByLabel('Name of the list'), list);
    await button('Add a list').click();
    await board.list(list).waitFor();
  }
  await button('Close').click();
  await button('Add a card to To do').click();
  for (const title of ['Flowers', 'Cake !tomorrow', 'Music']) {
    await person.write(page.getByLabel('Title of the new card in To do'), title);
    await button('Add').click();
  }
  await button('Close').click();
  await board.has('To do', ['Flowers', 'Cake', 'Music']);

  // Drag a card to the other list, on a tablet and back, and on a laptop.
  const dragFlowersTo = (list: string): Promise<void> =>
    person.drag(board.card('Flowers'), board.list(list).getByRole('heading', { name: list }));
  await job.isWide(TABLET);
  await dragFlowersTo('Doing');
  await board.says('Flowers, Doing, 1 of 1');
  await job.isSound('dragged card');
  await person.release();
  await board.has('Doing', ['Flowers']);
  await dragFlowersTo('To do');
  await person.release();
  await board.has('To do', ['Flowers', 'Cake', 'Music']);
  await job.isWide(LAPTOP);
  await dragFlowersTo('Doing');
  await board.says('Flowers, Doing, 1 of 1');
  await job.isSound('dragged card');
  await person.release();
  await board.has('Doing', ['Flowers']);

  // Title, label, description, checklist and comment in the panel.
  await board.card('Flowers').click();
  const panel = page.getByRole('dialog').first();
  await panel.getByRole('heading', { level: 2, name: 'Flowers' }).click();
  await person.write(panel.getByLabel('Title', { exact: true }), 'Roses');
  await panel.getByRole('heading', { name: 'Checklist' }).click();
  await panel.getByRole('heading', { level: 2, name: 'Roses' }).waitFor();
  await panel.getByRole('button', { name: 'Labels: Empty' }).click();
  await person.write(page.getByRole('combobox', { name: 'Labels' }), 'urgent');
  await option('Create label “urgent”').click();
  await panel.getByRole('button', { name: 'Labels: urgent' }).waitFor();
  await panel.getByRole('heading', { name: 'Checklist' }).click();
  await page.getByRole('combobox', { name: 'Labels' }).waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Add a description …' }).click();
  await person.write(panel.getByRole('textbox', { name: 'Description' }), 'For the **hall**');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('For the hall').waitFor();
  for (const item of ['Order', 'Pick up']) {
    await person.write(panel.getByLabel('Add an item'), item);
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await panel.getByRole('checkbox', { name: item }).waitFor();
  }
  await panel.getByRole('checkbox', { name: 'Order' }).click();
  await panel.getByText('1 of 2 done').waitFor();
  await person.write(panel.getByLabel('Write a comment …'), 'Red ones.');
  await panel.getByRole('button', { name: 'Comment', exact: true }).click();
  await panel.getByRole('article').getByText('Red ones.').waitFor();
  await job.isSound('panel', WIDTHS);

  // Archive and restore in the panel.
  await job.isWide(TABLET);
  await panel.getByRole('button', { name: 'Card actions' }).click();
  await page.getByRole('menuitem', { name: /^Archive/ }).click();
  await panel.getByText('This card is archived and read-only.').waitFor();
  await job.isSound('archived card', WIDTHS);
  await panel.getByRole('button', { name: 'Restore' }).click();
  await panel.getByText('This card is archived and read-only.').waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await panel.waitFor({ state: 'detached' });
  await board.has('Doing', ['Roses']);

  // Filter by a text, and clear the filter.
  await job.isWide(LAPTOP);
  await button('Filter').click();
  await person.write(page.getByLabel('Text or number'), 'cake');
  await board.card('Music').waitFor({ state: 'detached' });
  await button('Clear').click();
  await board.has('To do', ['Cake', 'Music']);

  // Two cards together: label, complete, undo.
  await job.isWide(TABLET);
  for (const title of ['Cake', 'Music']) {
    await board.card(title).hover();
    await button(`Actions of ${title}`).click();
    await option(/^Select/)
      .first()
      .click();
  }
  await page.getByText('2 selected').waitFor();
  await job.isSound('selection', WIDTHS);
  await button('Labels …').click();
  await option('urgent').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await button('Complete or reopen').click();
  await job.areComplete(board, 2);
  await button('Clear the selection').click();
  await button('Board menu').click();
  await page.getByRole('menuitem', { name: /^Undo/ }).click();
  await job.areComplete(board, 0);

  // Archive, and restore by the message that offers it.
  await job.isWide(LAPTOP);
  await board.card('Music').hover();
  await button('Actions of Music').click();
  await option(/^Archive/).click();
  await board.card('Music').waitFor({ state: 'detached' });
  const message = page.getByRole('status').filter({ hasText: 'Music' });
  await message.getByRole('button', { name: 'Undo', exact: true }).click();
  await board.has('To do', ['Cake', 'Music']);

  // A token of the settings, which is shown once.
  await job.isWide(TABLET);
  if (await button('Open the sidebar').isVisible()) await button('Open the sidebar').click();
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await person.write(page.getByLabel('Name', { exact: true }), 'By mouse');
  await person.write(page.getByLabel('Your password'), job.owner.account.password);
  await button('Issue token').click();
  const token = await page.getByText(/^kbn_/).innerText();
  await button('Copy').click();
  await page.getByText('Copied.').first().waitFor();
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(token);
  await job.isSound('token', WIDTHS);
  await button('Done').click();
  await page.getByText(token).waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /By mouse.*active/ }).waitFor();
  await job.isDone(board);
}
