import { expect } from '@jest/globals';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { KeyboardPerson } from './keyboard-person.js';
import type { MainJobWindow } from './main-job-window.js';

/** From the sign-in to the settings with a keyboard, which always shows where the focus is. */
export async function mainJobByKeyboard(job: MainJobWindow): Promise<void> {
  const { page, visitor } = job;
  const person = new KeyboardPerson(page);
  const button: MainJobWindow['button'] = (title) => job.button(title);

  const isSound = async (name: string): Promise<void> => {
    await visitor.look(`keys ${name}`);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  };

  // Sign in.
  await person.tabTo(page.getByRole('link', { name: 'Sign in', exact: true }));
  await person.press('Enter');
  await person.finds(page.getByLabel('E-mail'));
  await page.keyboard.type(job.owner.account.email);
  await person.tabTo(page.getByLabel('Password', { exact: true }));
  await person.enter(job.owner.account.password);

  // A board with lists and cards.
  await person.tabTo(button('New board'));
  await person.press('Enter');
  await person.finds(page.getByLabel('Name of the board'));
  await person.enter('Launch');
  await page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor();
  await isSound('empty board');
  const board = job.board();
  await person.finds(page.getByLabel('Name of the list'));
  await person.enter('To do', 'Doing', 'Done');
  await board.list('Done').waitFor();
  await person.press('Escape');
  await person.finds(button('Add a card to To do'));
  await person.press('n');
  await person.finds(page.getByLabel('Title of the new card in To do'));
  await person.enter('Flowers', 'Cake !tomorrow', 'Music');
  await person.press('Escape');
  await board.has('To do', ['Flowers', 'Cake', 'Music']);

  // Move a card and edit its title.
  await person.press('Home');
  await person.finds(board.card('Flowers'));
  await person.press('Shift+ArrowRight');
  await board.has('Doing', ['Flowers']);
  await person.finds(board.card('Flowers'));
  await person.press('e');
  await person.finds(page.getByLabel('Title', { exact: true }));
  await person.enter('Roses');
  await board.has('Doing', ['Roses']);
  await person.finds(board.card('Roses'));
  await isSound('moved card');

  // Label, description, checklist and comment in the panel.
  await person.press('Enter');
  const panel = page.getByRole('dialog').first();
  await panel.getByRole('heading', { level: 2, name: 'Roses' }).waitFor();
  await person.tabTo(panel.getByRole('button', { name: 'Labels: Empty' }));
  await person.press('Enter');
  await person.finds(page.getByRole('combobox', { name: 'Labels' }));
  await page.keyboard.type('urgent');
  await page.getByRole('option', { name: 'Create label “urgent”' }).waitFor();
  await person.press('Enter');
  await panel.getByRole('button', { name: 'Labels: urgent' }).waitFor();
  await person.press('Escape');
  await person.tabTo(panel.getByRole('button', { name: 'Add a description …' }));
  await person.press('Enter');
  await person.finds(panel.getByRole('textbox', { name: 'Description' }));
  await page.keyboard.type('For the **hall**');
  await person.press('Control+Enter');
  await panel.getByText('For the hall').waitFor();
  await person.tabTo(panel.getByLabel('Add an item'));
  await person.enter('Order', 'Pick up');
  const order = panel.getByRole('checkbox', { name: 'Order' });
  await panel.getByRole('checkbox', { name: 'Pick up' }).waitFor();
  await person.tabTo(order, 'Shift+Tab');
  await person.press('Space');
  await panel.getByText('1 of 2 done').waitFor();
  await person.tabTo(panel.getByLabel('Write a comment …'));
  await page.keyboard.type('Red ones.');
  await person.press('Control+Enter');
  await panel.getByRole('article').getByText('Red ones.').waitFor();
  await isSound('panel');
  await person.press('Escape', 'Escape');
  await panel.waitFor({ state: 'detached' });
  await person.finds(board.card('Roses'));

  // Filter, and clear the filter.
  await person.press('/');
  await person.finds(page.getByLabel('Text or number'));
  await page.keyboard.type('cake');
  await board.card('Music').waitFor({ state: 'detached' });
  await person.press('Enter');
  await person.finds(board.card('Cake'));
  await isSound('filtered board');
  await person.press('0');
  await board.has('To do', ['Cake', 'Music']);

  // Two cards together: label, complete, undo.
  await person.press('Home');
  await person.finds(board.card('Cake'));
  await person.press('x', 'ArrowDown', 'x');
  await page.getByText('2 selected').waitFor();
  await person.press('l');
  await person.finds(page.getByRole('combobox', { name: 'Labels' }));
  await person.enter('urgent');
  await person.press('Escape');
  await person.finds(board.card('Music (selected)'));
  await person.press('t');
  await job.areComplete(board, 2);
  await isSound('two completed cards');
  await person.press('Control+z');
  await job.areComplete(board, 0);
  await person.press('Escape');
  await page.getByText('2 selected').waitFor({ state: 'detached' });

  // Archive, and restore by the message that offers it.
  await person.press('Backspace');
  await board.card('Music').waitFor({ state: 'detached' });
  await person.finds(board.card('Cake'));
  await person.tabTo(button('Undo'));
  await person.press('Enter');
  await board.has('To do', ['Cake', 'Music']);

  await person.press('g', 's');
  await page.waitForURL(/\/settings$/);
  await job.isDone(board);
}
