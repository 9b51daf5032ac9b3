import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard } from './shown-board.js';

const MANY = 70;

describeWithBrowser('the search over all boards', (found) => {
  let people: ScreenVisitors;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    const { api } = people.owner;
    await makeBoard(api, { 'To do': ['Order the flowers', 'Order the cake'] });
    const rota = await makeBoard(api, { Monday: ['Flowers for the stage'] });
    await api.must('PATCH', `/boards/${rota.id}`, { name: 'Rota' });
    const { lists } = await api.must<{ lists: { id: number }[] }>('GET', `/boards/${rota.id}`);
    const items = Array.from({ length: MANY }, (_, n) => ({
      listId: lists[0]?.id,
      title: `Badge ${n + 1} <script>alert(1)</script>`,
    }));
    for (let from = 0; from < items.length; from += 50)
      await api.must('POST', '/cards/batch', { cards: items.slice(from, from + 50) });
    const archived = await api.must<{ id: number }>('POST', '/cards', {
      listId: lists[0]?.id,
      title: 'Old flowers',
    });
    await api.must('POST', `/cards/${archived.id}/archive`);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

  const rows = ({ page }: Visitor): Promise<string[]> => page.locator('[data-row-link]').allTextContents();

  const finds = (visitor: Visitor, expected: string[]): Promise<true> =>
    eventually(`the search finds ${expected.join(', ')}`, async () => {
      const shown = (await rows(visitor)).sort();
      return JSON.stringify(shown) === JSON.stringify([...expected].sort()) || undefined;
    });

  it('finds cards of all boards while words are typed, and is a link [DEC-9.SEARCH-1]', async () => {
    const visitor = await people.open('/search');
    const { page } = visitor;
    await page.getByText('Search the cards of all boards').first().waitFor();
    await page.getByRole('searchbox').pressSequentially('flowers');
    await finds(visitor, ['Order the flowers', 'Flowers for the stage']);
    await eventually('the words in the address', () => page.url().endsWith('/search?q=flowers') || undefined);
    await page.getByLabel('Board', { exact: true }).selectOption({ label: 'Launch' });
    await finds(visitor, ['Order the flowers']);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: null });
    await visitor.look('search');
    await page.reload();
    await finds(visitor, ['Order the flowers']);
    await page.getByRole('searchbox').fill('no such words');
    await page.getByText('No card has all of these words.').waitFor();
    await page.getByRole('searchbox').fill('flowers');
    await page.getByLabel('Board', { exact: true }).selectOption('');
    await page.getByLabel('Archived cards too').check();
    await finds(visitor, ['Order the flowers', 'Flowers for the stage', 'Old flowers']);
    expect(people.faults()).toEqual([]);
  });

  it('reads further pages on request, and shows hostile titles as text [DEC-9.SEARCH-1]', async () => {
    const visitor = await people.open('/search?q=badge');
    await eventually('the first page', async () => (await rows(visitor)).length === 50 || undefined);
    expect((await rows(visitor))[0]).toBe(`Badge ${MANY} <script>alert(1)</script>`);
    await visitor.page.getByRole('button', { name: 'Show more' }).click();
    await eventually('all pages', async () => (await rows(visitor)).length === MANY || undefined);
    await visitor.page.getByText(`${MANY} cards`).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('is reached from the palette with its words, by keyboard alone [DEC-9.SEARCH-2]', async () => {
    const visitor = await people.open('/boards');
    const { page } = visitor;
    await page.getByRole('heading', { level: 1, name: 'Boards', exact: true }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('stage');
    await page.getByRole('option', { name: 'Search all boards for “stage”' }).waitFor();
    await page.keyboard.press('Enter');
    await finds(visitor, ['Flowers for the stage']);
    await page.locator('[type=search]:focus').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('[data-row-link]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^#/ }).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('says that the service cannot be reached, and searches again [DEC-9.SEARCH-1]', async () => {
    const visitor = await people.open('/search');
    const { page } = visitor;
    await page.route('**/api/v1/search?*', (route) => route.fulfill({ status: 503, body: 'Unavailable' }));
    await page.getByRole('searchbox').fill('cake');
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.unroute('**/api/v1/search?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await finds(visitor, ['Order the cake']);
    expect(people.faults(/status of 503/)).toEqual([]);
  });
});
