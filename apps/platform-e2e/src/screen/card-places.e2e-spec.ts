import { afterAll, afterEach, beforeAll, beforeEach, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { OpenPanel } from './open-panel.js';
import { ScreenVisitors } from './screen-visitors.js';

describeWithBrowser('the place of a card, changed in its panel', (found) => {
  let visitors: ScreenVisitors;
  let open: OpenPanel;

  beforeAll(async () => {
    visitors = await ScreenVisitors.start(found);
  });
  afterAll(() => visitors.close());
  beforeEach(async () => {
    open = await OpenPanel.of(visitors);
  });
  afterEach(() => visitors.closeWindows());

  it('moves to a list of another board, archives, restores and deletes [DEC-9.CARD-5]', async () => {
    const { page, panel } = open;
    await panel.getByRole('button', { name: /^List: To do/ }).click();
    await page.getByRole('combobox', { name: 'List', exact: true }).selectOption('Doing');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await open.cardHas('the list', ({ listId }) => listId === open.world.listIds[1]);
    const { id: boardId } = await open.owner.api.must<{ id: number }>('POST', '/boards', {
      name: 'Elsewhere',
    });
    await open.owner.api.must('POST', `/boards/${boardId}/lists`, { name: 'Far away' });
    await page.reload();
    await panel.getByRole('button', { name: /^List: Doing/ }).click();
    await page.getByRole('combobox', { name: 'Board', exact: true }).selectOption({ label: 'Elsewhere' });
    await page.getByRole('combobox', { name: 'List', exact: true }).selectOption('Far away');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.waitForURL(new RegExp(`/boards/${boardId}/cards/${open.world.cardId}$`));
    await panel.getByRole('button', { name: /^List: Far away/ }).waitFor();

    await panel.getByRole('button', { name: 'Card actions' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await panel.getByText('This card is archived and read-only.').waitFor();
    await open.isAccessible();
    await panel.getByRole('button', { name: 'Restore' }).click();
    await open.cardHas('the restored card', ({ archivedAt }) => archivedAt === null);
    await panel.getByRole('button', { name: 'Card actions' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await panel.getByText('This card is archived and read-only.').waitFor();
    await panel.getByRole('button', { name: 'Card actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete …' }).click();
    await page.getByText('“Prepare the launch” is deleted').waitFor();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL(new RegExp(`/boards/${boardId}$`));
    await eventually('the deletion', async () => {
      const { status } = await open.owner.api.get(`/cards/${open.world.cardId}`);
      return status === 404 ? status : undefined;
    });
  });
});
