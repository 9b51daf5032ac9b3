import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { isAccessibleInBothThemes } from './both-themes.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard } from './shown-board.js';
import { TouchPerson } from './touch-person.js';

const MANY = 70;

describeWithBrowser('the search over all boards', (found) => {
  let people: ScreenVisitors;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    const { api } = people.owner;
    const launch = await makeBoard(api, { 'To do': ['Order the flowers', 'Order the cake'] });
    const rota = await makeBoard(api, { Monday: ['Flowers for the stage'] });
    await api.must('PATCH', `/boards/${rota.id}`, { name: 'Rota' });
    const { lists } = await api.must<{ lists: { id: number }[] }>('GET', `/boards/${rota.id}`);
    const items = Array.from({ length: MANY }, (_, n) => ({
      listId: lists[0]?.id,
      title: `Badge ${n + 1} <script>alert(1)</script>`,
    }));
    for (let from = 0; from < items.length; from += 50)
      await api.must('POST', '/cards/batch', { cards: items.slice(from, from + 50) });
    // Each board has a label of this name.
    for (const [board, title] of [
      [launch, 'Order the cake'],
      [rota, 'Flowers for the stage'],
    ] as const) {
      const { id } = await api.must<{ id: number }>('POST', `/boards/${board.id}/labels`, {
        name: 'Press',
        color: '#1b6e53',
      });
      const cards = await api.must<{ id: number }[]>('GET', `/search?q=${encodeURIComponent(title)}`);
      await api.must('PUT', `/cards/${cards[0]?.id}/labels`, { labelIds: [id] });
    }
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
    await page.getByRole('searchbox', { name: 'Words in cards' }).pressSequentially('flowers');
    await finds(visitor, ['Order the flowers', 'Flowers for the stage']);
    await eventually('the words in the address', () => page.url().endsWith('/search?q=flowers') || undefined);
    await page.getByLabel('Board', { exact: true }).selectOption({ label: 'Launch' });
    await finds(visitor, ['Order the flowers']);
    await isAccessibleInBothThemes(page);
    await page.emulateMedia({ colorScheme: null });
    await visitor.look('search');
    await page.reload();
    await finds(visitor, ['Order the flowers']);
    await page.getByRole('searchbox', { name: 'Words in cards' }).fill('no such words');
    await page.getByText('No card matches this search.').waitFor();
    await page.getByRole('searchbox', { name: 'Words in cards' }).fill('flowers');
    await page.getByLabel('Board', { exact: true }).selectOption('');
    await page.getByLabel('Archived cards too').check();
    await finds(visitor, ['Order the flowers', 'Flowers for the stage', 'Old flowers']);
    expect(people.faults()).toEqual([]);
  });

  it('narrows and orders by people, state, labels and days, as a link [DEC-9.SEARCH-6]', async () => {
    const { api } = people.owner;
    const [cake] = await api.must<{ id: number }[]>('GET', '/search?q=cake');
    const me = await api.must<{ member: { id: number; name: string } }>('GET', '/me');
    await api.must('PUT', `/cards/${cake?.id}/assignees`, { memberIds: [me.member.id] });
    await api.must('POST', `/cards/${cake?.id}/complete`);
    const visitor = await people.open('/search?q=order');
    const { page } = visitor;
    await finds(visitor, ['Order the flowers', 'Order the cake']);
    expect(await rows(visitor)).toEqual(['Order the cake', 'Order the flowers']);
    await page.getByLabel('Order', { exact: true }).selectOption({ label: 'Oldest first' });
    await eventually(
      'the oldest card is first',
      async () => (await rows(visitor))[0] === 'Order the flowers',
    );
    await page.getByLabel('State').selectOption({ label: 'Done' });
    await finds(visitor, ['Order the cake']);
    await page.getByLabel('Assignee').selectOption({ label: me.member.name });
    await page.getByLabel('Created by').selectOption({ label: 'Created by me' });
    await page.getByLabel('Changed since').fill('2000-01-31');
    await isAccessibleInBothThemes(page);
    await page.emulateMedia({ colorScheme: null });
    await visitor.look('search filters');
    await page.reload();
    await finds(visitor, ['Order the cake']);
    await page.getByRole('searchbox', { name: 'Without labels' }).fill('press');
    await page.getByText('No card matches this search.').waitFor();
    await api.must('POST', `/cards/${cake?.id}/reopen`);
    expect(people.faults()).toEqual([]);
  });

  it('takes several people and labels, and conditions on the fields of a board, as a link [DEC-9.SEARCH-7]', async () => {
    const { api } = people.owner;
    const made = await makeBoard(api, { Stock: ['Chairs', 'Tables', 'Lamps'] });
    await api.must('PATCH', `/boards/${made.id}`, { name: 'Stock of the fair' });
    const field = await api.must<{ id: number }>('POST', `/boards/${made.id}/fields`, {
      name: 'Pieces',
      type: 'number',
    });
    const cards = await api.must<{ id: number; title: string }[]>('GET', `/search?boardId=${made.id}`);
    for (const { id, title } of cards) {
      await api.must('PUT', `/cards/${id}/fields/${field.id}`, { value: title.length });
      const label = await api.must<{ id: number }>('POST', `/boards/${made.id}/labels`, {
        name: `of ${title}`,
        color: '#1b6e53',
      });
      await api.must('PUT', `/cards/${id}/labels`, { labelIds: [label.id] });
    }
    const visitor = await people.open('/search');
    const { page } = visitor;
    await page.getByRole('searchbox', { name: 'Labels (a, b)', exact: true }).fill('of chairs, of lamps');
    await finds(visitor, ['Chairs', 'Lamps']);
    await page.getByLabel('Assignee').selectOption({ label: 'Several people …' });
    const several = page.getByRole('dialog', { name: 'Filter by “Assignee”' });
    await several.getByLabel('Me', { exact: true }).check();
    await several.getByLabel('No value').check();
    await several.getByRole('button', { name: 'Apply' }).click();
    await eventually('both in the address', () =>
      decodeURIComponent(page.url()).includes('assignee=me,none'),
    );
    await finds(visitor, ['Chairs', 'Lamps']);
    await page.getByLabel('Board', { exact: true }).selectOption({ label: 'Stock of the fair' });
    await page.getByRole('button', { name: 'Filter by a custom field' }).click();
    await page.getByRole('menuitem', { name: 'Pieces' }).click();
    await page.getByRole('dialog').getByLabel('From').fill('6');
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await finds(visitor, ['Chairs']);
    await isAccessibleInBothThemes(page);
    await page.emulateMedia({ colorScheme: null });
    await visitor.look('search several');
    await page.reload();
    await page.getByRole('button', { name: 'Pieces: from 6' }).waitFor();
    await finds(visitor, ['Chairs']);
    // The field is of that board only.
    await page.getByLabel('Board', { exact: true }).selectOption('');
    await finds(visitor, ['Chairs', 'Lamps']);
    expect(people.faults()).toEqual([]);
  });

  it('is used by touch at 360 px, with targets of 44 px [DEC-9.SEARCH-5]', async () => {
    const visitor = await people.open('/search', { hasTouch: true });
    const { page } = visitor;
    const person = await TouchPerson.at(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await person.write(page.getByRole('searchbox', { name: 'Words in cards' }), 'flowers');
    await finds(visitor, ['Order the flowers', 'Flowers for the stage']);
    await page.getByText('Archived cards too').tap();
    await finds(visitor, ['Order the flowers', 'Flowers for the stage', 'Old flowers']);
    expect(await person.smallTargets()).toEqual([]);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await page.getByRole('link', { name: 'Order the flowers' }).tap();
    await page.getByRole('heading', { name: 'Order the flowers' }).waitFor();
    expect(people.faults()).toEqual([]);
  });

  it('reads further pages on scrolling, and shows hostile titles as text [DEC-9.SEARCH-3]', async () => {
    const visitor = await people.open('/search?q=badge');
    const { page } = visitor;
    await eventually('the first page', async () => (await rows(visitor)).length === 50 || undefined);
    expect((await rows(visitor))[0]).toBe(`Badge ${MANY} <script>alert(1)</script>`);
    await page.locator('[data-row-link]').nth(49).scrollIntoViewIfNeeded();
    await eventually('all pages', async () => (await rows(visitor)).length === MANY || undefined);
    await page.getByText(`${MANY} cards`).waitFor();
    expect(new Set(await rows(visitor)).size).toBe(MANY);
    expect(people.faults()).toEqual([]);
  });

  it('reads a page that failed again on request, and keeps what is shown [DEC-9.SEARCH-3]', async () => {
    const visitor = await people.open('/search?q=badge');
    const { page } = visitor;
    await eventually('the first page', async () => (await rows(visitor)).length === 50 || undefined);
    let failed = 0;
    await page.route('**/api/v1/search?*cursor=*', (route) => {
      failed += 1;
      return route.fulfill({ status: 503, body: 'Unavailable' });
    });
    await page.locator('[data-row-link]').nth(49).scrollIntoViewIfNeeded();
    await eventually('the page that fails', () => failed > 0 || undefined);
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    expect(await rows(visitor)).toHaveLength(50);
    await page.unroute('**/api/v1/search?*cursor=*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await eventually('all pages', async () => (await rows(visitor)).length === MANY || undefined);
    expect(people.faults(/status of 503/)).toEqual([]);
  });

  it('finds the cards with a label on all boards, by its name [DEC-9.SEARCH-4]', async () => {
    const visitor = await people.open('/search');
    const { page } = visitor;
    await page.getByRole('searchbox', { name: 'Labels (a, b)', exact: true }).pressSequentially('press');
    await finds(visitor, ['Order the cake', 'Flowers for the stage']);
    await eventually('the label in the address', () => page.url().endsWith('label=press') || undefined);
    await page.getByRole('searchbox', { name: 'Words in cards' }).fill('flowers');
    await finds(visitor, ['Flowers for the stage']);
    await page.reload();
    await finds(visitor, ['Flowers for the stage']);
    await page.getByRole('searchbox', { name: 'Labels (a, b)', exact: true }).fill('');
    await finds(visitor, ['Order the flowers', 'Flowers for the stage']);
    await isAccessibleInBothThemes(page);
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
    await page.locator('[type=search]:focus').first().waitFor();
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
    await page.getByRole('searchbox', { name: 'Words in cards' }).fill('cake');
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.unroute('**/api/v1/search?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await finds(visitor, ['Order the cake']);
    expect(people.faults(/status of 503/)).toEqual([]);
  });
});
