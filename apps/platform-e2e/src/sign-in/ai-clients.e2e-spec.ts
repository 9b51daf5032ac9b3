import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { dumpDatabase } from '@kiban/testing';
import { describeWithBrowser } from '../browser/describe-with-browser.js';
import { allowByForm, allowByKeyboard } from '../browser/sign-in-walk.js';
import { WatchedBrowser } from '../browser/watched-browser.js';
import { AiClient, isUnauthorized, type AiClientSettings } from '../client/ai-client.js';
import { ApiCaller } from '../client/api-caller.js';
import { LoopbackListener } from '../client/loopback-listener.js';
import { screenAccessToken } from '../client/screen-session.js';
import { ClientDocuments } from '../running/client-documents.js';
import { MovedClock } from '../running/moved-clock.js';
import { newWorkspace, type OtherWorkspace } from '../running/other-workspace.js';
import { OwnStack } from '../running/own-stack.js';
import { FurtherFlows } from './further-flows.js';
import { SecretsSeen } from './secrets-seen.js';

const DAYS = 30;
const TEST_MS = 240_000;

interface ListedClient {
  id: number;
  kind: 'token' | 'oauth_client';
  name: string;
  state: string;
}

describeWithBrowser('AI clients, with a person in a real browser', (found) => {
  let documents: ClientDocuments;
  let clock: MovedClock;
  let stack: OwnStack;
  let browser: WatchedBrowser;
  let owner: ApiCaller;
  let person: OtherWorkspace;
  const clients: AiClient[] = [];
  const seen = new SecretsSeen();

  /** A session of the screen, which lasts hours and not weeks. */
  const ownersScreen = async (): Promise<ApiCaller> => {
    const { deployment } = stack;
    const bearer = await screenAccessToken(deployment);
    seen.add(bearer);
    return new ApiCaller(deployment.apiUrl, bearer);
  };

  beforeAll(async () => {
    documents = await ClientDocuments.start('Documented helper');
    clock = new MovedClock();
    [stack, browser] = await Promise.all([
      OwnStack.start({ ...documents.settings, ...clock.settings }),
      WatchedBrowser.start(found),
    ]);
    const { deployment } = stack;
    owner = await ownersScreen();
    person = await newWorkspace(deployment);
    seen.add(deployment.token, person.token, ...(await stack.secrets()));
    seen.addPasswords(deployment.owner.password, person.account.password);
  }, 300_000);

  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close().catch(() => undefined)));
    await browser.close();
    await stack.stop();
    clock.close();
    documents.close();
  }, 60_000);

  it('lets a person into a second workspace by an invitation, on its page [DEC-3.3]', async () => {
    const { email, password } = person.account;
    const { link } = await owner.must<{ link: string }>('POST', '/invitations', { email, role: 'member' });
    seen.addLink(link);
    const visitor = await browser.visitor(stack.deployment.origin);
    await visitor.open(link);
    await visitor.page.getByLabel('Password', { exact: true }).fill(password);
    await visitor.page.getByRole('button', { name: 'Join', exact: true }).click();
    await visitor.page.getByText('You have joined').waitFor();
    expect(visitor.faults).toEqual([]);
    await visitor.close();
  });

  const kinds: [string, Pick<AiClientSettings, 'name' | 'sdk'> & { documented?: true; keyboard?: true }][] = [
    ['on the newer SDK', { name: 'Newer helper', sdk: 'newer' }],
    ['on the older SDK', { name: 'Older helper', sdk: 'older', keyboard: true }],
    ['known by its metadata document', { name: 'Documented helper', sdk: 'newer', documented: true }],
  ];

  it.each(kinds)(
    'that know only the MCP address come in by sign-in, workspace and Allow: one %s [SPEC-5.8, DEC-8.1]',
    async (_, kind) => {
      const listener = await LoopbackListener.start();
      const client = new AiClient({
        ...kind,
        mcpUrl: stack.deployment.mcpUrl,
        redirectUrl: listener.redirectUrl,
        ...(kind.documented ? { clientMetadataUrl: documents.documentUrl } : {}),
      });
      clients.push(client);
      const visitor = await browser.visitor(stack.deployment.origin);
      try {
        const walk = kind.keyboard ? allowByKeyboard : allowByForm;
        const choice = { workspace: stack.deployment.workspace.slug, access: 'Read and write' } as const;
        await walk(visitor, await client.begin(), person.account, choice);
        const response = await listener.answer;
        await client.finish(response);
        seen.add(response.get('code'), ...client.memory.verifiers);
        seen.add(...(await visitor.context.cookies()).map(({ value }) => value));
        // The workspace that was chosen, and no other.
        expect(JSON.stringify(await client.call('list_boards'))).toContain('Welcome');
        expect(client.memory.tokens()?.refresh_token).toBeTruthy();
        expect(visitor.faults).toEqual([]);
      } finally {
        listener.close();
        await visitor.close();
      }
      if (kind.documented) expect(documents.fetched).toBeGreaterThan(0);
    },
    TEST_MS,
  );

  /**
   * Two calls at once, as clients make them: each finds its token expired and refreshes. The older SDK gives up a call that
   * is refused while it has just refreshed for another one, so its two come one after the other.
   */
  async function aDayOf(client: AiClient): Promise<void> {
    const before = client.memory.issued.length;
    const call = (): Promise<unknown> => client.call('list_boards');
    const responses =
      client.settings.sdk === 'older' ? [await call(), await call()] : await Promise.all([call(), call()]);
    for (const response of responses) expect(response).not.toMatchObject({ isError: true });
    expect(client.memory.issued.length).toBeGreaterThan(before);
    expect(client.memory.authorizationUrl).toBeUndefined();
  }

  it(
    `stay signed in through ${DAYS} days, by nothing but what the SDKs do themselves`,
    async () => {
      expect(clients).toHaveLength(kinds.length);
      for (let day = 0; day < DAYS; day += 1) {
        clock.forwardDays(1);
        await Promise.all(clients.map(aDayOf));
      }
      for (const client of clients)
        for (const tokens of client.memory.issued) seen.add(tokens.access_token, tokens.refresh_token);
    },
    TEST_MS,
  );

  it(
    'are each stopped by one revocation, at the next request, and ask for a sign-in anew [SPEC-5.11, DEC-4.9, DEC-4.12]',
    async () => {
      const { deployment } = stack;
      // The owner's own session of a month ago is over.
      expect((await owner.get('/me')).status).toBe(401);
      const screen = await ownersScreen();
      for (const client of clients) {
        const others = clients.filter(
          (other) => other !== client && other.memory.authorizationUrl === undefined,
        );
        const listed = await screen.must<ListedClient[]>('GET', '/tokens');
        const found = listed.find(({ name }) => name === client.settings.name);
        expect(found).toMatchObject({ kind: 'oauth_client', state: 'connected' });
        await screen.must('POST', `/clients/${found!.id}/revoke`, { password: deployment.owner.password });
        const rejection: unknown = await client.call('list_boards').catch((error: unknown) => error);
        expect(isUnauthorized(rejection)).toBe(true);
        expect(client.memory.authorizationUrl).toBeDefined();
        for (const other of others)
          expect(await other.call('list_boards')).not.toMatchObject({ isError: true });
      }
    },
    TEST_MS,
  );

  it(
    'and all other flows leave no token, code, secret, password or signing key in a usable form in any table, or in a log [DEC-4.2]',
    async () => {
      const { deployment } = stack;
      const screen = await ownersScreen();
      const flows = new FurtherFlows(stack, seen);
      await flows.confidentialClient(person.account);
      await flows.apiToken(screen, deployment.owner.password);
      await flows.webhook(owner.withBearer(deployment.token));
      await flows.newcomer(screen);
      const dump = await dumpDatabase(deployment.databaseUrl);
      // It is the whole database, with what these flows left in it.
      for (const kept of [person.account.email, 'Documented helper', 'Kept nowhere', 'webhooks.secret'])
        expect(dump).toContain(kept);
      expect(seen.count).toBeGreaterThan(200);
      expect(seen.foundInTables(dump)).toEqual([]);
      expect(seen.foundInLogs(await stack.logs())).toEqual([]);
    },
    TEST_MS,
  );
});
