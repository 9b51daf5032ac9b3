import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { signInByForm } from '../browser/sign-in-walk.js';
import { WatchedBrowser, type Visitor } from '../browser/watched-browser.js';
import { ApiCaller } from '../client/api-caller.js';
import { screenAccessToken } from '../client/screen-session.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { joinedMember, type JoinedMember } from '../running/joined-member.js';
import { newOwner, type Owner } from '../running/owner.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';

interface Entry {
  action: string;
  actor: { memberId: number | null; name: string | null };
  via: string | null;
  address: string | null;
  target: string | null;
}

describeWithBrowser('a webhook of an admin who was removed', (found) => {
  let deployment: Deployment;
  let browser: WatchedBrowser;
  let owner: Owner;
  let admin: JoinedMember;
  let receiver: WebhookReceiver;
  let board: ABoard;
  let visitor: Visitor;
  let webhookId: number;

  beforeAll(async () => {
    deployment = await testDeployment();
    [browser, receiver, owner] = await Promise.all([
      WatchedBrowser.start(found),
      WebhookReceiver.start(),
      newOwner(deployment),
    ]);
    board = await ABoard.with(owner.api, 'To do');
    admin = await joinedMember(deployment, owner, 'admin');
    const screen = new ApiCaller(deployment.apiUrl, await screenAccessToken(deployment, admin.account));
    ({ id: webhookId } = await screen.must<{ id: number }>('POST', '/webhooks', {
      url: `${receiver.url}/exfil`,
      events: ['card.*'],
    }));
    visitor = await browser.visitor(deployment.origin);
  }, 120_000);
  afterAll(async () => {
    await visitor.close();
    await browser.close();
    await receiver.close();
  }, 60_000);

  const arrives = (title: string): Promise<unknown> =>
    receiver.waitFor(title, ({ payload }) => payload.data['title'] === title);

  it('is held from the response to the removal until the owner confirms it in the settings [S6]', async () => {
    await board.card('Before');
    await arrives('Before');
    await owner.screen.must('DELETE', `/members/${admin.id}`);
    await board.card('After');
    await eventually('it is held', async () => {
      const held = await owner.api.must<object[]>('GET', `/webhooks/${webhookId}/deliveries?state=held`);
      return held.length === 1;
    });
    const { page } = visitor;
    await visitor.open('/settings/webhooks');
    await signInByForm(visitor, owner.account);
    await page.getByText('its creator is no longer an owner or admin, so an owner must confirm it').waitFor();
    await visitor.look('a webhook whose creator was removed');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Confirm and send held deliveries' }).click();
    await page.getByRole('main').getByText('Turned on.').waitFor();
    await arrives('After');
    expect(visitor.faults).toEqual([]);
  }, 120_000);

  it('is in the audit log with its creator, the reason for holding it and the confirming owner [S6]', async () => {
    const entries = await eventually('the entries', async () => {
      const all = await owner.screen.must<Entry[]>('GET', '/audit');
      const own = all.filter(({ target }) => target === `webhook ${webhookId}`).reverse();
      return own.length >= 3 && own;
    });
    expect(entries).toMatchObject([
      { action: 'webhook.create', actor: { memberId: admin.id }, via: 'screen', address: expect.any(String) },
      { action: 'webhook.hold', actor: { memberId: null }, via: null, address: null },
      { action: 'webhook.enable', via: 'screen', address: expect.any(String) },
    ]);
  });
});
