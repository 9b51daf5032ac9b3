import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto } from '@kiban/contracts';
import { auditStream, connectNats, jetstreamManager, type NatsConnection } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { eventually } from '@kiban/testing';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment } from '../testing/running-auth.js';

/** What the test reads of an entry; it compares all properties. */
type Entry = Pick<AuditEntryDto, 'id' | 'action'>;

const olga: Person = {
  email: 'olga@example.org',
  password: 'correct horse battery',
  name: 'Olga',
  workspaceName: 'Published',
};

describe('the audit log on the broker', () => {
  let deployment: AuthDeployment;
  let walk: OAuthWalk;
  let owner: string;
  let nats: NatsConnection;

  beforeAll(async () => {
    deployment = await AuthDeployment.create({ AUDIT_STREAM: 'true' });
    const first = await deployment.startReplica();
    await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, first);
    await walk.signUp(olga);
    owner = (await walk.connect(screen.clientId, olga)).access_token;
    nats = await connectNats({
      url: deployment.env['NATS_URL'] as string,
      name: 'siem',
      logger: createLogger('siem', 'silent'),
    });
  });
  afterAll(async () => {
    await nats.close();
    await deployment.stop();
  });

  const logged = async (): Promise<Entry[]> => {
    const response = await walk.api('GET', '/audit?limit=200', owner);
    return ((await response.json()) as Entry[]).toReversed();
  };

  const published = async (): Promise<{ subject: string; entry: Entry & { workspaceId: number } }[]> => {
    const manager = await jetstreamManager(nats);
    const { state } = await manager.streams.info(auditStream);
    const messages = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      const message = await manager.streams.getMessage(auditStream, { seq });
      if (message) messages.push({ subject: message.subject, entry: message.json<never>() });
    }
    return messages;
  };

  const inOrder = <Item extends { id: number }>(items: readonly Item[]): Item[] =>
    [...items].sort((left, right) => left.id - right.id);

  it('has each entry once, from two replicas, by workspace and action [DEC-4.AUDIT-6]', async () => {
    const { id } = (await (await walk.api('GET', '/workspace', owner)).json()) as { id: number };
    for (let round = 0; round < 30; round += 1)
      expect((await walk.api('PATCH', '/workspace', owner, { name: `Name ${round}` })).status).toBe(200);
    const entries = await logged();
    expect(entries.length).toBeGreaterThan(30);
    await eventually('all entries', async () => (await published()).length >= entries.length);
    const messages = await published();
    expect(inOrder(messages.map(({ entry }) => entry))).toEqual(
      entries.map((entry) => ({ workspaceId: id, ...entry })),
    );
    for (const { subject, entry } of messages) expect(subject).toBe(`kiban.audit.v1.${id}.${entry.action}`);
  });

  it('has what was recorded while the stream was missing', async () => {
    await (await jetstreamManager(nats)).streams.delete(auditStream);
    expect((await walk.api('PATCH', '/workspace', owner, { name: 'After the loss' })).status).toBe(200);
    const [newest] = (await logged()).slice(-1);
    await eventually('the newest entry', async () =>
      (await published()).some(({ entry }) => entry.id === newest?.id),
    );
  });
});
