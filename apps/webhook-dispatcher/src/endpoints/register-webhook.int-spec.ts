import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ErrorDto, WebhookDto } from '@kiban/contracts';
import { TestApi } from '../testing/test-api.js';
import { testPrincipal } from '../testing/test-engine.js';

let api: TestApi;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.close());
beforeEach(() => api.enterNewWorkspace());

describe('POST /webhooks', () => {
  it('201 shows the signing key this once [SPEC-1.HOOKS-1, DEC-6.HOOK-1]', async () => {
    const created = await api.register('/created', {
      events: ['card.create', 'card.move'],
      description: 'Chat',
    });
    expect(created).toEqual({
      id: expect.any(Number),
      url: api.receiver.url('/created'),
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
    const { body } = await api.call<WebhookDto[]>('GET', '/webhooks');
    expect(body).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('whsec_');
    const stored = await api.testing.owner.query<{ text: string }>(
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
    const response = await api.call<ErrorDto>('POST', '/webhooks', body);
    expect(response.status).toBe(422);
    expect(response.body.code).toBe('validation_failed');
    expect(response.body.details?.length).toBeGreaterThan(0);
  });

  it('422 for an unknown kind lists the kinds', async () => {
    const response = await api.call<ErrorDto>('POST', '/webhooks', {
      url: 'http://127.0.0.1:9000/',
      events: ['card.explode'],
    });
    expect(response.status).toBe(422);
    expect(response.body.error).toContain('card.explode');
    expect(response.body.error).toContain('comment.create');
  });

  it('409 at the limit of the workspace', async () => {
    await api.register('/limit');
    await api.testing.owner.query(
      `INSERT INTO webhooks.endpoint (workspace_id, workspace_slug, workspace_name, kind, url, url_host, events, created_by, created_by_name)
       SELECT $1, 'demo', 'Demo', 'webhook', 'http://127.0.0.1:9/', '127.0.0.1:9', '{*}', 7, 'A' FROM generate_series(1, 99)`,
      [api.workspaceId],
    );
    const response = await api.call<ErrorDto>('POST', '/webhooks', {
      url: 'http://127.0.0.1:9000/',
      events: ['*'],
    });
    expect(response.status).toBe(409);
    expect(response.body.code).toBe('limit_reached');
  });

  it('201 again, with the same key, for the same Idempotency-Key', async () => {
    const send = () =>
      api.service.request('POST', '/webhooks', {
        token: api.token,
        body: { url: api.receiver.url('/once'), events: ['*'] },
        headers: { 'idempotency-key': 'one-registration' },
      });
    const first = await send();
    const second = await send();
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect((await api.call<unknown[]>('GET', '/webhooks')).body).toHaveLength(1);
    const [stored] = await api.testing.owner.query<{ body: string }>(
      `SELECT body FROM webhooks.idempotency_key WHERE key = 'one-registration'`,
    );
    expect(stored?.body).toMatch(/^[A-Za-z0-9+/]+=*$/);
  });

  it('401 without a token, 403 for a member and for an AI client', async () => {
    expect((await api.service.request('GET', '/webhooks')).status).toBe(401);
    const member = api.service.tokenOf({ ...testPrincipal, kind: 'screen', role: 'member' });
    expect((await api.service.request('GET', '/webhooks', { token: member })).status).toBe(403);
    const client = api.service.tokenOf({ ...testPrincipal, kind: 'oauth', role: 'owner' });
    expect((await api.service.request('GET', '/webhooks', { token: client })).status).toBe(403);
  });
});
