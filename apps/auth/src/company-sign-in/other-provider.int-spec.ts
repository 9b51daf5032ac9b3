import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MeDto } from '@kiban/contracts';
import { eventually } from '@kiban/testing';
import { CompanyWalk, type Connected } from '../testing/company-walk.js';
import { Glewlwyd, glewlwydIsInstalled } from '../testing/glewlwyd.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';
import { TextRecords } from '../testing/text-records.js';

if (!glewlwydIsInstalled)
  process.stdout.write('Skipped: glewlwyd is not installed, so no second provider is tried.\n');

(glewlwydIsInstalled ? describe : describe.skip)('the sign-in by a provider of another make', () => {
  let records: TextRecords;
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let companies: CompanyWalk;
  let provider: Glewlwyd;
  let connected: Connected;
  let email: string;

  beforeAll(async () => {
    records = await TextRecords.listen();
    deployment = await AuthDeployment.create({
      SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8',
      SIGN_IN_ALLOW_HTTP: 'true',
      SIGN_IN_DNS_SERVERS: records.address,
    });
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    companies = new CompanyWalk(walk, deployment.people, records);
    provider = await Glewlwyd.start();
    const redirectUri = `${deployment.origin}/sign-in/company`;
    await provider.register({ redirectUri });
    connected = await companies.connected(provider.issuer, {
      clientSecret: provider.clientSecret,
      groupsClaim: 'groups',
      roleByGroup: { staff: 'viewer', heads: 'admin' },
    });
    const logoutUri = replica.url + new URL(connected.provider.logoutUri).pathname;
    await provider.register({ redirectUri, logoutUri });
    email = `aiko@${connected.domain}`;
    await provider.employ({ username: 'aiko', name: 'Aiko Tanaka', email, groups: ['staff', 'heads'] });
  });

  afterAll(async () => {
    await provider?.stop();
    await deployment?.stop();
    await records?.close();
  });

  const signIn = async (): Promise<string> => {
    const browser = walk.browser();
    const { url, verifier } = await companies.sent(browser, email);
    const seen = await companies.returned(browser, await provider.visit('aiko', url.href));
    return (await companies.tokens(seen, verifier)).access_token;
  };
  const me = (bearer: string): Promise<Response> => walk.api('GET', '/me', bearer);

  it('makes a person a member with the role of the groups [DEC-4.SSO-3] [DEC-4.SSO-4]', async () => {
    expect((await (await me(await signIn())).json()) as MeDto).toMatchObject({
      member: { name: 'Aiko Tanaka', email },
      role: 'admin',
      workspace: { id: connected.owner.workspaceId },
    });
  });

  it('ends with a sign-out at the provider', async () => {
    const bearer = await signIn();
    expect((await me(bearer)).status).toBe(200);
    await provider.signOut('aiko');
    await eventually('the session to end', async () => (await me(bearer)).status === 401);
  });
});
