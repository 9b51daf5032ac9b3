import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  CreatedHookDto,
  CreatedWebhookDto,
  DeliveryDetailDto,
  DeliveryDto,
  ErrorDto,
  EventPayloadDto,
  HookEventDto,
  RotatedWebhookKeyDto,
  WebhookDto,
  WebhookStatsDto,
} from '@kiban/contracts';
import { eventually, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { Webhook } from 'standardwebhooks';
import { Receiver } from './trial/receiver.js';
import { createTrialDatabase, type TrialDatabase } from './trial/trial-database.js';
import { queueEvents, trialEvent, trialPrincipal } from './trial/trial-engine.js';
import { startTrialService, type TrialService } from './trial/trial-service.js';

let server: TestNatsServer;
let trial: TrialDatabase;
let service: TrialService;
let receiver: Receiver;
let token: string;
let workspaceId = 100;

beforeAll(async () => {
  server = await startNatsServer();
  trial = await createTrialDatabase();
  receiver = await Receiver.listen();
  service = await startTrialService({ database: trial.url, nats: server.url });
});
afterAll(async () => {
  await service.close();
  await receiver.close();
  await trial.drop();
  await server.close();
});
beforeEach(() => {
  workspaceId += 1;
  token = service.tokenOf({ ...trialPrincipal, workspace: { ...trialPrincipal.workspace, id: workspaceId } });
});

const call = async <Body>(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; headers: Headers; body: Body }> => {
  const answer = await service.request(method, path, { token, ...(body === undefined ? {} : { body }) });
  return { ...answer, body: answer.body as Body };
};
const register = async (path: string, more: object = {}): Promise<CreatedWebhookDto> => {
  const { status, body } = await call<CreatedWebhookDto>('POST', '/webhooks', {
    url: receiver.url(path),
    events: ['*'],
    ...more,
  });
  expect(status).toBe(201);
  return body;
};
const queue = (count = 1): Promise<unknown> =>
  queueEvents(
    trial.database,
    Array.from({ length: count }, () => trialEvent({ workspaceId })),
  );
const deliveries = async (id: number, query = ''): Promise<DeliveryDto[]> =>
  (await call<DeliveryDto[]>('GET', `/webhooks/${id}/deliveries${query}`)).body;
const deliveredOnce = (id: number): Promise<DeliveryDto> =>
  eventually('a delivery', async () => (await deliveries(id)).find(({ state }) => state === 'delivered'));

describe('POST /webhooks', () => {
  it('201 shows the signing key this once [SPEC-1.HOOKS-1, DEC-6.HOOK-1]', async () => {
    const created = await register('/created', { events: ['card.create', 'card.move'], description: 'Chat' });
    expect(created).toEqual({
      id: expect.any(Number),
      url: receiver.url('/created'),
      events: ['card.create', 'card.move'],
      description: 'Chat',
      boardIds: null,
      status: 'active',
      disabledReason: null,
      disabledAt: null,
      failingSince: null,
      lastSuccessAt: null,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      createdBy: { memberId: 7, name: 'Aiko Tanaka' },
      version: 1,
      signingKey: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const { body } = await call<WebhookDto[]>('GET', '/webhooks');
    expect(body).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('whsec_');
    const stored = await trial.owner.query<{ text: string }>(
      `SELECT encode(ciphertext, 'escape') AS text FROM webhooks.secret WHERE endpoint_id = $1`,
      [created.id],
    );
    expect(stored[0]?.text).not.toContain(created.signingKey.slice(6, 20));
  });

  it.each([
    ['no address', { events: ['*'] }],
    ['an address that is none', { url: 'example', events: ['*'] }],
    ['plain http to the public internet', { url: 'http://93.184.216.34/', events: ['*'] }],
    ['credentials', { url: 'https://user:secret@example.com/', events: ['*'] }],
    ['another scheme', { url: 'ftp://example.com/', events: ['*'] }],
    ['a mail server’s port', { url: 'https://example.com:25/', events: ['*'] }],
    ['a private address', { url: 'https://10.0.0.1/', events: ['*'] }],
    ['a metadata address in hexadecimal', { url: 'https://0xa9fea9fe/', events: ['*'] }],
    ['no events', { url: 'https://example.com/', events: [] }],
    ['an unknown member', { url: 'https://example.com/', events: ['*'], secret: 'mine' }],
    [
      'boards that are none of the workspace',
      { url: 'http://127.0.0.1:9000/', events: ['*'], boardIds: [999] },
    ],
  ])('422 for %s', async (_name, body) => {
    const answer = await call<ErrorDto>('POST', '/webhooks', body);
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('validation_failed');
    expect(answer.body.details?.length).toBeGreaterThan(0);
  });

  it('422 for an unknown kind lists the kinds', async () => {
    const answer = await call<ErrorDto>('POST', '/webhooks', {
      url: 'http://127.0.0.1:9000/',
      events: ['card.explode'],
    });
    expect(answer.status).toBe(422);
    expect(answer.body.error).toContain('card.explode');
    expect(answer.body.error).toContain('comment.create');
  });

  it('409 at the limit of the workspace', async () => {
    await register('/limit');
    await trial.owner.query(
      `INSERT INTO webhooks.endpoint (workspace_id, workspace_slug, workspace_name, kind, url, url_host, events, created_by, created_by_name)
       SELECT $1, 'demo', 'Demo', 'webhook', 'http://127.0.0.1:9/', '127.0.0.1:9', '{*}', 7, 'A' FROM generate_series(1, 99)`,
      [workspaceId],
    );
    const answer = await call<ErrorDto>('POST', '/webhooks', {
      url: 'http://127.0.0.1:9000/',
      events: ['*'],
    });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('limit_reached');
  });

  it('201 again, with the same key, for the same Idempotency-Key', async () => {
    const send = () =>
      service.request('POST', '/webhooks', {
        token,
        body: { url: receiver.url('/once'), events: ['*'] },
        headers: { 'idempotency-key': 'one-registration' },
      });
    const first = await send();
    const second = await send();
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect((await call<unknown[]>('GET', '/webhooks')).body).toHaveLength(1);
    const [stored] = await trial.owner.query<{ body: string }>(
      `SELECT body FROM webhooks.idempotency_key WHERE key = 'one-registration'`,
    );
    expect(stored?.body).toMatch(/^[A-Za-z0-9+/]+=*$/);
  });

  it('401 without a token, 403 for a member and for an AI client', async () => {
    expect((await service.request('GET', '/webhooks')).status).toBe(401);
    const member = service.tokenOf({ ...trialPrincipal, kind: 'screen', role: 'member' });
    expect((await service.request('GET', '/webhooks', { token: member })).status).toBe(403);
    const client = service.tokenOf({ ...trialPrincipal, kind: 'oauth', role: 'owner' });
    expect((await service.request('GET', '/webhooks', { token: client })).status).toBe(403);
  });
});

describe('/webhooks/{id}', () => {
  it('404 for another workspace’s, on every route', async () => {
    const { id } = await register('/foreign');
    await queue();
    const delivery = await deliveredOnce(id);
    token = service.tokenOf({ ...trialPrincipal, workspace: { ...trialPrincipal.workspace, id: 9_999 } });
    for (const [method, path, body] of [
      ['GET', `/webhooks/${id}`],
      ['PATCH', `/webhooks/${id}`, { description: 'mine' }],
      ['DELETE', `/webhooks/${id}`],
      ['POST', `/webhooks/${id}/enable`, {}],
      ['POST', `/webhooks/${id}/rotate-key`, {}],
      ['POST', `/webhooks/${id}/test`],
      ['POST', `/webhooks/${id}/redeliver`, { since: '2026-01-01T00:00:00.000Z' }],
      ['GET', `/webhooks/${id}/deliveries`],
      ['GET', `/webhooks/${id}/stats`],
      ['GET', `/deliveries/${delivery.id}`],
      ['POST', `/deliveries/${delivery.id}/redeliver`],
    ] as const)
      expect([path, (await call(method, path, body)).status]).toEqual([path, 404]);
  });

  it('PATCH sends what is queued to the new address [DEC-6.HOOK-2, DEC-6.HOOK-3]', async () => {
    receiver.answer('/old', 500);
    const { id } = await register('/old');
    await trial.owner.query(`UPDATE webhooks.endpoint SET status = 'disabled' WHERE id = $1`, [id]);
    await queue();
    const changed = await call<WebhookDto>('PATCH', `/webhooks/${id}`, {
      url: receiver.url('/new'),
      events: ['card.*'],
    });
    expect(changed.body).toMatchObject({ url: receiver.url('/new'), events: ['card.*'], version: 2 });
    const enabled = await call<WebhookDto>('POST', `/webhooks/${id}/enable`, { sendHeld: true });
    expect(enabled.body).toMatchObject({ status: 'active', disabledReason: null });
    await deliveredOnce(id);
    expect(receiver.at('/new')).toHaveLength(1);
  });

  it('412 where If-Match names another version, on every write; its own ETag is taken [DEC-2.ETAG-1, DEC-2.ETAG-2, DEC-2.ETAG-3]', async () => {
    const { id } = await register('/versioned');
    const path = `/webhooks/${id}`;
    const { headers } = await service.request('GET', path, { token });
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"1-/);
    expect((await service.request('GET', path, { token, headers: { 'if-none-match': etag } })).status).toBe(
      304,
    );
    const changed = await service.request('PATCH', path, {
      token,
      headers: { 'if-match': etag },
      body: { description: 'changed' },
    });
    expect(changed).toMatchObject({ status: 200, body: { version: 2 } });
    for (const [method, route, body] of [
      ['PATCH', path, { description: 'too late' }],
      ['DELETE', path, undefined],
      ['POST', `${path}/enable`, {}],
      ['POST', `${path}/rotate-key`, {}],
    ] as const)
      expect(
        await service.request(method, route, { token, headers: { 'if-match': etag }, body }),
      ).toMatchObject({ status: 412, body: { code: 'precondition_failed' } });
    const fresh = changed.headers.get('etag') ?? '';
    expect((await service.request('DELETE', path, { token, headers: { 'if-match': fresh } })).status).toBe(
      204,
    );
  });

  it('PATCH switches off by hand; events are held, and given up unless asked for [DEC-6.OFF-4, DEC-6.FAIL-6]', async () => {
    const { id } = await register('/paused');
    const off = await call<WebhookDto>('PATCH', `/webhooks/${id}`, { status: 'disabled' });
    expect(off.body).toMatchObject({ status: 'disabled', disabledReason: 'switched_off' });
    await queue(2);
    expect((await deliveries(id, '?state=held')).length).toBe(2);
    expect((await call('POST', `/webhooks/${id}/test`)).status).toBe(409);
    await call('POST', `/webhooks/${id}/enable`);
    expect((await deliveries(id, '?state=given_up')).length).toBe(2);
    const again = await call<{ queued: number }>('POST', `/webhooks/${id}/redeliver`, {
      since: '2026-01-01T00:00:00.000Z',
    });
    expect(again).toMatchObject({ status: 202, body: { queued: 2 } });
    await eventually('the redeliveries', () => receiver.at('/paused').length === 2);
    expect(receiver.at('/paused')[0]?.headers['x-service-redelivery']).toBe('true');
  });

  it('DELETE cancels what is queued', async () => {
    receiver.answer('/deleted', 500);
    const { id } = await register('/deleted');
    await call('PATCH', `/webhooks/${id}`, { status: 'disabled' });
    await queue();
    expect((await call('DELETE', `/webhooks/${id}`)).status).toBe(204);
    expect((await call('GET', `/webhooks/${id}`)).status).toBe(404);
    const rows = await trial.owner.query('SELECT state FROM webhooks.delivery WHERE endpoint_id = $1', [id]);
    expect(rows).toEqual([{ state: 5 }]);
  });
});

describe('POST /webhooks/{id}/test', () => {
  it('sends one ping, marked as a test, and answers with what came of it [DEC-6.HOOK-3, DEC-6.SIG-3]', async () => {
    receiver.answer('/ping', 418);
    const { id } = await register('/ping');
    const other = await register('/not-pinged');
    const { status, body } = await call<DeliveryDetailDto>('POST', `/webhooks/${id}/test`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      event: 'webhook.ping',
      trigger: 'test',
      state: 'given_up',
      attemptCount: 1,
      lastStatus: 418,
      attempts: [{ number: 1, outcome: 'failed', status: 418, error: 'http_status' }],
    });
    const [ping] = receiver.at('/ping');
    expect(ping?.headers['x-service-test']).toBe('true');
    expect(JSON.parse(ping!.body.toString())).toMatchObject({
      event: 'webhook.ping',
      boardId: null,
      data: { id },
    });
    expect(await deliveries(other.id)).toEqual([]);
    const { body: unharmed } = await call<WebhookDto>('GET', `/webhooks/${id}`);
    expect(unharmed.failingSince).toBeNull();
  });
});

describe('POST /webhooks/{id}/rotate-key', () => {
  it('lets both keys verify during the overlap, and only the new one without [DEC-6.HOOK-4, DEC-6.SIG-4]', async () => {
    const { id, signingKey: first } = await register('/rotated');
    const { body: second } = await call<RotatedWebhookKeyDto>('POST', `/webhooks/${id}/rotate-key`, {
      overlapHours: 1,
    });
    expect(second.oldKeyExpiresAt).not.toBeNull();
    await queue();
    await deliveredOnce(id);
    const [during] = receiver.at('/rotated');
    const headers = during!.headers as Record<string, string>;
    for (const key of [first, second.signingKey])
      expect(() => new Webhook(key).verify(during!.body, headers)).not.toThrow();
    const formula = (key: string): string =>
      `sha256=${createHmac('sha256', key).update(during!.body).digest('hex')}`;
    expect(headers['x-service-signature']).toBe(formula(first));
    expect(headers['x-service-signature-new']).toBe(formula(second.signingKey));
    const { body: third } = await call<RotatedWebhookKeyDto>('POST', `/webhooks/${id}/rotate-key`, {
      overlapHours: 0,
    });
    expect(third.oldKeyExpiresAt).toBeNull();
    await queue();
    const after = await eventually('the second delivery', () => receiver.at('/rotated')[1]);
    const later = after.headers as Record<string, string>;
    expect(() => new Webhook(third.signingKey).verify(after.body, later)).not.toThrow();
    for (const key of [first, second.signingKey])
      expect(() => new Webhook(key).verify(after.body, later)).toThrow();
    expect(later['x-service-signature-new']).toBeUndefined();
  });
});

describe('deliveries', () => {
  it('are listed newest first, page by page, each once [DEC-6.HOOK-5]', async () => {
    const { id } = await register('/paged');
    await queue(7);
    const seen: number[] = [];
    let path: string | undefined = `/webhooks/${id}/deliveries?limit=3`;
    while (path) {
      const page: { headers: Headers; body: DeliveryDto[] } = await call<DeliveryDto[]>('GET', path);
      seen.push(...page.body.map((delivery) => delivery.id));
      path = /<\/api\/v1([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toHaveLength(7);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect((await call('GET', `/webhooks/${id}/deliveries?state=lost`)).status).toBe(422);
    expect((await call('GET', `/webhooks/${id}/deliveries?limit=0`)).status).toBe(422);
    expect((await call('GET', `/webhooks/${id}/deliveries?sort=id`)).status).toBe(422);
  });

  it('show their bytes and what came back [DEC-6.HOOK-5, DEC-6.FAIL-7]', async () => {
    receiver.on('/shown', (_request, response) => {
      response
        .writeHead(202, { 'content-type': 'text/plain', 'set-cookie': 'session=secret' })
        .end('taken \u00ff');
    });
    const { id } = await register('/shown');
    await queue();
    const delivery = await deliveredOnce(id);
    const { body } = await call<DeliveryDetailDto>('GET', `/deliveries/${delivery.id}`);
    expect(body.request.body).toBe(receiver.at('/shown')[0]?.body.toString());
    expect(body.attempts).toMatchObject([
      {
        number: 1,
        outcome: 'delivered',
        status: 202,
        error: null,
        response: { body: 'taken \u00ff', truncated: false },
      },
    ]);
    expect(body.attempts[0]?.response?.headers).not.toHaveProperty('set-cookie');
    const { body: stats } = await call<WebhookStatsDto>('GET', `/webhooks/${id}/stats`);
    expect(stats).toMatchObject({
      attempts: 1,
      succeeded: 1,
      successRate: 1,
      pending: 0,
      held: 0,
      oldestDueAt: null,
    });
  });

  it('can be sent again one by one, with the same id and bytes [DEC-6.HOOK-6, DEC-6.PAYLOAD-4]', async () => {
    const { id } = await register('/again');
    await queue();
    const delivery = await deliveredOnce(id);
    const { status, body } = await call<DeliveryDto>('POST', `/deliveries/${delivery.id}/redeliver`);
    expect(status).toBe(202);
    expect(body).toMatchObject({ trigger: 'redelivery', eventId: delivery.eventId });
    await eventually('the second POST', () => receiver.at('/again').length === 2);
    const [one, two] = receiver.at('/again');
    expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
    expect(two?.body.equals(one!.body)).toBe(true);
  });
});

describe('/hooks', () => {
  it('201 creates, 200 gives the one that is there, 204 removes, also twice [DEC-6.REST-1, DEC-6.REST-2, DEC-6.REST-3, DEC-6.REST-6]', async () => {
    const input = { hookUrl: receiver.url('/hooked'), event: 'card.move' };
    const created = await call<CreatedHookDto>('POST', '/hooks', input);
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(Number),
      event: 'card.move',
      targetUrl: receiver.url('/hooked'),
      filter: null,
      createdAt: expect.any(String),
      signingKey: expect.stringMatching(/^whsec_/),
    });
    const again = await call<CreatedHookDto>('POST', '/hooks', {
      target_url: input.hookUrl,
      event: 'card.move',
    });
    expect(again.status).toBe(200);
    expect(again.body.id).toBe(created.body.id);
    expect(again.body).not.toHaveProperty('signingKey');
    expect((await call<unknown[]>('GET', '/hooks')).body).toHaveLength(1);
    expect((await call<unknown[]>('GET', '/webhooks')).body).toEqual([]);
    expect((await call('DELETE', `/hooks/${created.body.id}`)).status).toBe(204);
    expect((await call('DELETE', `/hooks/${created.body.id}`)).status).toBe(204);
    expect((await call('GET', `/hooks/${created.body.id}`)).status).toBe(404);
  });

  it('makes one of many same subscriptions at once', async () => {
    const input = { targetUrl: receiver.url('/race'), event: '*' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call<CreatedHookDto>('POST', '/hooks', input)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('filters by board and list', async () => {
    await queueEvents(trial.database, [trialEvent({ workspaceId, boardId: workspaceId * 10 })]);
    const { body: hook } = await call<CreatedHookDto>('POST', '/hooks', {
      targetUrl: receiver.url('/filtered'),
      event: 'card.*',
      filter: { boardId: workspaceId * 10, listId: 11 },
    });
    const events = [
      trialEvent({ workspaceId, boardId: workspaceId * 10, listIds: [11] }),
      trialEvent({ workspaceId, boardId: workspaceId * 10, listIds: [12] }),
      trialEvent({ workspaceId, boardId: workspaceId * 10 + 1, listIds: [11] }),
    ];
    await queueEvents(trial.database, events);
    await eventually('the delivery', () => receiver.at('/filtered').length === 1);
    expect(JSON.parse(receiver.at('/filtered')[0]!.body.toString())).toMatchObject({ id: events[0]!.id });
    expect(await deliveries(hook.id)).toHaveLength(1);
  });

  it('lists what there is, with samples shaped as deliveries [DEC-6.REST-4]', async () => {
    const { body: kinds } = await call<HookEventDto[]>('GET', '/hooks/events');
    expect(kinds).toContainEqual({ event: 'card.move', description: 'a card is moved to another list' });
    const { body: madeUp } = await call<EventPayloadDto[]>('GET', '/hooks/samples/card.create');
    expect(madeUp).toMatchObject([{ event: 'card.create', data: { title: expect.any(String) } }]);
    const event = trialEvent({ workspaceId, title: 'Our own' });
    await queueEvents(trial.database, [event]);
    const { body: own } = await call<EventPayloadDto[]>('GET', '/hooks/samples/card.create');
    expect(own).toMatchObject([{ id: event.id, data: { title: 'Our own' } }]);
    expect((await call('GET', '/hooks/samples/card.explode')).status).toBe(404);
  });
});

describe('GET /events', () => {
  it('gives each event once, in the order of arrival, also one with a smaller id that came late [DEC-5.FEED-3]', async () => {
    const early = trialEvent({ workspaceId });
    const late = trialEvent({ workspaceId });
    const last = trialEvent({ workspaceId });
    await queueEvents(trial.database, [late]);
    const first = await call<EventPayloadDto[]>('GET', '/events?limit=1');
    expect(first.body.map(({ id }) => id)).toEqual([late.id]);
    // Its id is smaller, since it was drawn first; it was committed later.
    await queueEvents(trial.database, [early, last]);
    const rest = await call<EventPayloadDto[]>('GET', `/events?after=${late.id}`);
    expect(rest.body.map(({ id }) => id)).toEqual([early.id, last.id]);
    expect(rest.headers.get('x-next-cursor')).toBe(String(last.id));
    expect((await call<unknown[]>('GET', `/events?after=${last.id}`)).body).toEqual([]);
    expect((await call('GET', '/events?after=123')).status).toBe(422);
  });
});
