import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto, CredentialDto, MemberDto } from '@kiban/contracts';
import { dumpDatabase, eventually } from '@kiban/testing';
import type { Browser } from '../../testing/browser.js';
import { OAuthWalk, screen, type Tokens } from '../../testing/oauth-walk.js';
import { isSignedIn, PasskeyWalk } from '../../testing/passkey-walk.js';
import { password, type People, type Placed } from '../../testing/people.js';
import { AuthDeployment } from '../../testing/running-auth.js';

const NAME = 'Aiko Kusunoki-Verschwindmann';

describe('the deletion of an account by its person', () => {
  let deployment: AuthDeployment;
  let people: People;
  /** Each walk uses another replica. */
  let walks: [OAuthWalk, OAuthWalk];
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walks = [
      new OAuthWalk(deployment.origin, await deployment.startReplica()),
      new OAuthWalk(deployment.origin, await deployment.startReplica()),
    ];
    [walk] = walks;
  });

  afterAll(() => deployment.stop());

  const read = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body;
  const fault = async (response: Response): Promise<[number, string]> => [
    response.status,
    (await read<{ code: string }>(response)).code,
  ];
  const deleteMe = (who: Placed, body: object = { email: who.email, password }): Promise<Response> =>
    walk.api('POST', '/me/delete', who.bearer, body);
  const signIn = async (who: Pick<Placed, 'email'>): Promise<boolean> =>
    isSignedIn(
      await walk.signIn(walk.browser(), walk.authorizeUrl(screen.clientId, walk.newVerifier()), {
        email: who.email,
        password,
      }),
    );
  /** An owner beside another one, who stays. */
  const coOwner = async (): Promise<{ who: Placed; stays: Placed }> => {
    const stays = await people.member(await people.workspace(), 'owner');
    const who = await people.member(stays.workspaceId, 'owner');
    await people.change('UPDATE auth.account SET name = $2 WHERE id = $1', who.accountId, NAME);
    return { who, stays };
  };
  const accountOf = async ({ accountId }: Placed): Promise<unknown> => {
    const [row] = await people.database.query('SELECT * FROM auth.account WHERE id = $1', [accountId]);
    return row;
  };

  /** Events end after days and are not rewritten, so they are left out. */
  const tablesWith = async (text: string): Promise<string[]> => {
    const found = new Set<string>();
    let table = '';
    for (const row of (await dumpDatabase(deployment.database.url)).split('\n')) {
      if (/^auth\.[a-z_0-9]+$/.test(row)) table = row;
      else if (row.includes(text) && !table.startsWith('auth.outbox')) found.add(table);
    }
    return [...found];
  };

  interface Everything {
    who: Placed;
    stays: Placed;
    token: string;
    browser: Browser;
    tokens: Tokens;
    client: Tokens;
    clientId: string;
  }

  /** A person with everything that an account can have. */
  const everything = async (): Promise<Everything> => {
    const { who, stays } = await coOwner();
    const issued = await walk.api('POST', '/tokens', who.bearer, { name: 'T', password });
    const browser = walk.browser('198.51.100.77', 'Aikos-Browser/1.0');
    const tokens = await walk.connect(screen.clientId, { email: who.email, password }, { browser });
    const clientId = await walk.registered();
    const client = await walk.connect(clientId, { email: who.email, password }, { browser: walk.browser() });
    await new PasskeyWalk(walk).add(who);
    await walk.api('PATCH', '/me', who.bearer, { name: `${NAME} II` });
    await walk.api('PATCH', '/me', who.bearer, { name: NAME });
    await walk.api('PATCH', `/members/${who.memberId}`, stays.bearer, { role: 'admin' });
    await walk.api('PATCH', `/members/${who.memberId}`, stays.bearer, { role: 'owner' });
    await walk.api('POST', '/invitations', who.bearer, { email: 'invited@example.org', role: 'member' });
    await walk.api('PUT', '/me/preferences', who.bearer, { document: { theme: 'dark' } });
    await walk.api('POST', '/me/email', who.bearer, { email: `other-${who.email}`, password });
    await walk.signIn(walk.browser(), walk.authorizeUrl(screen.clientId, walk.newVerifier()), {
      email: who.email,
      password: 'a wrong password',
    });
    const { token } = await read<{ token: string }>(
      await walk.api('POST', '/tokens', who.bearer, { name: 'U', password }),
    );
    expect(issued.status).toBe(201);
    return { who, stays, token, browser, tokens, client, clientId };
  };

  it('ends everything that it opened, by the response, on every replica [DEC-4.ERASURE-1]', async () => {
    const { who, token, tokens, browser, client, clientId, stays } = await everything();
    const bearers = [who.bearer, tokens.access_token, token];
    const statuses = (): Promise<number[]> =>
      Promise.all(
        walks.flatMap((each) => bearers.map(async (bearer) => (await each.api('GET', '/me', bearer)).status)),
      );
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
    expect(
      (await walks[1].api('POST', '/me/delete', who.bearer, { email: who.email, password })).status,
    ).toBe(204);
    expect(await statuses()).toEqual([401, 401, 401, 401, 401, 401]);
    for (const each of walks) {
      expect((await each.refresh(clientId, client.refresh_token)).status).toBe(400);
      expect((await each.refresh(screen.clientId, tokens.refresh_token)).status).toBe(400);
      browser.replica = each.replica;
      const page = await browser.follow(
        await browser.get(each.authorizeUrl(screen.clientId, each.newVerifier())),
      );
      expect(page.text).toContain('type="password"');
    }
    expect(await signIn(who)).toBe(false);
    const members = await read<MemberDto[]>(await walk.api('GET', '/members', stays.bearer));
    expect(members.map(({ id }) => id)).toEqual([stays.memberId]);
    const events = await people.database.query<{ kind: string; data: unknown; changes: unknown }>(
      `SELECT kind, data, changes FROM auth.outbox WHERE workspace_id = $1 AND kind IN ('member.remove', 'client.revoke')
       ORDER BY seq`,
      [who.workspaceId],
    );
    expect(events).toEqual([
      expect.objectContaining({ kind: 'client.revoke' }),
      {
        kind: 'member.remove',
        data: { id: who.memberId, name: 'Deleted member', role: 'owner' },
        changes: { accountDeleted: { from: false, to: true } },
      },
    ]);
  });

  it('leaves nothing of the person in any table, and the log of what they did [DEC-4.ERASURE-2]', async () => {
    const { who, stays } = await everything();
    const digests = await people.database.query<{ hash: string }>(
      `SELECT encode(sha256(convert_to($1, 'UTF8')), 'hex') AS hash`,
      [who.email],
    );
    const traces = [NAME, who.email, 'Aikos-Browser', '198.51.100.77', digests[0]?.hash ?? 'none'];
    for (const trace of traces) expect([trace, (await tablesWith(trace)).length > 0]).toEqual([trace, true]);
    expect((await deleteMe(who)).status).toBe(204);
    for (const trace of traces) expect([trace, await tablesWith(trace)]).toEqual([trace, []]);
    const entries = await read<AuditEntryDto[]>(await walk.api('GET', '/audit?limit=200', stays.bearer));
    const own = entries.filter(({ actor }) => actor.memberId === who.memberId);
    expect(own.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['token.issue', 'member.update', 'client.connect', 'session.start']),
    );
    for (const { actor, address, userAgent } of own)
      expect([actor.name, address, userAgent]).toEqual(['Deleted member', null, null]);
    expect(own.filter(({ action }) => action === 'account.delete')).toEqual([
      expect.objectContaining({ via: 'screen', target: `member ${who.memberId}` }),
    ]);
    // What another person did to the member keeps that person’s name and address.
    const byOther = entries.find(
      ({ action, actor }) => action === 'member.update' && actor.memberId === stays.memberId,
    );
    expect(byOther).toMatchObject({
      actor: { name: stays.email },
      address: expect.any(String),
      details: { role: expect.anything() },
    });
    const tokens = await read<CredentialDto[]>(await walk.api('GET', '/tokens', stays.bearer));
    expect(tokens.map(({ createdBy, state }) => [createdBy.name, state])).toEqual(
      tokens.map(() => ['Deleted member', 'revoked']),
    );
  });

  it('erases the name where the person had left before, and says so to receivers [DEC-4.ERASURE-3]', async () => {
    const { who } = await coOwner();
    const former = await people.member(await people.workspace(), 'owner');
    await people.change(
      `INSERT INTO auth.member (workspace_id, account_id, role, removed_at) VALUES ($1, $2, 'member', now())`,
      former.workspaceId,
      who.accountId,
    );
    expect((await deleteMe(who)).status).toBe(204);
    const events = await people.database.query(
      `SELECT data->>'name' AS name, changes FROM auth.outbox WHERE workspace_id = $1 AND kind = 'member.remove'`,
      [former.workspaceId],
    );
    expect(events).toEqual([
      { name: 'Deleted member', changes: { accountDeleted: { from: false, to: true } } },
    ]);
    expect(await people.audited(former.workspaceId)).toEqual([]);
  });

  it('frees the address: a new account has nothing of the old one [DEC-4.ERASURE-4]', async () => {
    const { who } = await coOwner();
    const path = await people.invitation(who, `x-${who.email}`, 'member');
    expect((await deleteMe(who)).status).toBe(204);
    expect((await walk.browser().get(path)).status).toBe(404);
    await eventually('the mail', () =>
      deployment.mailbox.to(who.email).some(({ subject }) => subject === 'Your Kiban account was deleted'),
    );
    await walk.signUp({ email: who.email, password, name: 'Fresh', workspaceName: 'Fresh start' });
    expect(await signIn(who)).toBe(true);
    const tokens = await walk.connect(screen.clientId, { email: who.email, password });
    const memberships = await read<{ name: string }[]>(
      await walk.api('GET', '/me/workspaces', tokens.access_token),
    );
    expect(memberships.map(({ name }) => name)).toEqual(['Fresh start']);
  });

  it('is refused to the last owner, with the workspaces, and changes nothing [DEC-4.ERASURE-5]', async () => {
    const { who } = await coOwner();
    const alone = await people.workspace();
    await people.change(
      `INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'owner')`,
      alone,
      who.accountId,
    );
    await people.change(`UPDATE auth.workspace SET name = 'Alone' WHERE id = $1`, alone);
    const before = [await accountOf(who), await people.audited(who.workspaceId)];
    const refused = await deleteMe(who);
    expect(refused.status).toBe(409);
    expect(await read(refused)).toMatchObject({
      code: 'last_owner',
      error: expect.stringContaining('“Alone”'),
      details: [{ code: 'last_owner', message: 'Alone' }],
    });
    expect([await accountOf(who), await people.audited(who.workspaceId)]).toEqual(before);
    expect((await walk.api('GET', '/me', who.bearer)).status).toBe(200);
    await people.change('UPDATE auth.member SET removed_at = now() WHERE workspace_id = $1', alone);
    expect((await deleteMe(who)).status).toBe(204);
  });

  it('needs the typed address and a proof of the person [DEC-4.ERASURE-6]', async () => {
    const { who, stays } = await coOwner();
    const { email } = who;
    expect(await fault(await deleteMe(who, { email: stays.email, password }))).toEqual([
      422,
      'validation_failed',
    ]);
    await people.change(
      `UPDATE auth.browser_session SET password_at = now() - interval '15 minutes' WHERE account_id = $1`,
      who.accountId,
    );
    for (const given of [{}, { password: null }])
      expect(await fault(await deleteMe(who, { email, ...given }))).toEqual([403, 'second_factor_required']);
    expect(await fault(await deleteMe(who, { email, password: 'wrong' }))).toEqual([403, 'wrong_password']);
    const issued = await read<{ token: string }>(
      await walk.api('POST', '/tokens', who.bearer, { name: 'T', password }),
    );
    for (const path of ['/me/delete', '/me/export']) {
      const method = path.endsWith('export') ? 'GET' : 'POST';
      const body = method === 'GET' ? undefined : { email, password };
      expect(await fault(await walk.api(method, path, issued.token, body))).toEqual([403, 'forbidden']);
    }
    expect((await walk.api('GET', '/me', who.bearer)).status).toBe(200);
  });

  it('accepts a late sign-in by a passkey in place of the password [DEC-4.ERASURE-6]', async () => {
    const { who } = await coOwner();
    const passkeys = new PasskeyWalk(walk);
    const passkey = await passkeys.add(who);
    const verifier = walk.newVerifier();
    const browser = walk.browser();
    const page = await passkeys.page(browser, verifier);
    const done = await passkeys.use(passkey, { browser, page });
    const code = new URL(done.location ?? '').searchParams.get('code') ?? '';
    const tokens = await read<Tokens>(await walk.redeem(screen.clientId, { code, verifier }));
    const late = { ...who, bearer: tokens.access_token };
    const { email } = who;
    const age = (interval: string): Promise<void> =>
      people.change(
        `UPDATE auth.browser_session SET second_factor_at = now() - $2::interval, second_factor_shown_at = NULL
         WHERE account_id = $1`,
        who.accountId,
        interval,
      );
    await age('16 minutes');
    for (const proof of [{}, { password }])
      expect(await fault(await deleteMe(late, { email, ...proof }))).toEqual([403, 'second_factor_required']);
    await age('14 minutes');
    expect((await deleteMe(late, { email })).status).toBe(204);
  });
});
