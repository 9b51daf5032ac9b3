import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CreatedHookDto, ErrorDto, HookDto, Role, WebhookDto } from '@kiban/contracts';
import { jetstream } from '@kiban/messaging';
import { eventually } from '@kiban/testing';
import { rowState } from '../store/delivery-state.js';
import { TestApi } from '../testing/test-api.js';
import { createDispatcherDatabase } from '../testing/dispatcher-database.js';
import {
  createTestEngine,
  queueEvents,
  registerEndpoint,
  testEvent,
  testPrincipal,
} from '../testing/test-engine.js';
import type { Standing } from './creator-rights.js';

let api: TestApi;
let nextMemberId = 1_000;
let creator: number;
let owner: number;
let ownersScreen: string;
beforeAll(async () => {
  api = await TestApi.start();
});
afterAll(() => api.close());
beforeEach(() => {
  api.enterNewWorkspace();
  creator = nextMemberId += 1;
  owner = nextMemberId += 1;
  ownersScreen = bearerOf(owner, 'owner');
});

function bearerOf(memberId: number, role: Role): string {
  return api.service.tokenOf({
    ...testPrincipal,
    kind: 'screen',
    credentialId: `screen:${memberId}`,
    workspace: { ...testPrincipal.workspace, id: api.workspaceId },
    member: { id: memberId, name: `Member ${memberId}` },
    role,
    via: { kind: 'screen', name: 'screen' },
  });
}

/** Runs a callback as another caller than the workspace’s token. */
async function as<Result>(bearer: string, act: () => Promise<Result>): Promise<Result> {
  const own = api.token;
  api.token = bearer;
  try {
    return await act();
  } finally {
    api.token = own;
  }
}

const held = (id: number, count: number): Promise<unknown> =>
  eventually('held deliveries', async () => (await api.deliveries(id, '?state=held')).length === count);

