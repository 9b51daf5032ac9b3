import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ErrorDto, MeDto, MembershipDto, MyWorkspaceDto, SecondFactorSetupDto } from '@kiban/contracts';
import type { NatsConnection } from '@kiban/messaging';
import { Database } from '@kiban/persistence';
import { AuthenticatorApp, eventually } from '@kiban/testing';
import { NestFactory } from '@nestjs/core';
import { NATS } from '../infrastructure/tokens.js';
import { OperatorModule } from '../operator/operator.module.js';
import { OperatorWorkspaces } from '../operator/operator-workspaces.js';
import { HeldWorkspace } from '../testing/held-workspace.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { allWon, race } from '../testing/race.js';
import { resolvedBearer } from '../testing/resolved-bearer.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

import { WorkspacePurge } from './workspace-purge.js';

const DAY_MS = 86_400_000;

// Of the release before: how it finds a token, lists members and joins people.
const FIND_TOKEN_BEFORE = `
  SELECT t.revoked_at IS NOT NULL OR m.removed_at IS NOT NULL OR m.role <> 'owner' OR a.disabled_at IS NOT NULL AS revoked
  FROM auth.api_token t JOIN auth.workspace w ON w.id = t.workspace_id
  JOIN auth.member m ON m.id = t.issued_by JOIN auth.account a ON a.id = m.account_id WHERE t.digest = $1`;
const FIND_GRANT_BEFORE = `
  SELECT g.revoked_at IS NOT NULL OR m.removed_at IS NOT NULL OR a.disabled_at IS NOT NULL AS revoked
  FROM auth.oidc_model o JOIN auth.oauth_grant g ON g.grant_hash = o.grant_hash
  JOIN auth.member m ON m.id = g.member_id JOIN auth.account a ON a.id = g.account_id
  WHERE o.kind = 'AccessToken' AND o.id_hash = $1`;
const ADD_BEFORE = `
  INSERT INTO auth.member AS m (workspace_id, account_id, role, joined_at) VALUES ($1, $2, 'member', now())
  ON CONFLICT (workspace_id, account_id) DO UPDATE
  SET role = excluded.role, joined_at = excluded.joined_at, removed_at = NULL, version = m.version + 1
  WHERE m.removed_at IS NOT NULL RETURNING id`;

