import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { AiClient } from '../client/ai-client.js';
import { LoopbackListener } from '../client/loopback-listener.js';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { newOwner } from '../running/owner.js';

const LAPTOP = { width: 1_280, height: 900 };
const PHONE = { width: 360, height: 740 };
const SETTINGS = '/settings/workspace';

describeWithBrowser('the rules for AI clients in a browser', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  const visitors: Visitor[] = [];
  const clients: AiClient[] = [];

  beforeAll(async () => {
    deployment = await testDeployment();
    browser = await WatchedBrowser.start(found);
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.close().catch(() => undefined)));
    await Promise.all(visitors.splice(0).map((visitor) => visitor.close()));
  });

  async function isSound(name: string, visitor: Visitor): Promise<void> {
    await visitor.look(name);
    for (const colorScheme of ['dark', 'light'] as const) {
      await visitor.page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(visitor.page)).toEqual([]);
    }
  }

  it.each([
    ['1,280', LAPTOP],
    ['360', PHONE],
  ])('are set by an owner and read on the connecting page at %s px [DEC-9.CLIENTS-1]', async (_, size) => {
    const owner = await newOwner(deployment);
    const visitor = await browser.visitor(deployment.origin);
    visitors.push(visitor);
    const { page } = visitor;
    await page.setViewportSize(size);
    await visitor.open(SETTINGS);
    await signInByForm(visitor, owner.account);
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
    await isSound(`rules for AI clients at ${size.width}`, visitor);
    await save();

    const listener = await LoopbackListener.start();
    const client = new AiClient({
      name: `Helper ${size.width}`,
      sdk: 'newer',
      mcpUrl: deployment.mcpUrl,
      redirectUrl: listener.redirectUrl,
    });
    clients.push(client);
    const url = (await client.begin()).href;
    await page.goto(url);
    await page.getByText('has not approved this client').waitFor();
    await page.getByText('for at most 7 days, or until you revoke it').waitFor();
    expect(await page.getByRole('radio', { name: 'Read only' }).isChecked()).toBe(true);
    await isSound(`a client that is not approved at ${size.width}`, visitor);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('Ask an owner to approve').waitFor();
    const name = await page
      .getByText('To connect this client, an owner approves it')
      .locator('strong')
      .textContent();
    expect(name).toMatch(/^dcr_/);

    await visitor.open(SETTINGS);
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
