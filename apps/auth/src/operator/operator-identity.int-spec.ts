import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto } from '@kiban/contracts';
import type { NatsConnection } from '@kiban/messaging';
import { Database } from '@kiban/persistence';
import { eventually } from '@kiban/testing';
import { NestFactory } from '@nestjs/core';
import { NATS } from '../infrastructure/tokens.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { isSignedIn } from '../testing/passkey-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';
import { OperatorAccounts } from './operator-accounts.js';
import { OperatorModule } from './operator.module.js';

describe('an operator who deletes accounts and changes addresses', () => {
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

  const coOwner = async (): Promise<{ who: Placed; stays: Placed }> => {
    const stays = await people.member(await people.workspace(), 'owner');
    return { stays, who: await people.member(stays.workspaceId, 'owner') };
  };
  const signIn = async (email: string): Promise<boolean> =>
    isSignedIn(
      await walks[0].signIn(
        walks[0].browser(),
        walks[0].authorizeUrl(screen.clientId, walks[0].newVerifier()),
        {
          email,
          password,
        },
      ),
    );
  const statuses = async (bearer: string): Promise<number[]> =>
    Promise.all(walks.map(async (walk) => (await walk.api('GET', '/me', bearer)).status));
  const entries = async ({ bearer }: Placed): Promise<AuditEntryDto[]> =>
    (await (await walks[0].api('GET', '/audit', bearer)).json()) as AuditEntryDto[];
  const mailed = (email: string, subject: string): Promise<unknown> =>
    eventually(`the mail to ${email}`, () =>
      deployment.mailbox.to(email).some((mail) => mail.subject === subject),
    );

  it('deletes an account as its person could, and is named by no entry [DEC-4.OPERATOR-7]', async () => {
    const { who, stays } = await coOwner();
    await operator.delete(who.email.toUpperCase());
    expect(await statuses(who.bearer)).toEqual([401, 401]);
    expect(await signIn(who.email)).toBe(false);
    const found = (await entries(stays)).filter(({ via }) => via === 'operator');
    expect(found.map(({ action, actor, target }) => [action, actor.memberId, target])).toEqual([
      ['member.remove', null, `member ${who.memberId}`],
      ['account.delete', null, `member ${who.memberId}`],
    ]);
    expect(await operator.list(who.email, 10)).toEqual([]);
    await mailed(who.email, 'Your Kiban account was deleted');
    await expect(operator.delete(who.email)).rejects.toThrow(/^No account has/);
  });

  it('deletes a disabled account, and one without a workspace [DEC-4.OPERATOR-7]', async () => {
    const { who } = await coOwner();
    await operator.disable(who.email);
    await operator.delete(who.email);
    const { email } = await people.account();
    await operator.delete(email);
    expect(await operator.list(email, 10)).toEqual([]);
  });

  it('does not delete the last owner of a workspace, and nothing changes [DEC-4.OPERATOR-7]', async () => {
    const alone = await people.member(await people.workspace(), 'owner');
    const before = await entries(alone);
    await expect(operator.delete(alone.email)).rejects.toThrow(/have no owner/);
    expect(await statuses(alone.bearer)).toEqual([200, 200]);
    expect(await entries(alone)).toEqual(before);
  });

  it('cannot enable a deleted account, also by the address that replaced it [DEC-4.OPERATOR-7]', async () => {
    const { who } = await coOwner();
    await operator.delete(who.email);
    const [row] = await people.database.query<{ email: string }>(
      'SELECT email FROM auth.account WHERE id = $1',
      [who.accountId],
    );
    await expect(operator.enable(row?.email ?? '')).rejects.toThrow(/^No account has/);
    await expect(
      people.change('UPDATE auth.account SET disabled_at = NULL WHERE id = $1', who.accountId),
    ).rejects.toThrow(/account_deleted_check/);
  });

  it('changes the address of a lost mailbox, ends sign-ins and tells both addresses [DEC-4.OPERATOR-8]', async () => {
    const { who, stays } = await coOwner();
    const to = `new-${who.email}`;
    const pending = { email: `pending-${who.email}`, password };
    expect((await walks[0].api('POST', '/me/email', who.bearer, pending)).status).toBe(200);
    const { pathname } = new URL(await deployment.mailbox.links.linkTo(pending.email, /^\/sign-in\/email\//));
    await operator.changeEmail(who.email, ` ${to} `);
    expect(await statuses(who.bearer)).toEqual([401, 401]);
    expect([await signIn(who.email), await signIn(to)]).toEqual([false, true]);
    expect((await walks[0].browser().get(pathname)).status).toBe(404);
    expect(await entries(stays)).toContainEqual(
      expect.objectContaining({
        action: 'email.change',
        via: 'operator',
        details: expect.objectContaining({ from: who.email, to }),
      }),
    );
    await mailed(who.email, 'The address of your Kiban account was changed');
    await mailed(to, 'This is the address of your Kiban account now');
  });

  it('gives no address that another account has, and none that is no address [DEC-4.OPERATOR-8]', async () => {
    const { who, stays } = await coOwner();
    for (const [to, sentence] of [
      [stays.email.toUpperCase(), /account of its own/],
      ['no address', /must be an e-mail address/],
    ] as const)
      await expect(operator.changeEmail(who.email, to)).rejects.toThrow(sentence);
    expect(await statuses(who.bearer)).toEqual([200, 200]);
    expect(deployment.mailbox.to(who.email)).toEqual([]);
  });
});
