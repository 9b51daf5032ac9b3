import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberDto } from '@kiban/contracts';
import { Directory } from '../testing/directory.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const DOMAIN = 'corp.example';

describe('the users of a directory', () => {
  let deployment: AuthDeployment;
  let people: People;
  let replicas: [AuthReplica, AuthReplica];
  let walk: OAuthWalk;
  let owner: Placed;
  let directory: Directory;
  let other: { owner: Placed; directory: Directory };

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    const [own, foreign] = [await people.workspace(), await people.workspace()];
    const env = { COMPANY_DOMAINS: `${own}=${DOMAIN},${own}=example.org,${foreign}=${DOMAIN}` };
    replicas = [await deployment.startReplica(env), await deployment.startReplica(env)];
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    owner = await people.member(own, 'owner');
    directory = await Directory.of(walk, owner, replicas);
    const stranger = await people.member(foreign, 'owner');
    other = { owner: stranger, directory: await Directory.of(walk, stranger, replicas) };
  });

  afterAll(() => deployment.stop());

  const members = async (): Promise<MemberDto[]> =>
    (await (await walk.api('GET', '/members', owner.bearer)).json()) as MemberDto[];
  const memberOf = async (email: string): Promise<MemberDto | undefined> =>
    (await members()).find((member) => member.email === email);
  const meStatus = async (bearer: string, replica: AuthReplica): Promise<number> =>
    (await new OAuthWalk(deployment.origin, replica).api('GET', '/me', bearer)).status;
  const events = async (kind: string, name: string): Promise<unknown[]> =>
    people.database.query("SELECT data FROM auth.outbox WHERE kind = $1 AND data->>'name' = $2", [
      kind,
      name,
    ]);
  const audited = (action: string, target: string): Promise<{ via: string; details: unknown }[]> =>
    people.database.query(
      'SELECT via, details FROM auth.audit_entry WHERE action = $1 AND target = $2 ORDER BY id',
      [action, target],
    );
  const setActive = (id: string, active: boolean): ReturnType<Directory['patch']> =>
    directory.patch(`/Users/${id}`, { op: 'replace', value: { active } });

  it('become members with a new account, which has no known password [DEC-4.SCIM-3]', async () => {
    const created = await directory.call('POST', '/Users', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: `mei@${DOMAIN}`,
      externalId: 'e-1',
      displayName: 'Mei Sato',
      name: { givenName: 'Mei', familyName: 'Sato' },
      emails: [{ value: `mei@${DOMAIN}`, type: 'work', primary: true }],
      active: true,
    });
    expect(created.status).toBe(201);
    expect(created.headers.get('content-type')).toContain('application/scim+json');
    expect(created.headers.get('location')).toBe(created.body.meta['location']);
    expect(created.body).toMatchObject({
      userName: `mei@${DOMAIN}`,
      externalId: 'e-1',
      name: { givenName: 'Mei', familyName: 'Sato' },
      active: true,
      emails: [{ value: `mei@${DOMAIN}`, type: 'work', primary: true }],
      roles: [{ value: 'member' }],
    });
    const member = await memberOf(`mei@${DOMAIN}`);
    expect(member).toMatchObject({ name: 'Mei Sato', role: 'member', id: Number(created.body.id) });
    expect(await events('member.add', 'Mei Sato')).toHaveLength(1);
    const [entry, ...more] = await audited('member.add', `member ${created.body.id}`);
    expect([entry?.via, more]).toEqual(['token Directory', []]);
    // The mailed link sets the first password.
    const [browser, email] = [walk.browser(), `mei@${DOMAIN}`];
    await browser.submit(await browser.get('/sign-in/reset'), '/sign-in/reset', { email });
    const path = new URL(await replicas[0].mailed.linkTo(email, /^\/sign-in\/reset\//)).pathname;
    const set = await browser.submit(await browser.get(path), path, { password });
    expect(set.status).toBe(200);
    const { access_token: bearer } = await walk.connect(screen.clientId, { email, password });
    expect(await meStatus(bearer, replicas[1])).toBe(200);
  });

  it('are those with an account already, whose name stays their own [DEC-4.SCIM-3]', async () => {
    const { email } = await people.account();
    const id = await directory.create({ userName: email, displayName: 'Another Name' });
    expect(await memberOf(email)).toMatchObject({ id: Number(id), name: email });
    expect((await directory.call('GET', `/Users/${id}`)).body.displayName).toBe('Another Name');
  });

  it.each([
    ['another domain', 'eve@elsewhere.example'],
    ['a domain below', `eve@sub.${DOMAIN}`],
    ['a domain that ends alike', `eve@not${DOMAIN}`],
  ])('are not added from %s, whether or not they have an account [DEC-4.SCIM-4]', async (_, email) => {
    await people.change(
      'INSERT INTO auth.account (email, name, password_hash) VALUES ($1, $1, $2)',
      email,
      'none',
    );
    const known = await directory.call('POST', '/Users', { userName: email });
    const unknown = await directory.call('POST', '/Users', { userName: email.replace('eve', 'ada') });
    expect([known.status, known.body.scimType]).toEqual([400, 'invalidValue']);
    expect(unknown.text).toBe(known.text);
    expect(await memberOf(email)).toBeUndefined();
  });

  it('are each created once: of two equal requests on two replicas, one gets 409 [DEC-4.SCIM-5]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = { userName: `twin${round}@${DOMAIN}` };
      const both = await Promise.all(
        [0, 1].map((replica) => directory.call('POST', '/Users', user, { replica })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      const refused = both.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ status: '409', scimType: 'uniqueness' });
      expect(refused?.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
      expect((await directory.find(`userName eq "${user.userName}"`)).body.totalResults).toBe(1);
    }
  });

  it('that two workspaces create together have one account [DEC-4.SCIM-5]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = { userName: `shared${round}@${DOMAIN}` };
      const both = await Promise.all([
        directory.call('POST', '/Users', user),
        other.directory.call('POST', '/Users', user, { replica: 1 }),
      ]);
      expect(both.map(({ status }) => status)).toEqual([201, 201]);
      const accounts = await people.database.query('SELECT 1 FROM auth.account WHERE email = $1', [
        user.userName,
      ]);
      expect(accounts).toHaveLength(1);
    }
  });

  it('include members who were invited, whom the directory can link [DEC-4.SCIM-2]', async () => {
    const member = await people.member(owner.workspaceId, 'member');
    const found = await directory.find(`userName eq "${member.email.toUpperCase()}"`);
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ active: true }] });
    const [user] = found.body.Resources;
    const again = await directory.call('POST', '/Users', { userName: member.email });
    expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness']);
    await directory.patch(`/Users/${user?.id}`, { op: 'add', path: 'externalId', value: 'linked-1' });
    expect((await directory.find('externalId eq "linked-1"')).body.Resources[0]?.id).toBe(user?.id);
    // Ids of a directory are exact.
    expect((await directory.find('externalId eq "LINKED-1"')).body.totalResults).toBe(0);
  });

  it('that are deactivated lose every access by the next request, and stay in the directory [DEC-4.SCIM-6]', async () => {
    const { email } = await people.account();
    const id = await directory.create({ userName: email });
    const placed = await people.database.query<Placed>(
      `SELECT m.id AS "memberId", m.account_id AS "accountId", m.workspace_id AS "workspaceId" FROM auth.member m WHERE m.id = $1`,
      [id],
    );
    const bearer = await people.signedIn(placed[0] as Placed);
    for (const replica of replicas) expect(await meStatus(bearer, replica)).toBe(200);
    const off = await setActive(id, false);
    expect([off.status, off.body.active]).toEqual([200, false]);
    for (const replica of replicas) expect(await meStatus(bearer, replica)).toBe(401);
    expect(await memberOf(email)).toBeUndefined();
    expect((await directory.find(`userName eq "${email}" and active eq false`)).body.totalResults).toBe(1);
    expect(await audited('member.remove', `member ${id}`)).toHaveLength(1);
    // Repeated, it changes nothing.
    expect((await setActive(id, false)).body.active).toBe(false);
    expect(await audited('member.remove', `member ${id}`)).toHaveLength(1);

    const on = await setActive(id, true);
    expect(on.body).toMatchObject({ active: true, roles: [{ value: 'member' }] });
    expect(await memberOf(email)).toMatchObject({ role: 'member', id: Number(id) });
    for (const replica of replicas) expect(await meStatus(bearer, replica)).toBe(401);
    expect(await meStatus(await people.signedIn(placed[0] as Placed), replicas[1])).toBe(200);
  });

  it('that have another address by now are not brought back [DEC-4.SCIM-4]', async () => {
    const { email, accountId } = await people.account();
    const id = await directory.create({ userName: email });
    expect((await setActive(id, false)).status).toBe(200);
    await people.change(
      'UPDATE auth.account SET email = $2 WHERE id = $1',
      accountId,
      `gone-${accountId}@mail.test`,
    );
    expect((await setActive(id, true)).status).toBe(400);
    await people.change('UPDATE auth.account SET email = $2 WHERE id = $1', accountId, email);
    expect((await setActive(id, true)).status).toBe(200);
  });

  it('that were deactivated show nothing that the person did outside the workspace [DEC-4.SCIM-9]', async () => {
    const { email, accountId } = await people.account();
    const id = await directory.create({ userName: email, externalId: 'left' });
    await setActive(id, false);
    await people.change('UPDATE auth.account SET name = $2 WHERE id = $1', accountId, 'A new life');
    const { text } = await directory.call('GET', `/Users/${id}`);
    expect(text).not.toContain('A new life');
    expect((await directory.find('displayName co "new life"')).body.totalResults).toBe(0);
  });

  it('that are deleted are gone, and can be created again [DEC-4.SCIM-7]', async () => {
    const user = { userName: `gone@${DOMAIN}`, externalId: 'gone' };
    const id = await directory.create(user);
    const deleted = await directory.call('DELETE', `/Users/${id}`);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    for (const [method, body] of [
      ['GET'],
      ['DELETE'],
      ['PUT', user],
      ['PATCH', { Operations: [{ op: 'replace', value: { active: true } }] }],
    ] as const) {
      const response = await directory.call(method, `/Users/${id}`, body);
      expect([method, response.status]).toEqual([method, 404]);
    }
    expect(await memberOf(user.userName)).toBeUndefined();
    expect((await directory.find('externalId eq "gone"')).body.totalResults).toBe(0);
    expect(await directory.create(user)).toBe(id);
    expect(await memberOf(user.userName)).toMatchObject({ role: 'member' });
  });

  it('never include a workspace without an owner: the last one stays, with one entry an hour [DEC-4.SCIM-8]', async () => {
    const id = String(owner.memberId);
    const attempts = [
      await setActive(id, false),
      await directory.call('PUT', `/Users/${id}`, { userName: owner.email, active: false }),
      await directory.call('DELETE', `/Users/${id}`),
    ];
    for (const { status, body } of attempts) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ status: '409', detail: expect.stringContaining('at least one owner') });
    }
    expect(await meStatus(owner.bearer, replicas[1])).toBe(200);
    expect((await directory.call('GET', `/Users/${id}`)).body).toMatchObject({ active: true });
    expect(await audited('member.keep', `member ${id}`)).toHaveLength(1);
  });

  it('lose the access as one of two owners, whose token then ends too [DEC-4.SCIM-8]', async () => {
    const second = await people.member(owner.workspaceId, 'owner');
    const own = await Directory.of(walk, second, replicas);
    expect(
      (await own.patch(`/Users/${second.memberId}`, { op: 'replace', value: { active: false } })).status,
    ).toBe(200);
    expect((await own.call('GET', '/Users')).status).toBe(401);
    expect(await meStatus(second.bearer, replicas[1])).toBe(401);
  });

  it('get the roles admin, member and viewer, never owner, and an owner keeps theirs [DEC-4.SCIM-8]', async () => {
    const id = await directory.create({ userName: `role@${DOMAIN}`, roles: [{ value: 'Viewer' }] });
    expect((await memberOf(`role@${DOMAIN}`))?.role).toBe('viewer');
    await directory.patch(`/Users/${id}`, { op: 'replace', path: 'roles', value: [{ value: 'admin' }] });
    expect((await memberOf(`role@${DOMAIN}`))?.role).toBe('admin');
    for (const value of [
      ['owner'],
      [{ value: 'OWNER' }],
      [{ value: 'viewer' }, { value: ' Owner' }],
      [{ value: 7 }],
      [{}],
    ]) {
      const refused = await directory.patch(`/Users/${id}`, { op: 'replace', path: 'roles', value });
      expect([refused.status, refused.body.scimType]).toEqual([400, 'invalidValue']);
    }
    expect((await memberOf(`role@${DOMAIN}`))?.role).toBe('admin');
    await setActive(id, false);
    expect((await setActive(id, true)).body.roles[0]?.value).toBe('admin');
    await directory.patch(`/Users/${id}`, { op: 'remove', path: 'roles[value eq "viewer"]' });
    expect((await memberOf(`role@${DOMAIN}`))?.role).toBe('admin');
    await directory.patch(`/Users/${id}`, { op: 'remove', path: 'roles[value eq "admin"]' });
    expect((await memberOf(`role@${DOMAIN}`))?.role).toBe('member');
    await directory.patch(`/Users/${owner.memberId}`, { op: 'replace', path: 'roles', value: ['viewer'] });
    expect((await memberOf(owner.email))?.role).toBe('owner');
  });

  it('are deactivated by a request that changes the address too [DEC-4.SCIM-6]', async () => {
    const id = await directory.create({ userName: `address@${DOMAIN}` });
    const path = 'emails[type eq "work"].value';
    const off = await directory.patch(
      `/Users/${id}`,
      { op: 'replace', path, value: 'x@elsewhere.example' },
      { op: 'replace', path: 'active', value: 'False' },
    );
    expect(off.body).toMatchObject({ active: false, emails: [{ value: `address@${DOMAIN}` }] });
    expect(await memberOf(`address@${DOMAIN}`)).toBeUndefined();
  });

  it('can be renamed in the directory, to a name that no other user has', async () => {
    const id = await directory.create({ userName: `before@${DOMAIN}`, externalId: 'r' });
    const renamed = await directory.call('PUT', `/Users/${id}`, {
      userName: 'After',
      name: { familyName: 'Mori', givenName: '' },
    });
    expect(renamed.body).toMatchObject({
      userName: 'After',
      externalId: 'r',
      name: { familyName: 'Mori' },
      active: true,
      emails: [{ value: `before@${DOMAIN}` }],
    });
    const id2 = await directory.create({ userName: `third@${DOMAIN}` });
    const taken = await directory.patch(`/Users/${id2}`, { op: 'replace', path: 'userName', value: 'AFTER' });
    expect([taken.status, taken.body.scimType]).toEqual([409, 'uniqueness']);
  });

  it('are created inactive where the directory says so [DEC-4.SCIM-6]', async () => {
    const id = await directory.create({ userName: `later@${DOMAIN}`, active: 'False' });
    expect(await memberOf(`later@${DOMAIN}`)).toBeUndefined();
    expect((await setActive(id, true)).body.active).toBe(true);
    expect(await memberOf(`later@${DOMAIN}`)).toMatchObject({ role: 'member' });
  });

  it('of another workspace do not exist, with the same body as an unknown id [DEC-4.SCIM-9]', async () => {
    const id = await other.directory.create({ userName: `foreign@${DOMAIN}` });
    const users = await directory.find(`id eq "${id}" or userName eq "foreign@${DOMAIN}"`);
    expect(users.body.totalResults).toBe(0);
    const patch = { Operations: [{ op: 'replace', value: { active: false } }] };
    for (const [method, body] of [
      ['GET'],
      ['PUT', { active: false }],
      ['PATCH', patch],
      ['DELETE'],
    ] as const) {
      const [hidden, unknown] = [
        await directory.call(method, `/Users/${id}`, body),
        await directory.call(method, '/Users/99999999', body),
      ];
      expect([hidden.status, unknown.status]).toEqual([404, 404]);
      expect(hidden.text.replaceAll(id, 'N')).toBe(unknown.text.replaceAll('99999999', 'N'));
    }
    expect((await other.directory.call('GET', `/Users/${id}`)).body.active).toBe(true);
  });
});
