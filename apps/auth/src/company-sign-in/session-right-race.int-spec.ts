import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompanyProvider } from '@kiban/testing/company-provider';
import { CompanyWalk, newDomain, type Connected } from '../testing/company-walk.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { allWonOf, race } from '../testing/race.js';
import { AuthDeployment } from '../testing/running-auth.js';
import { TextRecords } from '../testing/text-records.js';

/** Each round prepares a company. A search for a rare order of events has more: RACE_ROUNDS=200. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 8);
/** Requests of the old session to each replica, before the change and beside it. */
const REQUESTS = 6;

/** A session that opens a workspace, and the change after which it may not. */
interface Contest {
  readonly bearer: string;
  readonly end: () => Promise<Response>;
}

describe('a session whose right ends with one of its inputs, while it is used [DEC-4.SSO-16]', () => {
  let records: TextRecords;
  let deployment: AuthDeployment;
  let people: People;
  let walks: [OAuthWalk, OAuthWalk];
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
    walks = [
      new OAuthWalk(deployment.origin, await deployment.startReplica()),
      new OAuthWalk(deployment.origin, await deployment.startReplica()),
    ];
    companies = new CompanyWalk(walks[0], people, records);
    provider = await CompanyProvider.listen(`${deployment.origin}/sign-in/company`);
  });

  afterAll(async () => {
    await deployment.stop();
    await provider.close();
    await records.close();
  });

  const pathOf = ({ provider: { id } }: Connected): string => `/workspace/sign-in-providers/${id}`;

  const demand = (connected: Connected): Promise<Response> =>
    walks[1].api('PATCH', pathOf(connected), connected.owner.bearer, { required: true });

  /** A company, and a person of its workspace whose session began with the password. */
  const staffed = async (
    role: 'member' | 'owner',
    domain?: string,
  ): Promise<{ connected: Connected; person: Placed }> => {
    const connected = await companies.connected(provider.issuer);
    const person = await people.member(connected.owner.workspaceId, role);
    await companies.address(person, `p${person.accountId}@${domain ?? connected.domain}`);
    return { connected, person };
  };

  const required = async (connected: Connected): Promise<void> => {
    const response = await demand(connected);
    expect(response.status).toBe(200);
  };

  /** The inputs of `auth.refusal_of_session` that a change by an owner, or by the person, can turn. */
  const CONTESTS: Readonly<Record<string, () => Promise<Contest>>> = {
    'the company’s sign-in is demanded': async () => {
      const { connected, person } = await staffed('member');
      return { bearer: person.bearer, end: () => demand(connected) };
    },
    'an owner becomes a member': async () => {
      const { connected, person } = await staffed('owner');
      await required(connected);
      const path = `/members/${person.memberId}`;
      return {
        bearer: person.bearer,
        end: () => walks[1].api('PATCH', path, connected.owner.bearer, { role: 'member' }),
      };
    },
    'the domain of the address is proven': async () => {
      const late = newDomain();
      const { connected, person } = await staffed('member', late);
      await required(connected);
      const { owner, domain } = connected;
      const added = await walks[0].api('PATCH', pathOf(connected), owner.bearer, { domains: [domain, late] });
      const { domains } = (await added.json()) as { domains: { domain: string; record: string }[] };
      records.texts.set(late, [domains.find((each) => each.domain === late)?.record ?? '']);
      return { bearer: person.bearer, end: () => companies.verify(owner, connected.provider.id, late) };
    },
    'the address becomes one of the company': async () => {
      const { connected, person } = await staffed('member', 'elsewhere.example');
      await required(connected);
      const email = `n${person.accountId}@${connected.domain}`;
      const asked = await walks[0].api('POST', '/me/email', person.bearer, { email, password });
      expect(asked.status).toBe(200);
      const links = [`p${person.accountId}@elsewhere.example`, email].map((to) =>
        deployment.mailbox.links.linkTo(to, /^\/sign-in\/email\//),
      );
      const [first, second] = (await Promise.all(links)).map((link) => new URL(link).pathname);
      const confirm = async (path = ''): Promise<Response> => {
        // A network of its own for each person: mailed links are bounded by it.
        const browser = walks[0].browser(`2001:db8:${person.accountId.toString(16)}::1`);
        const { status } = await browser.submit(await browser.get(path), path);
        return new Response(null, { status });
      };
      expect((await confirm(first)).status).toBe(200);
      return { bearer: person.bearer, end: () => confirm(second) };
    },
    'the connection by which it began is deleted': async () => {
      const { connected, person } = await staffed('member');
      await people.change(
        'UPDATE auth.browser_session SET company_provider_id = $2 WHERE account_id = $1',
        person.accountId,
        connected.provider.id,
      );
      return {
        bearer: person.bearer,
        end: () => walks[1].api('DELETE', pathOf(connected), connected.owner.bearer),
      };
    },
    'its person is removed': async () => {
      const { connected, person } = await staffed('member');
      const path = `/members/${person.memberId}`;
      return { bearer: person.bearer, end: () => walks[1].api('DELETE', path, connected.owner.bearer) };
    },
  };

  const statuses = (bearer: string, many: number): Promise<number[]> =>
    Promise.all(
      walks.flatMap((walk) =>
        Array.from({ length: many }, async () => (await walk.api('GET', '/me', bearer)).status),
      ),
    );

  it.each(Object.keys(CONTESTS))(
    'is refused at every replica after the response by which %s',
    async (input) => {
      const report = await race(async () => {
        const { bearer, end } = await (CONTESTS[input] as () => Promise<Contest>)();
        const before = await statuses(bearer, 1);
        if (before.some((status) => status !== 200)) return [`it opens nothing before: ${before.join(', ')}`];
        const beside = statuses(bearer, REQUESTS);
        const ended = await end();
        const after = await statuses(bearer, 2);
        await beside;
        if (!ended.ok) return [`the change returns ${ended.status}: ${await ended.text()}`];
        return after.filter((status) => status !== 401).map((status) => `a request returns ${status}`);
      }, ROUNDS);
      expect(report).toEqual(allWonOf(ROUNDS));
    },
    600_000,
  );

  it('opens no workspace that demands the company, beside and after the request by which its person joins', async () => {
    const report = await race(async () => {
      const { connected } = await staffed('member');
      await required(connected);
      const { workspaceId } = connected.owner;
      const stranger = await people.member(await people.workspace(), 'owner');
      const { email } = await companies.address(stranger, `s${stranger.accountId}@${connected.domain}`);
      const link = await people.invitation(connected.owner, email, 'member');
      const browser = walks[0].browser();
      const authorize = (): string => walks[0].authorizeUrl(screen.clientId, walks[0].newVerifier());
      const signedIn = await walks[0].signIn(browser, authorize(), { email, password });
      if (!signedIn.location?.includes('code=')) return [`no session: ${signedIn.status}`];
      // Another client gets the page of the choice, also with one workspace.
      const clientId = await walks[0].registered();
      const opens = async (workspaceId: number): Promise<boolean> => {
        const url = walks[0].authorizeUrl(clientId, walks[0].newVerifier());
        const page = await browser.follow(await browser.get(url));
        const seen = await walks[0].allow(browser, page, { workspaceId: String(workspaceId) });
        return seen.location?.includes('code=') ?? false;
      };
      if (!(await opens(stranger.workspaceId))) return ['the session does not open its own workspace'];
      const guest = walks[1].browser();
      const form = await guest.get(link);
      const [beside, joined] = await Promise.all([
        opens(workspaceId),
        guest.submit(form, link, { password }),
      ]);
      if (joined.status !== 201) return [`joining returns ${joined.status}`];
      return beside || (await opens(workspaceId)) ? ['the old session gave access'] : [];
    }, ROUNDS);
    expect(report).toEqual(allWonOf(ROUNDS));
  }, 600_000);
});
