import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { RotatedWebhookKeyDto, WebhookDto } from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { Webhook } from 'standardwebhooks';
import { rowState } from '../store/delivery-state.js';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.close());
beforeEach(() => api.enterNewWorkspace());

describe('/webhooks/{id}', () => {
  it('404 for another workspace’s, on every route', async () => {
    const { id } = await api.register('/foreign');
    await api.queue();
    const delivery = await api.deliveredOnce(id);
    api.token = api.tokenIn(9_999);
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
      expect([path, (await api.call(method, path, body)).status]).toEqual([path, 404]);
  });

  it('PATCH sends queued deliveries to the new URL [DEC-6.HOOK-2, DEC-6.HOOK-3]', async () => {
    api.receiver.respondWith('/old', 500);
    const { id } = await api.register('/old');
    await api.testing.owner.query(`UPDATE webhooks.endpoint SET status = 'disabled' WHERE id = $1`, [id]);
    await api.queue();
    const changed = await api.call<WebhookDto>('PATCH', `/webhooks/${id}`, {
      url: api.receiver.url('/new'),
      events: ['card.*'],
    });
    expect(changed.body).toMatchObject({ url: api.receiver.url('/new'), events: ['card.*'], version: 2 });
    const enabled = await api.call<WebhookDto>('POST', `/webhooks/${id}/enable`, { sendHeld: true });
    expect(enabled.body).toMatchObject({ status: 'active', disabledReason: null });
    await api.deliveredOnce(id);
    expect(api.receiver.at('/new')).toHaveLength(1);
  });

  it('412 if If-Match names another version, on every write; the current ETag is accepted [DEC-2.ETAG-1, DEC-2.ETAG-2, DEC-2.ETAG-3]', async () => {
    const { id } = await api.register('/versioned');
    const path = `/webhooks/${id}`;
    const { headers } = await api.service.request('GET', path, { token: api.token });
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"1-/);
    expect(
      (await api.service.request('GET', path, { token: api.token, headers: { 'if-none-match': etag } }))
        .status,
    ).toBe(304);
    const changed = await api.service.request('PATCH', path, {
      token: api.token,
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
        await api.service.request(method, route, { token: api.token, headers: { 'if-match': etag }, body }),
      ).toMatchObject({ status: 412, body: { code: 'precondition_failed' } });
    const fresh = changed.headers.get('etag') ?? '';
    expect(
      (await api.service.request('DELETE', path, { token: api.token, headers: { 'if-match': fresh } }))
        .status,
    ).toBe(204);
  });

  it('PATCH disables; events are held, and given up without sendHeld [DEC-6.OFF-4, DEC-6.FAIL-6]', async () => {
    const { id } = await api.register('/paused');
    const off = await api.call<WebhookDto>('PATCH', `/webhooks/${id}`, { status: 'disabled' });
    expect(off.body).toMatchObject({ status: 'disabled', disabledReason: 'switched_off' });
    await api.queue(2);
    expect((await api.deliveries(id, '?state=held')).length).toBe(2);
    expect((await api.call('POST', `/webhooks/${id}/test`)).status).toBe(409);
    await api.call('POST', `/webhooks/${id}/enable`);
    expect((await api.deliveries(id, '?state=given_up')).length).toBe(2);
    const again = await api.call<{ queued: number }>('POST', `/webhooks/${id}/redeliver`, {
      since: '2026-01-01T00:00:00.000Z',
    });
    expect(again).toMatchObject({ status: 202, body: { queued: 2 } });
    await eventually('the redeliveries', () => api.receiver.at('/paused').length === 2);
    expect(api.receiver.at('/paused')[0]?.headers['x-service-redelivery']).toBe('true');
  });

  it('DELETE cancels what is queued', async () => {
    api.receiver.respondWith('/deleted', 500);
    const { id } = await api.register('/deleted');
    await api.call('PATCH', `/webhooks/${id}`, { status: 'disabled' });
    await api.queue();
    expect((await api.call('DELETE', `/webhooks/${id}`)).status).toBe(204);
    expect((await api.call('GET', `/webhooks/${id}`)).status).toBe(404);
    const rows = await api.testing.owner.query('SELECT state FROM webhooks.delivery WHERE endpoint_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ state: rowState.canceled }]);
  });
});

describe('POST /webhooks/{id}/rotate-key', () => {
  it('lets both keys verify during the overlap, and only the new one without [DEC-6.HOOK-4, DEC-6.SIG-4]', async () => {
    const { id, signingKey: first } = await api.register('/rotated');
    const { body: second } = await api.call<RotatedWebhookKeyDto>('POST', `/webhooks/${id}/rotate-key`, {
      overlapHours: 1,
    });
    expect(second.oldKeyExpiresAt).not.toBeNull();
    await api.queue();
    await api.deliveredOnce(id);
    const [during] = api.receiver.at('/rotated');
    const headers = during!.headers as Record<string, string>;
    for (const key of [first, second.signingKey])
      expect(() => new Webhook(key).verify(during!.body, headers)).not.toThrow();
    const formula = (key: string): string =>
      `sha256=${createHmac('sha256', key).update(during!.body).digest('hex')}`;
    expect(headers['x-service-signature']).toBe(formula(first));
    expect(headers['x-service-signature-new']).toBe(formula(second.signingKey));
    const { body: third } = await api.call<RotatedWebhookKeyDto>('POST', `/webhooks/${id}/rotate-key`, {
      overlapHours: 0,
    });
    expect(third.oldKeyExpiresAt).toBeNull();
    await api.queue();
    const after = await eventually('the second delivery', () => api.receiver.at('/rotated')[1]);
    const later = after.headers as Record<string, string>;
    expect(() => new Webhook(third.signingKey).verify(after.body, later)).not.toThrow();
    for (const key of [first, second.signingKey])
      expect(() => new Webhook(key).verify(after.body, later)).toThrow();
    expect(later['x-service-signature-new']).toBeUndefined();
  });
});
