import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepEntry } from '../../audit/audit-log.js';
import { OAuthWalk, screen } from '../../testing/oauth-walk.js';
import { isSignedIn } from '../../testing/passkey-walk.js';
import { password, type People, type Placed } from '../../testing/people.js';
import { allWon, race } from '../../testing/race.js';
import { AuthDeployment } from '../../testing/running-auth.js';

describe('the deletion of an account while something else happens', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walks: [OAuthWalk, OAuthWalk];

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    walks = [
      new OAuthWalk(deployment.origin, await deployment.startReplica()),
      new OAuthWalk(deployment.origin, await deployment.startReplica()),
    ];
  });

  afterAll(() => deployment.stop());

  const coOwners = async (): Promise<[Placed, Placed]> => {
    const workspaceId = await people.workspace();
    return [await people.member(workspaceId, 'owner'), await people.member(workspaceId, 'owner')];
  };
  const deleteMe = async (who: Placed, walk: OAuthWalk): Promise<number> =>
    (await walk.api('POST', '/me/delete', who.bearer, { email: who.email, password })).status;
  const count = async (statement: string, ...values: unknown[]): Promise<number> =>
    (await people.database.query(statement, values)).length;
  const problems = (found: Readonly<Record<string, boolean>>): string[] =>
    Object.keys(found).filter((name) => found[name]);

  it('happens once when it is requested twice [DEC-4.ERASURE-8]', async () => {
    const report = await race(async () => {
      const [who] = await coOwners();
      const statuses = await Promise.all(walks.map((walk) => deleteMe(who, walk)));
      const actions = await people.audited(who.workspaceId);
      return problems({
        'not one request succeeded': statuses.filter((status) => status === 204).length !== 1,
        [`the other one was not refused: ${statuses.join()}`]: !statuses.some((status) =>
          [401, 403, 404].includes(status),
        ),
        'not one entry': actions.filter((action) => action === 'account.delete').length !== 1,
      });
    });
    expect(report).toEqual(allWon);
  }, 300_000);

  it('never leaves a workspace without an owner [DEC-4.ERASURE-8]', async () => {
    const report = await race(async (index) => {
      const [who, other] = await coOwners();
      const end =
        index % 2 === 0
          ? deleteMe(other, walks[1])
          : walks[1]
              .api('PATCH', `/members/${other.memberId}`, other.bearer, { role: 'member' })
              .then(({ status }) => status);
      const statuses = await Promise.all([deleteMe(who, walks[0]), end]);
      const owners = await count(
        `SELECT 1 FROM auth.member WHERE workspace_id = $1 AND role = 'owner' AND removed_at IS NULL`,
        who.workspaceId,
      );
      return problems({
        [`${owners} owners after ${statuses.join()}`]: owners !== 1,
        'a refusal is no 409': !statuses.includes(409),
      });
    });
    expect(report).toEqual(allWon);
  }, 300_000);

  it('leaves no session of a sign-in that was in progress [DEC-4.ERASURE-8]', async () => {
    const report = await race(async () => {
      const [who] = await coOwners();
      const [walk] = walks;
      const browser = walk.browser();
      const url = walk.authorizeUrl(screen.clientId, walk.newVerifier());
      const [status] = await Promise.all([
        deleteMe(who, walks[1]),
        walk.signIn(browser, url, { email: who.email, password }),
      ]);
      const next = await browser.follow(await browser.get(url), screen.redirectPath);
      return problems({
        [`the deletion returned ${status}`]: status !== 204,
        'the browser is signed in': isSignedIn(next),
        'a row of the session is left':
          (await count('SELECT 1 FROM auth.browser_session WHERE account_id = $1', who.accountId)) > 0,
        'a device is left':
          (await count('SELECT 1 FROM auth.known_device WHERE account_id = $1', who.accountId)) > 0,
      });
    });
    expect(report).toEqual(allWon);
  }, 300_000);

  it('leaves no membership that was added in the meantime [DEC-4.ERASURE-8]', async () => {
    const report = await race(async () => {
      const [who] = await coOwners();
      const there = await people.workspace();
      const joins = people.database.transaction(async (tx) => {
        await tx.query('SELECT 1 FROM auth.workspace WHERE id = $1 FOR UPDATE', [there]);
        await tx.query(`INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'member')`, [
          there,
          who.accountId,
        ]);
      });
      const [status] = await Promise.all([deleteMe(who, walks[0]), joins]);
      return problems({
        [`the deletion returned ${status}`]: status !== 204,
        'a membership is left':
          (await count(
            'SELECT 1 FROM auth.member WHERE account_id = $1 AND removed_at IS NULL',
            who.accountId,
          )) > 0,
      });
    });
    expect(report).toEqual(allWon);
  }, 300_000);

  it('also covers entries that another service sends later [DEC-4.ERASURE-2]', async () => {
    const [who, other] = await coOwners();
    expect(await deleteMe(who, walks[0])).toBe(204);
    const entry = {
      at: new Date().toISOString(),
      workspaceId: who.workspaceId,
      action: 'webhook.create',
      via: 'screen',
      origin: { address: '198.51.100.7', userAgent: 'Late/1.0', requestId: 'r' },
      target: 'webhook 1',
      details: {},
    };
    const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
    for (const [index, { memberId }] of [who, other].entries())
      await keepEntry(people.database, {
        ...entry,
        id: ids[index] as string,
        actor: { memberId, name: 'Aiko Late' },
      });
    const rows = await people.database.query(
      `SELECT actor_name AS name, address, user_agent AS agent FROM auth.audit_entry
       WHERE event_id = ANY ($1::uuid[]) ORDER BY event_id`,
      [ids],
    );
    expect(rows).toEqual([
      { name: 'Deleted member', address: null, agent: null },
      { name: 'Aiko Late', address: '198.51.100.7', agent: 'Late/1.0' },
    ]);
  });
});
