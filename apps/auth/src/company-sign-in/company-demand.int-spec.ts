import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto } from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { SignJWT, UnsecuredJWT } from 'jose';
import type { Browser, Seen } from '../testing/browser.js';
import { CompanyProvider, type CompanyPerson } from '@kiban/testing/company-provider';
import { CompanyWalk, newDomain, pathOf, type Connected } from '../testing/company-walk.js';
import { HostileProvider } from '../testing/hostile-provider.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { isSignedIn, PasskeyWalk } from '../testing/passkey-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';
import { TextRecords } from '../testing/text-records.js';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

describe('a company that demands its sign-in, or ends it', () => {
  let records: TextRecords;
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;
  let second: OAuthWalk;
  let companies: CompanyWalk;
  let provider: CompanyProvider;

  beforeAll(async () => {
    records = await TextRecords.listen();
    deployment = await AuthDeployment.create({
      SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8',
      SIGN_IN_ALLOW_HTTP: 'true',
      SIGN_IN_DNS_SERVERS: records.address,
    });
    ({ people } = deployment);
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    second = new OAuthWalk(deployment.origin, await deployment.startReplica());
    companies = new CompanyWalk(walk, people, records);
    provider = await CompanyProvider.listen(`${deployment.origin}/sign-in/company`);
  });

  afterAll(async () => {
    await deployment.stop();
    await provider.close();
    await records.close();
  });

  const employ = (domain: string): CompanyPerson => {
    const name = `d${provider.people.size}`;
    const person = { sub: `sub-${name}`, email: `${name}@${domain}`, email_verified: true, name };
    provider.people.set(person.email, person);
    return person;
  };

  const demand = ({ owner, provider: { id } }: Connected, required = true): Promise<Response> =>
    walk.api('PATCH', `/workspace/sign-in-providers/${id}`, owner.bearer, { required });

  const byPassword = (email: string, browser = walk.browser()): Promise<Seen> =>
    walk.signIn(browser, walk.authorizeUrl(screen.clientId, walk.newVerifier()), { email, password });

  const bearerByPassword = async (email: string): Promise<string> =>
    (await walk.connect(screen.clientId, { email, password })).access_token;

  const bearerByCompany = async (email: string, browser = walk.browser()): Promise<string> => {
    const { url, verifier } = await companies.sent(browser, email);
    const seen = await companies.returned(browser, await provider.visit(url.href));
    return (await companies.tokens(seen, verifier)).access_token;
  };

  const statusOf = async (bearer: string, at = walk): Promise<number> =>
    (await at.api('GET', '/me', bearer)).status;

  /** A workspace with a proven domain, its owner and a member, who both have an address of it and a password. */
  const staffed = async (): Promise<{ connected: Connected; owner: Placed; member: Placed }> => {
    const connected = await companies.connected(provider.issuer);
    const owner = await companies.address(connected.owner, employ(connected.domain).email);
    const member = await people.member(owner.workspaceId, 'member');
    return { connected, owner, member: await companies.address(member, employ(connected.domain).email) };
  };

  const actions = async ({ owner }: Connected, action: string): Promise<AuditEntryDto[]> =>
    (await (await walk.api('GET', `/audit?action=${action}`, owner.bearer)).json()) as AuditEntryDto[];

  it('takes a passkey alone for no sign-in of a member [DEC-4.SSO-12]', async () => {
    const { connected, owner, member } = await staffed();
    const passkeys = new PasskeyWalk(walk);
    const [ofMember, ofOwner] = [await passkeys.add(member), await passkeys.add(owner)];
    const refusals = (): Promise<AuditEntryDto[]> => actions(connected, 'passkey.refused');
    const alone = async (passkey: typeof ofMember): Promise<Seen> => {
      const browser = walk.browser();
      return passkeys.use(passkey, { browser, page: await passkeys.page(browser) });
    };
    expect(isSignedIn(await alone(ofMember))).toBe(true);
    expect((await demand(connected)).status).toBe(200);
    const refused = await alone(ofMember);
    expect([refused.status, isSignedIn(refused)]).toEqual([403, false]);
    expect(refused.text).toContain('Your company signs you in.');
    expect(await refusals()).toMatchObject([{ via: 'passkey', target: `member ${member.memberId}` }]);
    // An owner must be able to repair the connection.
    expect(isSignedIn(await alone(ofOwner))).toBe(true);
  });

  it('ends the sessions of members that began with a password, and no others [DEC-4.SSO-12]', async () => {
    const { connected, owner, member } = await staffed();
    const guest = await people.member(owner.workspaceId, 'member');
    const outsider = await companies.address(
      await people.member(await people.workspace(), 'member'),
      `outsider@${connected.domain}`,
    );
    const bearers = {
      member: await bearerByPassword(member.email),
      owner: await bearerByPassword(owner.email),
      guest: await bearerByPassword(guest.email),
      outsider: await bearerByPassword(outsider.email),
      company: await bearerByCompany(employ(connected.domain).email),
    };
    const clientId = await walk.registered();
    const client = await walk.connect(clientId, { email: member.email, password });
    for (const at of [walk, second]) expect(await statusOf(bearers.member, at)).toBe(200);
    expect((await demand(connected)).status).toBe(200);
    for (const at of [walk, second]) {
      expect(await statusOf(bearers.member, at)).toBe(401);
      for (const kept of [bearers.owner, bearers.guest, bearers.outsider, bearers.company])
        expect(await statusOf(kept, at)).toBe(200);
    }
    expect((await walk.refresh(clientId, client.refresh_token)).status).toBe(200);
    const [ended] = await actions(connected, 'session.end');
    expect(ended).toMatchObject({
      target: `member ${member.memberId}`,
      details: { because: 'sign_in_provider.update' },
    });
  });

  it('binds a session of before by the next request, however its person comes under the demand [DEC-4.SSO-16]', async () => {
    const { connected, owner, member } = await staffed();
    const joining = await companies.address(
      await people.member(await people.workspace(), 'owner'),
      employ(connected.domain).email,
    );
    const late = { domain: newDomain(), id: connected.provider.id };
    const ofLate = await companies.address(
      await people.member(owner.workspaceId, 'admin'),
      `late@${late.domain}`,
    );
    const bearers = {
      demoted: await bearerByPassword(owner.email),
      joining: await bearerByPassword(joining.email),
      late: await bearerByPassword(ofLate.email),
    };
    expect((await demand(connected)).status).toBe(200);
    for (const bearer of Object.values(bearers)) expect(await statusOf(bearer, second)).toBe(200);

    await people.member(owner.workspaceId, 'owner');
    const other = await people.member(owner.workspaceId, 'owner');
    const demoted = await walk.api('PATCH', `/members/${owner.memberId}`, other.bearer, { role: 'admin' });
    expect(demoted.status).toBe(200);
    for (const at of [walk, second]) expect(await statusOf(bearers.demoted, at)).toBe(401);

    const path = `/workspace/sign-in-providers/${late.id}`;
    const added = await walk.api('PATCH', path, other.bearer, { domains: [connected.domain, late.domain] });
    const { domains } = (await added.json()) as { domains: { domain: string; record: string }[] };
    records.texts.set(late.domain, [domains.find(({ domain }) => domain === late.domain)?.record ?? '']);
    expect((await companies.verify(other, late.id, late.domain)).status).toBe(200);
    for (const at of [walk, second]) expect(await statusOf(bearers.late, at)).toBe(401);

    await people.change(
      `INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'admin')`,
      owner.workspaceId,
      joining.accountId,
    );
    // The session stays what it is elsewhere, and opens no access here.
    expect(await statusOf(bearers.joining)).toBe(200);
    expect(await statusOf(await bearerByCompany(member.email))).toBe(200);
  });

  it('keeps the address of a person whom it binds, also one with another workspace, until the change is confirmed [DEC-4.SSO-16]', async () => {
    const { connected, member } = await staffed();
    await people.change(
      `INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'owner')`,
      await people.workspace(),
      member.accountId,
    );
    const { bearer } = member;
    const change = (email: string): Promise<Response> =>
      walk.api('POST', '/me/email', bearer, { email, password });
    const asked = `private-${member.accountId}@mail.example`;
    expect((await change(asked)).status).toBe(200);
    const [before, after] = await Promise.all(
      [member.email, asked].map((to) => deployment.mailbox.links.linkTo(to, /^\/sign-in\/email\//)),
    );
    await people.change(
      'UPDATE auth.sign_in_provider SET required = true WHERE id = $1',
      connected.provider.id,
    );
    const statuses: number[] = [];
    for (const link of [before, after]) {
      const browser = walk.browser();
      const { pathname } = new URL(link ?? '');
      statuses.push((await browser.submit(await browser.get(pathname), pathname)).status);
    }
    expect(statuses).toEqual([200, 404]);
    const [account] = await people.database.query<{ email: string }>(
      'SELECT email FROM auth.account WHERE id = $1',
      [member.accountId],
    );
    expect(account?.email).toBe(member.email);
  });

  it('refuses the password of such a member with a sentence, and lets owners keep theirs [DEC-4.SSO-12]', async () => {
    const { connected, owner, member } = await staffed();
    expect((await demand(connected)).status).toBe(200);
    const refused = await byPassword(member.email);
    expect([refused.status, refused.text.includes('Your company signs you in')]).toEqual([403, true]);
    const [entry] = await actions(connected, 'password.refused');
    expect(entry?.target).toBe(`member ${member.memberId}`);
    // A wrong password learns nothing.
    const wrong = await walk.signIn(walk.browser(), walk.authorizeUrl(screen.clientId, walk.newVerifier()), {
      email: member.email,
      password: 'a wrong password',
    });
    expect(wrong.text).not.toContain('Your company signs you in');
    expect((await byPassword(owner.email)).location).toContain('code=');
    expect(await statusOf(await bearerByCompany(member.email))).toBe(200);
    expect((await demand(connected, false)).status).toBe(200);
    expect((await byPassword(member.email)).location).toContain('code=');
  });

  it('sends such a member no link, and refuses one that was sent before [DEC-4.SSO-12]', async () => {
    const { connected, member } = await staffed();
    const reset = async (): Promise<Seen> => {
      const browser = walk.browser();
      return browser.submit(await browser.get('/sign-in/reset'), '/sign-in/reset', { email: member.email });
    };
    await reset();
    const link = new URL(await deployment.mailbox.links.linkTo(member.email, /\/reset\//)).pathname;
    expect((await demand(connected)).status).toBe(200);
    const browser = walk.browser();
    const late = await browser.submit(await browser.get(link), link, { password: 'another long password' });
    expect([late.status, late.text.includes('Your company signs you in')]).toEqual([409, true]);
    const asked = await reset();
    expect([asked.status, asked.text.includes('only while they are signed in by it')]).toEqual([202, true]);
    await expectEventually(async () => (await actions(connected, 'password.reset_refused')).length > 0);
    const links = await people.database.query(
      'SELECT 1 FROM auth.password_reset WHERE account_id = $1 AND used_at IS NULL',
      [member.accountId],
    );
    expect(links).toHaveLength(1);
  });

  it('needs a proven domain, and no second factor that a workspace demands [DEC-4.SSO-12]', async () => {
    const owner = await people.member(await people.workspace(), 'owner');
    const created = await companies.create(owner, { issuer: provider.issuer, domains: ['unproven.example'] });
    const { id } = (await created.json()) as { id: number };
    const path = `/workspace/sign-in-providers/${id}`;
    expect((await walk.api('PATCH', path, owner.bearer, { required: true })).status).toBe(409);
    const { connected } = await staffed();
    const withFactor = async ({ owner }: Connected): Promise<void> => {
      await people.change(
        `INSERT INTO auth.second_factor (account_id, secret, created_at, confirmed_at) VALUES ($1, '', now(), now())`,
        owner.accountId,
      );
      await people.inSession(owner);
    };
    await withFactor(connected);
    await people.change(
      'UPDATE auth.workspace SET second_factor_required = true WHERE id = $1',
      connected.owner.workspaceId,
    );
    expect((await demand(connected)).status).toBe(409);
    const { connected: demanding } = await staffed();
    expect((await demand(demanding)).status).toBe(200);
    await withFactor(demanding);
    const both = await walk.api('PATCH', '/workspace', demanding.owner.bearer, {
      secondFactorRequired: true,
    });
    expect(both.status).toBe(409);
  });

  it('holds against a replica of a version that does not know the demand [DEC-4.SSO-12]', async () => {
    const { connected, member } = await staffed();
    expect((await demand(connected)).status).toBe(200);
    // The row that the release before inserts.
    const rows = await people.database.query(
      `INSERT INTO auth.browser_session (uid_hash, account_id, credential_epoch, signed_in_at)
       VALUES ('\\x01', $1, 0, now()) RETURNING uid_hash`,
      [member.accountId],
    );
    expect(rows).toEqual([]);
  });

  it('offers to sign out there too, after a sign-out here [DEC-4.SSO-13]', async () => {
    const connected = await companies.connected(provider.issuer);
    const browser = walk.browser();
    const bearer = await bearerByCompany(employ(connected.domain).email, browser);
    const out = await browser.submit(await browser.get('/sign-in/out'), '/sign-in/out');
    expect(await statusOf(bearer)).toBe(401);
    const [, href = ''] = /href="([^"]+)"/.exec(out.text.slice(out.text.indexOf('<h1>'))) ?? [];
    const url = new URL(href.replaceAll('&amp;', '&'));
    expect([url.origin, url.searchParams.get('client_id')]).toEqual([provider.issuer, 'kiban']);
  });

  it('ends the sessions that began by a connection when it is deleted [DEC-4.SSO-1]', async () => {
    const connected = await companies.connected(provider.issuer);
    const bearer = await bearerByCompany(employ(connected.domain).email);
    expect(await statusOf(bearer, second)).toBe(200);
    const path = `/workspace/sign-in-providers/${connected.provider.id}`;
    expect((await walk.api('DELETE', path, connected.owner.bearer)).status).toBe(204);
    for (const at of [walk, second]) expect(await statusOf(bearer, at)).toBe(401);
  });

  describe('by a logout token', () => {
    let issuer: HostileProvider;
    let connected: Connected;

    beforeAll(async () => {
      issuer = await HostileProvider.listen();
      connected = await companies.connected(issuer.issuer);
    });

    afterAll(() => issuer.close());

    /** @returns a bearer of a session that began by the provider */
    const signedIn = async (sub: string, sid: string): Promise<string> => {
      const browser: Browser = walk.browser();
      const email = `${sub}@${connected.domain}`;
      const { url, verifier } = await companies.sent(browser, email);
      const nonce = url.searchParams.get('nonce') ?? '';
      issuer.idToken = await issuer.sign({ sub, sid, email, nonce });
      const state = url.searchParams.get('state') ?? '';
      const search = new URLSearchParams({ code: 'c', state, iss: issuer.issuer }).toString();
      const seen = await companies.returned(browser, `${deployment.origin}/sign-in/company?${search}`);
      expect(pathOf(seen)).not.toBe('/sign-in/company');
      return (await companies.tokens(seen, verifier)).access_token;
    };

    const claims = (more: Record<string, unknown>): Record<string, unknown> => ({
      jti: Math.random().toString(36),
      events: { [EVENT]: {} },
      email_verified: undefined,
      name: undefined,
      ...more,
    });

    const send = (token: string, id = connected.provider.id): Promise<Response> =>
      fetch(`${walk.replica.url}/sign-in/company/${id}/logout`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ logout_token: token }),
      });

    it('ends the one session that it names, or all of the person, by the next request [DEC-4.SSO-14]', async () => {
      const bearers = [await signedIn('one', 'a'), await signedIn('one', 'b'), await signedIn('two', 'c')];
      for (const bearer of bearers) expect(await statusOf(bearer, second)).toBe(200);
      const statuses = (): Promise<number[]> =>
        Promise.all(bearers.map((bearer) => statusOf(bearer, second)));
      expect((await send(await issuer.sign(claims({ sub: 'one', sid: 'a' })))).status).toBe(200);
      expect(await statuses()).toEqual([401, 200, 200]);
      expect((await send(await issuer.sign(claims({ sub: 'one' })))).status).toBe(200);
      expect(await statuses()).toEqual([401, 401, 200]);
      expect((await send(await issuer.sign(claims({ sid: 'c' })))).status).toBe(200);
      expect(await statuses()).toEqual([401, 401, 401]);
      const ended = await actions(connected, 'session.end');
      expect(ended.map(({ via }) => via)).toEqual(Array(3).fill('company logout'));
    });

    it.each<[string, Record<string, unknown>]>([
      ['another issuer', { iss: 'https://login.example' }],
      ['another audience', { aud: 'other' }],
      ['a nonce, as ID tokens have', { nonce: 'n' }],
      ['no event', { events: undefined }],
      ['another event', { events: { 'https://login.example/event': {} } }],
      ['no identifier', { jti: undefined }],
      ['no person and no session', { sub: undefined }],
      ['an age of ten minutes', { iat: Math.floor(Date.now() / 1_000) - 600 }],
      ['an end ten minutes ago', { exp: Math.floor(Date.now() / 1_000) - 600 }],
    ])('ends nothing with %s [DEC-4.SSO-14]', async (_, change) => {
      const bearer = await signedIn('kept', 'k');
      const response = await send(await issuer.sign(claims({ sub: 'kept', ...change })));
      expect([response.status, await statusOf(bearer)]).toEqual([400, 200]);
    });

    it.each([undefined, 'logout+jwt', 'application/logout+jwt', 'Logout+JWT', 'JWT'])(
      'ends the session with the type %s [DEC-4.SSO-14]',
      async (typ) => {
        const bearer = await signedIn('typed', 't');
        const token = await issuer.sign(claims({ sub: 'typed' }), typ === undefined ? {} : { typ });
        expect([(await send(token)).status, await statusOf(bearer)]).toEqual([200, 401]);
      },
    );

    it.each(['at+jwt', 'id_token+jwt', 'secevent+jwt', 'logout', ''])(
      'ends nothing with the type “%s” of another token [DEC-4.SSO-14]',
      async (typ) => {
        const bearer = await signedIn('typed', 't');
        const token = await issuer.sign(claims({ sub: 'typed' }), { typ });
        expect([(await send(token)).status, await statusOf(bearer)]).toEqual([400, 200]);
      },
    );

    it('ends nothing without a valid signature, at another connection, or a second time [DEC-4.SSO-14]', async () => {
      const bearer = await signedIn('safe', 's');
      const valid = issuer.claims(claims({ sub: 'safe' }));
      expect((await send(new UnsecuredJWT(valid).encode())).status).toBe(400);
      const shared = new SignJWT(valid).setProtectedHeader({ alg: 'HS256' });
      expect((await send(await shared.sign(Buffer.from('the secret of the company')))).status).toBe(400);
      const other = await companies.connected(provider.issuer);
      const token = await issuer.sign(claims({ sub: 'safe' }));
      expect((await send(token, other.provider.id)).status).toBe(400);
      expect((await send(token, 999_999)).status).toBe(400);
      expect(await statusOf(bearer)).toBe(200);
      const elsewhere = await issuer.sign(claims({ sub: 'another person' }));
      expect((await send(elsewhere)).status).toBe(200);
      expect((await send(elsewhere)).status).toBe(400);
      expect(await statusOf(bearer)).toBe(200);
    });
  });
});

async function expectEventually(isDone: () => Promise<boolean>): Promise<void> {
  expect(await eventually('the entry', async () => ((await isDone()) ? true : undefined))).toBe(true);
}
