import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  CreatedHookDto,
  EventPayloadDto,
  HookDto,
  HookEventDto,
  WebhookStatsDto,
} from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { TestApi } from '../testing/test-api.js';
import { queueEvents, testEvent } from '../testing/test-engine.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.close());
beforeEach(() => {
  api.enterNewWorkspace();
  api.service.setLists([11, 12]);
});

describe('/hooks', () => {
  it('201 creates, 200 returns the existing one, 204 removes, even twice [DEC-6.REST-1, DEC-6.REST-2, DEC-6.REST-3, DEC-6.REST-6]', async () => {
    const input = { hookUrl: api.receiver.url('/hooked'), event: 'card.move' };
    const created = await api.call<CreatedHookDto>('POST', '/hooks', input);
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(Number),
      event: 'card.move',
      events: ['card.move'],
      targetUrl: api.receiver.url('/hooked'),
      filter: null,
      status: 'active',
      disabledReason: null,
      disabledAt: null,
      createdAt: expect.any(String),
      signingKey: expect.stringMatching(/^whsec_/),
    });
    const again = await api.call<CreatedHookDto>('POST', '/hooks', {
      target_url: input.hookUrl,
      event: 'card.move',
    });
    expect(again.status).toBe(200);
    expect(again.body.id).toBe(created.body.id);
    expect(again.body).not.toHaveProperty('signingKey');
    expect((await api.call<unknown[]>('GET', '/hooks')).body).toHaveLength(1);
    expect((await api.call<unknown[]>('GET', '/webhooks')).body).toEqual([]);
    expect((await api.call('DELETE', `/hooks/${created.body.id}`)).status).toBe(204);
    expect((await api.call('DELETE', `/hooks/${created.body.id}`)).status).toBe(204);
    expect((await api.call('GET', `/hooks/${created.body.id}`)).status).toBe(404);
  });

  it('shows why one was disabled; it is enabled by id, or by subscribing again [DEC-6.OFF-3]', async () => {
    const input = { targetUrl: api.receiver.url('/failing-hook'), event: '*' };
    const { body: hook } = await api.call<CreatedHookDto>('POST', '/hooks', input);
    const switchOff = () =>
      api.testing.owner.query(
        `UPDATE webhooks.endpoint SET status = 'disabled', disabled_reason = 'failing', disabled_at = now() WHERE id = $1`,
        [hook.id],
      );
    const read = async () => (await api.call<HookDto>('GET', `/hooks/${hook.id}`)).body;
    await switchOff();
    expect(await read()).toMatchObject({ status: 'disabled', disabledReason: 'failing' });
    await api.queue();
    const { body: stats } = await api.call<WebhookStatsDto>('GET', `/webhooks/${hook.id}/stats`);
    expect(stats.held).toBe(1);
    await api.call('POST', `/webhooks/${hook.id}/enable`, { sendHeld: true });
    expect(await read()).toMatchObject({ status: 'active', disabledReason: null, disabledAt: null });
    await api.deliveredOnce(hook.id);
    await switchOff();
    const again = await api.call<HookDto>('POST', '/hooks', input);
    expect(again).toMatchObject({ status: 200, body: { id: hook.id, status: 'active' } });
    const many = { since: '2026-01-01T00:00:00.000Z', onlyFailed: false };
    expect((await api.call('POST', `/webhooks/${hook.id}/redeliver`, many)).body).toEqual({ queued: 1 });
  });

  it('keeps the delivery log of one that a 410 removed, but not of an unsubscribed one [DEC-6.REST-5]', async () => {
    api.receiver.respondWith('/gone-hook', 410);
    const { body: hook } = await api.call<CreatedHookDto>('POST', '/hooks', {
      targetUrl: api.receiver.url('/gone-hook'),
      event: '*',
    });
    await api.queue();
    await eventually('its removal', async () => (await api.call('GET', `/hooks/${hook.id}`)).status === 404);
    expect(await api.deliveries(hook.id)).toMatchObject([{ attemptCount: 1, lastStatus: 410 }]);
    const { body: other } = await api.call<CreatedHookDto>('POST', '/hooks', {
      targetUrl: api.receiver.url('/unsubscribed'),
      event: '*',
    });
    await api.call('DELETE', `/hooks/${other.id}`);
    expect((await api.call('GET', `/webhooks/${other.id}/deliveries`)).status).toBe(404);
  });

  it('creates one hook for many concurrent equal subscriptions', async () => {
    const input = { targetUrl: api.receiver.url('/race'), event: '*' };
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => api.call<CreatedHookDto>('POST', '/hooks', input)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
  });

  it('filters by board and list', async () => {
    await queueEvents(api.testing.database, [
      testEvent({ workspaceId: api.workspaceId, boardId: api.workspaceId * 10 }),
    ]);
    const { body: hook } = await api.call<CreatedHookDto>('POST', '/hooks', {
      targetUrl: api.receiver.url('/filtered'),
      event: 'card.*',
      filter: { boardId: api.workspaceId * 10, listId: 11 },
    });
    const events = [
      testEvent({ workspaceId: api.workspaceId, boardId: api.workspaceId * 10, listIds: [11] }),
      testEvent({ workspaceId: api.workspaceId, boardId: api.workspaceId * 10, listIds: [12] }),
      testEvent({ workspaceId: api.workspaceId, boardId: api.workspaceId * 10 + 1, listIds: [11] }),
    ];
    await queueEvents(api.testing.database, events);
    await eventually('the delivery', () => api.receiver.at('/filtered').length === 1);
    expect(JSON.parse(api.receiver.at('/filtered')[0]!.body.toString())).toMatchObject({ id: events[0]!.id });
    expect(await api.deliveries(hook.id)).toHaveLength(1);
  });

  it('takes several events, in any order, and one hook remains of them [DEC-6.REST-7]', async () => {
    const targetUrl = api.receiver.url('/several');
    const { status, body: hook } = await api.call<CreatedHookDto>('POST', '/hooks', {
      targetUrl,
      events: ['card.move', 'card.create', 'card.move'],
    });
    expect(status).toBe(201);
    expect(hook).toMatchObject({ event: 'card.create', events: ['card.create', 'card.move'] });
    const again = { targetUrl, event: 'card.create', events: ['card.move'] };
    expect(await api.call<HookDto>('POST', '/hooks', again)).toMatchObject({
      status: 200,
      body: { id: hook.id },
    });
    const events = ['card.move', 'card.create', 'card.update'].map((kind) =>
      testEvent({ workspaceId: api.workspaceId, kind }),
    );
    await queueEvents(api.testing.database, events);
    await eventually('both deliveries', () => api.receiver.at('/several').length === 2);
    expect(await api.deliveries(hook.id)).toHaveLength(2);
  });

  it.each([
    ['neither', {}, 'event'],
    ['no events', { events: [] }, 'events'],
    ['an unknown event', { events: ['card.move', 'card.explode'] }, 'events'],
    ['both lists', { event: 'card.move', filter: { listId: 11, toListId: 12 } }, 'filter.toListId'],
  ])('rejects %s [DEC-6.REST-7, DEC-6.REST-8]', async (_, selection, field) => {
    const hook = { targetUrl: api.receiver.url('/never'), ...selection };
    const { status, body } = await api.call<{ details: { field: string }[] }>('POST', '/hooks', hook);
    expect({ status, field: body.details[0]?.field }).toEqual({ status: 422, field });
    expect((await api.call<unknown[]>('GET', '/hooks')).body).toEqual([]);
  });

  it.each(['listId', 'toListId'])('rejects a filter.%s that is nowhere in the workspace', async (name) => {
    const hook = {
      targetUrl: api.receiver.url('/never'),
      event: 'card.move',
      filter: { [name]: 13 },
    };
    expect(await api.call('POST', '/hooks', hook)).toMatchObject({
      status: 422,
      body: { details: [{ field: `filter.${name}`, code: 'list' }] },
    });
    api.service.setLists(null);
    const unchecked = await api.call('POST', '/hooks', hook);
    expect([unchecked.status, unchecked.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await api.call<unknown[]>('GET', '/hooks')).body).toEqual([]);
    api.service.setLists([13]);
    expect((await api.call('POST', '/hooks', hook)).status).toBe(201);
  });

  it('delivers only what enters a list, for filter.toListId [DEC-6.REST-8]', async () => {
    const { body: hook } = await api.call<CreatedHookDto>('POST', '/hooks', {
      targetUrl: api.receiver.url('/arrivals'),
      event: 'card.*',
      filter: { toListId: 12 },
    });
    expect(hook.filter).toEqual({ boardId: null, listId: null, toListId: 12 });
    const both = await api.call<CreatedHookDto>('POST', '/hooks', {
      targetUrl: api.receiver.url('/arrivals'),
      event: 'card.*',
      filter: { listId: 12 },
    });
    expect(both).toMatchObject({ status: 201, body: { filter: { boardId: null, listId: 12 } } });
    const { workspaceId } = api;
    const entering = testEvent({ workspaceId, kind: 'card.move', listIds: [11, 12], enteredListId: 12 });
    await queueEvents(api.testing.database, [
      testEvent({ workspaceId, kind: 'card.move', listIds: [12, 11], enteredListId: 11 }),
      testEvent({ workspaceId, kind: 'card.update', listIds: [12] }),
      entering,
    ]);
    await eventually('the delivery', async () => (await api.deliveries(both.body.id)).length === 3);
    expect(await api.deliveries(hook.id)).toMatchObject([{ eventId: entering.id }]);
  });

  it('lists the event kinds, with samples in the form of deliveries [DEC-6.REST-4]', async () => {
    const { body: kinds } = await api.call<HookEventDto[]>('GET', '/hooks/events');
    expect(kinds).toContainEqual({ event: 'card.move', description: 'a card is moved to another list' });
    const { body: madeUp } = await api.call<EventPayloadDto[]>('GET', '/hooks/samples/card.create');
    expect(madeUp).toMatchObject([{ event: 'card.create', data: { title: expect.any(String) } }]);
    const event = testEvent({ workspaceId: api.workspaceId, title: 'Our own' });
    await queueEvents(api.testing.database, [event]);
    const { body: own } = await api.call<EventPayloadDto[]>('GET', '/hooks/samples/card.create');
    expect(own).toMatchObject([{ id: event.id, data: { title: 'Our own' } }]);
    expect((await api.call('GET', '/hooks/samples/card.explode')).status).toBe(404);
  });
});
