import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto, WorkspaceDto } from '@kiban/contracts';
import pg from 'pg';
import { Sweeper } from '../housekeeping/sweeper.js';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const olga: Person = {
  email: 'olga@example.org',
  password: 'correct horse battery',
  name: 'Olga',
  workspaceName: 'Audited',
};
const rival: Person = { ...olga, email: 'rival@example.org', name: 'Rival', workspaceName: 'Rivals' };
const DAY_MS = 86_400_000;
const ENTRIES = 2_500;

/** A log of entries on 100 days, of three actors, four actions and two addresses. */
describe('the audit log of a workspace', () => {
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let client: pg.Client;
  let owner: string;
  let workspaceId: number;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    await walk.signUp(olga);
    await walk.signUp(rival);
    owner = (await walk.connect(screen.clientId, olga)).access_token;
    client = new pg.Client({ connectionString: deployment.database.url });
    await client.connect();
    workspaceId = (await json<WorkspaceDto>('GET', '/workspace')).id;
    await client.query(
      `INSERT INTO auth.audit_entry
         (workspace_id, at, action, actor_member_id, actor_name, via, address, user_agent, target, details)
       SELECT w, now() - (n % 100) * interval '1 day' - interval '1 minute',
              (ARRAY['token.issue', 'token.revoke', 'tokens.other', 'member.remove'])[1 + n % 4],
              1000 + n % 3, 'M', 'screen', '192.0.2.' || (n % 2), NULL, 'thing ' || n, '{}'
       FROM generate_series(1, $2) n, unnest(ARRAY[$1::bigint, (SELECT id FROM auth.workspace WHERE name = 'Rivals')]) w`,
      [workspaceId, ENTRIES],
    );
  });

  afterAll(async () => {
    await client.end();
    await deployment.stop();
  });

  const json = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const response = await walk.api(method, path, owner, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };

  const pages = async (query: string): Promise<AuditEntryDto[]> => {
    const found: AuditEntryDto[] = [];
    for (let path: string | undefined = `/audit?limit=200${query}`; path !== undefined;) {
      const response: Response = await walk.api('GET', path, owner);
      expect(response.status).toBe(200);
      found.push(...((await response.json()) as AuditEntryDto[]));
      const [, next] = /<\/api\/v1([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
      path = next;
    }
    return found;
  };

  const exported = async (query: string): Promise<AuditEntryDto[]> => {
    const response = await walk.api('GET', `/audit/export?${query}`, owner);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const text = await response.text();
    return text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as AuditEntryDto);
  };

  const ago = (days: number): string =>
    encodeURIComponent(new Date(Date.now() - days * DAY_MS).toISOString());

  it.each<[string, string, (entry: AuditEntryDto) => boolean]>([
    ['an action', '&action=token.issue', ({ action }) => action === 'token.issue'],
    ['a noun', '&action=token', ({ action }) => action.startsWith('token.')],
    ['an actor', '&memberId=1001', ({ actor }) => actor.memberId === 1001],
    ['an address', '&address=192.0.2.1', ({ address }) => address === '192.0.2.1'],
    ['a time', `&since=${ago(20)}&until=${ago(10)}`, ({ at }) => inside(at, 20, 10)],
    [
      'all of them',
      `&action=member&memberId=1002&address=192.0.2.1&since=${ago(50)}`,
      ({ action, actor, address, at }) =>
        action === 'member.remove' && actor.memberId === 1002 && address === '192.0.2.1' && inside(at, 50, 0),
    ],
  ])(
    'is filtered by %s, in pages and as a file of the same entries [DEC-4.AUDIT-1, DEC-4.AUDIT-2]',
    async (_what, query, fits) => {
      const found = await pages(query);
      const file = await exported(query.slice(1));
      const all = (await pages('')).filter(fits);
      expect(found.length).toBeGreaterThan(5);
      expect(found).toEqual(all);
      expect(file).toEqual(all.toReversed());
    },
  );

  const inside = (at: string, from: number, to: number): boolean => {
    const days = (Date.now() - Date.parse(at)) / DAY_MS;
    return days <= from && days > to;
  };

  it('is exported whole, oldest first, without entries of other workspaces', async () => {
    const file = await exported('');
    expect(file.length).toBeGreaterThan(ENTRIES);
    const ids = file.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*) FROM auth.audit_entry WHERE workspace_id = $1 AND id = ANY($2)`,
      [workspaceId, ids],
    );
    expect(Number(rows[0]?.count)).toBe(ids.length);
  });

  it('records each export with its filter and request', async () => {
    const response = await walk.api('GET', '/audit/export?action=token', owner);
    await response.text();
    const [entry] = await json<AuditEntryDto[]>('GET', '/audit?limit=1&action=audit.export');
    expect(entry).toMatchObject({
      action: 'audit.export',
      actor: { name: 'Olga' },
      details: { filter: { action: 'token' }, requestId: response.headers.get('x-request-id') },
    });
  });

  it.each([
    ['action=Token', 'action must be an action such as token.issue, or its noun such as token'],
    ['action=token.', 'action must be'],
    ['memberId=me', 'memberId must be'],
    ['address=', 'address must'],
    ['since=yesterday', 'since must be a date-time with an offset'],
    ['actor=1', '"actor" is not a parameter of GET /audit'],
  ])('rejects %s with a sentence', async (query, sentence) => {
    for (const path of ['/audit', '/audit/export']) {
      const response = await walk.api('GET', `${path}?${query}`, owner);
      expect(response.status).toBe(422);
      expect(((await response.json()) as { error: string }).error).toContain(sentence);
    }
  });

  it('keeps entries as long as the owner set, from 30 days to ten years [DEC-4.AUDIT-3]', async () => {
    const sweeper = replica.service.app.get(Sweeper);
    await sweeper.sweep();
    const before = await pages('');
    for (const auditRetentionDays of [29, 3_651, 45.5, '60'])
      expect((await walk.api('PATCH', '/workspace', owner, { auditRetentionDays })).status).toBe(422);
    const changed = await json<WorkspaceDto>('PATCH', '/workspace', { auditRetentionDays: 60 });
    expect(changed.auditRetentionDays).toBe(60);
    const rivals = await client.query('SELECT 1 FROM auth.audit_entry WHERE workspace_id <> $1', [
      workspaceId,
    ]);
    await sweeper.sweep();
    const left = await pages('');
    expect(left[0]).toMatchObject({
      action: 'workspace.update',
      details: { from: { auditRetentionDays: null }, to: { auditRetentionDays: 60 } },
    });
    expect(left.slice(1)).toEqual(before.filter(({ at }) => inside(at, 60, -1)));
    expect(left.length).toBeLessThan(before.length);
    expect(
      (await client.query('SELECT 1 FROM auth.audit_entry WHERE workspace_id <> $1', [workspaceId])).rowCount,
    ).toBe(rivals.rowCount);
    await json('PATCH', '/workspace', { auditRetentionDays: null });
    expect((await json<WorkspaceDto>('GET', '/workspace')).auditRetentionDays).toBeNull();
  });

  it('lets only owners set how long it is kept', async () => {
    const { link } = await json<{ link: string }>('POST', '/invitations', {
      email: 'anna@example.org',
      role: 'admin',
    });
    const anna = { ...olga, email: 'anna@example.org', name: 'Anna' };
    await walk.join(link, anna);
    const admin = (await walk.connect(screen.clientId, anna)).access_token;
    expect((await walk.api('PATCH', '/workspace', admin, { auditRetentionDays: 90 })).status).toBe(403);
    expect((await walk.api('PATCH', '/workspace', admin, { name: 'Renamed' })).status).toBe(200);
    expect((await walk.api('GET', '/audit/export', admin)).status).toBe(403);
  });
});
