import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { OpenPanel } from './open-panel.js';
import { ScreenVisitors } from './screen-visitors.js';

describeWithBrowser('the properties of a card in its panel', (found) => {
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

  /** A picker: opened by its button, with the filter of its options. */
  async function choose(button: string | RegExp, filter: string, option: string): Promise<void> {
    const { page } = open;
    await open.panel.getByRole('button', { name: button }).click();
    await page.getByRole('combobox', { name: filter }).fill(option);
    await page.getByRole('option', { name: option }).click();
    await page.keyboard.press('Escape');
  }

  it('edits the properties by mouse, each with its picker [DEC-9.CARD-1]', async () => {
    const { page, panel } = open;
    await panel.getByRole('button', { name: 'Prepare the launch' }).click();
    await panel.getByLabel('Title').fill('Prepare the launch day');
    await panel.getByLabel('Title').press('Enter');
    await choose('Assign', 'Assignees', open.owner.account.name);
    await choose('Label', 'Labels', 'urgent');
    await panel.getByRole('button', { name: /^Labels: / }).click();
    await page.getByRole('combobox', { name: 'Labels' }).fill('press');
    await page.getByRole('option', { name: 'Create label “press”' }).click();
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Dates' }).click();
    await page.getByLabel('Due', { exact: true }).fill('2030-11-30');
    await open.isAccessible();
    await page.getByRole('button', { name: 'Apply' }).click();
    await panel.getByRole('button', { name: 'Progress' }).click();
    await page.getByRole('slider', { name: 'Progress' }).fill('40');
    await page.getByRole('button', { name: 'Apply' }).click();
    await panel.getByRole('button', { name: 'Complete', exact: true }).click();
    await open.cardHas(
      'the properties',
      ({ title, assignees, labels, dueDate, progress }) =>
        title === 'Prepare the launch day' &&
        assignees.length === 1 &&
        labels.length === 2 &&
        dueDate === '2030-11-30' &&
        progress === 40,
    );
    await panel.getByText('set the progress to 40 %').waitFor();
    await open.isAccessible();
  });

  it('sets a value of every type of custom field', async () => {
    const { page, panel } = open;
    const add = async (field: string): Promise<void> => {
      await panel.getByRole('button', { name: 'Field', exact: true }).click();
      await page.getByRole('option', { name: field }).click();
    };
    const typed = {
      Note: 'By mail',
      Budget: '1200.5',
      Spec: 'https://example.org/spec',
      Review: '2030-01-15',
    };
    for (const [field, value] of Object.entries(typed)) {
      await add(field);
      await page.getByLabel(field, { exact: true }).last().fill(value);
      await page.getByRole('button', { name: 'Apply' }).click();
      await panel.getByRole('button', { name: new RegExp(`^${field} `) }).waitFor();
    }
    await add('Signed');
    await page.getByRole('button', { name: 'Yes' }).click();
    await panel.getByRole('button', { name: 'Signed yes' }).waitFor();
    for (const [field, option] of [
      ['Region', 'APAC'],
      ['Channels', 'Print'],
      ['Owner', open.owner.account.name],
    ] as const) {
      await add(field);
      await page.getByRole('option', { name: option }).click();
      // Several options can be chosen, so the picker stays open.
      if (field === 'Channels') await page.keyboard.press('Escape');
      await panel.getByRole('button', { name: new RegExp(`^${field} `) }).waitFor();
    }
    const { fields } = await open.cardHas('all values', (now) => Object.keys(now.fields).length === 8);
    expect(Object.values(fields)).toEqual(
      expect.arrayContaining(['By mail', 1200.5, 'https://example.org/spec', '2030-01-15', true]),
    );
    expect(
      await panel.getByRole('link', { name: 'Open https://example.org/spec' }).getAttribute('rel'),
    ).toContain('noopener');
    await open.isAccessible();
  });
});
