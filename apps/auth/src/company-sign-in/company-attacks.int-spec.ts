import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto } from '@kiban/contracts';
import { exportSPKI, generateKeyPair, importJWK, UnsecuredJWT, type CryptoKey } from 'jose';
import type { Browser, Seen } from '../testing/browser.js';
import { CompanyProvider } from '@kiban/testing/company-provider';
import { CompanyWalk, type Connected } from '../testing/company-walk.js';
import { HostileProvider } from '../testing/hostile-provider.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { AuthDeployment } from '../testing/running-auth.js';
import { TextRecords } from '../testing/text-records.js';

const TIMEOUT_MS = 1_000;
const nowS = (): number => Math.floor(Date.now() / 1_000);

interface Started {
  browser: Browser;
  /** At the provider. */
  url: URL;
  verifier: string;
}

describe('a hostile response to the sign-in of a company', () => {
  let records: TextRecords;
  let deployment: AuthDeployment;
  let walk: OAuthWalk;
  let companies: CompanyWalk;
  let hostile: HostileProvider;
  let connected: Connected;
  let email: string;

  beforeAll(async () => {
    records = await TextRecords.listen();
    deployment = await AuthDeployment.create({
      SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8',
      SIGN_IN_ALLOW_HTTP: 'true',
      SIGN_IN_DNS_SERVERS: records.address,
      SIGN_IN_PROVIDER_TIMEOUT_MS: String(TIMEOUT_MS),
    });
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    companies = new CompanyWalk(walk, deployment.people, records);
  });

  // A provider of its own, because its metadata and keys are kept for a while.
  beforeEach(async () => {
    hostile = await HostileProvider.listen();
    connected = await companies.connected(hostile.issuer);
    email = `victim@${connected.domain}`;
  });

  afterEach(() => hostile.close());

  afterAll(async () => {
    await deployment.stop();
    await records.close();
  });

  const started = async (): Promise<Started> => {
    const browser = walk.browser();
    const { url, verifier } = await companies.sent(browser, email);
    return { browser, url, verifier };
  };

  const nonceOf = ({ url }: Started): string => url.searchParams.get('nonce') ?? '';

  /** The address to which a provider returns the browser. */
  const back = ({ url }: Started, parameters: Record<string, string> = {}): string => {
    const state = url.searchParams.get('state') ?? '';
    const search = new URLSearchParams({ code: 'a-code', state, iss: hostile.issuer, ...parameters });
    return `${deployment.origin}/sign-in/company?${search.toString()}`;
  };

  const counts = async (): Promise<unknown> => {
    const [row] = await deployment.people.database.query(
      `SELECT (SELECT count(*)::int FROM auth.account) AS accounts, (SELECT count(*)::int FROM auth.member) AS members,
         (SELECT count(*)::int FROM auth.company_identity) AS links, (SELECT count(*)::int FROM auth.browser_session) AS sessions`,
    );
    return row;
  };

  const refusals = async (): Promise<AuditEntryDto[]> => {
    const response = await walk.api('GET', '/audit?action=company_sign_in.refuse', connected.owner.bearer);
    return (await response.json()) as AuditEntryDto[];
  };

  /** A page with a sentence, an entry of the audit log, and nothing else. */
  const expectRefused = async (
    respond: () => Promise<Seen>,
    { reason, sentence, status = 403 }: { reason: string; sentence: string; status?: number },
  ): Promise<void> => {
    const before = await counts();
    const seen = await respond();
    expect([seen.status, seen.text.includes('You are not signed in'), seen.text.includes(sentence)]).toEqual([
      status,
      true,
      true,
    ]);
    expect(await counts()).toEqual(before);
    const [entry] = await refusals();
    expect(entry).toMatchObject({ actor: { memberId: null }, via: 'company sign-in', details: { reason } });
  };

  const INVALID = { reason: 'invalid_response', sentence: 'was not valid' };

  const respondWith = async (start: Started, idToken: string): Promise<Seen> => {
    hostile.idToken = idToken;
    return companies.returned(start.browser, back(start));
  };

  it('signs in when nothing is wrong, so that each of the other tests differs by one thing [DEC-4.SSO-8]', async () => {
    const start = await started();
    const seen = await respondWith(start, await hostile.sign({ sub: 's', email, nonce: nonceOf(start) }));
    const { access_token } = await companies.tokens(seen, start.verifier);
    expect((await walk.api('GET', '/me', access_token)).status).toBe(200);
  });

  it.each<[string, Record<string, unknown>, ((now: number) => Record<string, number>)?]>([
    ['another issuer', { iss: 'https://login.example' }],
    ['another audience', { aud: 'another-client' }],
    ['several audiences and another authorized party', { aud: ['kiban', 'other'], azp: 'other' }],
    ['another nonce', { nonce: 'of an earlier sign-in' }],
    ['no nonce', { nonce: undefined }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['an end ten minutes ago', {}, (now) => ({ exp: now - 600 })],
    ['an issue in ten minutes', {}, (now) => ({ iat: now + 600, exp: now + 900 })],
    ['a start of validity in ten minutes', {}, (now) => ({ nbf: now + 600 })],
    ['an age of ten minutes', {}, (now) => ({ iat: now - 600 })],
  ])('is refused with %s [DEC-4.SSO-8]', async (_, claims, times = () => ({})) => {
    const start = await started();
    const given = { ...claims, ...times(nowS()) };
    const idToken = await hostile.sign({ sub: 's', email, nonce: nonceOf(start), ...given });
    await expectRefused(() => respondWith(start, idToken), INVALID);
  });

  it.each<[string, (now: number) => Record<string, number>]>([
    ['behind', (now) => ({ iat: now - 30, exp: now - 20 })],
    ['ahead', (now) => ({ iat: now + 30, nbf: now + 25, exp: now + 330 })],
  ])('is accepted from a clock that is 30 seconds %s [DEC-4.SSO-8]', async (_, times) => {
    const start = await started();
    const idToken = await hostile.sign({ sub: 's', email, nonce: nonceOf(start), ...times(nowS()) });
    await companies.tokens(await respondWith(start, idToken), start.verifier);
  });

  it.each<[string, Record<string, unknown>, { reason: string; sentence: string }]>([
    [
      'an unverified address',
      { email_verified: false },
      { reason: 'email_unverified', sentence: 'did not confirm' },
    ],
    [
      'a text for the confirmation',
      { email_verified: 'true' },
      { reason: 'email_unverified', sentence: 'did not confirm' },
    ],
    [
      'no confirmation',
      { email_verified: undefined },
      { reason: 'email_unverified', sentence: 'did not confirm' },
    ],
    [
      'the confirmation of another provider',
      { email_verified: undefined, xms_edov: true },
      { reason: 'email_unverified', sentence: 'did not confirm' },
    ],
    [
      'an address of another domain',
      { email: 'victim@example.org' },
      { reason: 'domain', sentence: 'another domain' },
    ],
    [
      'an address of a subdomain',
      { email: 'victim@sub.SAME' },
      { reason: 'domain', sentence: 'another domain' },
    ],
  ])('is refused with %s [DEC-4.SSO-8]', async (_, claims, refusal) => {
    const start = await started();
    const given = { ...claims };
    if (typeof given['email'] === 'string') given['email'] = given['email'].replace('SAME', connected.domain);
    const idToken = await hostile.sign({ sub: 's', email, nonce: nonceOf(start), ...given });
    await expectRefused(() => respondWith(start, idToken), refusal);
  });

  describe('with a token', () => {
    const valid = (start: Started): Record<string, unknown> =>
      hostile.claims({ sub: 's', email, nonce: nonceOf(start) });

    it('that is not signed is refused [DEC-4.SSO-8]', async () => {
      const start = await started();
      await expectRefused(() => respondWith(start, new UnsecuredJWT(valid(start)).encode()), INVALID);
    });

    it('that is signed with the public key as a shared secret is refused [DEC-4.SSO-8]', async () => {
      const start = await started();
      const key = (await importJWK(hostile.publicKey, 'RS256')) as CryptoKey;
      const secret = Buffer.from(await exportSPKI(key));
      const idToken = await hostile.sign(valid(start), { alg: 'HS256' }, secret);
      await expectRefused(() => respondWith(start, idToken), INVALID);
    });

    it('that is signed with the client secret is refused [DEC-4.SSO-8]', async () => {
      const start = await started();
      const secret = Buffer.from('the secret of the company');
      const idToken = await hostile.sign(valid(start), { alg: 'HS256' }, secret);
      await expectRefused(() => respondWith(start, idToken), INVALID);
    });

    it.each(['hostile', 'unknown'])(
      'of another key under the id "%s" is refused [DEC-4.SSO-8]',
      async (kid) => {
        const start = await started();
        const { privateKey } = await generateKeyPair('RS256');
        const idToken = await hostile.sign(valid(start), { kid }, privateKey);
        await expectRefused(() => respondWith(start, idToken), INVALID);
      },
    );

    it('that brings its own key is refused [DEC-4.SSO-8]', async () => {
      const start = await started();
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const jwk = publicKey.export({ format: 'jwk' });
      const header = { kid: undefined, jwk, jku: `${hostile.issuer}/other` };
      const key = (await importJWK(privateKey.export({ format: 'jwk' }), 'RS256')) as CryptoKey;
      await expectRefused(
        async () => respondWith(start, await hostile.sign(valid(start), header, key)),
        INVALID,
      );
    });

    it('that was changed after it was signed is refused [DEC-4.SSO-8]', async () => {
      const start = await started();
      const [header, , signature] = (await hostile.sign(valid(start))).split('.');
      const payload = Buffer.from(JSON.stringify({ ...valid(start), sub: 'other' })).toString('base64url');
      await expectRefused(() => respondWith(start, `${header}.${payload}.${signature}`), INVALID);
    });
  });

  it.each<[string, Record<string, string>]>([
    ['names another issuer', { iss: 'https://login.example' }],
    ['names no issuer', { iss: '' }],
    ['has a token beside the code', { id_token: 'e30.e30.' }],
  ])('is refused without a request to the provider when it %s [DEC-4.SSO-8]', async (_, parameters) => {
    const start = await started();
    await expectRefused(() => companies.returned(start.browser, back(start, parameters)), INVALID);
    expect(hostile.tokenRequests).toBe(0);
  });

  it('is refused with the code of another provider [DEC-4.SSO-8]', async () => {
    const other = await CompanyProvider.listen(`${deployment.origin}/sign-in/company`);
    try {
      const theirs = await companies.connected(other.issuer);
      const person = { sub: 'p', email: `p@${theirs.domain}`, email_verified: true };
      other.people.set(person.email, person);
      const { url } = await companies.sent(walk.browser(), person.email);
      const code = new URL(await other.visit(url.href)).searchParams.get('code') ?? '';
      expect(code).toBeTruthy();
      const start = await started();
      hostile.tokenStatus = 400;
      await expectRefused(() => companies.returned(start.browser, back(start, { code })), INVALID);
      // At the provider of the code, in a request of that provider that this browser has not begun.
      const mine = await companies.sent(start.browser, person.email);
      const crossed = new URL(await other.visit(mine.url.href));
      crossed.searchParams.set('state', url.searchParams.get('state') ?? '');
      expect((await start.browser.get(crossed.href)).status).toBe(400);
      // In the right request, with a code that was made for another one: PKCE.
      crossed.searchParams.set('state', mine.url.searchParams.get('state') ?? '');
      crossed.searchParams.set('code', code);
      const mixed = await companies.returned(start.browser, crossed.href);
      expect([mixed.status, mixed.text.includes('was not valid')]).toEqual([403, true]);
    } finally {
      await other.close();
    }
  });

  it('is refused when the person or the provider denies it [DEC-4.SSO-8]', async () => {
    const start = await started();
    const denied = back(start, { error: 'access_denied' });
    await expectRefused(() => companies.returned(start.browser, denied), {
      reason: 'denied',
      sentence: 'canceled or denied',
    });
  });

  it('is used once, also when it fails [DEC-4.SSO-8]', async () => {
    const start = await started();
    hostile.tokenStatus = 400;
    await expectRefused(() => companies.returned(start.browser, back(start)), INVALID);
    hostile.tokenStatus = 200;
    hostile.idToken = await hostile.sign({ sub: 's', email, nonce: nonceOf(start) });
    expect((await start.browser.get(back(start))).status).toBe(400);
    expect(hostile.tokenRequests).toBe(1);
  });

  it('is refused with a token of an earlier sign-in [DEC-4.SSO-8]', async () => {
    const first = await started();
    const idToken = await hostile.sign({ sub: 's', email, nonce: nonceOf(first) });
    await companies.tokens(await respondWith(first, idToken), first.verifier);
    const second = await started();
    await expectRefused(() => respondWith(second, idToken), INVALID);
  });

  it.each<[string, string]>([
    ['no state', ''],
    ['a state of another length', 'state=short'],
    ['an unknown state', `state=${'x'.repeat(43)}`],
    ['two states', `state=${'x'.repeat(43)}&state=${'y'.repeat(43)}`],
  ])('leads nowhere with %s [DEC-4.SSO-8]', async (_, search) => {
    const { status, text } = await walk.browser().get(`/sign-in/company?code=c&${search}`);
    expect([status, text.includes('This sign-in has expired')]).toEqual([400, true]);
  });

  it('is refused when the metadata names another issuer by then [DEC-4.SSO-8]', async () => {
    hostile.metadata = { issuer: 'https://login.example' };
    const browser = walk.browser();
    const { page } = await companies.signInPage(browser);
    await expectRefused(() => companies.enter(browser, page, email), INVALID);
  });

  it('is refused when the metadata leads the browser to a script [DEC-4.SSO-8]', async () => {
    hostile.metadata = { authorization_endpoint: 'javascript:alert(1)' };
    const browser = walk.browser();
    const { page } = await companies.signInPage(browser);
    const seen = await companies.enter(browser, page, email);
    expect([seen.status, seen.text.includes('javascript:')]).toEqual([403, false]);
  });

  it('is refused within the time of the setting while the provider does not respond, and works afterwards [DEC-4.SSO-9]', async () => {
    const browser = walk.browser();
    const { page, verifier } = await companies.signInPage(browser);
    hostile.isSilent = true;
    const DOWN = { reason: 'unreachable', sentence: 'cannot be reached', status: 503 };
    const startedAt = performance.now();
    await expectRefused(() => companies.enter(browser, page, email), DOWN);
    expect(performance.now() - startedAt).toBeLessThan(5 * TIMEOUT_MS);
    hostile.isSilent = false;
    const url = companies.urlOf(await companies.enter(browser, page, email));
    const start = { browser, url, verifier };
    hostile.isSilent = true;
    await expectRefused(() => companies.returned(browser, back(start)), DOWN);
    hostile.isSilent = false;
    const again = { browser, verifier, url: companies.urlOf(await companies.enter(browser, page, email)) };
    const idToken = await hostile.sign({ sub: 's', email, nonce: nonceOf(again) });
    await companies.tokens(await respondWith(again, idToken), verifier);
  });
});

describe('the provider of a company at a private address', () => {
  it('is not connected without the operator’s setting, and gets no request [DEC-4.SSO-10]', async () => {
    const deployment = await AuthDeployment.create({ SIGN_IN_ALLOW_HTTP: 'true', SIGN_IN_ALLOW_CIDRS: '' });
    const inside = await HostileProvider.listen();
    try {
      const walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
      const owner = await deployment.people.member(await deployment.people.workspace(), 'owner');
      const records = { texts: new Map() } as unknown as TextRecords;
      const companies = new CompanyWalk(walk, deployment.people, records);
      const { port } = new URL(inside.issuer);
      for (const issuer of [inside.issuer, `http://localhost:${port}`, `http://[::1]:${port}`]) {
        const response = await companies.create(owner, { issuer, domains: ['c.example'] });
        expect([issuer, response.status]).toEqual([issuer, 422]);
      }
      expect(inside.requests).toBe(0);
    } finally {
      await deployment.stop();
      await inside.close();
    }
  });
});
