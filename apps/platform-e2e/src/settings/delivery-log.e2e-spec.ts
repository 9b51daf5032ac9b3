import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import type { Credentials } from '../client/credentials.js';
import { joinedMember } from '../running/joined-member.js';
import { newOwner, type Owner } from '../running/owner.js';
import { OwnStack } from '../running/own-stack.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';

/** What a framework that broke down sends, and somebody who would like to run a script in the settings. */
const BROKEN = {
  status: 500,
  headers: { 'content-type': 'text/html', 'x-odd': '<b>odd</b>' },
  body: '<script>document.title = "run"</script><h1 onclick="x">Out of “order” & broken</h1>',
};
const PAGE_SIZE = 25;
const TEST_MS = 120_000;

interface Delivery {
  id: number;
  trigger: string;
  state: string;
}

describeWithBrowser('the webhooks in the settings, at a phone’s width', (found) => {
  let stack: OwnStack;
  let browser: WatchedBrowser;
  let owner: Owner;
  let receiver: WebhookReceiver;
  let board: ABoard;
  let visitor: Visitor;
  let webhookId: number;

  beforeAll(async () => {
    [stack, browser, receiver] = await Promise.all([
      OwnStack.start(),
      WatchedBrowser.start(found),
      WebhookReceiver.start(),
    ]);
    owner = await newOwner(stack.deployment);
    board = await ABoard.with(owner.api, 'To do');
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await receiver.close();
    await stack.stop();
  }, 60_000);
  beforeEach(async () => {
    visitor = await browser.visitor(stack.deployment.origin);
  });
  afterEach(() => visitor.close());

  /** Opens a page of the settings and signs in there, which leads back to it. */
  async function openAs(person: Credentials, path: string): Promise<void> {
    await visitor.open(path);
    await visitor.page.getByRole('button', { name: 'Sign in' }).click();
    await signInByForm(visitor, person);
    await visitor.page.waitForURL((url) => url.pathname + url.search === path);
  }
  const openLog = (): Promise<void> => openAs(owner.account, `/settings/deliveries?webhook=${webhookId}`);
  const isSound = async (name: string): Promise<void> => {
    await visitor.look(name);
    expect(visitor.faults).toEqual([]);
  };
  const card = (): Locator => visitor.page.getByRole('listitem').filter({ hasText: receiver.url });
  const records = (): Locator => visitor.page.locator('#deliveries > li');
  const logged = (query = ''): Promise<Delivery[]> =>
    owner.api.must('GET', `/webhooks/${webhookId}/deliveries${query}`);

  it(
    'registers one, shows its key this once, and tests it [SPEC-6.REG-1, SPEC-6.SIG-1]',
    async () => {
      const { page } = visitor;
      await openAs(owner.account, '/settings/webhooks');
      await page.getByText('There is none yet.').waitFor();
      await page.getByLabel('Address that events are POSTed to').fill(`${receiver.url}/chat`);
      await page.getByLabel('Only some').check();
      await page.getByRole('button', { name: 'Register the webhook' }).click();
      await page.getByText('Choose at least one event.').waitFor();
      await page.locator('summary').filter({ hasText: 'card' }).click();
      await page.getByRole('checkbox', { name: 'card.create' }).check();
      await isSound('registering a webhook');
      await page.getByRole('button', { name: 'Register the webhook' }).click();
      await page.getByText(/^whsec_/).waitFor();
      await isSound('a webhook with its key');
      await card().getByRole('button', { name: 'Send a test' }).click();
      await card().getByText('The test was delivered: answered 204').waitFor();
      await page.reload();
      await card().getByText('1 of 1 attempts succeeded (100 %)').waitFor();
      expect(await page.getByText(/^whsec_/).count()).toBe(0);
      await isSound('the webhooks');
      const [webhook] = await owner.api.must<{ id: number; events: string[] }[]>('GET', '/webhooks');
      expect(webhook?.events).toEqual(['card.create']);
      webhookId = webhook!.id;
    },
    TEST_MS,
  );

  it(
    'shows what came back and when of a delivery that failed, delivers it again, and still shows both after a reload and a restart of the dispatcher [SPEC-6.RETRY-2]',
    async () => {
      const { page } = visitor;
      // Only what a person has delivered again arrives: the retry by itself would make the record another one.
      receiver.respondWith(({ headers }) => (headers['x-service-redelivery'] ? 204 : BROKEN));
      const made = await board.card('Delivered in vain');
      const failed = await eventually('the failed delivery', async () =>
        (await logged()).find(({ state }) => state === 'retrying'),
      );
      const { attempts } = await owner.api.must<{ attempts: { at: string }[] }>(
        'GET',
        `/deliveries/${failed.id}`,
      );
      await openLog();
      const record = page.locator(`#delivery-${failed.id}`);
      await record.getByText('One attempt, last answered 500').waitFor();
      await visitor.tabTo(`#delivery-${failed.id} summary`);
      await page.keyboard.press('Enter');
      await record.getByRole('heading', { name: 'Attempt 1: answered 500' }).waitFor();
      const showsTheFailure = async (): Promise<void> => {
        await record.getByText(BROKEN.body, { exact: true }).waitFor();
        expect(await record.getByText(`"title":"${made.title}"`).count()).toBe(1);
        expect(await record.locator('.attempt time').first().getAttribute('datetime')).toBe(attempts[0]?.at);
        await record.getByText('Response headers').first().click();
        expect(await record.getByText('x-odd: <b>odd</b>').isVisible()).toBe(true);
      };
      await showsTheFailure();
      await isSound('a delivery that failed');
      await record.getByRole('button', { name: 'Deliver again' }).click();
      await record.getByText(': delivered, answered 204.').waitFor();
      const again = records().first();
      await again.getByText('Redelivery. One attempt, last answered 204').waitFor();
      await isSound('a delivery delivered again');
      const pid = await stack.signal('webhook-dispatcher');
      await stack.restarted('webhook-dispatcher', pid);
      await eventually(
        'the dispatcher answers',
        async () => (await owner.api.get('/webhooks')).status === 200,
      );
      // The address names the open record, so a reload opens it again.
      await page.reload();
      await showsTheFailure();
      await again.getByText('Redelivery. One attempt, last answered 204').waitFor();
      expect(await page.title()).toContain('Delivery log');
      await isSound('the delivery log after a restart');
    },
    TEST_MS,
  );

  it(
    'goes through a long log by pages and by state',
    async () => {
      const { page } = visitor;
      const [newest] = await logged();
      const before = (await logged()).length;
      receiver.respondWith(() => BROKEN);
      for (let n = 0; n < PAGE_SIZE; n += 1)
        await owner.api.must('POST', `/deliveries/${newest!.id}/redeliver`);
      await eventually('all have been tried', async () => (await logged('?state=pending')).length === 0);
      await openLog();
      await page.getByText(`${PAGE_SIZE} deliveries are shown; there are older ones.`).waitFor();
      await page.getByRole('button', { name: 'Show older ones' }).click();
      await page.getByText(`${PAGE_SIZE + before} deliveries are shown; there are no older ones.`).waitFor();
      expect(await records().nth(PAGE_SIZE).locator('summary:focus').count()).toBe(1);
      const arrived = `${(await logged('?state=delivered')).length} deliveries are shown`;
      await page.getByLabel('Show').selectOption('Delivered');
      await page.getByText(arrived).waitFor();
      await page.reload();
      await page.getByText(arrived).waitFor();
      await page.getByLabel('Show').selectOption('Canceled');
      await page.getByText('None is in this state.').waitFor();
      await isSound('a filtered log');
    },
    TEST_MS,
  );

  it(
    'pauses one, holds what occurs meanwhile, and sends it when told so, at once or later; changes its key and removes it',
    async () => {
      const { page } = visitor;
      const arrives = (title: string): Promise<unknown> =>
        receiver.waitFor(title, ({ payload }) => payload.data['title'] === title);
      const pauseFor = async (title: string): Promise<void> => {
        await card().getByRole('button', { name: 'Pause' }).click();
        await card().getByText('somebody switched it off').waitFor();
        const before = (await logged('?state=held')).length;
        await board.card(title);
        await eventually('it is held', async () => (await logged('?state=held')).length > before);
        await card().getByRole('button', { name: 'Switch on' }).click();
        await page.getByRole('dialog').waitFor();
      };
      await openAs(owner.account, '/settings/webhooks');
      receiver.respondWith(() => 204);
      await pauseFor('Sent when it is switched on');
      await isSound('switching a webhook on');
      await page.keyboard.press('Escape');
      await card().getByRole('button', { name: 'Switch on' }).click();
      await page.getByRole('button', { name: 'Switch on and send what was held' }).click();
      await card().getByText('Switched on.').waitFor();
      await arrives('Sent when it is switched on');
      await pauseFor('Sent later');
      await page.getByRole('button', { name: 'Switch on without it' }).click();
      await card().getByText('Switched on.').waitFor();
      await card().getByRole('link', { name: 'Delivery log' }).click();
      await page.getByRole('button', { name: 'Deliver again', exact: true }).click();
      await page.getByText('One event is delivered again.').waitFor();
      await arrives('Sent later');
      await page.goBack();
      await card().getByRole('button', { name: 'New signing key' }).click();
      await page.getByLabel(/Hours for which the old key signs/).fill('0');
      await page.getByRole('button', { name: 'Make a new key' }).click();
      await page.getByText('The old one has ended.').waitFor();
      await card().getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Remove it' }).click();
      await page.getByText('There is none yet.').waitFor();
      expect((await owner.api.get(`/webhooks/${webhookId}`)).status).toBe(404);
      await isSound('no webhook any more');
    },
    TEST_MS,
  );

  it(
    'lists REST hooks with their logs, and says to a viewer who sees them',
    async () => {
      const { id } = await owner.api.must<{ id: number }>('POST', '/hooks', {
        targetUrl: `${receiver.url}/tool`,
        event: 'card.create',
      });
      await board.card('For a tool');
      await receiver.waitFor('the hook’s event', ({ path }) => path === '/tool');
      await openAs(owner.account, '/settings/webhooks');
      await card().getByRole('link', { name: 'Delivery log' }).click();
      await records().getByText('One attempt, last answered 204').waitFor();
      await isSound('a hook’s log');
      await visitor.close();
      const viewer = await joinedMember(stack.deployment, owner, 'viewer');
      visitor = await browser.visitor(stack.deployment.origin);
      for (const path of ['/settings/webhooks', `/settings/deliveries?hook=${id}`]) {
        if (visitor.page.url() === 'about:blank') await openAs(viewer.account, path);
        else await visitor.open(path);
        await visitor.page.getByText('Only owners and admins of the workspace see').waitFor();
        expect(await visitor.page.getByText(receiver.url).count()).toBe(0);
        await isSound('webhooks, to a viewer');
      }
    },
    TEST_MS,
  );
});
