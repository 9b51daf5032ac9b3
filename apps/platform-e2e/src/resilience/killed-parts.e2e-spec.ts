import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@kiban/testing';
import { ABoard } from '../api/a-board.js';
import { expectError } from '../api/error-body.js';
import type { CreatedWebhook } from '../api/resources.js';
import { ApiCaller } from '../client/api-caller.js';
import { issueToken } from '../client/issue-token.js';
import { screenAccessToken } from '../client/screen-session.js';
import { OwnStack } from '../running/own-stack.js';
import { isSignedBy } from '../running/signature.js';
import { WebhookReceiver } from '../running/webhook-receiver.js';

/** A lease that a dead dispatcher held runs out before its delivery is tried again. */
const RECOVERY_MS = 150_000;
const TEST_MS = 240_000;

describe('with a part killed', () => {
  let stack: OwnStack;
  let api: ApiCaller;
  let receiver: WebhookReceiver;
  let webhook: CreatedWebhook;
  let board: ABoard;

  beforeAll(async () => {
    stack = await OwnStack.start();
    api = new ApiCaller(stack.deployment.apiUrl, stack.deployment.token);
    receiver = await WebhookReceiver.start();
    webhook = await api.must('POST', '/webhooks', { url: receiver.url, events: ['card.create'] });
    board = await ABoard.with(api, 'To do');
  }, 300_000);
  beforeEach(() => receiver.respondWith(() => 204));
  afterAll(async () => {
    await receiver.close();
    await stack.stop();
  }, 60_000);

  const arrives = async (cardId: number): Promise<void> => {
    const delivery = await receiver.waitFor(
      `card.create of card ${cardId}`,
      ({ payload }) => payload.data['id'] === cardId,
      RECOVERY_MS,
    );
    expect(isSignedBy(webhook.signingKey, delivery.raw, delivery.headers['x-service-signature'])).toBe(true);
  };
  const back = (path: string): Promise<unknown> =>
    eventually(`${path} answers again`, async () => (await api.get(path)).status === 200, 60_000);

  it(
    'the dispatcher, before it took the event: the webhook arrives all the same [DEC-7.5, SPEC-6.1]',
    async () => {
      // Stopped first, so that it is certain not to have seen the event when it is killed.
      const pid = await stack.signal('webhook-dispatcher', 'SIGSTOP');
      const card = await board.card('Created while the dispatcher stands still');
      await stack.signal('webhook-dispatcher');
      await stack.restarted('webhook-dispatcher', pid);
      await arrives(card.id);
    },
    TEST_MS,
  );

  it(
    'the dispatcher, in the middle of an attempt: the webhook is sent again under the same id [DEC-6.PAYLOAD-4, DEC-6.SIG-6]',
    async () => {
      receiver.respondWith(() => 'never');
      const card = await board.card('Sent to a receiver that hangs');
      const first = await receiver.waitFor(
        'the first attempt',
        ({ payload }) => payload.data['id'] === card.id,
      );
      receiver.respondWith(() => 204);
      const pid = await stack.signal('webhook-dispatcher');
      await stack.restarted('webhook-dispatcher', pid);
      const again = await receiver.waitFor(
        'the attempt after the restart',
        (delivery) => delivery !== first && delivery.payload.data['id'] === card.id,
        RECOVERY_MS,
      );
      expect(again.raw.equals(first.raw)).toBe(true);
      expect(again.headers['webhook-id']).toBe(first.headers['webhook-id']);
    },
    TEST_MS,
  );

  it(
    'NATS, before the relay could publish: cards are created meanwhile, and every webhook arrives [DEC-7.5]',
    async () => {
      const pid = await stack.signal('nats');
      const cards = await board.cards(0, ...Array.from({ length: 10 }, (_, n) => `While NATS is down ${n}`));
      await stack.restarted('nats', pid);
      cards.push(await board.card('After NATS came back'));
      for (const { id } of cards) await arrives(id);
    },
    TEST_MS,
  );

  it(
    'NATS: a token that is revoked meanwhile fails on the very next request [DEC-4.14]',
    async () => {
      const { owner } = stack.deployment;
      const issued = await issueToken(stack.deployment, owner, { name: 'Revoked without a broker' });
      const screen = api.withBearer(await screenAccessToken(stack.deployment));
      const caller = api.withBearer(issued.token);
      for (const path of ['/boards', '/webhooks']) expect((await caller.get(path)).status).toBe(200);
      const pid = await stack.signal('nats');
      await screen.must('POST', `/tokens/${issued.id}/revoke`, { password: owner.password });
      for (const path of ['/boards', '/webhooks'])
        expectError(await caller.get(path), 401, 'unauthenticated');
      await stack.restarted('nats', pid);
      for (const path of ['/boards', '/webhooks'])
        expectError(await caller.get(path), 401, 'unauthenticated');
    },
    TEST_MS,
  );

  it(
    'boards-api, right after it answered: the card is there, and its webhook arrives [DEC-7.5, DEC-6.KIND-6]',
    async () => {
      const card = await board.card('Answered, then killed');
      const pid = await stack.signal('boards-api');
      await stack.restarted('boards-api', pid);
      await back('/boards');
      expect((await api.get(`/cards/${card.id}`)).status).toBe(200);
      await arrives(card.id);
    },
    TEST_MS,
  );

  it(
    'auth: callers are answered 503 or rightly, never let in unknown, and all is well when it is back [DEC-2.ERR-503]',
    async () => {
      const pid = await stack.signal('auth');
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => api.withBearer(`kbn_${'0'.repeat(46)}`).get('/boards')),
      );
      for (const { status } of responses) expect([401, 503]).toContain(status);
      await stack.restarted('auth', pid);
      await back('/boards');
    },
    TEST_MS,
  );

  it(
    'any service: it runs from its one file of code, as it did before',
    async () => {
      for (const name of ['auth', 'boards-api', 'webhook-dispatcher', 'mcp-gateway'])
        expect(await stack.commandLine(name)).toMatch(new RegExp(`/apps/${name}/dist/service\\.mjs$`));
    },
    TEST_MS,
  );

  it(
    'PostgreSQL: requests are refused with 503 while it is away, and writing goes on when it is back [DEC-2.ERR-503, DEC-2.ERR-5XX]',
    async () => {
      const pid = await stack.signal('postgres');
      const during = await api.post('/cards', { listId: board.listId(), title: 'Nowhere to go' });
      if (during.status !== 201) {
        expectError(during, 503, 'service_unavailable');
        expect(during.headers.get('retry-after')).not.toBeNull();
      }
      await stack.restarted('postgres', pid);
      const card = await eventually(
        'a card can be created again',
        async () => {
          const response = await api.post<{ id: number }>('/cards', {
            listId: board.listId(),
            title: 'After PostgreSQL came back',
          });
          expect([201, 503]).toContain(response.status);
          return response.status === 201 ? response.body : undefined;
        },
        60_000,
      );
      await arrives(card.id);
    },
    TEST_MS,
  );
});
