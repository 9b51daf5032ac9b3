import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { accessibilityFaults } from '../browser/accessibility-faults.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { testDeployment, type Deployment } from '../running/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';

const THEMES = ['light', 'dark'] as const;

describeWithBrowser('webhooks in the settings', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let receiver: WebhookReceiver;
  let owner: Owner;
  let visitor: Visitor;

  beforeAll(async () => {
    deployment = await testDeployment();
    [browser, receiver] = await Promise.all([WatchedBrowser.start(found), WebhookReceiver.start()]);
  });
  afterAll(async () => {
    await browser.close();
    await receiver.close();
  });
  beforeEach(async () => {
    owner = await newOwner(deployment);
    visitor = await browser.visitor(deployment.origin);
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  afterEach(() => visitor.close());

  async function open(path: string, heading: string): Promise<void> {
    await visitor.open(path);
    await signInByForm(visitor, owner.account);
    await visitor.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }

  async function isSound(name: string): Promise<void> {
    await visitor.look(name);
    for (const colorScheme of THEMES) {
      await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await accessibilityFaults(visitor.page)).toEqual([]);
    }
    expect(visitor.faults).toEqual([]);
  }

  it('registers one by keyboard, copies its key, and asks before the key is lost', async () => {
    const { page } = visitor;
    await open('/settings/webhooks', 'Webhooks');
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
    const { page } = visitor;
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
    const { page } = visitor;
    const { id } = await owner.api.must<{ id: number }>('POST', '/webhooks', {
      url: `${receiver.url}/ja`,
      events: ['*'],
    });
    await open('/settings', 'Tokens and AI clients');
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
