import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import { makeBoard } from './shown-board.js';
import { ScreenVisitors } from './screen-visitors.js';
import { ShownTable } from './shown-table.js';

interface Clipboard {
  readonly html: string;
  readonly text: string;
}

/** What the programs put on the clipboard for the same four cells of two rows, as the screen's own tests read it. */
const RECORDED = new URL('../../../web/src/features/table/testing/clipboards.ts', import.meta.url);

const FIELDS = { Note: 'text', Review: 'date', Budget: 'number', Signed: 'checkbox' } as const;

describeWithBrowser('the clipboard of a spreadsheet program', (found) => {
  let people: ScreenVisitors;
  let recorded: Readonly<Record<string, Clipboard>>;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
    recorded = (await import(RECORDED.pathname)) as Readonly<Record<string, Clipboard>>;
  });
  afterAll(() => people.close());
  afterEach(() => people.closeWindows());

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
