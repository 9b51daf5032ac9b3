import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OAuthWalk, screen } from '@kiban/auth/testing/oauth-walk';
import { SERVICE_NAMES } from '@kiban/edge/service-name';
import type { Cluster } from './rehearsal/cluster.js';
import { LoadedCluster } from './rehearsal/loaded-cluster.js';
import { makeSecrets } from './rehearsal/rehearsal-secrets.js';
import { GRACE_MS } from './rehearsal/replica.js';
import { SecretRotation } from './rehearsal/secret-rotation.js';

type Browser = ReturnType<OAuthWalk['browser']>;
type Seen = Awaited<ReturnType<Browser['get']>>;

/** Every secret of the product is replaced, each service by a roll-out in which old and new processes run side by side. */
describe('the rotation of every secret under load', () => {
  const rotation = new SecretRotation({ ...makeSecrets(), ...nextSigningKey() });
  let cluster: Cluster | undefined;
  let loaded: LoadedCluster;
  let walk: OAuthWalk;

  beforeAll(async () => {
    loaded = await LoadedCluster.start({
      repositoryRoot: process.cwd(),
      env: process.env,
      replicas: 1,
      changed: (service, settings) => rotation.settingsOf(cluster, service, settings),
    });
    cluster = loaded.cluster;
    walk = new OAuthWalk(cluster.origin, { url: cluster.origin, mailed: cluster.mailed });
  }, 240_000);

  afterAll(async () => {
    await loaded.stop();
  }, 120_000);

  /** Signs in on the page that a person has had open. */
  const finish = async (browser: Browser, page: Seen): Promise<Seen> => {
    const response = await browser.submit(page, `${new URL(page.url).pathname}/sign-in`, { ...loaded.owner });
    return browser.follow(response, screen.redirectPath);
  };
  const openPage = async (browser: Browser): Promise<Seen> =>
    browser.follow(await browser.get(walk.authorizeUrl(screen.clientId, walk.newVerifier())));
  /** @throws where the browser was not sent back with a code */
  const requireCode = ({ status, location, text }: Seen): void => {
    const code = new URL(location ?? walk.origin, walk.origin).searchParams.get('code');
    if (code === null) throw new Error(`not signed in: ${status} ${location ?? ''} ${text.slice(0, 600)}`);
  };

  it('ends no request, no sign-in, no session, no grant and no webhook', async () => {
    const running = loaded.cluster;
    const clientId = await walk.registered({ client_name: 'Assistant' });
    let { refresh_token: refreshToken } = await walk.connect(clientId, loaded.owner);
    const signedIn = walk.browser();
    await finish(signedIn, await openPage(signedIn));

    const report = await loaded.underLoad(async () => {
      for (const step of ['accept', 'use', 'retire'] as const) {
        const signingIn = walk.browser();
        const page = await openPage(signingIn);
        await rotation[step](running);
        await Promise.all(SERVICE_NAMES.map((service) => running.rollOut(service, GRACE_MS)));

        requireCode(await finish(signingIn, page));
        // The session answers without a form.
        const url = walk.authorizeUrl(screen.clientId, walk.newVerifier());
        const again = await signedIn.follow(await signedIn.get(url), screen.redirectPath);
        requireCode(again);
        const refreshed = await walk.refresh(clientId, refreshToken);
        expect(refreshed.status).toBe(200);
        ({ refresh_token: refreshToken } = (await refreshed.json()) as { refresh_token: string });
      }
    });

    await rotation.tidyUp(running);
    expect(report.failures).toEqual([]);
    expect(report.toolCalls).toBeGreaterThan(0);
    expect(await loaded.deliveredFor(report.created)).toEqual([...report.created].sort((a, b) => a - b));
  }, 300_000);

  it('leaves the old secrets worth nothing', async () => {
    const { keys } = (await (await fetch(`${walk.origin}/oauth/jwks`)).json()) as { keys: { kid: string }[] };
    expect(keys.map(({ kid }) => kid)).toEqual(['next']);
    const log = await loaded.cluster.broker.log();
    expect(log.split('\n').filter((line) => /permissions violation/i.test(line))).toEqual([]);
  });
});

function nextSigningKey(): { signingJwks: string } {
  const { keys } = JSON.parse(makeSecrets().signingJwks) as { keys: object[] };
  return { signingJwks: JSON.stringify({ keys: keys.map((key) => ({ ...key, kid: 'next' })) }) };
}
