import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Seen } from '../../testing/browser.js';
import { OAuthWalk, screen, type Person } from '../../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../../testing/running-auth.js';
import { PasswordHasher } from './password-hasher.js';
import { Passwords } from './passwords.js';

const person = (name: string): Person => ({
  name,
  email: `${name}@example.org`,
  password: `the password of ${name}`,
  workspaceName: name,
});
const [aiko, boris, carla] = [person('aiko'), person('boris'), person('carla')];
const unknownEmail = 'nobody@example.org';
/** What differs between any two responses. */
const OWN_TO_EACH = new Set(['date', 'x-request-id', 'set-cookie', 'content-length', 'traceparent']);

describe('a wrong password and an unknown account', () => {
  let deployment: AuthDeployment;
  let replicas: [AuthReplica, AuthReplica];
  let walk: OAuthWalk;
  let clientId: string;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    replicas = [await deployment.startReplica(), await deployment.startReplica()];
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    for (const each of [aiko, boris, carla]) await walk.signUp(each);
    clientId = await walk.registered();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => deployment.stop());

  const signInPage = async (browser: Browser): Promise<Seen> =>
    browser.follow(await browser.get(walk.authorizeUrl(clientId, walk.newVerifier())));
  const send = (browser: Browser, page: Seen, email: string, password: string): Promise<Seen> =>
    browser.submit(page, `${new URL(page.url).pathname}/sign-in`, { email, password });

  /** All parts of a response that could distinguish the two cases. */
  const looks = ({ status, headers, text }: Seen, email: string): unknown => ({
    status,
    headers: [...headers].filter(([name]) => !OWN_TO_EACH.has(name)),
    text: text.replaceAll(email, '…').replaceAll(/interaction\/[\w-]+|value="[\w-]{43}"/g, ''),
  });

  it('get the same response at every attempt, including rejections above the limit [DEC-4.11]', async () => {
    const seen: unknown[][] = [];
    for (const email of [aiko.email, unknownEmail]) {
      const browser = walk.browser('192.0.2.1');
      const page = await signInPage(browser);
      const responses: unknown[] = [];
      for (let count = 0; count < 7; count += 1)
        responses.push(looks(await send(browser, page, email, 'a wrong password'), email));
      seen.push(responses);
    }
    const withoutWait = (responses: unknown): unknown =>
      JSON.parse(JSON.stringify(responses).replaceAll(/"retry-after","\d+"/g, '"retry-after","…"'));
    expect(withoutWait(seen[0])).toEqual(withoutWait(seen[1]));
    expect((seen[0] as { status: number }[]).map(({ status }) => status)).toEqual([
      403, 403, 403, 403, 403, 429, 429,
    ]);
  });

  it('are counted across replicas, separately for each account and address [DEC-4.11]', async () => {
    for (const email of [boris.email, 'no-boris@example.org']) {
      const browser = walk.browser('192.0.2.2');
      const page = await signInPage(browser);
      const statuses: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        browser.replica = replicas[count % 2] as AuthReplica;
        statuses.push((await send(browser, page, email, 'a wrong password')).status);
      }
      expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    }
    // From there the correct password is rejected; from elsewhere it still works.
    const there = walk.browser('192.0.2.2');
    expect((await send(there, await signInPage(there), boris.email, boris.password)).status).toBe(429);
    // One audit entry for the owner, with the network.
    const bearer = (await walk.connect(screen.clientId, boris, { browser: walk.browser('192.0.2.3') }))
      .access_token;
    const audit = (await (await walk.api('GET', '/audit', bearer)).json()) as {
      action: string;
      address: string;
      actor: object;
    }[];
    expect(audit.filter(({ action }) => action === 'password.lockout')).toEqual([
      expect.objectContaining({ address: '192.0.2.2', actor: { memberId: null, name: null } }),
    ]);
    // No other account is locked out, not even from that address.
    await walk.connect(screen.clientId, carla, { browser: walk.browser('192.0.2.2') });
  });

  it('cost the same: one comparison each, and the same work', async () => {
    const passwords = replicas[0].service.app.get(Passwords);
    const compared = jest.spyOn(replicas[0].service.app.get(PasswordHasher), 'matches');
    const cpuMs = async (email: string, turn: number): Promise<number> => {
      const before = process.cpuUsage();
      const origin = { address: `198.51.100.${turn}`, userAgent: null };
      expect(await passwords.signIn(email, 'a wrong password', origin)).toBeUndefined();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 15; turn += 1) {
      known.push(await cpuMs(aiko.email, turn));
      unknown.push(await cpuMs(unknownEmail, turn));
    }
    expect(compared).toHaveBeenCalledTimes(30);
    expect(compared.mock.calls.filter(([, stored]) => stored === null)).toHaveLength(15);
    const median = (values: number[]): number => values.sort((left, right) => left - right)[7] as number;
    const ratio = median(unknown) / median(known);
    process.stdout.write(
      `a rejected sign-in: ${median(known).toFixed(1)} ms of CPU with an account, ${median(unknown).toFixed(1)} ms without, ratio ${ratio.toFixed(2)} (medians of 15, in turn)\n`,
    );
    // Processor time, not the clock: another process may interrupt this one, but does no work of it. Without the
    // comparison it would be a hundredth.
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
