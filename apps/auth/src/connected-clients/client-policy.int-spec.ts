import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto, ErrorDto, UpdateWorkspaceDto, WorkspaceDto } from '@kiban/contracts';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { resolvedBearer } from '../testing/resolved-bearer.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const DAY_MS = 86_400_000;

describe('the rules of a workspace for AI clients', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;
  let replicas: AuthReplica[];
  let clientId: string;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    replicas = [await deployment.startReplica(), await deployment.startReplica()];
    walk = new OAuthWalk(deployment.origin, replicas[0]!);
    clientId = await walk.registered();
  });

  afterAll(() => deployment.stop());

  const set = ({ bearer }: Placed, change: UpdateWorkspaceDto): Promise<Response> =>
    walk.api('PATCH', '/workspace', bearer, change);

  const staffed = async (): Promise<{ owner: Placed; admin: Placed; member: Placed }> => {
    const workspaceId = await people.workspace();
    const [owner, admin, member] = await Promise.all([
      people.member(workspaceId, 'owner'),
      people.member(workspaceId, 'admin'),
      people.member(workspaceId, 'member'),
    ]);
    return { owner, admin, member };
  };

  /** Whether each replica accepts the bearer. */
  const accepts = (bearer: string): Promise<boolean[]> =>
    Promise.all(
      replicas.map(async (replica) => 'principal' in (await resolvedBearer(deployment, replica, bearer))),
    );

  const auditOf = async ({ bearer }: Placed, action: string): Promise<AuditEntryDto[]> => {
    const response = await walk.api('GET', `/audit?action=${action}`, bearer);
    return (await response.json()) as AuditEntryDto[];
  };

  const connectionsOf = ({ accountId }: Placed): Promise<{ expiresAt: Date }[]> =>
    people.database.query<{ expiresAt: Date }>(
      `SELECT expires_at AS "expiresAt" FROM auth.oauth_grant
       WHERE account_id = $1 AND kind = 'oauth' AND revoked_at IS NULL`,
      [accountId],
    );

  /** The row that the release before inserts. */
  const insertedBefore = ({ accountId, memberId }: Placed): Promise<unknown> =>
    people.database.query(
      `INSERT INTO auth.oauth_grant
         (grant_hash, kind, connection_id, workspace_id, member_id, account_id, client_id, scopes, created_at, expires_at)
       SELECT $1, 'oauth', id, workspace_id, member_id, $2, client_id, '{boards:read}', now(), now() + interval '180 days'
       FROM auth.oauth_connection WHERE member_id = $3`,
      [randomBytes(32), accountId, memberId],
    );

  it('are set by an owner alone, and read by every member [DEC-4.CLIENTS-1]', async () => {
    const { owner, admin, member } = await staffed();
    const rules = {
      approvedClients: ['claude.ai', clientId],
      clientAccess: 'read',
      clientDaysMax: 30,
    } as const;
    for (const change of [
      { approvedClients: [] },
      { approvedClients: null },
      { clientAccess: 'read' as const },
      { clientDaysMax: null },
    ])
      expect((await set(admin, change)).status).toBe(403);
    const changed = await set(owner, {
      ...rules,
      approvedClients: [' Claude.AI', clientId, 'claude.ai'],
    });
    expect([changed.status, await changed.json()]).toEqual([200, expect.objectContaining(rules)]);
    const read = (await (await walk.api('GET', '/workspace', member.bearer)).json()) as WorkspaceDto;
    expect(read).toMatchObject(rules);
    // A change of the name leaves them.
    expect(await (await set(admin, { name: 'Renamed' })).json()).toMatchObject(rules);
    expect(await (await set(owner, { approvedClients: null })).json()).toMatchObject({
      ...rules,
      approvedClients: null,
    });
  });

  it.each([
    ['a name with a space', { approvedClients: ['claude ai'] }],
    ['an empty name', { approvedClients: [' '] }],
    ['too many names', { approvedClients: Array.from({ length: 101 }, (_, n) => `host${n}.example`) }],
    ['a name that is too long', { approvedClients: ['a'.repeat(301)] }],
    ['no day', { clientDaysMax: 0 }],
    ['too many days', { clientDaysMax: 3_651 }],
    ['an unknown access', { clientAccess: 'admin' }],
  ])('reject %s, and change nothing [DEC-4.CLIENTS-1]', async (_, change) => {
    const { owner } = await staffed();
    const refused = await set(owner, change as UpdateWorkspaceDto);
    expect([refused.status, ((await refused.json()) as ErrorDto).code]).toEqual([422, 'validation_failed']);
    expect(await (await walk.api('GET', '/workspace', owner.bearer)).json()).toMatchObject({
      approvedClients: null,
      clientAccess: 'read_write',
      clientDaysMax: null,
      version: 1,
    });
  });

  it('end other clients by the next request, and nothing else [DEC-4.CLIENTS-2]', async () => {
    const { owner, member } = await staffed();
    const stranger = await people.member(await people.workspace(), 'member');
    const kept = await walk.registered({ client_name: 'Kept' });
    const [other, approved, elsewhere] = [
      await walk.connect(clientId, { email: member.email, password }),
      await walk.connect(kept, { email: member.email, password }),
      await walk.connect(clientId, { email: stranger.email, password }),
    ];
    for (const { access_token: bearer } of [other, approved, elsewhere])
      expect(await accepts(bearer)).toEqual([true, true]);
    expect((await set(owner, { approvedClients: [kept] })).status).toBe(200);
    expect(await accepts(other.access_token)).toEqual([false, false]);
    for (const bearer of [approved.access_token, elsewhere.access_token, member.bearer, owner.bearer])
      expect(await accepts(bearer)).toEqual([true, true]);
    expect((await walk.refresh(clientId, other.refresh_token)).status).toBe(400);
    expect(await auditOf(owner, 'client.revoke')).toEqual([
      expect.objectContaining({ details: expect.objectContaining({ because: 'workspace.update' }) }),
    ]);
  });

  it('show a member why a client is not admitted, and record it [DEC-4.CLIENTS-3]', async () => {
    const { owner, member } = await staffed();
    expect((await set(owner, { approvedClients: [] })).status).toBe(200);
    const browser = walk.browser();
    const url = walk.authorizeUrl(clientId, walk.newVerifier());
    const page = await walk.signIn(browser, url, { email: member.email, password });
    expect(page.text).toContain('has not approved this client');
    const refused = await walk.allow(browser, page);
    expect([refused.status, refused.location ?? '']).toEqual([422, '']);
    expect(refused.text).toContain('admits approved AI clients only. Ask an owner to approve');
    expect(refused.text).toContain(clientId);
    expect(await connectionsOf(member)).toEqual([]);
    expect(await auditOf(owner, 'client.refuse')).toEqual([
      expect.objectContaining({
        target: `client ${clientId}`,
        details: expect.objectContaining({ clientId, host: null }),
      }),
    ]);
    // The same page works once an owner has approved it.
    expect((await set(owner, { approvedClients: [clientId] })).status).toBe(200);
    const allowed = await walk.allow(browser, page);
    expect(new URL(allowed.location ?? 'about:blank').searchParams.get('code')).toBeTruthy();
    expect(await connectionsOf(member)).toHaveLength(1);
  });

  it('hold against a replica of a version that does not know them [DEC-4.CLIENTS-4]', async () => {
    const { owner, member } = await staffed();
    await walk.connect(clientId, { email: member.email, password });
    expect((await set(owner, { approvedClients: [] })).status).toBe(200);
    await insertedBefore(member);
    expect(await connectionsOf(member)).toEqual([]);
    expect((await walk.api('GET', '/me', await people.signedIn(member))).status).toBe(200);
    // It lets a connection last as long as the installation does.
    expect((await set(owner, { approvedClients: null, clientDaysMax: 2 })).status).toBe(200);
    await insertedBefore(member);
    const [connection] = await connectionsOf(member);
    expect(connection && connection.expiresAt.getTime() - Date.now()).toBeLessThan(2.1 * DAY_MS);
  });

  it('end new connections after the days that an owner set [DEC-4.CLIENTS-5]', async () => {
    const { owner, member } = await staffed();
    await walk.connect(clientId, { email: owner.email, password });
    expect((await set(owner, { clientDaysMax: 7, clientAccess: 'read' })).status).toBe(200);
    const browser = walk.browser();
    const url = walk.authorizeUrl(clientId, walk.newVerifier());
    const page = await walk.signIn(browser, url, { email: member.email, password });
    expect(page.text).toContain('for at most 7 days');
    expect(page.text).toMatch(/value="read"\s+checked/);
    expect(page.text).not.toMatch(/value="write"\s+checked/);
    await walk.allow(browser, page, { access: 'read' });
    const ends = async (who: Placed): Promise<number[]> =>
      (await connectionsOf(who)).map(({ expiresAt }) =>
        Math.round((expiresAt.getTime() - Date.now()) / DAY_MS),
      );
    expect(await ends(member)).toEqual([7]);
    // What was connected before keeps its end.
    expect(await ends(owner)).toEqual([180]);
  });

  it.each([
    ['all clients without a list', null, 'dcr_a', null, true],
    ['none with an empty one', [], 'dcr_a', 'claude.ai', false],
    ['a client by its id', ['dcr_a'], 'dcr_a', null, true],
    ['no id in other letters', ['dcr_a'], 'dcr_A', null, false],
    ['a verified host', ['claude.ai'], 'https://claude.ai/client.json', 'claude.ai', true],
    ['no host below it', ['claude.ai'], 'https://x.claude.ai/client.json', 'x.claude.ai', false],
    ['no client without a host', ['claude.ai'], 'dcr_a', null, false],
  ])('admit %s [DEC-4.CLIENTS-1]', async (_, approvedClients, id, host, isAdmitted) => {
    const workspaceId = await people.workspace();
    await people.change(
      'UPDATE auth.workspace SET approved_clients = $2 WHERE id = $1',
      workspaceId,
      approvedClients,
    );
    const [row] = await people.database.query('SELECT auth.client_is_approved($1, $2, $3) AS admitted', [
      workspaceId,
      id,
      host,
    ]);
    expect(row).toEqual({ admitted: isAdmitted });
  });
});
