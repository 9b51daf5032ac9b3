import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createKiban } from '@kiban/client';
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

/** The lease of a killed dispatcher must expire before its delivery is retried. */
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
    eventually(`${path} responds again`, async () => (await api.get(path)).status === 200, 60_000);

  it(
    'the dispatcher, before it received the event: the webhook still arrives [DEC-7.5, SPEC-6.1]',
    async () => {
      // Stopped first, so that it cannot have received the event before the kill.
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
    'NATS, before the relay could publish: cards can be created, and every webhook arrives [DEC-7.5]',
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
    'NATS: a token revoked without it fails on the next request [DEC-4.14]',
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
    'boards-api, directly after its response: the card exists and its webhook arrives [DEC-7.5, DEC-6.KIND-6]',
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
    'each service in turn: the client’s feed and stream lose and repeat nothing [DEC-2.CLIENT-5, DEC-2.CLIENT-6]',
    async () => {
      const kiban = createKiban(stack.deployment);
      const abort = new AbortController();
      const { signal } = abort;
      const fed: string[] = [];
      const streamed: string[] = [];
      const followed = (async () => {
        for await (const event of kiban.events.since('latest', { signal }))
          if (event.event === 'card.create') fed.push(event.data.title);
      })().catch(() => undefined);
      const watched = (async () => {
        for await (const item of kiban.boards.stream(board.id, { signal }))
          if (item.type === 'event' && item.event.event === 'card.create')
            streamed.push(item.event.data.title);
      })().catch(() => undefined);
      await eventually('the begin of both', async () => {
        await board.card('Begin');
        return fed.length > 0 && streamed.length > 0;
      });
      const titles: string[] = [];
      for (const part of ['webhook-dispatcher', 'boards-api', 'auth'] as const) {
        const pid = await stack.signal(part);
        await stack.restarted(part, pid);
        titles.push(`After ${part}`);
        await kiban.cards.create({ listId: board.listId(), title: `After ${part}` });
      }
      const own = (all: string[]): string[] => all.filter((title) => title.startsWith('After '));
      await eventually('all events', () => own(fed).length >= 3 && own(streamed).length >= 3, RECOVERY_MS);
      expect([own(fed), own(streamed)]).toEqual([titles, titles]);
      abort.abort();
      await Promise.all([followed, watched]);
    },
    TEST_MS,
  );

  it(
    'auth: requests get 503 or the correct response, never access without authentication, and recover with it [DEC-2.ERR-503]',
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
    'any service: it restarts from its single bundle',
    async () => {
      for (const name of ['auth', 'boards-api', 'webhook-dispatcher', 'notifications', 'mcp-gateway'])
        expect(await stack.commandLine(name)).toMatch(new RegExp(`/apps/${name}/dist/service\\.mjs$`));
    },
    TEST_MS,
  );

  it(
    'PostgreSQL: requests get 503 while it is down, and writes succeed after its restart [DEC-2.ERR-503, DEC-2.ERR-5XX]',
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
