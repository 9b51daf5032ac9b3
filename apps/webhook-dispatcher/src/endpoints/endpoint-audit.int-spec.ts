import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authQueue } from '@kiban/auth-client';
import type { CreatedHookDto, RotatedWebhookKeyDto } from '@kiban/contracts';
import {
  reply,
  auditSubject,
  type AuditResponse,
  type AuditEntryMessage,
  type AuditQuestion,
} from '@kiban/messaging';
import { eventually } from '@kiban/testing';
import { Webhook } from 'standardwebhooks';
import { TestApi } from '../testing/test-api.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
  api.enterNewWorkspace();
});
afterAll(() => api.close());

async function pending(): Promise<string[]> {
  const rows = await api.testing.owner.query<{ action: string }>(
    "SELECT entry->>'action' AS action FROM webhooks.audit_outbox ORDER BY seq",
  );
  return rows.map(({ action }) => action);
}

describe('the audit trail of endpoints', () => {
  it('has an entry for each change, kept until auth confirms it [S6, S18]', async () => {
    const { id } = await api.register('/secret-path?key=hush', { events: ['card.*'] });
    await api.call('PATCH', `/webhooks/${id}`, { description: 'Chat' });
    await api.call('PATCH', `/webhooks/${id}`, { status: 'disabled' });
    await api.call('POST', `/webhooks/${id}/enable`, { sendHeld: true });
    await api.call('POST', `/webhooks/${id}/rotate-key`, {});
    await api.call('POST', `/webhooks/${id}/redeliver`, { since: '2026-01-01T00:00:00.000Z' });
    await api.call('DELETE', `/webhooks/${id}`);
    const hook = await api.call<CreatedHookDto>('POST', '/hooks', {
      targetUrl: api.receiver.url('/hook'),
      event: 'card.move',
    });
    await api.call('POST', `/webhooks/${hook.body.id}/rotate-key`, {});
    await api.call('DELETE', `/hooks/${hook.body.id}`);
    await api.call('DELETE', `/hooks/${hook.body.id}`);
    const actions = [
      'webhook.create',
      'webhook.update',
      'webhook.disable',
      'webhook.enable',
      'webhook.rotate_key',
      'webhook.redeliver',
      'webhook.delete',
      'hook.create',
      'hook.rotate_key',
      'hook.delete',
    ];
    expect(await pending()).toEqual(actions);

    const received: AuditEntryMessage[] = [];
    let isUp = false;
    reply<AuditQuestion>(
      api.service.connection,
      auditSubject,
      ({ entries }): Promise<AuditResponse> => {
        if (!isUp) {
          isUp = true;
          throw new Error('Auth fails before it commits.');
        }
        received.push(...entries);
        return Promise.resolve({ kept: entries.map(({ id: entryId }) => entryId) });
      },
      { queue: authQueue, onError: () => undefined },
    );
    await eventually('the confirmation', async () => (await pending()).length === 0);
    expect(received.map(({ action }) => action)).toEqual(actions);
    expect(received[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      at: expect.stringMatching(/^2.*Z$/),
      workspaceId: api.workspaceId,
      actor: { memberId: 7, name: 'Aiko Tanaka' },
      via: 'token trial',
      origin: { address: '127.0.0.1' },
      target: `webhook ${id}`,
      details: { host: `127.0.0.1:${api.receiver.port}`, events: ['card.*'], requestId: expect.any(String) },
    });
    expect(JSON.stringify(received)).not.toMatch(/secret-path|hush|whsec_/);
  });

  it('has no entry for a change that was refused', async () => {
    const { id } = await api.register('/refused');
    await eventually('the confirmation', async () => (await pending()).length === 0);
    const path = `/webhooks/${id}`;
    for (const [method, route, body] of [
      ['PATCH', path, { description: 'x' }],
      ['POST', `${path}/rotate-key`, {}],
      ['DELETE', path, undefined],
    ] as const)
      expect(
        (
          await api.service.request(method, route, {
            token: api.token,
            headers: { 'if-match': '"99"' },
            body,
          })
        ).status,
      ).toBe(412);
    expect(await pending()).toEqual([]);
  });
});

describe('POST /webhooks/{id}/rotate-key of a REST hook', () => {
  it('lets both keys verify during the overlap; 404 in another workspace [S18]', async () => {
    const { body: hook } = await api.call<CreatedHookDto>('POST', '/hooks', {
      targetUrl: api.receiver.url('/rotated-hook'),
      event: '*',
    });
    const { status, body } = await api.call<RotatedWebhookKeyDto>('POST', `/webhooks/${hook.id}/rotate-key`, {
      overlapHours: 1,
    });
    expect(status).toBe(200);
    await api.queue();
    const [received] = await eventually('the delivery', () => {
      const seen = api.receiver.at('/rotated-hook');
      return seen.length > 0 && seen;
    });
    for (const key of [hook.signingKey, body.signingKey])
      expect(() =>
        new Webhook(key).verify(received!.body, received!.headers as Record<string, string>),
      ).not.toThrow();
    expect((await api.call('POST', `/webhooks/${hook.id}/rotate-key`, { overlapHours: 100 })).status).toBe(
      422,
    );
    const own = api.token;
    api.token = api.tokenIn(9_998);
    expect((await api.call('POST', `/webhooks/${hook.id}/rotate-key`, {})).status).toBe(404);
    api.token = own;
  });
});
