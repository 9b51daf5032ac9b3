import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto, SecondFactorSetupDto } from '@kiban/contracts';
import { AuthenticatorApp } from '@kiban/testing';
import type { Browser, Seen } from '../testing/browser.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

describe('a workspace that demands a second factor', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
  });

  afterAll(() => deployment.stop());

  const demand = ({ bearer }: Placed, secondFactorRequired = true): Promise<Response> =>
    walk.api('PATCH', '/workspace', bearer, { secondFactorRequired });

  const turnOn = async (who: Placed): Promise<AuthenticatorApp> => {
    const { bearer } = who;
    const setUp = await walk.api('POST', '/me/second-factor', bearer, { password });
    const app = new AuthenticatorApp(((await setUp.json()) as SecondFactorSetupDto).secret);
    expect((await walk.api('POST', '/me/second-factor/confirm', bearer, { code: app.code() })).status).toBe(
      200,
    );
    await people.inSession(who);
    return app;
  };

  /** An owner with a second factor, who demands one, and a member of the workspace who has none. */
  const demanding = async (): Promise<{ owner: Placed; app: AuthenticatorApp; member: Placed }> => {
    const workspaceId = await people.workspace();
    const owner = await people.member(workspaceId, 'owner');
    const member = await people.member(workspaceId, 'member');
    const app = await turnOn(owner);
    expect((await demand(owner)).status).toBe(200);
    return { owner, app, member };
  };

  const signIn = (who: Placed, browser: Browser, clientId: string = screen.clientId): Promise<Seen> =>
    walk.signIn(browser, walk.authorizeUrl(clientId, walk.newVerifier()), { email: who.email, password });

  const pathOf = (page: Seen): string => new URL(page.url).pathname;
  const hidden = (page: Seen, name: string): string =>
    new RegExp(`name="${name}"\\s+value="([^"]+)"`).exec(page.text)?.[1] ?? '';

  it('is made by an owner who has one, and by no other member [DEC-4.FACTOR-12]', async () => {
    const workspaceId = await people.workspace();
    const owner = await people.member(workspaceId, 'owner');
    const admin = await people.member(workspaceId, 'admin');
    const refused = await demand(owner);
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
      409,
      'Turn on your own second factor before you demand one of the members.',
    ]);
    await turnOn(admin);
    expect((await demand(admin)).status).toBe(403);
    await turnOn(owner);
    expect((await demand(owner)).status).toBe(200);
    const workspace = await walk.api('GET', '/workspace', admin.bearer);
    expect(await workspace.json()).toMatchObject({ secondFactorRequired: true });
    expect((await demand(owner, false)).status).toBe(200);
  });

  it('ends the sign-ins and AI clients of members without one by the next request, and no others [DEC-4.FACTOR-13]', async () => {
    const workspaceId = await people.workspace();
    const owner = await people.member(workspaceId, 'owner');
    const member = await people.member(workspaceId, 'member');
    const careful = await people.member(workspaceId, 'member');
    const stranger = await people.member(await people.workspace(), 'member');
    const clientId = await walk.registered();
    const client = await walk.connect(clientId, { email: member.email, password });
    await turnOn(owner);
    await turnOn(careful);
    const second = new OAuthWalk(deployment.origin, await deployment.startReplica());
    // Both replicas have seen the bearers.
    for (const replica of [walk, second])
      expect((await replica.api('GET', '/me', member.bearer)).status).toBe(200);
    expect((await demand(owner)).status).toBe(200);
    for (const replica of [walk, second]) {
      expect((await replica.api('GET', '/me', member.bearer)).status).toBe(401);
      for (const { bearer } of [owner, careful, stranger])
        expect((await replica.api('GET', '/me', bearer)).status).toBe(200);
    }
    expect((await walk.refresh(clientId, client.refresh_token)).status).toBe(400);
    const audit = (await (await walk.api('GET', '/audit', owner.bearer)).json()) as AuditEntryDto[];
    expect(audit).toContainEqual(
      expect.objectContaining({
        action: 'client.revoke',
        details: expect.objectContaining({ because: 'workspace.update' }),
      }),
    );
  });

  it('has a member without one set it up during the sign-in, with the password [DEC-4.FACTOR-14]', async () => {
    const { member } = await demanding();
    const browser = walk.browser();
    const page = await signIn(member, browser);
    expect(pathOf(page)).toMatch(/\/set-up$/);
    expect(page.text).toContain('demands a second factor');
    // Without it, nothing else opens the workspace.
    const interaction = pathOf(page).replace('/set-up', '');
    const opened = await browser.submit(page, `${interaction}/workspace`, {
      workspaceId: String(member.workspaceId),
    });
    expect(pathOf(await browser.follow(opened, screen.redirectPath))).toBe(pathOf(page));
    const wrong = await browser.submit(page, pathOf(page), { password: 'a wrong password' });
    expect([wrong.status, wrong.text.includes('The password is wrong')]).toEqual([403, true]);
    const secretPage = await browser.submit(page, pathOf(page), { password });
    const secret = hidden(secretPage, 'secret');
    const app = new AuthenticatorApp(secret);
    const confirm = `${pathOf(page)}/confirm`;
    const retry = await browser.submit(secretPage, confirm, { secret, code: app.wrongCode() });
    expect([retry.status, hidden(retry, 'secret')]).toEqual([403, secret]);
    const codes = await browser.submit(retry, confirm, { secret, code: app.code() });
    expect(codes.text.match(/<li>/g)).toHaveLength(10);
    const done = await browser.follow(await browser.get(interaction), screen.redirectPath);
    expect(done.location).toContain('code=');
  });

  it('shows the secret of a set-up to no page that has not shown it before [DEC-4.FACTOR-14]', async () => {
    const { member } = await demanding();
    const browser = walk.browser();
    const page = await signIn(member, browser);
    await browser.submit(page, pathOf(page), { password });
    const guessed = await browser.submit(page, `${pathOf(page)}/confirm`, {
      secret: 'A'.repeat(32),
      code: '000000',
    });
    const back = await browser.follow(guessed);
    expect(hidden(back, 'secret')).toBe('');
    expect(back.text).toContain('type="password"');
  });

  it('gives an AI client nothing without one [DEC-4.FACTOR-13]', async () => {
    const { member } = await demanding();
    const browser = walk.browser();
    const page = await signIn(member, browser, await walk.registered());
    const allowed = await walk.allow(browser, page, { workspaceId: String(member.workspaceId) });
    expect(pathOf(allowed)).toMatch(/\/set-up$/);
    const grants = await people.database.query(
      'SELECT 1 FROM auth.oauth_grant WHERE account_id = $1 AND revoked_at IS NULL',
      [member.accountId],
    );
    expect(grants).toEqual([]);
  });

  it('keeps its members from turning theirs off [DEC-4.FACTOR-15]', async () => {
    const { owner, app } = await demanding();
    const off = (code: string): Promise<Response> =>
      walk.api('POST', '/me/second-factor/off', owner.bearer, { password, code });
    const refused = await off(app.code(1));
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
      409,
      expect.stringContaining('demands a second factor'),
    ]);
    expect((await demand(owner, false)).status).toBe(200);
    // The refused call has not used the code up.
    expect((await off(app.code(1))).status).toBe(204);
  });

  it('holds against a replica of a version that does not know the demand [DEC-4.FACTOR-16]', async () => {
    const { member } = await demanding();
    // The rows that the release before inserts.
    const bearer = await people.signedIn(member);
    expect((await walk.api('GET', '/me', bearer)).status).toBe(401);
  });
});
