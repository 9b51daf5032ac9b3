import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import type { Locator, Page } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { ScreenVisitors } from './screen-visitors.js';
import { makeBoard, type MadeBoard } from './shown-board.js';
import { ShownTable } from './shown-table.js';

/** A small phone, without and with its keyboard. */
const PHONE = { width: 360, height: 740 };
const WITH_KEYBOARD = { width: 360, height: 380 };

/** In the page: whether the focused field is in the window, with nothing above its middle. */
const IS_FIELD_VISIBLE = `(() => {
  const field = document.activeElement;
  if (!field.matches('input, textarea')) return false;
  const { left, right, top, bottom } = field.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) return false;
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === field;
})()`;

/** In the page: what browsers do when the keyboard has opened. */
const SCROLL_INTO_VIEW = "document.activeElement.scrollIntoView({ block: 'nearest' })";

interface Form {
  readonly name: string;
  /** The view, below the board’s address. */
  readonly view?: string;
  /** Opens the form. */
  readonly open: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
  readonly text?: string;
  /** What sends it; without it, Enter does. */
  readonly send?: (page: Page) => Locator;
}

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

const openCard = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Card 1', exact: true }).tap();
  await page.getByRole('dialog').first().waitFor();
};

const FORMS: readonly Form[] = [
  {
    name: 'a new card below a long list',
    open: (page) => button(page, 'Add a card to To do').tap(),
    field: (page) => page.getByLabel('Title of the new card in To do'),
    send: (page) => button(page, 'Add'),
  },
  {
    name: 'the title of a card',
    open: async (page) => {
      await openCard(page);
      await page.getByRole('dialog').getByRole('heading', { level: 2, name: 'Card 1' }).tap();
    },
    field: (page) => page.getByRole('dialog').getByLabel('Title', { exact: true }),
  },
  {
    name: 'the description of a card',
    open: async (page) => {
      await openCard(page);
      await button(page, 'Add a description …').tap();
    },
    field: (page) => page.getByRole('textbox', { name: 'Description' }),
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }),
  },
  {
    name: 'an item of a checklist',
    open: openCard,
    field: (page) => page.getByLabel('Add an item'),
  },
  {
    name: 'a comment',
    open: openCard,
    field: (page) => page.getByLabel('Write a comment …'),
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Comment', exact: true }),
  },
  {
    name: 'a due date',
    open: async (page) => {
      await openCard(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Dates: Empty' }).tap();
    },
    field: (page) => page.getByLabel('Due', { exact: true }),
    text: '11/30/2031',
    send: (page) => button(page, 'Apply'),
  },
  {
    name: 'a saved view',
    open: async (page) => {
      await button(page, 'Board menu').tap();
      await page.getByRole('menuitem', { name: 'Saved views' }).tap();
    },
    field: (page) => page.getByLabel('Name of the view'),
    send: (page) => button(page, 'Save this view'),
  },
  {
    name: 'a copy of the board',
    open: async (page) => {
      await button(page, 'Board menu').tap();
      await page.getByRole('menuitem', { name: /^Duplicate/ }).tap();
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    send: (page) => page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }),
  },
  {
    name: 'a new card of a day',
    view: '/calendar?day=2031-11-30',
    open: (page) => page.getByRole('heading', { level: 1, name: 'Launch' }).waitFor(),
    field: (page) => page.getByRole('textbox', { name: /^New card/ }),
  },
  {
    name: 'a cell of the table',
    view: '/table',
    open: async (page) => {
      const cell = await new ShownTable(page).cell('Card 12', 'Title');
      await cell.tap();
      await cell.tap();
    },
    field: (page) => page.getByRole('grid').getByRole('textbox'),
  },
];

describeWithBrowser('fields above the keyboard of a phone', (found) => {
  let people: ScreenVisitors;
  let made: MadeBoard;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(() => people.close());
  beforeEach(async () => {
    const cards = Array.from({ length: 12 }, (_, index) => `Card ${index + 1}`);
    made = await makeBoard(people.owner.api, { 'To do': cards, Doing: [] });
  });
  afterEach(() => people.closeWindows());

  it.each(FORMS.map((form): [string, Form] => [form.name, form]))(
    'shows %s and what sends it [DEC-9.PHONE-1]',
    async (name, { view = '', open, field, text = 'Roses', send }) => {
      const visitor = await people.open(`/boards/${made.id}${view}`, { hasTouch: true });
      const { page } = visitor;
      await page.setViewportSize(PHONE);
      await page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
      await open(page);
      await field(page).tap();
      await page.setViewportSize(WITH_KEYBOARD);
      await page.evaluate(SCROLL_INTO_VIEW);
      await eventually('the field is above the keyboard', () => page.evaluate<boolean>(IS_FIELD_VISIBLE));
      await page.keyboard.type(text);
      await visitor.lookInBothThemes(`keyboard ${name}`);
      // A trial scrolls to the button, and fails while something else lies above it.
      if (send) await send(page).tap({ trial: true });
      expect(visitor.faults).toEqual([]);
    },
  );
});
