import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SecondFactorSetupDto } from '@kiban/contracts';
import { AuthenticatorApp } from '@kiban/testing';
import { CompanyProvider } from '@kiban/testing/company-provider';
import { CompanyWalk } from '../testing/company-walk.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';
import { TextRecords } from '../testing/text-records.js';

const SESSIONS = 50;

/** A demand of a workspace, and its people whose sessions do not meet it. */
interface Demanding {
  owner: Placed;
  members: Placed[];
  demand: (isOn: boolean) => Promise<Response>;
}

/** One request of each session, and when it was sent. */
interface Sent {
  at: number;
  status: number;
}

describe('a demand that is switched on, off and on while 50 sessions are open', () => {
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

  const DEMANDS: Readonly<Record<string, () => Promise<Demanding>>> = {
    'of the company’s sign-in': async () => {
      const { owner, provider: made, domain } = await companies.connected(provider.issuer);
      const members: Placed[] = [];
      for (let count = 0; count < SESSIONS; count += 1) {
        const person = await people.member(owner.workspaceId, 'member');
        members.push(await companies.address(person, `s${person.accountId}@${domain}`));
      }
      const path = `/workspace/sign-in-providers/${made.id}`;
      return {
        owner,
        members,
        demand: (required) => walks[1].api('PATCH', path, owner.bearer, { required }),
      };
    },
    'of a second factor': async () => {
      const owner = await people.member(await people.workspace(), 'owner');
      const started = await walks[0].api('POST', '/me/second-factor', owner.bearer, { password });
      const app = new AuthenticatorApp(((await started.json()) as SecondFactorSetupDto).secret);
      await walks[0].api('POST', '/me/second-factor/confirm', owner.bearer, { code: app.code() });
      const members: Placed[] = [];
      for (let count = 0; count < SESSIONS; count += 1)
        members.push(await people.member(owner.workspaceId, 'member'));
      return {
        owner,
        members,
        demand: (secondFactorRequired) =>
          walks[1].api('PATCH', '/workspace', owner.bearer, { secondFactorRequired }),
      };
    },
  };

  it.each(Object.keys(DEMANDS))(
    '%s lets none of them in after a response that turned it on [DEC-4.SSO-16]',
    async (what) => {
      const { owner, members, demand } = (await DEMANDS[what]?.()) as Demanding;
      const sent: Sent[] = [];
      let bearers = members.map(({ bearer }) => bearer);
      const statusesOf = (walk: OAuthWalk): Promise<number[]> =>
        Promise.all(
          bearers.map(async (bearer) => {
            const at = performance.now();
            const { status } = await walk.api('GET', '/me', bearer);
            sent.push({ at, status });
            return status;
          }),
        );
      let isOver = false;
      // Used on both replicas all the time, beside each switch.
      const using = walks.map(async (walk) => {
        while (!isOver) await statusesOf(walk);
      });
      /** Times in which the demand was on: after the response that turned it on, before the request that turned it off. */
      const on: { from: number; to: number }[] = [];
      expect(new Set(await statusesOf(walks[0]))).toEqual(new Set([200]));
      for (const isOn of [true, false, true]) {
        if (!isOn) (on.at(-1) as { to: number }).to = performance.now();
        expect((await demand(isOn)).status).toBe(200);
        if (isOn) on.push({ from: performance.now(), to: Infinity });
        // What the demand has ended stays ended.
        for (const walk of walks) expect(new Set(await statusesOf(walk))).toEqual(new Set([401]));
        if (isOn) continue;
        bearers = await Promise.all(members.map((member) => people.signedIn(member)));
        for (const walk of walks) expect(new Set(await statusesOf(walk))).toEqual(new Set([200]));
      }
      isOver = true;
      await Promise.all(using);
      const isDemanded = (at: number): boolean => on.some(({ from, to }) => at > from && at < to);
      const during = sent.filter(({ at }) => isDemanded(at));
      expect(during.length).toBeGreaterThan(4 * SESSIONS);
      expect(during.filter(({ status }) => status === 200)).toEqual([]);
      expect(sent.filter(({ status }) => status >= 500)).toEqual([]);
      expect((await walks[0].api('GET', '/me', owner.bearer)).status).toBe(200);
    },
  );
});
