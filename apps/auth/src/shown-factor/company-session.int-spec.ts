import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberDto } from '@kiban/contracts';
import { BrowserSessions } from '../store/sessions/browser-sessions.js';
import { digestOf } from '../infrastructure/digest.js';
import { CompanyProvider, type CompanyPerson } from '@kiban/testing/company-provider';
import type { Browser } from '../testing/browser.js';
import { CompanyWalk, pathOf, type Connected } from '../testing/company-walk.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';
import { TextRecords } from '../testing/text-records.js';

const CHECK = '/me/second-factor/check';
const REQUIRED = [403, 'second_factor_required'];
const WRONG = [403, 'wrong_password'];
const chosen = 'a wholly new password';

describe('critical changes in a session that a company began', () => {
  let records: TextRecords;
  let deployment: AuthDeployment;
  let people: People;
  let replica: AuthReplica;
  let walk: OAuthWalk;
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
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    companies = new CompanyWalk(walk, people, records);
    provider = await CompanyProvider.listen(`${deployment.origin}/sign-in/company`);
  });

  afterAll(async () => {
    await deployment.stop();
    await provider.close();
    await records.close();
  });

  const fault = async (response: Response): Promise<[number, string]> => [
    response.status,
    ((await response.json()) as { code: string }).code,
  ];

  /** The provider says that this is the person of the address. */
  const asserted = (email: string): CompanyPerson => {
    const person = { sub: `sub-${email}`, email, email_verified: true, name: 'Asserted' };
    provider.people.set(email, person);
    return person;
  };

  const newcomer = ({ domain }: Connected): string => asserted(`p${provider.people.size}@${domain}`).email;

  const byCompany = async (email: string, browser: Browser = walk.browser()): Promise<string> => {
    const { url, verifier } = await companies.sent(browser, email);
    const seen = await companies.returned(browser, await provider.visit(url.href));
    return (await companies.tokens(seen, verifier)).access_token;
  };

  /** A workspace with a provider, its owner, who has confirmed the link by the password once, and a member. */
  const attacked = async (): Promise<{ owner: Placed; member: Placed; connected: Connected }> => {
    const connected = await companies.connected(provider.issuer);
    const owner = await companies.address(connected.owner, newcomer(connected));
    const browser = walk.browser();
    const { url, verifier } = await companies.sent(browser, owner.email);
    const page = await companies.returned(browser, await provider.visit(url.href));
    const [, step = ''] = /name="step"\s+value="([^"]+)"/.exec(page.text) ?? [];
    const path = `${pathOf(page).replace(/\/company\/\w+$/, '')}/company/confirm`;
    const linked = await browser.submit(page, path, { step, password });
    await companies.tokens(await browser.follow(linked, screen.redirectPath), verifier);
    return { owner, member: await people.member(owner.workspaceId, 'member'), connected };
  };

  const appoint = (bearer: string, { memberId }: Placed): Promise<Response> =>
    walk.api('PATCH', `/members/${memberId}`, bearer, { role: 'owner' });
  const show = (bearer: string, body: object): Promise<Response> => walk.api('POST', CHECK, bearer, body);

  it('need what the provider does not have: it signs in as an owner, and makes none [DEC-4.STEP-11]', async () => {
    const { owner, member, connected } = await attacked();
    const bearer = await byCompany(owner.email);
    expect((await walk.api('GET', '/me', bearer)).status).toBe(200);
    const id = connected.provider.id;
    const changes: [string, string, object?][] = [
      ['PATCH', `/members/${member.memberId}`, { role: 'owner' }],
      ['POST', '/invitations', { email: 'accomplice@example.org', role: 'owner' }],
      ['PATCH', `/workspace/sign-in-providers/${id}`, { required: true }],
      ['POST', `/workspace/sign-in-providers/${id}/domains/${connected.domain}/verify`],
      ['PATCH', '/workspace', { name: 'Taken' }],
      ['POST', '/workspace/delete', { name: 'Taken' }],
      ['GET', '/me/export'],
      ['POST', '/me/delete', { email: owner.email }],
    ];
    for (const [method, path, body] of changes)
      expect([path, ...(await fault(await walk.api(method, path, bearer, body)))]).toEqual([
        path,
        ...REQUIRED,
      ]);
    // Neither does it add a proof of its own, or take one that the person has.
    const guess = { password: 'a guessed password' };
    for (const [path, body] of [
      [CHECK, guess],
      ['/me/passkeys/options', guess],
      ['/me/second-factor', guess],
      ['/tokens', { ...guess, name: 'Sync' }],
    ] as const)
      expect([path, ...(await fault(await walk.api('POST', path, bearer, body)))]).toEqual([path, ...WRONG]);
    expect(await fault(await appoint(bearer, member))).toEqual(REQUIRED);
    const members = (await (await walk.api('GET', '/members', bearer)).json()) as MemberDto[];
    expect(members.filter(({ role }) => role === 'owner').map((each) => each.id)).toEqual([owner.memberId]);
  });

  it('are made once the person has shown the password, in that session alone [DEC-4.STEP-11]', async () => {
    const { owner, member } = await attacked();
    const bearer = await byCompany(owner.email);
    expect((await show(bearer, { password })).status).toBe(200);
    expect((await appoint(bearer, member)).status).toBe(200);
    expect(await fault(await appoint(await byCompany(owner.email), member))).toEqual(REQUIRED);
  });

  it('lose the password of a session in which the person signs in by the company again [DEC-4.STEP-11]', async () => {
    const { owner, connected } = await attacked();
    const sessions = replica.service.app.get(BrowserSessions);
    const origin = { address: '127.0.0.1', userAgent: null };
    const signIn = { id: owner.accountId, credentialEpoch: 0, signOuts: 0 };
    const company = { providerId: connected.provider.id, subject: 'sub', sid: null };
    const uid = `a session of ${owner.email}`;
    const kept = async (): Promise<boolean | undefined> =>
      (
        await people.database.query<{ kept: boolean }>(
          'SELECT password_at IS NOT NULL AS kept FROM auth.browser_session WHERE uid_hash = $1',
          [digestOf(uid)],
        )
      )[0]?.kept;
    expect([await sessions.begin(uid, signIn, origin), await kept()]).toEqual([true, true]);
    expect([await sessions.begin(uid, { ...signIn, company }, origin), await kept()]).toEqual([true, false]);
  });

  it.each([false, true])(
    'are made by a person without a password after the mailed link has set one (a demanded sign-in: %s) [DEC-4.STEP-9]',
    async (isDemanded) => {
      const connected = await companies.connected(provider.issuer);
      const { id } = connected.provider;
      const email = newcomer(connected);
      const browser = walk.browser();
      const first = await byCompany(email, browser);
      await people.change(
        `UPDATE auth.member m SET role = 'admin' FROM auth.account a WHERE a.id = m.account_id AND a.email = $1`,
        email,
      );
      const demand = { required: isDemanded };
      const path = `/workspace/sign-in-providers/${id}`;
      expect((await walk.api('PATCH', path, connected.owner.bearer, demand)).status).toBe(200);
      const rename = (bearer: string): Promise<Response> =>
        walk.api('POST', '/invitations', bearer, { email: `${Math.random()}@example.org`, role: 'member' });
      const refused = await rename(first);
      expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
        403,
        expect.stringContaining('/sign-in/reset'),
      ]);
      const asked = await browser.submit(await browser.get('/sign-in/reset'), '/sign-in/reset', { email });
      expect(asked.status).toBe(202);
      const link = new URL(await deployment.mailbox.links.linkTo(email, /\/reset\//)).pathname;
      const set = await browser.submit(await browser.get(link), link, { password: chosen });
      expect(set.status).toBe(200);
      expect((await walk.api('GET', '/me', first)).status).toBe(401);
      const bearer = await byCompany(email);
      expect(await fault(await rename(bearer))).toEqual(REQUIRED);
      expect((await show(bearer, { password: chosen })).status).toBe(200);
      expect((await rename(bearer)).status).toBe(201);
      // With it, the person adds a passkey; and under the demand it opens no session.
      expect((await walk.api('POST', '/me/passkeys/options', bearer, { password: chosen })).status).toBe(200);
      const url = walk.authorizeUrl(screen.clientId, walk.newVerifier());
      const alone = await walk.signIn(walk.browser(), url, { email, password: chosen });
      expect(alone.location?.includes('code=') ?? false).toBe(!isDemanded);
    },
  );
});
