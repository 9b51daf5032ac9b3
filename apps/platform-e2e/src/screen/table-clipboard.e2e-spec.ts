import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { cardWorld, type CardWorld } from './card-world.js';
import { makeBoard } from './shown-board.js';
import { ScreenVisitors } from './screen-visitors.js';
import { ShownTable } from './shown-table.js';

/** As Google Sheets writes two rows: title, due date by its number, and “Done” by its truth value. */
const SHEET = `<meta charset='utf-8'><google-sheets-html-origin><table><tbody>
<tr><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Press kit&quot;}">Press<br/>kit</td><td>To do</td></tr>
<tr><td>Venue &amp; catering</td><td>Doing</td></tr></tbody></table>`;

interface StoredCard {
  readonly title: string;
  readonly dueDate: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Clipboard {
  readonly html: string;
  readonly text: string;
}

/** What the programs put on the clipboard for the same four cells of two rows, as the screen's own tests read it. */
const RECORDED = new URL('../../../web/src/features/table/testing/clipboards.ts', import.meta.url);

const FIELDS = { Note: 'text', Review: 'date', Budget: 'number', Signed: 'checkbox' } as const;

describeWithBrowser('the clipboard of the table', (found) => {
  let people: ScreenVisitors;
  let world: CardWorld;
  let visitor: Visitor;
  let table: ShownTable;
  let batches: number;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

  async function open(): Promise<void> {
    world = await cardWorld(people.owner);
    visitor = await people.open(`/boards/${world.boardId}/table`);
    table = new ShownTable(visitor.page);
    await table.row('Prepare the launch').waitFor();
    batches = 0;
    visitor.page.on('request', (request) => {
      if (request.url().endsWith('/cards/batch-update')) batches += 1;
    });
  }

  const stored = (): Promise<StoredCard[]> =>
    people.owner.api
      .must<{ lists: { cards: StoredCard[] }[] }>('GET', `/boards/${world.boardId}`)
      .then(({ lists }) => lists.flatMap(({ cards }) => cards));

  async function isStored(what: string, test: (cards: readonly StoredCard[]) => boolean): Promise<void> {
    await eventually(what, async () => (test(await stored()) ? true : undefined));
  }

  async function select(title: string, column: string): Promise<void> {
    await (await table.cell(title, column)).click();
    await table.focusIsAt(title, column);
  }

  it('pastes a block of dates, numbers and options as one request and one step [DEC-9.TABLE-2]', async () => {
    await open();
    await select('Book the venue', 'Due');
    await table.paste('2031-11-30\tTRUE\n30 Nov 2031\tFALSE\n11/30/2031\tyes\n');
    await isStored('three dates are stored', (cards) =>
      cards.every(({ dueDate }) => dueDate === '2031-11-30'),
    );
    await select('Book the venue', 'Budget');
    await table.paste(
      '1,200.50\thttps://kiban.example\t2031-12-01\tTRUE\tAPAC\tWeb; Print\n12\t\t\t\tEMEA\t',
    );
    await isStored(
      'the values are stored',
      ([first, second]) =>
        Object.keys(first?.fields ?? {}).length === 6 && Object.keys(second?.fields ?? {}).length === 2,
    );
    expect(batches).toBe(2);
    await visitor.page.keyboard.press('Control+z');
    await isStored('one step takes the values back', (cards) =>
      cards.every(({ fields, dueDate }) => Object.keys(fields).length === 0 && dueDate !== null),
    );
    await visitor.page.keyboard.press('Control+z');
    await isStored('one step takes the dates back', (cards) =>
      cards.every(({ dueDate }) => dueDate === null),
    );
    expect(visitor.faults).toEqual([]);
  });

  it('pastes a table of a spreadsheet into the row for new cards', async () => {
    await open();
    await visitor.page.getByText('New card in Doing').locator('..').focus();
    await table.paste('ignored', SHEET);
    await table.row('Venue & catering').waitFor();
    await isStored('both cards are there', (cards) => {
      const titles = cards.map(({ title }) => title);
      return titles.includes('Press kit') && titles.includes('Venue & catering');
    });
    await table.has('Press kit', 'List', 'To do');
    await table.has('Venue & catering', 'List', 'Doing');
    expect(visitor.faults).toEqual([]);
  });

  it('copies a block as text and as a table, and pastes it again', async () => {
    await open();
    const { page } = visitor;
    const { keyboard } = page;
    await select('Book the venue', 'Note');
    await table.paste('one\t1\ntwo\t2');
    await table.has('Prepare the launch', 'Budget', '2');
    await select('Book the venue', 'Note');
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Shift+ArrowRight');
    await keyboard.press('Control+c');
    await page.locator('p[role=status]', { hasText: '4 cells copied' }).waitFor({ state: 'attached' });
    await select('Prepare the launch', 'Note');
    await keyboard.press('Control+v');
    await table.has('Order the badges', 'Note', 'two');
    await table.has('Prepare the launch', 'Budget', '1');
    await table.has('Order the badges', 'Budget', '2');
    await select('Book the venue', 'Note');
    await keyboard.press('Control+x');
    await table.has('Book the venue', 'Note', '');
    await select('Order the badges', 'Note');
    await keyboard.press('Control+v');
    await table.has('Order the badges', 'Note', 'one');
    expect(visitor.faults).toEqual([]);
  });

  it('reports what does not fit, and changes nothing for 100,000 cells [DEC-9.TABLE-3]', async () => {
    await open();
    const { page } = visitor;
    await select('Book the venue', 'Labels');
    await table.paste('urgent\t2031-11-30\nno such label\tsoon\n');
    await page.getByText('2 of 4 cells did not fit and stay unchanged').waitFor();
    await page.getByText('Labels: “no such label”').waitFor();
    await table.has('Book the venue', 'Labels', 'urgent');
    await table.has('Prepare the launch', 'Labels', '');
    await select('Book the venue', 'Title');
    const before = batches;
    await table.paste(`${'x\t'.repeat(99)}x\n`.repeat(1_000));
    await page.getByText('100,000 cells are too many for one change').waitFor();
    await table.showsCards(['Book the venue', 'Prepare the launch', 'Order the badges']);
    expect(batches).toBe(before);
    expect(visitor.faults).toEqual([]);
  });

  describe('of a spreadsheet program', () => {
    let recorded: Readonly<Record<string, Clipboard>>;

    beforeAll(async () => {
      recorded = (await import(RECORDED.pathname)) as Readonly<Record<string, Clipboard>>;
    });

    /** Copies in another tab, as the program does: both forms go to the clipboard of the browser unchanged. */
    async function copy({ context, page }: Visitor, { html, text }: Clipboard): Promise<void> {
      const program = await context.newPage();
      await program.setContent('<textarea>cells</textarea>');
      await program.evaluate(`(() => {
        const held = ${JSON.stringify({ 'text/html': html, 'text/plain': text })};
        addEventListener('copy', (event) => {
          event.preventDefault();
          for (const [type, content] of Object.entries(held)) event.clipboardData.setData(type, content);
        });
        document.querySelector('textarea').select();
      })()`);
      await program.keyboard.press('Control+c');
      await program.close();
      await page.bringToFront();
    }

    it.each(['LIBRE_OFFICE', 'EXCEL', 'GOOGLE_SHEETS'])(
      'is pasted by Ctrl V with its dates, numbers and truth values: %s [DEC-9.TABLE-2]',
      async (program) => {
        const { api } = people.owner;
        const { id } = await makeBoard(api, { 'To do': ['One', 'Two', 'Three'] });
        const ids: Record<string, number> = {};
        for (const [name, type] of Object.entries(FIELDS))
          ids[name] = (await api.must<{ id: number }>('POST', `/boards/${id}/fields`, { name, type })).id;
        const values = async (): Promise<unknown[][]> => {
          const { lists } = await api.must<{ lists: { cards: { fields: Record<string, unknown> }[] }[] }>(
            'GET',
            `/boards/${id}`,
          );
          return lists.flatMap(({ cards }) =>
            cards.map(({ fields }) => Object.keys(FIELDS).map((name) => fields[String(ids[name])] ?? null)),
          );
        };
        const isStored = async (wanted: readonly unknown[]): Promise<void> => {
          const text = JSON.stringify(wanted);
          await eventually('the cells are stored', async () => JSON.stringify(await values()) === text).catch(
            async () => expect(await values()).toEqual(wanted),
          );
        };

        const visitor = await people.open(`/boards/${id}/table`);
        const { page } = visitor;
        const table = new ShownTable(page);
        await table.row('One').waitFor();
        await copy(visitor, recorded[program] ?? { html: '', text: '' });
        await page.evaluate(`addEventListener('paste', (event) => {
          window.pasted = [event.isTrusted, event.clipboardData.types.join()];
        }, { capture: true })`);
        await (await table.cell('One', 'Note')).click();
        await table.focusIsAt('One', 'Note');
        await page.keyboard.press('Control+v');
        await isStored([
          ['Press kit\n"final" & more', '2026-11-30', 1_200.5, true],
          ['Venue', null, -3, false],
          [null, null, null, null],
        ]);
        expect(await page.evaluate('window.pasted')).toEqual([true, 'text/plain,text/html']);
        await page.keyboard.press('Control+z');
        await isStored(Array(3).fill([null, null, null, null]));
        expect(people.faults()).toEqual([]);
      },
    );
  });
});
