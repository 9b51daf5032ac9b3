import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { accessibilityFaultsOfThemes } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import type { Visitor } from '../browser/watched-browser.js';
import type { Owner } from '../running/owner.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';
import { ScreenVisitors } from './screen-visitors.js';

describeWithBrowser('webhooks in the settings', (found) => {
  let people: ScreenVisitors;
  let receiver: WebhookReceiver;
  let owner: Owner;
  let visitor: Visitor;

  beforeAll(async () => {
    [people, receiver] = await Promise.all([ScreenVisitors.start(found), WebhookReceiver.start()]);
    ({ owner } = people);
  });
  afterAll(async () => {
    await people.close();
    await receiver.close();
  });
  afterEach(() => people.closeWindows());

  async function open(path: string, heading: string): Promise<void> {
    visitor = await people.open(path, {
      prepare: async ({ context, page }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.emulateMedia({ reducedMotion: 'reduce' });
      },
    });
    await visitor.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    expect(await accessibilityFaultsOfThemes(visitor.page)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  }

  it('registers one by keyboard, copies its key, and asks before the key is lost', async () => {
    await open('/settings/webhooks', 'Webhooks');
    const { page } = visitor;
    await page.getByText('This workspace has no webhooks yet.').waitFor();
    await visitor.tabTo('input[name=url]');
    await page.keyboard.type(`${receiver.url}/keys`);
    await page.keyboard.press('Enter');
    await page.locator('[role=group]:focus').waitFor();
    await visitor.tabTo('button:text-is("Copy")');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByText('Copied.').waitFor();
    const key = await page.getByText(/^whsec_/).innerText();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(key);
    await isSound('screen, a webhook and its key');

    await page.getByRole('link', { name: 'Tokens and AI clients' }).click();
    const question = page.getByRole('dialog', { name: 'Leave this page?' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await page.getByText(key).count()).toBe(1);
    await page.getByRole('link', { name: 'Tokens and AI clients' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tokens and AI clients' }).waitFor();
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    await page.getByRole('button', { name: /^New signing key/ }).waitFor();
    expect(await page.getByText(key).count()).toBe(0);

    await visitor.tabTo('button:text-is("New signing key")');
    await page.keyboard.press('Enter');
    await page.locator('[role=dialog] input:focus').waitFor();
    await isSound('screen, a new signing key');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await page.getByText(/The old key expires on/).waitFor();
    await page.locator('[role=group]:focus').waitFor();
    await visitor.tabTo('button:text-is("Done")');
    await page.keyboard.press('Enter');
    await page.locator('h3:focus').waitFor();
    const kept = await page.evaluate<string>(
      'JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }, document.cookie])',
    );
    expect(kept).not.toContain('whsec_');
    await visitor.tabTo('button:text-is("Remove")');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('h2:focus').filter({ hasText: 'Registered webhooks' }).waitFor();
    await page.getByText('This workspace has no webhooks yet.').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await page.getByRole('heading', { level: 1, name: 'Boards' }).waitFor();
    expect(visitor.faults).toEqual([]);
  });

  it('shows the log of one, with its place in the navigation', async () => {
    const { id } = await owner.api.must<{ id: number }>('POST', '/webhooks', {
      url: `${receiver.url}/log`,
      events: ['card.create'],
    });
    const board = await ABoard.with(owner.api, 'To do');
    await board.card('Logged');
    const [delivery] = await eventually('it is delivered', async () => {
      const deliveries = await owner.api.must<{ id: number }[]>(
        'GET',
        `/webhooks/${id}/deliveries?state=delivered`,
      );
      return deliveries.length === 0 ? undefined : deliveries;
    });
    await open(`/settings/deliveries?webhook=${id}#delivery-${delivery!.id}`, 'Delivery log');
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Attempt 1: status 204' }).waitFor();
    const current = page.getByRole('navigation', { name: 'Settings' }).locator('[aria-current]');
    expect(await current.allInnerTexts()).toEqual(['Webhooks']);
    await isSound('screen, a delivery log');
    await page.getByLabel('Show').selectOption('Given up');
    await page.getByText('No deliveries in this state.').waitFor();
    expect(new URL(page.url()).searchParams.get('state')).toBe('given_up');
    await page.getByRole('link', { name: 'All webhooks' }).click();
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    await visitor.open('/settings/deliveries');
    await page.getByText('The webhook id is missing in the address.').waitFor();
    await isSound('screen, a delivery log without a webhook');
  });

  it('is in Japanese as well', async () => {
    const { id } = await owner.api.must<{ id: number }>('POST', '/webhooks', {
      url: `${receiver.url}/ja`,
      events: ['*'],
    });
    await open('/settings', 'Tokens and AI clients');
    const { page } = visitor;
    await page.evaluate("localStorage.setItem('kiban.language', 'ja')");
    for (const [path, heading] of [
      ['/settings', 'トークンと AI クライアント'],
      ['/settings/webhooks', 'Webhook'],
      [`/settings/deliveries?webhook=${id}`, '配信ログ'],
    ] as const) {
      await visitor.open(path);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await eventually('everything is read', async () => (await page.getByText('読み込み中').count()) === 0);
      await isSound(`screen, ja ${path.slice(1)}`);
    }
  });
});
