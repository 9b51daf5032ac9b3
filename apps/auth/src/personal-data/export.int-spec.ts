import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  writtenContentSubject,
  type AuditEntryDto,
  type PersonalDataDto,
  type SecondFactorSetupDto,
  type WrittenContentRequest,
  type WrittenContentResponse,
} from '@kiban/contracts';
import { connectNats, reply, type NatsConnection } from '@kiban/messaging';
import { createLogger } from '@kiban/observability';
import { AuthenticatorApp, startNatsServer, type TestNatsServer } from '@kiban/testing';
import { Clock } from '../infrastructure/clock.js';
import { OAuthWalk, screen, type Tokens } from '../testing/oauth-walk.js';
import { PasskeyWalk } from '../testing/passkey-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

const DAY_MS = 86_400_000;

describe('the export of a person’s data', () => {
  let broker: TestNatsServer;
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;
  let nats: NatsConnection;
  let isBoardsUp = true;
  const asked: WrittenContentRequest[] = [];

  /** As boards-api: two pages of cards, and nothing else. */
  const respond = (question: WrittenContentRequest): Promise<WrittenContentResponse> => {
    if (!isBoardsUp) return Promise.reject(new Error('boards-api is down'));
    asked.push(question);
    if (question.kind !== 'cards' || question.after > 2) return Promise.resolve({ items: [] });
    const id = question.after + 1;
    const times = { createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' };
    return Promise.resolve({
      items: [{ id, boardId: 3, boardName: 'Launch', title: `Card ${id}`, description: null, ...times }],
    });
  };

  beforeAll(async () => {
    broker = await startNatsServer();
    deployment = await AuthDeployment.create({ NATS_URL: broker.url });
    ({ people } = deployment);
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    nats = await connectNats({ url: broker.url, name: 'boards-api', logger: createLogger('test', 'silent') });
    reply(nats, writtenContentSubject, respond, { onError: () => undefined });
    await nats.flush();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    isBoardsUp = true;
  });
  afterAll(async () => {
    await nats.close();
    await deployment.stop();
    await broker.close();
  });

  const get = ({ bearer }: Pick<Placed, 'bearer'>): Promise<Response> =>
    walk.api('GET', '/me/export', bearer);
  const person = async (): Promise<Placed> => people.member(await people.workspace(), 'owner');
  const code = async (response: Response): Promise<[number, string]> => [
    response.status,
    ((await response.json()) as { code: string }).code,
  ];

  it('has everything of the person, and no secret and no other person [DEC-4.EXPORT-1, DEC-4.EXPORT-2]', async () => {
    const who = await person();
    const other = await people.member(who.workspaceId, 'owner');
    const browser = walk.browser('198.51.100.9', 'Own-Browser/1.0');
    const session = await walk.connect(screen.clientId, { email: who.email, password }, { browser });
    const otherSession = await walk.connect(
      screen.clientId,
      { email: other.email, password },
      { browser: walk.browser('203.0.113.99', 'Other-Browser/1.0') },
    );
    const client: Tokens = await walk.connect(
      await walk.registered({ client_name: 'Own assistant' }),
      { email: who.email, password },
      { browser: walk.browser() },
    );
    const issue = async (by: Placed, name: string): Promise<string> =>
      ((await (await walk.api('POST', '/tokens', by.bearer, { name, password })).json()) as { token: string })
        .token;
    const tokens = [await issue(who, 'Own token'), await issue(other, 'Other token')];
    await walk.api('POST', '/invitations', who.bearer, { email: 'invitee@example.org', role: 'viewer' });
    await new PasskeyWalk(walk).add(who);
    await walk.api('PUT', '/me/preferences', who.bearer, { document: { theme: 'dark' } });
    const setUp = await walk.api('POST', '/me/second-factor', session.access_token, { password });
    const { secret } = (await setUp.json()) as SecondFactorSetupDto;
    const confirmed = await walk.api('POST', '/me/second-factor/confirm', session.access_token, {
      code: new AuthenticatorApp(secret).code(),
    });
    const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };

    const response = await get({ bearer: session.access_token });
    const text = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const data = JSON.parse(text) as PersonalDataDto;
    expect(data).toMatchObject({
      account: { email: who.email, name: who.email, newEmail: null },
      memberships: [{ memberId: who.memberId, role: 'owner', leftAt: null, preferences: { theme: 'dark' } }],
      secondFactor: { isOn: true, recoveryCodesLeft: 10 },
      passkeys: [{ name: expect.any(String) }],
      tokens: [{ name: 'Own token', revokedAt: null }],
      clients: [{ name: 'Own assistant' }],
      invitationsSent: [{ role: 'viewer' }],
      invitationsReceived: [],
      companyIdentities: [],
      directoryEntries: [],
      cards: [
        { id: 1, workspaceId: who.workspaceId, title: 'Card 1' },
        { id: 2, workspaceId: who.workspaceId, title: 'Card 2' },
        { id: 3, workspaceId: who.workspaceId, title: 'Card 3' },
      ],
      boards: [],
      comments: [],
      views: [],
    });
    expect(data.sessions).toContainEqual(
      expect.objectContaining({ address: '198.51.100.9', userAgent: 'Own-Browser/1.0' }),
    );
    expect(data.knownDevices.length).toBeGreaterThan(0);
    expect(data.knownNetworks.length).toBeGreaterThan(0);
    expect(data.auditEntries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['token.issue', 'session.start', 'second_factor.on', 'account.export']),
    );
    const [account] = await people.database.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM auth.account WHERE id = $1',
      [who.accountId],
    );
    const stored = await people.database.query<{ digest: string }>(
      `SELECT encode(digest, 'hex') AS digest FROM auth.api_token WHERE workspace_id = $1
       UNION ALL SELECT encode(digest, 'base64') FROM auth.api_token WHERE workspace_id = $1
       UNION ALL SELECT encode(public_key, 'base64') FROM auth.passkey WHERE account_id = $2`,
      [who.workspaceId, who.accountId],
    );
    const secrets = [
      account?.hash ?? '',
      secret,
      ...recoveryCodes,
      ...tokens,
      ...[session, client].flatMap((each) => [each.access_token, each.refresh_token]),
      ...stored.map(({ digest }) => digest),
    ];
    const ofOthers = [
      other.email,
      otherSession.access_token,
      'Other token',
      'Other-Browser',
      '203.0.113.99',
      'invitee',
    ];
    for (const each of [...secrets, ...ofOthers]) {
      expect(each).not.toBe('');
      expect(text).not.toContain(each);
    }
    expect(asked.every(({ memberId, role }) => memberId === who.memberId && role === 'owner')).toBe(true);
  });

  it('needs a second factor that was shown lately, and no bearer but the person’s [DEC-4.EXPORT-4]', async () => {
    const who = await person();
    await people.inSession(who);
    const setUp = await walk.api('POST', '/me/second-factor', who.bearer, { password });
    const app = new AuthenticatorApp(((await setUp.json()) as SecondFactorSetupDto).secret);
    await walk.api('POST', '/me/second-factor/confirm', who.bearer, { code: app.code() });
    await people.change(
      `UPDATE auth.browser_session SET second_factor_at = now() - interval '15 minutes', second_factor_shown_at = NULL
       WHERE account_id = $1`,
      who.accountId,
    );
    expect(await code(await get(who))).toEqual([403, 'second_factor_required']);
    const shown = await walk.api('POST', '/me/second-factor/check', who.bearer, { code: app.code(1) });
    expect(shown.status).toBe(200);
    expect((await get(who)).status).toBe(200);
    const issued = await walk.api('POST', '/tokens', who.bearer, { name: 'T', password });
    const { token } = (await issued.json()) as { token: string };
    expect(await code(await get({ bearer: token }))).toEqual([403, 'forbidden']);
  });

  it('has of a workspace that the session may not open the membership alone [DEC-4.EXPORT-6]', async () => {
    const who = await person();
    const elsewhere = await people.workspace();
    await people.change(
      `INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'owner')`,
      elsewhere,
      who.accountId,
    );
    const exported = async (): Promise<PersonalDataDto> => (await (await get(who)).json()) as PersonalDataDto;
    const entriesOf = ({ auditEntries }: PersonalDataDto): number =>
      auditEntries.filter(({ workspaceId }) => workspaceId === elsewhere).length;
    // Each export is recorded in both workspaces.
    await exported();
    expect(entriesOf(await exported())).toBeGreaterThan(0);
    await people.change('UPDATE auth.workspace SET second_factor_required = true WHERE id = $1', elsewhere);
    const data = await exported();
    expect(entriesOf(data)).toBe(0);
    expect(data.memberships.map(({ workspaceId }) => workspaceId)).toEqual([who.workspaceId, elsewhere]);
    // Nor is it deleted by a proof that does not count there.
    const deletion = await walk.api('POST', '/me/delete', who.bearer, { email: who.email });
    expect(await code(deletion)).toEqual([403, 'wrong_password']);
  });

  it('is recorded in each workspace, and bounded [DEC-4.EXPORT-5]', async () => {
    const who = await person();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await get(who)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const entries = (await (await walk.api('GET', '/audit', who.bearer)).json()) as AuditEntryDto[];
    expect(entries.filter(({ action }) => action === 'account.export')).toHaveLength(10);
    jest.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(Date.now() + DAY_MS + 1_000));
    expect((await get(who)).status).not.toBe(429);
  });

  it('is a 503 while the boards cannot be read, and is not recorded [DEC-4.EXPORT-3]', async () => {
    const who = await person();
    isBoardsUp = false;
    const refused = await get(who);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await code(refused)).toEqual([503, 'service_unavailable']);
    expect(await people.audited(who.workspaceId)).toEqual([]);
  }, 60_000);
});
