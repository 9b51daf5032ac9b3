import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto, RecoveryCodesDto, SecondFactorSetupDto } from '@kiban/contracts';
import type { NatsConnection } from '@kiban/messaging';
import { Database } from '@kiban/persistence';
import { AuthenticatorApp } from '@kiban/testing';
import { NestFactory } from '@nestjs/core';
import { NATS } from '../infrastructure/tokens.js';
import type { Browser, Seen } from '../testing/browser.js';
import { OAuthWalk, screen, type Tokens } from '../testing/oauth-walk.js';
import { isSignedIn, PasskeyWalk } from '../testing/passkey-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';
import { OperatorAccounts } from './operator-accounts.js';
import { OperatorModule } from './operator.module.js';

interface Everything {
  who: Placed;
  token: string;
  browser: Browser;
  tokens: Tokens;
}

describe('an operator', () => {
  let deployment: AuthDeployment;
  let people: People;
  /** Each walk uses another replica. */
  let walks: [OAuthWalk, OAuthWalk];
  let program: Awaited<ReturnType<typeof NestFactory.createApplicationContext>>;
  let operator: OperatorAccounts;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walks = [
      new OAuthWalk(deployment.origin, await deployment.startReplica()),
      new OAuthWalk(deployment.origin, await deployment.startReplica()),
    ];
    // The replicas have put the settings of the deployment into the environment.
    program = await NestFactory.createApplicationContext(OperatorModule, {
      logger: false,
      abortOnError: false,
    });
    operator = program.get(OperatorAccounts);
  });

  afterAll(async () => {
    await program?.get<NatsConnection>(NATS).close();
    await program?.get(Database).close();
    await program?.close();
    await deployment.stop();
  });

  const owner = async (): Promise<Placed> => people.member(await people.workspace(), 'owner');

  /** A person with a token, and with one more browser that is signed in. */
  const everything = async (): Promise<Everything> => {
    const who = await owner();
    const [walk] = walks;
    const issued = await walk.api('POST', '/tokens', who.bearer, { name: 'T', password });
    const browser = walk.browser();
    const tokens = await walk.connect(screen.clientId, { email: who.email, password }, { browser });
    return { who, token: ((await issued.json()) as { token: string }).token, browser, tokens };
  };

  /** Of the owner’s bearer, the browser’s bearer and the token, on each replica. */
  const statuses = async ({ who, token, tokens }: Everything): Promise<number[]> => {
    const all = walks.flatMap((walk) =>
      [who.bearer, tokens.access_token, token].map((bearer) => walk.api('GET', '/me', bearer)),
    );
    return (await Promise.all(all)).map(({ status }) => status);
  };

  /** The page after the right password. */
  const signIn = (who: Placed): Promise<Seen> => {
    const [walk] = walks;
    const url = walk.authorizeUrl(screen.clientId, walk.newVerifier());
    return walk.signIn(walk.browser(), url, { email: who.email, password });
  };

  const audited = async (
    who: Placed,
  ): Promise<{ action: string; via: string | null; actor: string | null }[]> => {
    const witness = await people.member(who.workspaceId, 'owner');
    const entries = (await (await walks[0].api('GET', '/audit', witness.bearer)).json()) as AuditEntryDto[];
    return entries.map(({ action, via, actor }) => ({ action, via, actor: actor.name }));
  };

  it('disables an account, which ends all its credentials on every replica [DEC-4.OPERATOR-1]', async () => {
    const all = await everything();
    expect(await statuses(all)).toEqual([200, 200, 200, 200, 200, 200]);
    await operator.disable(all.who.email.toUpperCase());
    expect(await statuses(all)).toEqual([401, 401, 401, 401, 401, 401]);
    const { browser } = all;
    const [walk] = walks;
    const next = await browser.follow(
      await browser.get(walk.authorizeUrl(screen.clientId, walk.newVerifier())),
    );
    expect(next.text).toContain('type="password"');
    expect(isSignedIn(await signIn(all.who))).toBe(false);
    expect(await audited(all.who)).toContainEqual({
      action: 'account.disable',
      via: 'operator',
      actor: null,
    });
  });

  it('enables it again: the person signs in, and only the token works as before [DEC-4.OPERATOR-2]', async () => {
    const all = await everything();
    await operator.disable(all.who.email);
    await operator.enable(all.who.email);
    expect(await statuses(all)).toEqual([401, 401, 200, 401, 401, 200]);
    expect(isSignedIn(await signIn(all.who))).toBe(true);
    expect(await audited(all.who)).toContainEqual({ action: 'account.enable', via: 'operator', actor: null });
  });

  it('ends the connections of AI clients, with an event for each [DEC-4.OPERATOR-1]', async () => {
    const who = await owner();
    const [walk] = walks;
    const tokens = await walk.connect(await walk.registered(), { email: who.email, password });
    await operator.disable(who.email);
    await operator.enable(who.email);
    expect((await walk.api('GET', '/me', tokens.access_token)).status).toBe(401);
    const events = await people.database.query(
      `SELECT 1 FROM auth.outbox WHERE kind = 'client.revoke' AND workspace_id = $1 AND actor_member_id = $2`,
      [who.workspaceId, who.memberId],
    );
    expect(events).toHaveLength(1);
  });

  it('learns which workspaces have no owner who can sign in [DEC-4.OPERATOR-1]', async () => {
    const alone = await owner();
    const first = await owner();
    const second = await people.member(first.workspaceId, 'owner');
    expect(await operator.disable(alone.email)).toHaveLength(1);
    expect(await operator.disable(first.email)).toEqual([]);
    expect(await operator.disable(second.email)).toHaveLength(1);
  });

  it('removes a lost second factor and ends what was signed in [DEC-4.OPERATOR-3]', async () => {
    const all = await everything();
    const { who } = all;
    const [walk] = walks;
    const setUp = await walk.api('POST', '/me/second-factor', who.bearer, { password });
    const app = new AuthenticatorApp(((await setUp.json()) as SecondFactorSetupDto).secret);
    const on = await walk.api('POST', '/me/second-factor/confirm', who.bearer, { code: app.code() });
    expect(((await on.json()) as RecoveryCodesDto).recoveryCodes).toHaveLength(10);
    expect(isSignedIn(await signIn(who))).toBe(false);
    await operator.resetSecondFactor(who.email);
    expect(isSignedIn(await signIn(who))).toBe(true);
    expect(await statuses(all)).toEqual([401, 401, 200, 401, 401, 200]);
    expect(await audited(who)).toContainEqual({ action: 'second_factor.off', via: 'operator', actor: null });
    expect(
      await people.database.query('SELECT 1 FROM auth.recovery_code WHERE account_id = $1', [who.accountId]),
    ).toEqual([]);
  });

  it('removes the passkeys of an account, which then sign in no more [DEC-4.OPERATOR-3]', async () => {
    const all = await everything();
    const { who } = all;
    const passkeys = new PasskeyWalk(walks[0]);
    const passkey = await passkeys.add(who);
    expect(isSignedIn(await passkeys.use(passkey))).toBe(true);
    await operator.removePasskeys(who.email);
    expect(isSignedIn(await passkeys.use(passkey))).toBe(false);
    expect(await statuses(all)).toEqual([401, 401, 200, 401, 401, 200]);
    expect(await audited(who)).toContainEqual({ action: 'passkey.remove', via: 'operator', actor: null });
  });

  it('signs a person out everywhere [DEC-4.OPERATOR-4]', async () => {
    const all = await everything();
    await operator.signOut(all.who.email);
    expect(await statuses(all)).toEqual([401, 401, 200, 401, 401, 200]);
    expect(isSignedIn(await signIn(all.who))).toBe(true);
    expect(await audited(all.who)).toContainEqual({
      action: 'session.end_all',
      via: 'operator',
      actor: null,
    });
  });

  it.each<[string, (email: string) => Promise<unknown>, RegExp]>([
    [
      'an account that is not disabled cannot be enabled',
      (email) => operator.enable(email),
      /is not disabled/,
    ],
    [
      'without a second factor, none is removed',
      (email) => operator.resetSecondFactor(email),
      /has no second/,
    ],
    ['without a passkey, none is removed', (email) => operator.removePasskeys(email), /has no passkey/],
    ['an unknown address has no account', () => operator.disable('none@example.org'), /^No account has/],
  ])('%s, and nothing changes [DEC-4.OPERATOR-5]', async (_, command, sentence) => {
    const all = await everything();
    // The first use of the token is noted a moment after its response.
    const changes = async (): Promise<unknown[]> =>
      (await audited(all.who)).filter(({ action }) => action !== 'token.use');
    const before = await changes();
    await expect(command(all.who.email)).rejects.toThrow(sentence);
    expect(await statuses(all)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await changes()).toEqual(before);
  });

  it('cannot disable twice, and the first time stays [DEC-4.OPERATOR-5]', async () => {
    const who = await owner();
    await operator.disable(who.email);
    const [before] = await operator.list(who.email, 1);
    await expect(operator.disable(who.email)).rejects.toThrow(/is disabled already/);
    expect((await operator.list(who.email, 1))[0]?.disabledAt).toEqual(before?.disabledAt);
  });

  it('lists accounts by a part of the address or the name, disabled ones too [DEC-4.OPERATOR-6]', async () => {
    const { who } = await everything();
    await people.change('UPDATE auth.account SET name = $2 WHERE id = $1', who.accountId, '100 % Mika');
    await operator.disable(who.email);
    for (const text of [who.email.toUpperCase(), '100 % mi']) {
      const [found, ...more] = await operator.list(text, 10);
      expect(more).toEqual([]);
      expect(found).toMatchObject({
        id: who.accountId,
        disabledAt: expect.any(Date),
        lastSignInAt: expect.any(Date),
        secondFactor: false,
        workspaces: [{ slug: expect.any(String), role: 'owner' }],
      });
    }
    // The text is no pattern.
    expect(await operator.list('100 _ mi', 10)).toEqual([]);
    expect((await operator.list('', 2)).length).toBe(2);
  });
});
