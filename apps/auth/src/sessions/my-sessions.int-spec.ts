import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { SessionDto } from '@kiban/contracts';
import type { Browser, Seen } from '../testing/browser.js';
import { OAuthWalk, screen, type Tokens } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';
import { LastUsed } from '../token-check/last-used.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

interface SignedIn {
  browser: Browser;
  tokens: Tokens;
  bearer: string;
}

describe('the sessions of a person', () => {
  let deployment: AuthDeployment;
  let people: People;
  let replicas: [AuthReplica, AuthReplica];
  let walks: [OAuthWalk, OAuthWalk];
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    replicas = [await deployment.startReplica(), await deployment.startReplica()];
    walks = [new OAuthWalk(deployment.origin, replicas[0]), new OAuthWalk(deployment.origin, replicas[1])];
    [walk] = walks;
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  afterAll(() => deployment.stop());

  const person = async (): Promise<Placed> => people.member(await people.workspace(), 'owner');

  const signedIn = async (
    who: Placed,
    browser = walk.browser('198.51.100.7', FIREFOX),
  ): Promise<SignedIn> => {
    const tokens = await walk.connect(screen.clientId, { email: who.email, password }, { browser });
    return { browser, tokens, bearer: tokens.access_token };
  };

  const sessionsOf = async (bearer: string, over = walk): Promise<SessionDto[]> => {
    const response = await over.api('GET', '/me/sessions', bearer);
    expect(response.status).toBe(200);
    return (await response.json()) as SessionDto[];
  };
  /** The id of the session of a bearer. */
  const ownId = async (bearer: string): Promise<number> =>
    (await sessionsOf(bearer)).find(({ isCurrent }) => isCurrent)?.id ?? 0;

  const authorizes = async (browser: Browser, over = walk): Promise<boolean> => {
    browser.replica = over.replica;
    const url = over.authorizeUrl(screen.clientId, over.newVerifier());
    const seen = await browser.follow(await browser.get(url), screen.redirectPath);
    return seen.location?.includes('code=') ?? false;
  };

  /** Asserts it on both replicas, with everything that the browser and its page hold. */
  const expectSignedOut = async ({ browser, tokens, bearer }: SignedIn): Promise<void> => {
    for (const over of walks) {
      expect((await over.api('GET', '/me', bearer)).status).toBe(401);
      expect((await over.refresh(screen.clientId, tokens.refresh_token)).status).toBe(400);
      expect(await authorizes(browser, over)).toBe(false);
    }
  };
  const expectSignedIn = async ({ browser, bearer }: SignedIn): Promise<void> => {
    for (const over of walks) {
      expect((await over.api('GET', '/me', bearer)).status).toBe(200);
      expect(await authorizes(browser, over)).toBe(true);
    }
  };

  const end = (id: number | string, bearer: string, over = walk): Promise<Response> =>
    over.api('DELETE', `/me/sessions/${id}`, bearer);
  const endOthers = (bearer: string, over = walk): Promise<Response> =>
    over.api('POST', '/me/sessions/end-others', bearer);

  it('are listed with device, address and times, and without anything that signs in [DEC-3.SESSION-1]', async () => {
    const who = await person();
    const first = await signedIn(who);
    const second = await signedIn(who, walk.browser('203.0.113.9', SAFARI));
    // Another person's session is in no list of this one.
    await signedIn(await people.member(who.workspaceId, 'member'));
    const response = await walk.api('GET', '/me/sessions', second.bearer);
    const text = await response.text();
    const listed = JSON.parse(text) as SessionDto[];
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(listed).toEqual([
      {
        id: expect.any(Number),
        browser: 'Safari',
        system: 'iOS',
        address: '203.0.113.9',
        signedInAt: time,
        lastUsedAt: time,
        isCurrent: true,
      },
      {
        id: expect.any(Number),
        browser: 'Firefox',
        system: 'Linux',
        address: '198.51.100.7',
        signedInAt: time,
        lastUsedAt: time,
        isCurrent: false,
      },
    ]);
    for (const { browser, tokens } of [first, second])
      for (const secret of [browser.cookie(/^kiban /), tokens.access_token, tokens.refresh_token]) {
        expect(secret).toBeTruthy();
        expect(text).not.toContain(secret);
      }
    expect((await sessionsOf(first.bearer)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('are one for each browser, however often its page renews the token', async () => {
    const who = await person();
    const { browser, bearer } = await signedIn(who);
    for (let count = 0; count < 3; count += 1) expect(await authorizes(browser)).toBe(true);
    expect(await sessionsOf(bearer)).toHaveLength(1);
  });

  it('end one by one, at every replica, and leave the others and the AI clients [DEC-3.SESSION-2, DEC-3.SESSION-4]', async () => {
    const who = await person();
    const own = await signedIn(who);
    const third = await signedIn(who);
    const lost = await signedIn(who);
    const clientId = await walk.registered();
    const ai = await walk.connect(
      clientId,
      { email: who.email, password },
      { browser: walk.browser('192.0.2.1') },
    );
    const response = await end(await ownId(lost.bearer), own.bearer, walks[1]);
    expect(response.status).toBe(204);
    await expectSignedOut(lost);
    await expectSignedIn(own);
    await expectSignedIn(third);
    expect((await walk.refresh(clientId, ai.refresh_token)).status).toBe(200);
    expect((await sessionsOf(own.bearer)).filter(({ browser }) => browser === 'Firefox')).toHaveLength(2);
  });

  it('end all but the caller’s, with their pending sign-ins, and leave the AI clients [DEC-3.SESSION-3, DEC-3.SESSION-4]', async () => {
    const who = await person();
    const own = await signedIn(who);
    const others = [await signedIn(who), await signedIn(who)];
    const clientId = await walk.registered();
    const ai = await walk.connect(
      clientId,
      { email: who.email, password },
      { browser: walk.browser('192.0.2.1') },
    );
    // The password was correct, and the redirect is not followed yet.
    const thief = walk.browser('192.0.2.66');
    const page = await thief.follow(
      await thief.get(walk.authorizeUrl(screen.clientId, walk.newVerifier())),
      screen.redirectPath,
    );
    const action = `${new URL(page.url).pathname}/sign-in`;
    const pending = await thief.submit(page, action, { email: who.email, password });
    expect((await endOthers(own.bearer, walks[1])).status).toBe(204);
    for (const other of others) await expectSignedOut(other);
    const kept: Seen = await thief.follow(pending, screen.redirectPath);
    expect(kept.location).toBeNull();
    expect(kept.text).toContain('type="password"');
    await expectSignedIn(own);
    expect((await walk.refresh(clientId, ai.refresh_token)).status).toBe(200);
    expect(await sessionsOf(own.bearer)).toMatchObject([{ isCurrent: true }]);
  });

  it('are not ended by another person, who gets the 404 of an id that does not exist [DEC-3.SESSION-5]', async () => {
    const who = await person();
    const victim = await signedIn(who);
    const colleague = await signedIn(await people.member(who.workspaceId, 'owner'));
    const stranger = await signedIn(await person());
    const id = await ownId(victim.bearer);
    const audited = await people.audited(who.workspaceId);
    const signOuts = (): Promise<unknown> =>
      people.database.query('SELECT sign_outs FROM auth.account WHERE id = $1', [who.accountId]);
    const before = await signOuts();
    for (const { bearer } of [colleague, stranger]) {
      const response = await end(id, bearer);
      const missing = await end(999_999_999, bearer);
      expect([response.status, missing.status]).toEqual([404, 404]);
      const body = (await response.json()) as { error: string; code: string };
      const other = (await missing.json()) as { error: string; code: string };
      expect([body.code, body.error]).toEqual([
        'not_found',
        other.error.replace('999999999', () => String(id)),
      ]);
      expect((await endOthers(bearer)).status).toBe(204);
    }
    await expectSignedIn(victim);
    expect(await signOuts()).toEqual(before);
    const entries = (await people.audited(who.workspaceId)).slice(audited.length);
    // Of the colleague, about the colleague's own browsers.
    expect(entries).toEqual(['session.end_others']);
  });

  it('are ended once: the second time is 404, and changes nothing', async () => {
    const who = await person();
    const own = await signedIn(who);
    const id = await ownId((await signedIn(who)).bearer);
    const answers = await Promise.all([end(id, own.bearer), end(id, own.bearer, walks[1])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await end(id, own.bearer)).status).toBe(404);
    expect((await people.audited(who.workspaceId)).filter((action) => action === 'session.end')).toHaveLength(
      1,
    );
  });

  it.each(['0', '-1', 'x', '9'.repeat(20), '1%00'])('reject the id %s with a clear answer', async (id) => {
    const { bearer } = await signedIn(await person());
    const { status } = await end(id, bearer);
    expect([400, 404, 422]).toContain(status);
  });

  it('are closed to API tokens and AI clients [DEC-3.SESSION-5]', async () => {
    const who = await person();
    const { bearer } = await signedIn(who);
    const issued = await walk.api('POST', '/tokens', bearer, { name: 'T', password });
    const { token } = (await issued.json()) as { token: string };
    const ai = await walk.connect(await walk.registered(), { email: who.email, password });
    const id = await ownId(bearer);
    for (const [credential, status] of [
      [token, 403],
      [ai.access_token, 401],
    ] as const)
      for (const response of [
        await walk.api('GET', '/me/sessions', credential),
        await end(id, credential),
        await endOthers(credential),
      ])
        expect(response.status).toBe(status);
    expect((await walk.api('GET', '/me', bearer)).status).toBe(200);
  });

  it('are not ended by a request with the cookies of the browser alone, as another site could send', async () => {
    const who = await person();
    const { browser, bearer } = await signedIn(who);
    await signedIn(who);
    const seen = await browser.post('/api/v1/me/sessions/end-others', {});
    expect(seen.status).toBe(401);
    expect(await sessionsOf(bearer)).toHaveLength(2);
  });

  it('leave an entry in the audit log of each workspace of the person, without a secret [DEC-3.SESSION-2, DEC-3.SESSION-3]', async () => {
    const who = await person();
    const elsewhere = await people.workspace();
    await people.change(
      `INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'member')`,
      elsewhere,
      who.accountId,
    );
    const own = who.bearer;
    const id = await people.database
      .query<{ id: number }>(
        `INSERT INTO auth.browser_session (uid_hash, account_id, credential_epoch, signed_in_at, user_agent)
         VALUES ('\\x01', $1, 0, now(), $2) RETURNING id`,
        [who.accountId, FIREFOX],
      )
      .then(([row]) => row?.id ?? 0);
    expect((await end(id, own)).status).toBe(204);
    expect((await endOthers(own)).status).toBe(204);
    const entries = (await (await walk.api('GET', '/audit', own)).json()) as Record<string, unknown>[];
    const target = `member ${who.memberId}`;
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'session.end',
        via: 'screen',
        target,
        actor: expect.objectContaining({ memberId: who.memberId }),
        address: expect.any(String),
        details: expect.objectContaining({ session: id, browser: 'Firefox', system: 'Linux' }),
      }),
    );
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'session.end_others',
        target,
        details: expect.objectContaining({ sessionsEnded: 0 }),
      }),
    );
    expect(await people.audited(elsewhere)).toEqual(['session.end', 'session.end_others']);
  });

  describe('record their use', () => {
    const start = Date.now();
    const at = (seconds: number): void => {
      jest.spyOn(Date, 'now').mockReturnValue(start + seconds * 1_000);
    };
    const use = async (bearer: string, address: string): Promise<void> => {
      const response = await walk.api('GET', '/me', bearer, undefined, { 'x-forwarded-for': address });
      expect(response.status).toBe(200);
      await replicas[0].service.app.get(LastUsed).flush();
    };
    const last = async (bearer: string): Promise<[string, string | null]> => {
      const [session] = await sessionsOf(bearer);
      return [session?.lastUsedAt ?? '', session?.address ?? null];
    };
    const moment = (seconds: number): string => new Date(start + seconds * 1_000).toISOString();

    it('at most once a minute, with the address [DEC-3.SESSION-1]', async () => {
      at(0);
      const { bearer } = await signedIn(await person());
      expect(await last(bearer)).toEqual([moment(0), '198.51.100.7']);
      at(59);
      await use(bearer, '203.0.113.1');
      expect(await last(bearer)).toEqual([moment(0), '198.51.100.7']);
      at(61);
      await use(bearer, '203.0.113.2');
      expect(await last(bearer)).toEqual([moment(61), '203.0.113.2']);
      at(100);
      await use(bearer, '203.0.113.3');
      expect(await last(bearer)).toEqual([moment(61), '203.0.113.2']);
    });

    it('without a wait for a session that is being ended', async () => {
      at(0);
      const who = await person();
      const { bearer } = await signedIn(who);
      at(120);
      await people.database.transaction(async (tx) => {
        await tx.query('SELECT 1 FROM auth.browser_session WHERE account_id = $1 FOR UPDATE', [
          who.accountId,
        ]);
        await use(bearer, '203.0.113.1');
      });
      expect(await last(bearer)).toEqual([moment(0), '198.51.100.7']);
      await use(bearer, '203.0.113.1');
      expect(await last(bearer)).toEqual([moment(120), '203.0.113.1']);
    });
  });
});
