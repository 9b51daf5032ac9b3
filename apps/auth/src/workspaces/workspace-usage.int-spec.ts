import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  usageQueue,
  usageSubject,
  type UsageQuestion,
  type WorkspaceDto,
  type WorkspaceUsageDto,
} from '@kiban/contracts';
import { reply, connectNats, type NatsConnection, type Subscription } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment } from '../testing/running-auth.js';

const person = (name: string): Person => ({
  email: `${name}@example.org`,
  password: `${name} likes long passwords`,
  name,
  workspaceName: `Works of ${name}`,
});

describe('GET /workspace', () => {
  let deployment: AuthDeployment;
  let nats: NatsConnection;
  let walk: OAuthWalk;
  let bearer: string;
  let strangers: string;
  let own: WorkspaceDto;

  const read = async (as = bearer): Promise<WorkspaceDto> =>
    (await (await walk.api('GET', '/workspace', as)).json()) as WorkspaceDto;

  /** Replies in the place of boards-api. */
  const boardsApi = async (
    respond: (question: UsageQuestion) => Promise<WorkspaceUsageDto>,
  ): Promise<Subscription> => {
    const subscription = reply(nats, usageSubject, respond, { queue: usageQueue, onError: () => undefined });
    await nats.flush();
    return subscription;
  };

  const usage = (cards: number): WorkspaceUsageDto => ({
    boards: 2,
    cards,
    textBytes: 120,
    quotas: { boards: null, cards: 1_000, textBytes: null },
  });

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    const replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    const [owner, stranger] = [person('olga'), person('sam')];
    await walk.signUp(owner);
    await walk.signUp(stranger);
    bearer = (await walk.connect(screen.clientId, owner)).access_token;
    strangers = (await walk.connect(screen.clientId, stranger)).access_token;
    nats = await connectNats({
      url: deployment.env['NATS_URL'] ?? '',
      name: 'test',
      logger: createLogger('test', 'silent'),
    });
    own = await read();
  });

  afterAll(async () => {
    await nats.close();
    await deployment.stop();
  });

  it('shows the usage of the bearer’s own workspace', async () => {
    const subscription = await boardsApi(({ workspaceId }) =>
      Promise.resolve(usage(workspaceId === own.id ? 7 : 1)),
    );
    expect(await read()).toMatchObject({ id: own.id, usage: usage(7) });
    expect(await read(strangers)).toMatchObject({ usage: usage(1) });
    subscription.unsubscribe();
  });

  it('shows null while boards-api is away or fails to count', async () => {
    expect(own.usage).toBeNull();
    const subscription = await boardsApi(() => Promise.reject(new Error('The database is away.')));
    expect(await read()).toEqual(own);
    subscription.unsubscribe();
  });

  it('has an ETag that covers the usage, and takes it for If-Match after the usage has changed', async () => {
    let cards = 1;
    const subscription = await boardsApi(() => Promise.resolve(usage(cards)));
    const conditional = (etag: string): Promise<Response> =>
      walk.api('GET', '/workspace', bearer, undefined, { 'if-none-match': etag });
    const etag = (await walk.api('GET', '/workspace', bearer)).headers.get('etag') ?? '';
    expect((await conditional(etag)).status).toBe(304);
    cards = 2;
    const changed = await conditional(etag);
    expect([changed.status, ((await changed.json()) as WorkspaceDto).usage?.cards]).toEqual([200, 2]);
    const patched = await walk.api(
      'PATCH',
      '/workspace',
      bearer,
      { name: 'Olga & Co.' },
      { 'if-match': etag },
    );
    expect(patched.status).toBe(200);
    expect(await patched.json()).toMatchObject({ name: 'Olga & Co.', usage: usage(2) });
    subscription.unsubscribe();
  });
});
