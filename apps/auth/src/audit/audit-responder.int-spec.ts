import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto } from '@kiban/contracts';
import {
  request,
  auditSubject,
  connectNats,
  type AuditResponse,
  type NatsConnection,
} from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { AuthDeployment } from '../testing/running-auth.js';

const person = {
  email: 'olga@example.org',
  password: 'correct horse battery',
  name: 'Olga',
  workspaceName: 'Trail',
};

describe('entries of other services', () => {
  let deployment: AuthDeployment;
  let walk: OAuthWalk;
  let owner: string;
  let workspaceId: number;
  let connection: NatsConnection;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    const replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    await walk.signUp(person);
    owner = (await walk.connect(screen.clientId, person)).access_token;
    const me = (await (await walk.api('GET', '/me', owner)).json()) as { workspace: { id: number } };
    workspaceId = me.workspace.id;
    connection = await connectNats({
      url: deployment.env['NATS_URL'] as string,
      name: 'test',
      logger: createLogger('test', 'silent'),
    });
  });

  afterAll(async () => {
    await connection.close();
    await deployment.stop();
  });

  const entry = (changes: object = {}) => ({
    id: randomUUID(),
    at: '2026-11-22T04:00:00.000Z',
    workspaceId,
    action: 'webhook.create',
    actor: { memberId: 7, name: 'Aiko' },
    via: 'token Nightly',
    origin: { address: '203.0.113.9', userAgent: 'curl/8' },
    target: 'webhook 12',
    details: { host: 'example.com', requestId: 'r-1' },
    ...changes,
  });
  const send = (entries: readonly object[]): Promise<AuditResponse> =>
    request<AuditResponse>(connection, auditSubject, { entries }, 5_000);
  const logged = async (): Promise<AuditEntryDto[]> =>
    ((await (await walk.api('GET', '/audit', owner)).json()) as AuditEntryDto[]).filter(({ action }) =>
      /^(webhook|board|hook)\./.test(action),
    );

  it('are in the audit log once, however often they are sent [S6]', async () => {
    const one = entry();
    for (let round = 0; round < 3; round += 1) expect(await send([one])).toEqual({ kept: [one.id] });
    expect(await logged()).toEqual([
      {
        id: expect.any(Number),
        at: one.at,
        action: 'webhook.create',
        actor: { memberId: 7, name: 'Aiko' },
        via: 'token Nightly',
        address: '203.0.113.9',
        userAgent: 'curl/8',
        target: 'webhook 12',
        details: { host: 'example.com', requestId: 'r-1' },
      },
    ]);
  });

  it('are of the nouns of those services, and a malformed one holds up no other', async () => {
    const good = entry({ action: 'board.set_visibility', target: 'board 3' });
    const bad = [
      entry({ action: 'token.issue' }),
      entry({ action: 'member.remove' }),
      entry({ at: 'yesterday' }),
      entry({ workspaceId: 999_999 }),
    ];
    expect((await send([...bad, good])).kept).toHaveLength(5);
    expect((await logged()).map(({ action }) => action)).toEqual(['board.set_visibility', 'webhook.create']);
  });
});
