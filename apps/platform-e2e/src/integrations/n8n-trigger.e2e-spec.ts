import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createKiban, type Kiban as Client } from '@kiban/client';
import { eventually } from '@kiban/testing';
import { KibanTrigger } from 'n8n-nodes-kiban/nodes/KibanTrigger/KibanTrigger.node';
import { ABoard } from '../api/a-board.js';
import { testDeployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { chosen, N8nContexts, N8nWebhooks } from './n8n-contexts.js';

describe('the Kiban trigger of n8n', () => {
  const node = new KibanTrigger();
  const { checkExists, create, delete: remove } = node.webhookMethods.default;
  let owner: Owner;
  let api: Client;
  let origin: string;
  let board: ABoard;
  let n8n: N8nContexts;
  let webhooks: N8nWebhooks;
  let parameters: Record<string, unknown>;
  beforeAll(async () => {
    const deployment = await testDeployment();
    owner = await newOwner(deployment);
    origin = new URL(deployment.apiUrl).origin;
    api = createKiban({ origin, token: owner.token });
  });
  beforeEach(async () => {
    board = await ABoard.with(owner.api, 'To do', 'Doing', 'Done');
    n8n = new N8nContexts({ origin, token: owner.token });
    parameters = { events: ['card.move'], boardId: chosen(board.id), toListId: chosen(''), options: {} };
    webhooks = await N8nWebhooks.start(node, n8n, parameters);
  });
  afterEach(async () => {
    await remove.call(context());
    await webhooks.close();
  });

  const context = () => n8n.hook(parameters, webhooks.url);
  /** As n8n does when a workflow is activated. */
  const activate = async () => {
    if (!(await checkExists.call(context()))) await create.call(context());
  };
  const hooks = async () => (await api.hooks.list()).filter(({ targetUrl }) => targetUrl === webhooks.url);
  const move = (cardId: number, list: number) => api.cards.move(cardId, { listId: board.listId(list) });
  const startedTimes = (times: number) =>
    eventually(`${times} starts of the workflow`, () => webhooks.started.length === times);
  /** @param sent the bytes that arrive in place of the signed ones */
  const send = (
    id: string,
    body: string,
    change: Record<string, string> = {},
    sent: string | Buffer<ArrayBuffer> = body,
  ) => {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const key = Buffer.from((n8n.memory['signingKey'] as string).slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    return fetch(webhooks.url, {
      method: 'POST',
      body: sent,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
        ...change,
      },
    });
  };

  it('subscribes once, starts with the whole card, and unsubscribes [SPEC-6.NODE-1, SPEC-6.NODE-2]', async () => {
    await activate();
    await activate();
    expect(await hooks()).toMatchObject([{ events: ['card.move'] }]);
    const card = await board.card('Carried');
    await move(card.id, 1);
    await startedTimes(1);
    expect(webhooks.started[0]).toMatchObject({
      event: 'card.move',
      changes: { listId: { to: board.listId(1) } },
      card: { id: card.id, title: 'Carried', listName: 'Doing' },
    });
    await remove.call(context());
    expect(await hooks()).toEqual([]);
    expect(n8n.memory['signingKey']).toBeUndefined();
  });

  it('starts only for cards that enter the chosen list', async () => {
    parameters['toListId'] = chosen(board.listId(2));
    await activate();
    const card = await board.card('Almost');
    await move(card.id, 1);
    await move(card.id, 2);
    await startedTimes(1);
    expect(webhooks.started[0]).toMatchObject({ card: { listName: 'Done' } });
  });

  it('goes on after n8n has lost its memory: one subscription, with a new key', async () => {
    await activate();
    const [before] = await hooks();
    n8n.memory = {};
    await activate();
    expect(await hooks()).toMatchObject([{ id: before?.id }]);
    const card = await board.card('After publishing');
    await move(card.id, 1);
    await startedTimes(1);
    expect(webhooks.statuses).toEqual([200]);
  });

  it('replaces the subscription when the events of the node change', async () => {
    await activate();
    parameters['events'] = ['card.create'];
    await activate();
    expect(await hooks()).toMatchObject([{ events: ['card.create'] }]);
  });

  it('subscribes again when the subscription was removed in Kiban', async () => {
    await activate();
    for (const { id } of await hooks()) await api.hooks.delete(id);
    await activate();
    expect(await hooks()).toHaveLength(1);
  });

  it('goes on with another token after the one of an active workflow was revoked', async () => {
    const { password } = owner.account;
    const screen = createKiban({ origin, token: owner.screen.bearer ?? '' });
    const { token, id } = await screen.tokens.issue({ name: 'For one workflow', password });
    const earlier = new N8nContexts({ origin, token });
    await create.call(earlier.hook(parameters, webhooks.url));
    await screen.tokens.revoke(id, { password });
    // n8n reports the error when the workflow is deactivated; what the node knows of its subscription stays.
    await expect(remove.call(earlier.hook(parameters, webhooks.url))).rejects.toMatchObject({
      httpCode: '401',
    });
    n8n.memory = earlier.memory;
    const [before] = await hooks();
    await activate();
    expect(await hooks()).toEqual([before]);
    const card = await board.card('With another token');
    await move(card.id, 1);
    await startedTimes(1);
  });

  it('rejects what is forged, changed, old or unsigned', async () => {
    await activate();
    const body = JSON.stringify({ event: 'card.move', data: {} });
    const old = String(Math.floor(Date.now() / 1_000) - 301);
    const attempts = [
      send('evt_1', body, { 'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}` }),
      send('evt_1', body, { 'webhook-signature': 'v1,' }),
      send('evt_1', body, { 'webhook-signature': 'v2,AAAA' }),
      send('evt_1', body, { 'webhook-id': 'evt_2' }),
      send('evt_1', body, { 'webhook-timestamp': old }),
      send('evt_1', body, { 'webhook-timestamp': 'now' }),
      // Truncated on its way, and compressed: neither is what was signed.
      send('evt_1', body, {}, body.slice(0, -2)),
      send('evt_1', body, { 'content-encoding': 'gzip' }, gzipSync(body)),
      fetch(webhooks.url, { method: 'POST', body }),
    ];
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(attempts.map(() => 401));
    expect(webhooks.started).toEqual([]);
    expect((await send('evt_1', body)).status).toBe(200);
    expect(webhooks.started).toHaveLength(1);
  });

  it('accepts both keys of a rotation', async () => {
    await activate();
    const body = JSON.stringify({ event: 'card.move', data: {} });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const key = Buffer.from((n8n.memory['signingKey'] as string).slice('whsec_'.length), 'base64');
    const mine = createHmac('sha256', key).update(`evt_9.${timestamp}.${body}`).digest('base64');
    const other = Buffer.alloc(32, 7).toString('base64');
    expect((await send('evt_9', body, { 'webhook-signature': `v1,${other} v1,${mine}` })).status).toBe(200);
  });

  it('starts once for an event that is delivered twice, and each time where repeats are wanted', async () => {
    await activate();
    const body = JSON.stringify({ event: 'card.move', data: {} });
    const repeat = async () => [(await send('evt_5', body)).status, (await send('evt_5', body)).status];
    expect(await repeat()).toEqual([200, 200]);
    expect(webhooks.started).toHaveLength(1);
    parameters['options'] = { skipRepeats: false };
    expect(await repeat()).toEqual([200, 200]);
    expect(webhooks.started).toHaveLength(3);
  });

  it('does not count a delivery as seen when its card could not be read', async () => {
    await activate();
    const card = await board.card('Later');
    const body = JSON.stringify({ event: 'card.move', data: { id: card.id } });
    n8n.intercept = () => Promise.reject(new Error('connection reset'));
    expect((await send('evt_6', body)).status).toBe(500);
    n8n.intercept = undefined;
    expect((await send('evt_6', body)).status).toBe(200);
    expect(webhooks.started).toMatchObject([{ card: { id: card.id } }]);
  });

  it('starts with null in place of a card that is gone', async () => {
    await activate();
    const body = JSON.stringify({ event: 'card.delete', data: { id: 2 ** 40 } });
    expect((await send('evt_7', body)).status).toBe(200);
    expect(webhooks.started).toMatchObject([{ card: null }]);
  });

  it('offers the event kinds of the deployment', async () => {
    const kinds = await node.methods.loadOptions.getEvents.call(n8n.options());
    expect(kinds.map(({ value }) => value)).toContain('card.move');
  });
});
