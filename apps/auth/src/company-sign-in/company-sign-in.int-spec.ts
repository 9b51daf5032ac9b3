import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AuditEntryDto, MeDto, SecondFactorSetupDto, SignInProviderDto } from '@kiban/contracts';
import { AuthenticatorApp, eventually } from '@kiban/testing';
import { Clock } from '../infrastructure/clock.js';
import type { Browser, Seen } from '../testing/browser.js';
import { company, CompanyProvider, type CompanyPerson } from '@kiban/testing/company-provider';
import { CompanyWalk, newDomain, pathOf, type Connected } from '../testing/company-walk.js';
import { Directory } from '../testing/directory.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';
import { TextRecords } from '../testing/text-records.js';

const PATH = '/workspace/sign-in-providers';
const LINKED = 'A company signs in to your Kiban account';

describe('the sign-in of a company', () => {
  let records: TextRecords;
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;
  let companies: CompanyWalk;
  let provider: CompanyProvider;
  let replica: AuthReplica;
  /** A workspace for which the operator has confirmed a domain. */
  let given: number;

  beforeAll(async () => {
    records = await TextRecords.listen();
    deployment = await AuthDeployment.create({
      SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8',
      SIGN_IN_ALLOW_HTTP: 'true',
      SIGN_IN_DNS_SERVERS: records.address,
    });
    ({ people } = deployment);
    given = await people.workspace();
    replica = await deployment.startReplica({ COMPANY_DOMAINS: `${given}=given.example` });
    walk = new OAuthWalk(deployment.origin, replica);
    companies = new CompanyWalk(walk, people, records);
    provider = await CompanyProvider.listen(`${deployment.origin}/sign-in/company`);
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  afterAll(async () => {
    await deployment.stop();
    await provider.close();
    await records.close();
  });

  const employ = (domain: string, more: Partial<CompanyPerson> = {}): CompanyPerson => {
    const name = `p${provider.people.size}`;
    const person = { sub: `sub-${name}`, email: `${name}@${domain}`, email_verified: true, name, ...more };
    provider.people.set(person.email, person);
    return person;
  };

  /** Signs a person in at the company. @returns the redirect to the screen, or the page instead of it */
  const signIn = async (
    email: string,
    browser = walk.browser(),
  ): Promise<{ seen: Seen; verifier: string }> => {
    const { url, verifier } = await companies.sent(browser, email);
    return { seen: await companies.returned(browser, await provider.visit(url.href)), verifier };
  };

  const me = async (email: string): Promise<MeDto> => {
    const { seen, verifier } = await signIn(email);
    const { access_token } = await companies.tokens(seen, verifier);
    return (await (await walk.api('GET', '/me', access_token)).json()) as MeDto;
  };

  const audited = async ({ owner }: Connected, action: string): Promise<AuditEntryDto[]> => {
    const response = await walk.api('GET', `/audit?action=${action}`, owner.bearer);
    return (await response.json()) as AuditEntryDto[];
  };

  const errorOf = async (response: Response): Promise<string> =>
    ((await response.json()) as { error: string }).error;

  it('is set up by an owner with the password, whose provider responds; the secret is not returned [DEC-4.SSO-1]', async () => {
    const workspaceId = await people.workspace();
    const owner = await people.member(workspaceId, 'owner');
    const admin = await people.member(workspaceId, 'admin');
    const input = { issuer: provider.issuer, domains: [newDomain()] };
    expect((await companies.create(admin, input)).status).toBe(403);
    expect((await companies.create(owner, { ...input, password: 'wrong password' })).status).toBe(403);
    const elsewhere = await companies.create(owner, { ...input, issuer: 'http://127.0.0.1:9' });
    expect([elsewhere.status, await errorOf(elsewhere)]).toEqual([
      422,
      'No OpenID Connect provider with exactly this issuer responds at its address.',
    ]);
    const created = await companies.create(owner, { ...input, roleByGroup: { admins: 'admin' } });
    const text = await created.text();
    expect([created.status, text.includes(company.clientSecret)]).toEqual([201, false]);
    const { id } = JSON.parse(text) as SignInProviderDto;
    const [row] = await people.database.query<{ secret: Buffer }>(
      'SELECT client_secret AS secret FROM auth.sign_in_provider WHERE id = $1',
      [id],
    );
    expect(row?.secret.includes(company.clientSecret)).toBe(false);
    for (const [method, path, body] of [
      ['GET', PATH, undefined],
      ['PATCH', `${PATH}/${id}`, { name: 'Other' }],
      ['DELETE', `${PATH}/${id}`, undefined],
    ] as const)
      expect((await walk.api(method, path, admin.bearer, body)).status).toBe(403);
    const stranger = await people.member(await people.workspace(), 'owner');
    expect((await walk.api('PATCH', `${PATH}/${id}`, stranger.bearer, { name: 'Other' })).status).toBe(404);
    expect((await walk.api('DELETE', `${PATH}/${id}`, stranger.bearer)).status).toBe(404);
    expect((await companies.verify(stranger, id, input.domains[0] as string)).status).toBe(404);
    const changed = await walk.api('PATCH', `${PATH}/${id}`, owner.bearer, {
      name: 'Other',
      defaultRole: 'viewer',
    });
    expect(await changed.json()).toMatchObject({ name: 'Other', defaultRole: 'viewer', version: 2 });
    expect((await walk.api('DELETE', `${PATH}/${id}`, owner.bearer)).status).toBe(204);
    const list = await walk.api('GET', PATH, owner.bearer);
    expect(await list.json()).toEqual([]);
    const audit = (await (
      await walk.api('GET', '/audit?action=sign_in_provider', owner.bearer)
    ).json()) as AuditEntryDto[];
    expect(audit.map(({ action }) => action)).toEqual([
      'sign_in_provider.delete',
      'sign_in_provider.update',
      'sign_in_provider.create',
    ]);
    expect(JSON.stringify(audit)).not.toContain(company.clientSecret);
  });

  it.each([
    [{ issuer: 'ftp://login.example' }, 'issuer'],
    [{ issuer: 'https://login.example/?tenant=1' }, 'issuer'],
    [{ domains: ['no domain'] }, 'domains'],
    [{ domains: ['localhost'] }, 'domains'],
    [{ roleByGroup: { all: 'owner' } }, 'roleByGroup'],
  ])('is not set up with %j [DEC-4.SSO-1]', async (input, field) => {
    const owner = await people.member(await people.workspace(), 'owner');
    const response = await companies.create(owner, {
      issuer: provider.issuer,
      domains: [newDomain()],
      ...input,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ details: [{ field }] });
  });

  it('does nothing for a domain until its TXT record is found, and then for this connection only [DEC-4.SSO-2]', async () => {
    const { domain: first } = await companies.connected(provider.issuer);
    const owner = await people.member(await people.workspace(), 'owner');
    const domain = newDomain();
    const created = await companies.create(owner, { issuer: provider.issuer, domains: [domain, first] });
    const { id, domains } = (await created.json()) as SignInProviderDto;
    const browser = walk.browser();
    const { page } = await companies.signInPage(browser);
    const person = employ(domain);
    expect((await companies.enter(browser, page, person.email)).status).toBe(422);
    expect((await companies.verify(owner, id, domain)).status).toBe(409);
    records.texts.set(domain, ['v=spf1 -all', 'kiban-domain-verification=another']);
    expect((await companies.verify(owner, id, domain)).status).toBe(409);
    const recordOf = (name: string): string => domains.find((each) => each.domain === name)?.record ?? '';
    records.texts.set(domain, ['v=spf1 -all', recordOf(domain)]);
    const verified = await companies.verify(owner, id, domain.toUpperCase());
    expect(verified.status).toBe(200);
    expect(((await verified.json()) as SignInProviderDto).domains).toContainEqual(
      expect.objectContaining({ domain, isProven: true }),
    );
    // The other domain belongs to the first connection, whatever its records are now.
    records.texts.set(first, [recordOf(first)]);
    const taken = await companies.verify(owner, id, first);
    expect([taken.status, await errorOf(taken)]).toEqual([
      409,
      'This domain is proven for another sign-in provider already.',
    ]);
    expect(companies.urlOf(await companies.enter(browser, page, person.email)).origin).toBe(provider.issuer);
  });

  it('needs no TXT record for a domain that the operator confirms for the workspace [DEC-4.SSO-2]', async () => {
    const verified = async (workspaceId: number): Promise<number> => {
      const owner = await people.member(workspaceId, 'owner');
      const created = await companies.create(owner, { issuer: provider.issuer, domains: ['given.example'] });
      const { id } = (await created.json()) as SignInProviderDto;
      return (await companies.verify(owner, id, 'given.example')).status;
    };
    expect(await verified(await people.workspace())).toBe(409);
    expect(await verified(given)).toBe(200);
  });

  it('lets the directory of the workspace add people of its domain, and no other [DEC-4.SCIM-4]', async () => {
    const { owner, domain } = await companies.connected(provider.issuer);
    const elsewhere = await companies.connected(provider.issuer);
    const directory = await Directory.of(walk, owner, [replica]);
    const added = async (email: string): Promise<number> =>
      (await directory.call('POST', '/Users', { userName: email })).status;
    expect(await added(`hana@${domain}`)).toBe(201);
    expect(await added(`hana@${elsewhere.domain}`)).toBe(400);
  });

  it('makes a new person a member with the default role, who signs in again as the same [DEC-4.SSO-3] [DEC-4.SSO-4]', async () => {
    const connected = await companies.connected(provider.issuer, { defaultRole: 'viewer' });
    const person = employ(connected.domain, { name: 'Aiko Tanaka' });
    const first = await me(person.email);
    expect(first).toMatchObject({
      member: { name: 'Aiko Tanaka', email: person.email },
      role: 'viewer',
      workspace: { id: connected.owner.workspaceId },
    });
    // The subject identifies the person, also after a change of name and address at the company.
    const renamed = { ...person, email: `new-${person.email}`, name: 'Aiko Suzuki' };
    provider.people.set(renamed.email, renamed);
    provider.people.delete(person.email);
    expect((await me(renamed.email)).member.id).toBe(first.member.id);
    const [added] = await audited(connected, 'member.add');
    expect(added).toMatchObject({
      via: 'company sign-in',
      details: { role: 'viewer', provider: connected.provider.id },
    });
    const starts = await audited(connected, 'session.start');
    expect(starts.map(({ via }) => via)).toEqual(['company sign-in', 'company sign-in']);
  });

  it('gives the highest role of the groups at each sign-in, and never makes or removes an owner [DEC-4.SSO-4]', async () => {
    const connected = await companies.connected(provider.issuer, {
      groupsClaim: 'groups',
      roleByGroup: { heads: 'admin', staff: 'member' },
      defaultRole: 'viewer',
    });
    const person = employ(connected.domain, { groups: ['staff', 'heads', 'owners'] });
    const roleNow = async (): Promise<string> => (await me(person.email)).role;
    expect(await roleNow()).toBe('admin');
    provider.people.set(person.email, { ...person, groups: ['staff'] });
    expect(await roleNow()).toBe('member');
    provider.people.set(person.email, { ...person, groups: ['unknown'] });
    expect(await roleNow()).toBe('viewer');
    await people.change(
      `UPDATE auth.member SET role = 'owner' WHERE workspace_id = $1 AND role = 'viewer'`,
      connected.owner.workspaceId,
    );
    expect(await roleNow()).toBe('owner');
    expect((await audited(connected, 'member.update')).map(({ details }) => details['role'])).toEqual([
      { from: 'member', to: 'viewer' },
      { from: 'admin', to: 'member' },
    ]);
  });

  it('links the account of a member of this workspace alone by its address, and mails the person [DEC-4.SSO-5, DEC-3.NOTICE-9]', async () => {
    const connected = await companies.connected(provider.issuer);
    const person = employ(connected.domain);
    const member = await companies.address(
      await people.member(connected.owner.workspaceId, 'admin'),
      person.email,
    );
    expect(await me(person.email)).toMatchObject({ member: { id: member.memberId }, role: 'admin' });
    const [linked] = await audited(connected, 'company_sign_in.link');
    expect(linked?.details).toMatchObject({ because: 'membership' });
    const mails = (): { subject: string; text: string }[] =>
      deployment.mailbox.to(person.email).filter(({ subject }) => subject === LINKED);
    const [mail] = await eventually('the mail', () => mails().length > 0 && mails());
    expect(mail?.text).toContain(`“${connected.provider.name}”`);
    // The next sign-in links nothing, and a new person had no account.
    await me(person.email);
    const newcomer = employ(connected.domain);
    await me(newcomer.email);
    expect(mails()).toHaveLength(1);
    expect(deployment.mailbox.to(newcomer.email).filter(({ subject }) => subject === LINKED)).toEqual([]);
  });

  it('asks an owner for the password, since no provider speaks for owners by an address [DEC-4.SSO-5]', async () => {
    const connected = await companies.connected(provider.issuer);
    const owner = await companies.address(
      await people.member(connected.owner.workspaceId, 'owner'),
      employ(connected.domain).email,
    );
    const { seen: page } = await signIn(owner.email);
    expect([page.status, page.text.includes('Confirm your account')]).toEqual([200, true]);
  });

  describe('with the address of an account that is used elsewhere', () => {
    /** A person of a company whose account belongs to another workspace too. */
    const placedElsewhere = async (alsoHere: boolean): Promise<{ connected: Connected; who: Placed }> => {
      const connected = await companies.connected(provider.issuer);
      const person = employ(connected.domain);
      const who = await companies.address(
        await people.member(await people.workspace(), 'owner'),
        person.email,
      );
      if (alsoHere)
        await people.change(
          `INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'member')`,
          connected.owner.workspaceId,
          who.accountId,
        );
      return { connected, who };
    };

    const confirm = (browser: Browser, page: Seen, form: Record<string, string>): Promise<Seen> => {
      const [, step = ''] = /name="step"\s+value="([^"]+)"/.exec(page.text) ?? [];
      const path = pathOf(page).replace(/\/company\/\w+$/, '');
      return browser.submit(page, `${path}/company/confirm`, { step, ...form });
    };

    it.each([false, true])(
      'asks for its password once (a member here: %s) [DEC-4.SSO-5]',
      async (alsoHere) => {
        const { connected, who } = await placedElsewhere(alsoHere);
        const browser = walk.browser();
        const { seen: page, verifier } = await signIn(who.email, browser);
        expect([page.status, page.text.includes('Confirm your account')]).toEqual([200, true]);
        const wrong = await confirm(browser, page, { password: 'a wrong password' });
        expect([wrong.status, wrong.text.includes('The password is wrong')]).toEqual([403, true]);
        const tampered = await confirm(browser, page, { password, step: 'e30.other' });
        expect(new URL(tampered.location ?? '', walk.origin).pathname).toMatch(/^\/interaction\/[\w-]+$/);
        const links = await people.database.query(
          'SELECT 1 FROM auth.company_identity WHERE account_id = $1',
          [who.accountId],
        );
        expect(links).toEqual([]);
        const done = await browser.follow(await confirm(browser, wrong, { password }), screen.redirectPath);
        // Two workspaces: the person chooses.
        expect(pathOf(done)).toMatch(/^\/interaction\//);
        expect(verifier).toBeTruthy();
        const again = await signIn(who.email);
        expect(again.seen.text).not.toContain('Confirm your account');
        const [linked] = await audited(connected, 'company_sign_in.link');
        expect(linked?.details).toMatchObject({ because: 'password' });
        await eventually('the mail', () =>
          deployment.mailbox.to(who.email).some(({ subject }) => subject === LINKED),
        );
      },
    );

    it('opens the company’s workspace alone, until the person signs in without the company [DEC-4.SSO-17]', async () => {
      const { connected, who } = await placedElsewhere(true);
      const browser = walk.browser();
      const { seen: page } = await signIn(who.email, browser);
      await browser.follow(await confirm(browser, page, { password }), screen.redirectPath);
      const open = async (workspaceId: number): Promise<Seen> => {
        const { page: choice } = await companies.signInPage(browser);
        return browser.submit(choice, `${pathOf(choice)}/workspace`, { workspaceId: String(workspaceId) });
      };
      const refused = await open(who.workspaceId);
      expect([refused.status, refused.text.includes('is not its workspace')]).toEqual([422, true]);
      expect((await open(connected.owner.workspaceId)).location).toBeTruthy();
      const grants = await people.database.query<{ id: number }>(
        `SELECT g.workspace_id AS id FROM auth.oauth_grant g JOIN auth.browser_session s ON s.uid_hash = g.session_hash
         WHERE g.account_id = $1 AND s.company_provider_id IS NOT NULL`,
        [who.accountId],
      );
      expect(grants).toEqual([{ id: connected.owner.workspaceId }]);
      const own = walk.browser();
      const verifier = walk.newVerifier();
      const choice = await walk.signIn(own, walk.authorizeUrl(screen.clientId, verifier), {
        email: who.email,
        password,
      });
      const opened = await own.follow(
        await own.submit(choice, `${pathOf(choice)}/workspace`, { workspaceId: String(who.workspaceId) }),
        screen.redirectPath,
      );
      const { access_token: bearer } = await companies.tokens(opened, verifier);
      expect((await walk.api('GET', '/me', bearer)).status).toBe(200);
    });

    it('asks for its code too, before it is linked [DEC-4.SSO-7]', async () => {
      const { who } = await placedElsewhere(false);
      const setUp = await walk.api('POST', '/me/second-factor', who.bearer, { password });
      const app = new AuthenticatorApp(((await setUp.json()) as SecondFactorSetupDto).secret);
      await walk.api('POST', '/me/second-factor/confirm', who.bearer, { code: app.code() });
      const browser = walk.browser();
      const { seen: page } = await signIn(who.email, browser);
      const asked = await confirm(browser, page, { password });
      expect([asked.status, asked.text.includes('name="code"')]).toEqual([403, true]);
      const linked = (): Promise<unknown[]> =>
        people.database.query('SELECT 1 FROM auth.company_identity WHERE account_id = $1', [who.accountId]);
      expect(await linked()).toEqual([]);
      expect((await confirm(browser, asked, { password, code: app.code(1) })).status).toBe(303);
      expect(await linked()).toHaveLength(1);
    });
  });

  it('gives another person of the company with the same address no account without its password [DEC-4.SSO-5]', async () => {
    const connected = await companies.connected(provider.issuer);
    const person = employ(connected.domain);
    await me(person.email);
    provider.people.set(person.email, { ...person, sub: 'a-successor' });
    const { seen } = await signIn(person.email);
    expect(seen.text).toContain('Confirm your account');
  });

  it('does not let a removed member back in [DEC-4.SSO-6]', async () => {
    const connected = await companies.connected(provider.issuer);
    const person = employ(connected.domain);
    const { member } = await me(person.email);
    expect((await walk.api('DELETE', `/members/${member.id}`, connected.owner.bearer)).status).toBe(204);
    const { seen } = await signIn(person.email);
    expect([seen.status, seen.text.includes('You were removed from the workspace')]).toEqual([403, true]);
    const [refused] = await audited(connected, 'company_sign_in.refuse');
    expect(refused?.details).toMatchObject({ reason: 'member_removed' });
  });

  it('asks a person with a second factor for the code after the company’s sign-in [DEC-4.SSO-7]', async () => {
    const connected = await companies.connected(provider.issuer);
    const person = employ(connected.domain);
    const member = await companies.address(
      await people.member(connected.owner.workspaceId, 'member'),
      person.email,
    );
    const setUp = await walk.api('POST', '/me/second-factor', member.bearer, { password });
    const app = new AuthenticatorApp(((await setUp.json()) as SecondFactorSetupDto).secret);
    await walk.api('POST', '/me/second-factor/confirm', member.bearer, { code: app.code() });
    const browser = walk.browser();
    const { seen: page, verifier } = await signIn(person.email, browser);
    const [, step = ''] = /name="step"\s+value="([^"]+)"/.exec(page.text) ?? [];
    const path = pathOf(page).replace('/company/return', '');
    const wrong = await browser.submit(page, `${path}/second-step`, { step, code: app.wrongCode() });
    expect(wrong.status).toBe(403);
    const done = await browser.follow(
      await browser.submit(page, `${path}/second-step`, { step, code: app.code(1) }),
      screen.redirectPath,
    );
    await companies.tokens(done, verifier);
    const [session] = await people.database.query<{ provider: number; factor: Date | null }>(
      `SELECT company_provider_id AS provider, second_factor_at AS factor FROM auth.browser_session
       WHERE account_id = $1 ORDER BY id DESC LIMIT 1`,
      [member.accountId],
    );
    expect(session).toEqual({ provider: connected.provider.id, factor: expect.any(Date) });
  });

  it('connects an AI client [DEC-4.SSO-3]', async () => {
    const { domain } = await companies.connected(provider.issuer);
    const person = employ(domain);
    const browser = walk.browser();
    const { page } = await companies.signInPage(browser, await walk.registered());
    const url = companies.urlOf(await companies.enter(browser, page, person.email));
    const consent = await browser.follow(await browser.get(await provider.visit(url.href)));
    const allowed = await walk.allow(browser, consent);
    expect(new URL(allowed.location ?? walk.origin).searchParams.get('code')).toBeTruthy();
  });

  it('takes the response on any replica, once, in the browser and interaction in which it began, within ten minutes [DEC-4.SSO-3]', async () => {
    const { domain } = await companies.connected(provider.issuer);
    const person = employ(domain);
    const browser = walk.browser();
    const sent = await companies.sent(browser, person.email);
    expect(Object.fromEntries(sent.url.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.any(String),
      state: expect.any(String),
      nonce: expect.any(String),
    });
    const location = await provider.visit(sent.url.href);
    const stolen = await walk.browser().get(location);
    expect([stolen.status, stolen.text.includes('This sign-in has expired')]).toEqual([400, true]);
    // The same browser, from another sign-in of it.
    const other = await companies.signInPage(browser);
    const crossed = await browser.get(`${pathOf(other.page)}/company/return${new URL(location).search}`);
    expect(crossed.status).toBe(400);
    const second = await deployment.startReplica();
    browser.replica = second;
    const seen = await companies.returned(browser, location);
    await companies.tokens(seen, sent.verifier);
    expect((await browser.get(location)).status).toBe(400);
    const late = walk.browser();
    const expired = await companies.sent(late, person.email);
    const lateLocation = await provider.visit(expired.url.href);
    const now = Date.now();
    jest.spyOn(Clock.prototype, 'now').mockImplementation(() => new Date(now + 10 * 60_000 + 1_000));
    expect((await late.get(lateLocation)).status).toBe(400);
  });

  it('reveals nothing about accounts [DEC-4.SSO-11]', async () => {
    const connected = await companies.connected(provider.issuer);
    const known = await companies.address(
      await people.member(connected.owner.workspaceId, 'member'),
      `known@${connected.domain}`,
    );
    const [one, other] = await Promise.all(
      [known.email, `unknown@${connected.domain}`].map(async (email) => {
        const browser = walk.browser();
        const { page } = await companies.signInPage(browser);
        const seen = await companies.enter(browser, page, email);
        return [seen.status, companies.urlOf(seen).origin, seen.text.includes('Example Ltd')];
      }),
    );
    expect(one).toEqual(other);
    const stranger = await people.member(await people.workspace(), 'member');
    const browser = walk.browser();
    const { page } = await companies.signInPage(browser);
    const answers = await Promise.all(
      [stranger.email, 'nobody@example.org'].map(async (email) => {
        const { status, text } = await companies.enter(browser, page, email);
        return [status, text.replaceAll(email, '').replaceAll(/name="formToken"\s+value="[^"]+"/g, '')];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it('ends a person’s way in with its connection, and keeps the member [DEC-4.SSO-1]', async () => {
    const connected = await companies.connected(provider.issuer);
    const person = employ(connected.domain);
    const browser = walk.browser();
    const sent = await companies.sent(browser, person.email);
    const location = await provider.visit(sent.url.href);
    const { member } = await me(person.email);
    const path = `${PATH}/${connected.provider.id}`;
    expect((await walk.api('DELETE', path, connected.owner.bearer)).status).toBe(204);
    expect((await browser.get(location)).status).toBe(400);
    const { page } = await companies.signInPage(browser);
    expect((await companies.enter(browser, page, person.email)).status).toBe(422);
    const members = (await (await walk.api('GET', '/members', connected.owner.bearer)).json()) as {
      id: number;
    }[];
    expect(members.map(({ id }) => id)).toContain(member.id);
  });
});
