import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  DeliveryDetailDto,
  DeliveryDto,
  EventPayloadDto,
  WebhookDto,
  WebhookStatsDto,
} from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { TestApi, type TestResponse } from '../testing/test-api.js';
import { queueEvents, testEvent } from '../testing/test-engine.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.close());
beforeEach(() => api.enterNewWorkspace());

describe('POST /webhooks/{id}/test', () => {
  it('sends one ping, marked as a test, and returns its delivery [DEC-6.HOOK-3, DEC-6.SIG-3]', async () => {
    api.receiver.respondWith('/ping', 418);
    const { id } = await api.register('/ping');
    const other = await api.register('/not-pinged');
    const { status, body } = await api.call<DeliveryDetailDto>('POST', `/webhooks/${id}/test`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      event: 'webhook.ping',
      trigger: 'test',
      state: 'given_up',
      attemptCount: 1,
      lastStatus: 418,
      attempts: [{ number: 1, outcome: 'failed', status: 418, error: 'http_status' }],
    });
    const [ping] = api.receiver.at('/ping');
    expect(ping?.headers['x-service-test']).toBe('true');
    expect(JSON.parse(ping!.body.toString())).toMatchObject({
      event: 'webhook.ping',
      boardId: null,
      data: { id },
    });
    expect(await api.deliveries(other.id)).toEqual([]);
    const { body: unharmed } = await api.call<WebhookDto>('GET', `/webhooks/${id}`);
    expect(unharmed.failingSince).toBeNull();
  });
});

