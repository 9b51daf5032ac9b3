import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto, SignInProviderDto } from '@kiban/contracts';
import { CompanyProvider } from '@kiban/testing/company-provider';
import { Clock } from '../infrastructure/clock.js';
import { CompanyWalk, type Connected } from '../testing/company-walk.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import type { People } from '../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';
import { TextRecords } from '../testing/text-records.js';
import { ProofChecks } from './proof-checks.js';

const HOUR_MS = 3_600_000;
const MISSING = 'A DNS record for the sign-in of your company is missing';
const ENDED = 'People of your company can no longer sign in to Kiban';
const GIVEN = 'given.example';

describe('the proof of a domain', () => {
  let records: TextRecords;
  let deployment: AuthDeployment;
  let people: People;
  let replicas: [AuthReplica, AuthReplica];
  let walk: OAuthWalk;
  let companies: CompanyWalk;
  let provider: CompanyProvider;
  let given: number;
  let hours = 0;

  beforeAll(async () => {
    records = await TextRecords.listen();
    deployment = await AuthDeployment.create({
      SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8',
      SIGN_IN_ALLOW_HTTP: 'true',
      SIGN_IN_DNS_SERVERS: records.address,
    });
    ({ people } = deployment);
    given = await people.workspace();
    const settings = { COMPANY_DOMAINS: `${given}=${GIVEN}` };
    replicas = [await deployment.startReplica(settings), await deployment.startReplica(settings)];
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    companies = new CompanyWalk(walk, people, records);
    provider = await CompanyProvider.listen(`${deployment.origin}/sign-in/company`);
  });
  afterEach(() => setHours(0));
  afterAll(async () => {
    await deployment.stop();
    await provider.close();
    await records.close();
  });

  const setHours = (count: number): void => {
    hours = count;
    for (const { service } of replicas)
      service.app.get(Clock).now = () => new Date(Date.now() + hours * HOUR_MS);
  };
  /** Both replicas look up what is due, at the same time. */
  const checkAt = async (count: number): Promise<void> => {
    setHours(count);
    await Promise.all(replicas.map(({ service }) => service.app.get(ProofChecks).run()));
  };
  const isProven = async ({ provider: { id } }: Connected): Promise<boolean | undefined> => {
    const rows = await people.database.query<{ done: boolean }>(
      'SELECT proven_at IS NOT NULL AS done FROM auth.sign_in_domain WHERE provider_id = $1',
      [id],
    );
    return rows[0]?.done;
  };
  const mails = ({ owner }: Connected): string[] =>
    deployment.mailbox
      .to(owner.email)
      .map(({ subject }) => subject)
      .filter((subject) => [MISSING, ENDED].includes(subject));
  const audited = async ({ owner }: Connected): Promise<Partial<AuditEntryDto>[]> => {
    const rows = await people.database.query<Partial<AuditEntryDto>>(
      `SELECT action, actor_member_id AS "memberId", details FROM auth.audit_entry
       WHERE workspace_id = $1 AND action LIKE 'sign_in_provider.proof%' ORDER BY id`,
      [owner.workspaceId],
    );
    return rows;
  };
  /** The sentence of the page after the address of a person was entered. */
  const entered = async (email: string): Promise<string> => {
    const browser = walk.browser();
    const { page } = await companies.signInPage(browser);
    return (await companies.enter(browser, page, email)).text;
  };

  it('ends when its record was missing for seven days, and mails the owners at the first miss and then [DEC-4.SSO-15]', async () => {
    const connected = await companies.connected(provider.issuer);
    const { domain } = connected;
    const colleague = await people.member(connected.owner.workspaceId, 'owner');
    const [record = ''] = records.texts.get(domain) ?? [];
    await checkAt(25);
    expect(await audited(connected)).toEqual([]);
    // Another record of the domain is not the one.
    records.texts.set(domain, ['v=spf1 -all']);
    await checkAt(26);
    expect(mails(connected)).toEqual([]);
    await checkAt(50);
    expect(mails(connected)).toEqual([MISSING]);
    const [mail] = deployment.mailbox.to(connected.owner.email).filter(({ subject }) => subject === MISSING);
    expect(mail?.text).toContain(record);
    expect(mail?.text).toContain(domain);
    expect(deployment.mailbox.to(colleague.email).map(({ subject }) => subject)).toEqual([MISSING]);
    records.texts.delete(domain);
    for (const day of [1, 2, 3, 4, 5, 6]) await checkAt(50 + day * 24.5);
    expect([await isProven(connected), mails(connected)]).toEqual([true, [MISSING]]);
    expect(await entered(`aiko@${domain}`)).toContain('Continue to your company');
    await checkAt(50 + 7 * 24.5);
    expect([await isProven(connected), mails(connected)]).toEqual([false, [MISSING, ENDED]]);
    expect(await audited(connected)).toEqual([
      { action: 'sign_in_provider.proof_missing', memberId: null, details: { domain } },
      { action: 'sign_in_provider.proof_end', memberId: null, details: { domain } },
    ]);
    expect(await entered(`aiko@${domain}`)).toContain('the DNS record of its domain is missing');
    expect(await entered('aiko@never-proven.example')).toContain('your company has no sign-in here');
    // It is proven again as at the start.
    setHours(0);
    records.texts.set(domain, [record]);
    const again = await companies.verify(connected.owner, connected.provider.id, domain);
    expect(((await again.json()) as SignInProviderDto).domains[0]?.isProven).toBe(true);
    expect(await entered(`aiko@${domain}`)).toContain('Continue to your company');
  });

  it('stays when the record comes back, and the count of days starts again [DEC-4.SSO-15]', async () => {
    const connected = await companies.connected(provider.issuer);
    const texts = records.texts.get(connected.domain) ?? [];
    records.texts.delete(connected.domain);
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await checkAt(day * 25);
    records.texts.set(connected.domain, texts);
    await checkAt(8 * 25);
    records.texts.delete(connected.domain);
    for (const day of [9, 10, 11, 12, 13, 14, 15]) await checkAt(day * 25);
    expect([await isProven(connected), mails(connected)]).toEqual([true, [MISSING, MISSING]]);
    await checkAt(16 * 25);
    expect([await isProven(connected), mails(connected)]).toEqual([false, [MISSING, MISSING, ENDED]]);
  });

  it('is not touched while the name servers do not respond [DEC-4.SSO-15]', async () => {
    const connected = await companies.connected(provider.issuer);
    records.failing.add(connected.domain);
    for (const day of [1, 5, 9, 20]) await checkAt(day * 25);
    expect([await isProven(connected), mails(connected), await audited(connected)]).toEqual([true, [], []]);
  });

  it('needs no record where the operator confirms the domain [DEC-4.SSO-15]', async () => {
    const owner = await people.member(given, 'owner');
    const created = await companies.create(owner, { issuer: provider.issuer, domains: [GIVEN] });
    const connection = (await created.json()) as SignInProviderDto;
    expect((await companies.verify(owner, connection.id, GIVEN)).status).toBe(200);
    const connected = { owner, provider: connection, domain: GIVEN };
    for (const day of [1, 9, 20]) await checkAt(day * 25);
    expect([await isProven(connected), mails(connected)]).toEqual([true, []]);
  });
});