describe('an endpoint whose creator lost the role', () => {
  it.each([
    ['removed', null],
    ['demoted', 'member'],
  ] as const)(
    'sends nothing after the creator is %s until an owner confirms it, then the held deliveries [S6]',
    async (how, role) => {
      const path = `/${how}`;
      const { id } = await as(bearerOf(creator, 'admin'), () => api.register(path));
      await api.queue();
      await api.deliveredOnce(id);
      await api.service.setRole(creator, role);
      await api.queue(2);
      await held(id, 2);
      expect(api.receiver.at(path)).toHaveLength(1);
      const shown = await api.call<WebhookDto>('GET', `/webhooks/${id}`);
      expect(shown.body).toMatchObject({
        status: 'disabled',
        disabledReason: 'creator_lost_role',
        disabledAt: expect.any(String),
      });
      // A token acts as an admin, and neither can confirm it.
      for (const bearer of [api.token, bearerOf(owner + 500_000, 'admin')]) {
        const refused = await as(bearer, () =>
          api.call<ErrorDto>('POST', `/webhooks/${id}/enable`, { sendHeld: true }),
        );
        expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
      }
      const confirmed = await as(ownersScreen, () =>
        api.call<WebhookDto>('POST', `/webhooks/${id}/enable`, { sendHeld: true }),
      );
      expect(confirmed.body).toMatchObject({ status: 'active', disabledReason: null });
      await eventually('the held deliveries', () => api.receiver.at(path).length === 3);
      await api.queue();
      await eventually('the later deliveries', () => api.receiver.at(path).length === 4);

      // The confirming owner is now responsible for it.
      await api.service.setRole(owner, 'viewer');
      await api.queue();
      await held(id, 1);
      expect(api.receiver.at(path)).toHaveLength(4);
    },
  );

  it('is published to other endpoints and written to the audit log, once', async () => {
    const others = await api.register('/others', { events: ['webhook.disable'] });
    const { id } = await as(bearerOf(creator, 'admin'), () => api.register('/held'));
    await api.service.setRole(creator, null);
    await api.queue(5);
    await held(id, 5);
    await api.deliveredOnce(others.id);
    const events = api.receiver.at('/others').map(({ body }) => JSON.parse(body.toString()) as object);
    expect(events).toMatchObject([{ event: 'webhook.disable', data: { id, reason: 'creator_lost_role' } }]);
    const audited = await api.testing.owner.query(
      `SELECT entry->>'action' AS action, entry->'details'->'creator'->>'memberId' AS creator
       FROM webhooks.audit_outbox WHERE entry->>'target' = $1 ORDER BY seq`,
      [`webhook ${id}`],
    );
    expect(audited).toEqual([
      { action: 'webhook.create', creator: null },
      { action: 'webhook.hold', creator: String(creator) },
    ]);
  });

  it('shows as held once the event about the member arrives, before any event to send', async () => {
    const { id } = await as(bearerOf(creator, 'admin'), () => api.register('/quiet', { events: ['card.*'] }));
    await api.service.setRole(creator, null);
    const event = {
      id: 900_000 + creator,
      event: 'member.remove',
      occurredAt: new Date().toISOString(),
      workspace: { slug: 'demo', name: 'Demo' },
      boardId: null,
      actor: { memberId: owner, name: 'Owner' },
      data: { id: creator, name: 'Creator', role: 'admin' },
    };
    await eventually('the stream', async () => {
      await jetstream(api.service.connection).publish(
        `kiban.v1.${api.workspaceId}.0.member.remove`,
        JSON.stringify(event),
      );
      return true;
    });
    await eventually(
      'the hold',
      async () =>
        (await api.call<WebhookDto>('GET', `/webhooks/${id}`)).body.disabledReason === 'creator_lost_role',
    );
  });

  it('has no name any longer once their account is deleted, and keeps it after a mere removal [DEC-4.ERASURE-9]', async () => {
    const { id } = await as(bearerOf(creator, 'admin'), () => api.register('/gone', { events: ['card.*'] }));
    const { id: other } = await api.register('/stays', { events: ['card.*'] });
    const named = async (): Promise<string[]> => {
      const listed = await Promise.all(
        [id, other].map((each) => api.call<WebhookDto>('GET', `/webhooks/${each}`)),
      );
      return listed.map(({ body }) => body.createdBy.name);
    };
    const before = await named();
    const publish = async (eventId: number, changes?: object): Promise<void> => {
      const event = {
        id: eventId,
        event: 'member.remove',
        occurredAt: new Date().toISOString(),
        workspace: { slug: 'demo', name: 'Demo' },
        boardId: null,
        actor: { memberId: creator, name: 'Deleted member' },
        data: { id: creator, name: 'Deleted member', role: 'admin' },
        ...(changes ? { changes } : {}),
      };
      await jetstream(api.service.connection).publish(
        `kiban.v1.${api.workspaceId}.0.member.remove`,
        JSON.stringify(event),
      );
    };
    await publish(800_000 + creator);
    await eventually('the removal to be stored', async () => {
      const rows = await api.testing.owner.query('SELECT 1 FROM webhooks.event WHERE id = $1', [
        800_000 + creator,
      ]);
      return rows.length > 0;
    });
    expect(await named()).toEqual(before);
    await publish(800_001 + creator, { accountDeleted: { from: false, to: true } });
    await eventually('the name to be replaced', async () => (await named())[0] === 'Deleted member');
    expect((await named())[1]).toBe(before[1]);
  });

  it('may be a hook, which an owner confirms and a repeated subscription does not', async () => {
    const subscription = { targetUrl: api.receiver.url('/hooked'), event: '*' };
    const { body: hook } = await as(bearerOf(creator, 'admin'), () =>
      api.call<CreatedHookDto>('POST', '/hooks', subscription),
    );
    await api.service.setRole(creator, 'member');
    await api.queue();
    await held(hook.id, 1);
    const again = await api.call<HookDto>('POST', '/hooks', subscription);
    expect(again).toMatchObject({
      status: 200,
      body: { id: hook.id, status: 'disabled', disabledReason: 'creator_lost_role' },
    });
    const enable = (): Promise<{ status: number }> =>
      api.call('POST', `/webhooks/${hook.id}/enable`, { sendHeld: true });
    expect((await enable()).status).toBe(403);
    expect((await as(ownersScreen, enable)).status).toBe(200);
    await eventually('the held deliveries', () => api.receiver.at('/hooked').length === 1);
  });

  it('waits while auth does not respond, without using an attempt', async () => {
    let standing: Standing = 'unknown';
    let requests = 0;
    const other = await createDispatcherDatabase();
    try {
      const engine = createTestEngine(other.database, {
        rights: {
          standingOf: () => {
            requests += 1;
            return Promise.resolve(standing);
          },
          hold: () => Promise.resolve(),
        },
      });
      const { id: waiting } = await registerEndpoint(other.database, api.receiver.url('/waiting'));
      await queueEvents(other.database, [testEvent()]);
      engine.start();
      await eventually('two attempts', () => requests >= 2);
      expect(api.receiver.at('/waiting')).toHaveLength(0);
      standing = 'entitled';
      const [row] = await eventually('the delivery', async () => {
        const rows = await other.owner.query<{ state: number; attempts: number }>(
          'SELECT state, attempts FROM webhooks.delivery WHERE endpoint_id = $1',
          [waiting],
        );
        return rows[0]?.state === rowState.delivered && rows;
      });
      expect(row?.attempts).toBe(1);
      await engine.stop();
    } finally {
      await other.drop();
    }
  });
});