describe('deliveries', () => {
  it('are listed newest first, in pages, each once [DEC-6.HOOK-5]', async () => {
    const { id } = await api.register('/paged');
    await api.queue(7);
    const seen: number[] = [];
    let path: string | undefined = `/webhooks/${id}/deliveries?limit=3`;
    while (path) {
      const page: { headers: Headers; body: DeliveryDto[] } = await api.call<DeliveryDto[]>('GET', path);
      seen.push(...page.body.map((delivery) => delivery.id));
      path = /<\/api\/v1([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toHaveLength(7);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect((await api.call('GET', `/webhooks/${id}/deliveries?state=lost`)).status).toBe(422);
    expect((await api.call('GET', `/webhooks/${id}/deliveries?limit=0`)).status).toBe(422);
    expect((await api.call('GET', `/webhooks/${id}/deliveries?sort=id`)).status).toBe(422);
  });

  it('contain the request and the response [DEC-6.HOOK-5, DEC-6.FAIL-7]', async () => {
    api.receiver.on('/shown', (_request, response) => {
      response
        .writeHead(202, { 'content-type': 'text/plain', 'set-cookie': 'session=secret' })
        .end('taken \u00ff');
    });
    const { id } = await api.register('/shown');
    await api.queue();
    const delivery = await api.deliveredOnce(id);
    const { body } = await api.call<DeliveryDetailDto>('GET', `/deliveries/${delivery.id}`);
    expect(body.request.body).toBe(api.receiver.at('/shown')[0]?.body.toString());
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
    const { body: stats } = await api.call<WebhookStatsDto>('GET', `/webhooks/${id}/stats`);
    expect(stats).toMatchObject({
      attempts: 1,
      succeeded: 1,
      successRate: 1,
      pending: 0,
      held: 0,
      oldestDueAt: null,
    });
  });

  it('can be redelivered one by one, with the same id and bytes [DEC-6.HOOK-6, DEC-6.PAYLOAD-4]', async () => {
    const { id } = await api.register('/again');
    await api.queue();
    const delivery = await api.deliveredOnce(id);
    const { status, body } = await api.call<DeliveryDto>('POST', `/deliveries/${delivery.id}/redeliver`);
    expect(status).toBe(202);
    expect(body).toMatchObject({ trigger: 'redelivery', eventId: delivery.eventId });
    await eventually('the second POST', () => api.receiver.at('/again').length === 2);
    const [one, two] = api.receiver.at('/again');
    expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
    expect(two?.body.equals(one!.body)).toBe(true);
  });
});

describe('GET /events', () => {
  it('returns each event once, in the order of arrival, even a late one with a smaller id [DEC-5.FEED-3]', async () => {
    const early = testEvent({ workspaceId: api.workspaceId });
    const late = testEvent({ workspaceId: api.workspaceId });
    const last = testEvent({ workspaceId: api.workspaceId });
    await queueEvents(api.testing.database, [late]);
    const first = await api.call<EventPayloadDto[]>('GET', '/events?limit=1');
    expect(first.body.map(({ id }) => id)).toEqual([late.id]);
    // Its id was drawn first and is smaller; it was committed later.
    await queueEvents(api.testing.database, [early, last]);
    const rest = await api.call<EventPayloadDto[]>('GET', `/events?after=${late.id}`);
    expect(rest.body.map(({ id }) => id)).toEqual([early.id, last.id]);
    expect(rest.headers.get('x-next-cursor')).toBe(String(last.id));
    expect((await api.call<unknown[]>('GET', `/events?after=${last.id}`)).body).toEqual([]);
    expect((await api.call('GET', '/events?after=123')).status).toBe(422);
  });

  it('starts with what comes next, with after=latest [DEC-5.FEED-9]', async () => {
    const none = await api.call<unknown[]>('GET', '/events?after=latest');
    expect([none.body, none.headers.get('x-next-cursor')]).toEqual([[], '0']);
    const first = testEvent({ workspaceId: api.workspaceId });
    await queueEvents(api.testing.database, [first]);
    expect(await ids(none.headers)).toEqual([first.id]);
    const latest = await api.call<unknown[]>('GET', '/events?after=latest');
    expect([latest.body, latest.headers.get('x-next-cursor')]).toEqual([[], String(first.id)]);
    expect(await ids(latest.headers)).toEqual([]);
    const next = testEvent({ workspaceId: api.workspaceId });
    await queueEvents(api.testing.database, [next]);
    expect(await ids(latest.headers)).toEqual([next.id]);
    expect((await api.call('GET', '/events?after=newest')).status).toBe(422);
  });

  async function ids(headers: Headers): Promise<number[]> {
    const path = `/events?cursor=${headers.get('x-next-cursor')}`;
    return (await api.call<EventPayloadDto[]>('GET', path)).body.map(({ id }) => id);
  }
});

describe('GET /events?wait=', () => {
  const newestId = async (): Promise<string> =>
    (await api.call('GET', '/events?after=latest')).headers.get('x-next-cursor') ?? '';

  /** Resolves when the request is waiting, with its response to come. */
  async function waiting<Body>(
    query: string,
    token = api.token,
  ): Promise<{ response: Promise<TestResponse<Body>> }> {
    const response = api.service.request('GET', `/events?${query}`, { token }) as Promise<TestResponse<Body>>;
    // It was sent before this request, which is answered immediately: by now it waits.
    await newestId();
    return { response };
  }

  it('returns the next event as soon as it arrives, and immediately what is there [DEC-5.FEED-12]', async () => {
    const { response } = await waiting<EventPayloadDto[]>(`after=${await newestId()}&wait=30`);
    const event = testEvent({ workspaceId: api.workspaceId });
    await queueEvents(api.testing.database, [event]);
    const { status, body, headers } = await response;
    expect([status, body.map(({ id }) => id)]).toEqual([200, [event.id]]);
    expect(headers.get('x-next-cursor')).toBe(String(event.id));
    const again = await api.call<EventPayloadDto[]>('GET', '/events?wait=30');
    expect(again.body.map(({ id }) => id)).toContain(event.id);
  });

  it('is not woken by events of another workspace, and returns none after the time [DEC-5.FEED-12]', async () => {
    const { response } = await waiting<unknown[]>(`after=${await newestId()}&wait=1`);
    await queueEvents(api.testing.database, [testEvent({ workspaceId: api.workspaceId + 5_000 })]);
    expect(await response).toMatchObject({ status: 200, body: [] });
  });

  it('rejects a wait out of range [DEC-5.FEED-12]', async () => {
    for (const wait of ['31', '-1', '1.5', 'x', ''])
      expect((await api.call('GET', `/events?wait=${wait}`)).status).toBe(422);
    expect((await api.call('GET', '/events?after=latest&wait=31')).status).toBe(422);
  });

  it('returns the next event after=latest, and its cursor if none arrives in time [DEC-5.FEED-12]', async () => {
    const before = await newestId();
    let found: TestResponse<EventPayloadDto[]> | undefined;
    void api
      .call<EventPayloadDto[]>('GET', '/events?after=latest&wait=30')
      .then((response) => (found = response));
    // The request begins at an unknown moment, so events arrive until it returns one.
    const { body, headers } = await eventually('the next event', async () => {
      await queueEvents(api.testing.database, [testEvent({ workspaceId: api.workspaceId })]);
      return found;
    });
    const next = body.map(({ id }) => id);
    expect(next.length).toBeGreaterThan(0);
    expect(next).not.toContain(Number(before));
    expect(headers.get('x-next-cursor')).toBe(String(next.at(-1)));

    const newest = await newestId();
    const none = await api.call<unknown[]>('GET', '/events?after=latest&wait=1');
    expect([none.status, none.body, none.headers.get('x-next-cursor')]).toEqual([200, [], newest]);
  });

  it('ends with 401 when the token is revoked, and with 403 when the role is lost [DEC-5.FEED-13]', async () => {
    const after = await newestId();
    for (const [change, status] of [
      ['revoke', 401],
      ['demote', 403],
    ] as const) {
      const token = api.tokenIn(api.workspaceId);
      const { response } = await waiting(`after=${after}&wait=30`, token);
      await api.service.change(token, change);
      expect((await response).status).toBe(status);
    }
  });

  it('has 20 waits for a credential, and a wait that ends makes room [DEC-5.FEED-13]', async () => {
    const after = await newestId();
    const statuses: number[] = [];
    const aborts = Array.from({ length: 25 }, () => new AbortController());
    const requests = aborts.map(async ({ signal }) => {
      const options = { token: api.token, signal };
      const response = await api.service
        .request('GET', `/events?after=${after}&wait=30`, options)
        .catch(() => null);
      if (response) statuses.push(response.status);
    });
    await eventually('the rejection of those without a slot', () => statuses.length === 5);
    expect(new Set(statuses)).toEqual(new Set([429]));
    for (const abort of aborts) abort.abort();
    await Promise.all(requests);
    const more = (): Promise<TestResponse<unknown>> => api.call('GET', `/events?after=${after}&wait=1`);
    await eventually('room for one', async () => (await more()).status === 200);
  });

  it('is no latency: metrics and log have the time without the wait [DEC-5.FEED-13]', async () => {
    const before = await api.service.seconds('/api/v1/events');
    const { response } = await waiting(`after=${await newestId()}&wait=2`);
    await response;
    expect((await api.service.seconds('/api/v1/events')) - before).toBeLessThan(2);
  });
});