describe('the deletion of a workspace', () => {
  let deployment: AuthDeployment;
  let people: People;
  let walk: OAuthWalk;
  let replicas: AuthReplica[];

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    replicas = [await deployment.startReplica(), await deployment.startReplica()];
    walk = new OAuthWalk(deployment.origin, replicas[0]!);
  });

  afterAll(() => deployment.stop());

  const staffed = async (): Promise<Record<'owner' | 'admin' | 'member', Placed>> => {
    const workspaceId = await people.workspace();
    const [owner, admin, member] = await Promise.all([
      people.member(workspaceId, 'owner'),
      people.member(workspaceId, 'admin'),
      people.member(workspaceId, 'member'),
    ]);
    return { owner, admin, member };
  };

  const nameOf = async (workspaceId: number): Promise<string> => {
    const [row] = await people.database.query<{ name: string }>(
      'SELECT name FROM auth.workspace WHERE id = $1',
      [workspaceId],
    );
    return row?.name ?? '';
  };

  const remove = async ({ bearer, workspaceId }: Placed, name?: string): Promise<Response> =>
    walk.api('POST', '/workspace/delete', bearer, { name: name ?? (await nameOf(workspaceId)) });
  const restore = ({ bearer }: Placed): Promise<Response> => walk.api('POST', '/workspace/restore', bearer);
  const codeOf = async (response: Response): Promise<[number, string]> => [
    response.status,
    ((await response.json()) as ErrorDto).code,
  ];
  const issue = async ({ bearer }: Placed): Promise<string> => {
    const response = await walk.api('POST', '/tokens', bearer, { name: 'Nightly', password });
    return ((await response.json()) as { token: string }).token;
  };
  /** What each replica responds about the bearer to another service. */
  const resolved = (bearer: string): Promise<Record<string, unknown>[]> =>
    Promise.all(replicas.map((replica) => resolvedBearer(deployment, replica, bearer)));
  const digest = (bearer: string): Buffer => createHash('sha256').update(bearer).digest();
  const revokedBefore = async (statement: string, bearer: string): Promise<boolean | undefined> =>
    (await people.database.query<{ revoked: boolean }>(statement, [digest(bearer)]))[0]?.revoked;

  it('refuses everything of the workspace from the next request on, and nothing of a neighbour [DEC-4.DELETE-2]', async () => {
    const { owner, admin, member } = await staffed();
    const token = await issue(owner);
    const stranger = await people.member(await people.workspace(), 'owner');
    const deleted = await remove(owner);
    expect(deleted.status).toBe(200);
    const { deletionAt } = (await deleted.json()) as MyWorkspaceDto;
    expect(Date.parse(deletionAt ?? '') - Date.now()).toBeGreaterThan(29.9 * DAY_MS);
    const refused = { refused: 'revoked', workspaceDeleted: true };
    for (const bearer of [token, owner.bearer, admin.bearer, member.bearer])
      expect(await resolved(bearer)).toEqual([refused, refused]);
    for (const bearer of [owner.bearer, member.bearer, token])
      for (const [method, path] of [
        ['GET', '/workspace'],
        ['GET', '/members'],
        ['GET', '/tokens'],
        ['PATCH', '/workspace'],
        ['POST', '/workspace/delete'],
        ['POST', '/me/sessions/end-others'],
      ] as const)
        expect([
          method,
          path,
          ...(await codeOf(await walk.api(method, path, bearer, method === 'GET' ? undefined : {}))),
        ]).toEqual([method, path, 403, 'workspace_deleted']);
    expect(await codeOf(await walk.api('GET', '/me', token))).toEqual([403, 'workspace_deleted']);
    expect((await resolved(stranger.bearer)).every((each) => 'principal' in each)).toBe(true);
  });

  it('shows people at the screen what happens, with its date [DEC-4.DELETE-5]', async () => {
    const { owner, member } = await staffed();
    const other = await people.workspace();
    await people.change(
      `INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'viewer')`,
      other,
      member.accountId,
    );
    const { deletionAt } = (await (await remove(owner)).json()) as MyWorkspaceDto;
    for (const { bearer, workspaceId, email } of [owner, member]) {
      const me = (await (await walk.api('GET', '/me', bearer)).json()) as MeDto;
      expect(me.workspace).toMatchObject({ id: workspaceId, deletionAt });
      expect(me.member.email).toBe(email);
    }
    const workspaces = (await (
      await walk.api('GET', '/me/workspaces', member.bearer)
    ).json()) as MembershipDto[];
    expect(workspaces.map((each) => [each.id, each.deletionAt])).toEqual([
      [member.workspaceId, deletionAt],
      [other, null],
    ]);
  });

  it('is for owners at the screen alone, with the name and a fresh second factor [DEC-4.DELETE-1]', async () => {
    const { owner, admin, member } = await staffed();
    const token = await issue(owner);
    for (const bearer of [admin.bearer, member.bearer, token])
      expect(
        await codeOf(
          await walk.api('POST', '/workspace/delete', bearer, { name: await nameOf(owner.workspaceId) }),
        ),
      ).toEqual([403, 'forbidden']);
    for (const name of ['', 'another', (await nameOf(owner.workspaceId)).toUpperCase()])
      expect(await codeOf(await remove(owner, name))).toEqual([422, 'validation_failed']);
    await people.change(
      `INSERT INTO auth.second_factor (account_id, secret, created_at, confirmed_at) VALUES ($1, '', now(), now())`,
      owner.accountId,
    );
    expect(await codeOf(await remove(owner))).toEqual([403, 'second_factor_required']);
    await people.inSession(owner);
    expect((await remove(owner)).status).toBe(200);
  });

  it('is undone by an owner alone, and everything works as before [DEC-4.DELETE-3]', async () => {
    const { owner, admin, member } = await staffed();
    const former = await people.member(owner.workspaceId, 'member');
    await walk.api('DELETE', `/members/${former.memberId}`, owner.bearer);
    const token = await issue(owner);
    const rows = (): Promise<unknown[]> =>
      people.database.query(
        'SELECT id, role, version, removed_at, joined_at FROM auth.member WHERE workspace_id = $1 ORDER BY id',
        [owner.workspaceId],
      );
    const before = await rows();
    expect(await codeOf(await restore(owner))).toEqual([409, 'conflict']);
    await remove(owner);
    for (const { bearer } of [admin, member])
      expect(await codeOf(await restore({ ...owner, bearer }))).toEqual([403, 'forbidden']);
    expect(await codeOf(await restore({ ...owner, bearer: token }))).toEqual([403, 'workspace_deleted']);
    expect(await (await restore(owner)).json()).toMatchObject({ id: owner.workspaceId, deletionAt: null });
    for (const bearer of [token, owner.bearer, admin.bearer, member.bearer])
      expect((await resolved(bearer)).every((each) => 'principal' in each)).toBe(true);
    expect(await resolved(former.bearer)).toEqual([{ refused: 'revoked' }, { refused: 'revoked' }]);
    expect(await rows()).toEqual(before);
    expect(await people.audited(owner.workspaceId)).toEqual(
      expect.arrayContaining(['workspace.delete', 'workspace.restore']),
    );
  });

  it('is mailed to every owner, with the date and how to undo it [DEC-4.DELETE-4]', async () => {
    const { owner, admin } = await staffed();
    const second = await people.member(owner.workspaceId, 'owner');
    const { deletionAt } = (await (await remove(owner)).json()) as MyWorkspaceDto;
    const subject = 'Your Kiban workspace was deleted';
    for (const { email } of [owner, second]) {
      const { text } = await eventually('the mail', () =>
        deployment.mailbox.to(email).find((mail) => mail.subject === subject),
      );
      expect(text).toContain(`on ${(deletionAt ?? '').slice(0, 10)} (UTC)`);
      expect(text).toContain('Restore workspace');
    }
    expect(deployment.mailbox.to(admin.email).map((mail) => mail.subject)).not.toContain(subject);
  });

  it('holds at a replica of the release before, which lets no one in or back [DEC-4.DELETE-6]', async () => {
    const { owner, member } = await staffed();
    const token = await issue(owner);
    const outsider = await people.account();
    expect(await revokedBefore(FIND_TOKEN_BEFORE, token)).toBe(false);
    await remove(owner);
    expect(await revokedBefore(FIND_TOKEN_BEFORE, token)).toBe(true);
    for (const { bearer } of [owner, member])
      expect(await revokedBefore(FIND_GRANT_BEFORE, bearer)).toBe(true);
    for (const accountId of [outsider.accountId, member.accountId, owner.accountId])
      expect(await people.database.query(ADD_BEFORE, [owner.workspaceId, accountId])).toEqual([]);
    await restore(owner);
    expect(await revokedBefore(FIND_TOKEN_BEFORE, token)).toBe(false);
    expect(await people.database.query(ADD_BEFORE, [owner.workspaceId, outsider.accountId])).toHaveLength(1);
  });

  it('lets owners sign in and restore, and no AI client connect [DEC-4.DELETE-5]', async () => {
    const { owner } = await staffed();
    await remove(owner);
    const person = { email: owner.email, password };
    const signedIn = await walk.connect(screen.clientId, person);
    const me = (await (await walk.api('GET', '/me', signedIn.access_token)).json()) as MeDto;
    expect(me.workspace.deletionAt).not.toBeNull();
    const clientId = await walk.registered();
    const page = await walk.signIn(walk.browser(), walk.authorizeUrl(clientId, walk.newVerifier()), person);
    expect(page.text).toContain('You are in no workspace');
    expect((await restore({ ...owner, bearer: signedIn.access_token })).status).toBe(200);
    await walk.connect(clientId, person);
  });

  it('rejects a write that waits while the workspace is deleted [DEC-4.DELETE-2]', async () => {
    const { owner, member } = await staffed();
    const held = await HeldWorkspace.hold(people.database, owner.workspaceId);
    const sent = walk.api('PATCH', `/members/${member.memberId}`, owner.bearer, { role: 'admin' });
    await held.untilAwaited();
    await held.release(
      `UPDATE auth.workspace SET deleted_at = now(), deletion_at = now() + interval '30 days' WHERE id = $1`,
      owner.workspaceId,
    );
    expect(await codeOf(await sent)).toEqual([403, 'workspace_deleted']);
  });

  it('does not keep its owner from deleting the account, and is then not restored without an owner [DEC-4.DELETE-8] [DEC-4.DELETE-9]', async () => {
    const { owner, admin } = await staffed();
    const body = { email: owner.email, password };
    expect(await codeOf(await walk.api('POST', '/me/delete', owner.bearer, body))).toEqual([
      409,
      'last_owner',
    ]);
    const token = await issue(owner);
    await people.change(
      `INSERT INTO auth.used_address (credential, address, last_day)
       SELECT 'token ' || id, '203.0.113.77', current_date FROM auth.api_token WHERE issued_by = $1`,
      owner.memberId,
    );
    await remove(owner);
    // boards-api, which does not run here, has a part of it.
    expect((await walk.api('GET', '/me/export', owner.bearer)).status).toBe(503);
    expect((await walk.api('POST', '/me/delete', owner.bearer, body)).status).toBe(204);
    for (const bearer of [owner.bearer, token])
      expect(await resolved(bearer)).toEqual([{ refused: 'revoked' }, { refused: 'revoked' }]);
    expect(
      await people.database.query(`SELECT 1 FROM auth.used_address WHERE address = '203.0.113.77'`),
    ).toEqual([]);
    const program = await NestFactory.createApplicationContext(OperatorModule, { logger: false });
    try {
      const [row] = await people.database.query<{ slug: string }>(
        'SELECT slug FROM auth.workspace WHERE id = $1',
        [owner.workspaceId],
      );
      await expect(program.get(OperatorWorkspaces).restore(row?.slug ?? '')).rejects.toMatchObject({
        code: 'conflict',
      });
    } finally {
      await program.close();
    }
    expect(await codeOf(await restore(admin))).toEqual([403, 'forbidden']);
  });

  it('accepts the second factor of a person who deletes the account [DEC-4.DELETE-9]', async () => {
    const { owner: placed } = await staffed();
    const { access_token } = await walk.connect(screen.clientId, { email: placed.email, password });
    const owner = { ...placed, bearer: access_token };
    const setUp = await walk.api('POST', '/me/second-factor', owner.bearer, { password });
    const app = new AuthenticatorApp(((await setUp.json()) as SecondFactorSetupDto).secret);
    await walk.api('POST', '/me/second-factor/confirm', owner.bearer, { code: app.code() });
    expect((await remove(owner)).status).toBe(200);
    await people.change(
      `UPDATE auth.browser_session SET second_factor_at = NULL, second_factor_shown_at = now() - interval '15 minutes'
       WHERE account_id = $1`,
      owner.accountId,
    );
    const body = { email: owner.email };
    expect((await walk.api('POST', '/me/delete', owner.bearer, body)).status).toBe(403);
    const check = await walk.api('POST', '/me/second-factor/check', owner.bearer, { code: app.code(1) });
    expect(check.status).toBe(200);
    expect((await walk.api('POST', '/me/delete', owner.bearer, body)).status).toBe(204);
  });

  it('brings back no member whose account was deleted in the meantime [DEC-4.DELETE-3]', async () => {
    const { owner, member } = await staffed();
    await remove(owner);
    const body = { email: member.email, password };
    expect((await walk.api('POST', '/me/delete', member.bearer, body)).status).toBe(204);
    expect((await restore(owner)).status).toBe(200);
    const members = (await (await walk.api('GET', '/members', owner.bearer)).json()) as { id: number }[];
    expect(members.map(({ id }) => id)).not.toContain(member.memberId);
  });

  it('is listed and undone by an operator, whose entry is in the audit log [DEC-4.DELETE-8]', async () => {
    const { owner } = await staffed();
    const token = await issue(owner);
    const slug = await nameOf(owner.workspaceId);
    // The replicas have put the settings of the deployment into the environment.
    const program = await NestFactory.createApplicationContext(OperatorModule, {
      logger: false,
      abortOnError: false,
    });
    try {
      const operator = program.get(OperatorWorkspaces);
      await expect(operator.restore(slug)).rejects.toMatchObject({ code: 'not_found' });
      await remove(owner);
      expect(await operator.listDeleted()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id: owner.workspaceId, slug, purgeBeganAt: null }),
        ]),
      );
      await operator.restore(slug);
      expect((await resolved(token)).every((each) => 'principal' in each)).toBe(true);
      const entries = await people.database.query<{ via: string }>(
        `SELECT via FROM auth.audit_entry WHERE workspace_id = $1 AND action = 'workspace.restore'`,
        [owner.workspaceId],
      );
      expect(entries).toEqual([{ via: 'operator' }]);
    } finally {
      await program.get<NatsConnection>(NATS).close();
      await program.get(Database).close();
      await program.close();
    }
  });

  it('ends at its day: a restoration and the purge have one winner [DEC-4.DELETE-7]', async () => {
    const purges = replicas.map(({ service }) => service.app.get(WorkspacePurge));
    const report = await race(async () => {
      const { owner } = await staffed();
      await remove(owner);
      await people.change('UPDATE auth.workspace SET deletion_at = now() WHERE id = $1', owner.workspaceId);
      const [restored] = await Promise.all([restore(owner), ...purges.map((purge) => purge.run())]);
      const [row] = await people.database.query<{ deleted: boolean; purging: boolean }>(
        'SELECT deletion_at IS NOT NULL AS deleted, purge_began_at IS NOT NULL AS purging FROM auth.workspace WHERE id = $1',
        [owner.workspaceId],
      );
      const isRestored = restored.status === 200;
      if (!isRestored && restored.status !== 409) return [`restoration: ${restored.status}`];
      if (row?.deleted === !isRestored && row.purging === !isRestored) return [];
      return [`${restored.status} ${JSON.stringify(row)}`];
    });
    expect(report).toEqual(allWon);
  });

  it('keeps all rows while another service does not reply, and the slug until the end [DEC-4.DELETE-7]', async () => {
    const { owner } = await staffed();
    const other = await people.member(await people.workspace(), 'owner');
    const slug = await nameOf(owner.workspaceId);
    await remove(owner);
    await people.change(
      `UPDATE auth.workspace SET deletion_at = now() - interval '1 hour', purge_began_at = now() - interval '1 hour' WHERE id = $1`,
      owner.workspaceId,
    );
    const purge = replicas[0]!.service.app.get(WorkspacePurge);
    // No other service runs in this deployment.
    expect(await purge.run()).not.toContain(owner.workspaceId);
    const [kept] = await people.database.query<{ members: number }>(
      'SELECT count(*)::int AS members FROM auth.member WHERE workspace_id = $1',
      [owner.workspaceId],
    );
    expect(kept?.members).toBe(3);
    expect(await codeOf(await restore(owner))).toEqual([409, 'conflict']);
    const renamed = await walk.api('PATCH', '/workspace', other.bearer, { slug });
    expect(await codeOf(renamed)).toEqual([422, 'validation_failed']);
    const memberships = (await (
      await walk.api('GET', '/me/workspaces', owner.bearer)
    ).json()) as MembershipDto[];
    expect(memberships).toEqual([]);
  });

  it('has one winner of a deletion and a restoration, and of two owners [DEC-4.DELETE-3]', async () => {
    const report = await race(async () => {
      const { owner } = await staffed();
      const second = await people.member(owner.workspaceId, 'owner');
      const name = await nameOf(owner.workspaceId);
      const first = await Promise.all([remove(owner, name), remove(second, name)]);
      const statuses = first.map(({ status }) => status).sort();
      const undone = await Promise.all([restore(owner), restore(second)]);
      const [last, again] = await Promise.all([remove(owner, name), restore(second)]);
      const [row] = await people.database.query<{ deleted: boolean; gone: number }>(
        `SELECT w.deletion_at IS NOT NULL AS deleted,
           (SELECT count(*)::int FROM auth.member m WHERE m.workspace_id = w.id AND m.removed_at IS NOT NULL) AS gone
         FROM auth.workspace w WHERE w.id = $1`,
        [owner.workspaceId],
      );
      const isDeleted = again.status !== 200;
      return [
        ...(statuses.join() === '200,403' ? [] : [`two deletions: ${statuses.join()}`]),
        ...(undone
          .map(({ status }) => status)
          .sort()
          .join() === '200,409'
          ? []
          : ['two restorations']),
        ...(last.status === 200 && row?.deleted === isDeleted && row.gone === (isDeleted ? 4 : 0)
          ? []
          : [`a state between: ${last.status} ${again.status} ${JSON.stringify(row)}`]),
      ];
    });
    expect(report).toEqual(allWon);
  });
});
