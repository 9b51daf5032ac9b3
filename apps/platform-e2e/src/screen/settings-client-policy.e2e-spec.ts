import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { AiClient } from '../client/ai-client.js';
import { LoopbackListener } from '../client/loopback-listener.js';
import { ScreenVisitors } from './screen-visitors.js';
import { isSoundAtBothWidths, LAPTOP, PHONE } from './sound-page.js';

const SETTINGS = '/settings/workspace';

describeWithBrowser('the rules for AI clients in a browser', (found) => {
  let people: ScreenVisitors;
  let client: AiClient | undefined;

  beforeAll(async () => {
    people = await ScreenVisitors.start(found);
  });
  afterAll(async () => {
    await client?.close().catch(() => undefined);
    await people.close();
  });

  it('are set by an owner at 1,280 px, and read on the connecting page at 360 px [DEC-9.CLIENTS-1]', async () => {
    const visitor = await people.open(SETTINGS);
    const { page } = visitor;
    const section = page.getByRole('region', { name: 'AI clients' });
    const save = async (): Promise<void> => {
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await section.getByRole('button', { name: 'Save' }).click();
      expect((await saved).status()).toBe(200);
    };
    await section.getByLabel('any AI client').focus();
    await page.keyboard.press('ArrowDown');
    const approved: Locator = section.getByRole('textbox', { name: 'Approved AI clients' });
    await approved.waitFor();
    await section.getByLabel('Preselected access').selectOption({ label: 'Read only' });
    await section.getByLabel('Days until a connection ends').fill('7');
    await isSoundAtBothWidths('rules for AI clients', visitor);
    await save();

    const listener = await LoopbackListener.start();
    client = new AiClient({
      name: 'Helper',
      sdk: 'newer',
      mcpUrl: people.deployment.mcpUrl,
      redirectUrl: listener.redirectUrl,
    });
    const url = (await client.begin()).href;
    await page.setViewportSize(PHONE);
    await page.goto(url);
    await page.getByText('has not approved this client').waitFor();
    await page.getByText('for at most 7 days, or until you revoke it').waitFor();
    expect(await page.getByRole('radio', { name: 'Read only' }).isChecked()).toBe(true);
    await isSoundAtBothWidths('a client that is not approved', visitor);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('Ask an owner to approve').waitFor();
    const name = await page
      .getByText('To connect this client, an owner approves it')
      .locator('strong')
      .textContent();
    expect(name).toMatch(/^dcr_/);

    await visitor.open(SETTINGS);
    await page.setViewportSize(LAPTOP);
    expect(await section.getByLabel('Days until a connection ends').inputValue()).toBe('7');
    await approved.fill(`${name}\nclaude.ai`);
    await save();
    await page.goto(url);
    await page.getByRole('button', { name: 'Allow' }).click();
    await client.finish(await listener.answer);
    expect(JSON.stringify(await client.call('list_boards'))).toContain('boards');

    // Without it in the list, the next request of the client is refused.
    await visitor.open(SETTINGS);
    await approved.fill('claude.ai');
    await save();
    await expect(client.call('list_boards')).rejects.toThrow();
    expect(visitor.faults.filter((fault) => !/status of 422/.test(fault))).toEqual([]);
  });
});
