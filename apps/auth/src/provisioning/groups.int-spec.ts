import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberDto, Role } from '@kiban/contracts';
import { eventually, RoundTrips } from '@kiban/testing';
import type { Seen } from '../testing/browser.js';
import { Directory, type ScimResponse } from '../testing/directory.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import type { People, Placed } from '../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const DOMAIN = 'corp.example';
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';

describe('the groups of a directory', () => {
  let deployment: AuthDeployment;
  let people: People;
  let replicas: [AuthReplica, AuthReplica];
  let walk: OAuthWalk;
  let owner: Placed;
  let directory: Directory;
  let other: Directory;
  let count = 0;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    const [own, foreign] = [await people.workspace(), await people.workspace()];
    const env = { COMPANY_DOMAINS: `${own}=${DOMAIN},${foreign}=${DOMAIN}` };
    replicas = [await deployment.startReplica(env), await deployment.startReplica(env)];
    walk = new OAuthWalk(deployment.origin, replicas[0]);
    owner = await people.member(own, 'owner');
    directory = await Directory.of(walk, owner, replicas);
    other = await Directory.of(walk, await people.member(foreign, 'owner'), replicas);
  });

  afterAll(() => deployment.stop());

  const roleOf = async (id: string): Promise<Role | undefined> => {
    const members = (await (await walk.api('GET', '/members', owner.bearer)).json()) as MemberDto[];
    return members.find((member) => member.id === Number(id))?.role;
  };
  const user = (more: object = {}): Promise<string> =>
    directory.create({ userName: `user${(count += 1)}@${DOMAIN}`, ...more });
  const group = async (displayName: string, ...ids: string[]): Promise<string> => {
    const { status, body } = await directory.call('POST', '/Groups', {
      schemas: [GROUP],
      displayName,
      members: ids.map((value) => ({ value })),
    });
    expect(status).toBe(201);
    return body.id;
  };
  const membersOf = async (id: string): Promise<string[]> =>
    ((await directory.call('GET', `/Groups/${id}`)).body.members ?? []).map(({ value }) => value);
  const refused = ({ status, body }: ScimResponse, expected: number, scimType?: string): void =>
    expect([status, body.scimType]).toEqual([expected, scimType]);

  it('of Entra ID are created, found, renamed, filled, emptied and deleted [DEC-4.SCIM-12]', async () => {
    const [aiko, ben] = [await user(), await user()];
    const created = await directory.call('POST', '/Groups', {
      schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'Designers',
      meta: { resourceType: 'Group' },
    });
    expect(created.status).toBe(201);
    expect(created.headers.get('location')).toBe(created.body.meta['location']);
    const { id } = created.body;
    const found = await directory.call(
      'GET',
      `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "designers"')}`,
    );
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id, displayName: 'Designers' }] });
    expect(found.body.Resources[0]).not.toHaveProperty('members');
    const add = (value: string): object => ({ op: 'Add', path: 'members', value: [{ $ref: null, value }] });
    expect((await directory.patch(`/Groups/${id}`, add(aiko), add(ben))).status).toBe(200);
    expect(await membersOf(id)).toEqual([aiko, ben]);
    const remove = { op: 'Remove', path: 'members', value: [{ $ref: null, value: aiko }] };
    await directory.patch(`/Groups/${id}`, remove);
    expect(await membersOf(id)).toEqual([ben]);
    await directory.patch(`/Groups/${id}`, { op: 'Replace', path: 'displayName', value: 'Makers' });
    expect((await directory.call('GET', `/Groups/${id}`)).body.displayName).toBe('Makers');
    await directory.patch(`/Groups/${id}`, { op: 'Remove', path: 'members' });
    expect(await membersOf(id)).toEqual([]);
    expect((await directory.call('DELETE', `/Groups/${id}`)).status).toBe(204);
    refused(await directory.call('GET', `/Groups/${id}`), 404);
  });

  it('of Okta are renamed with the id, and lose members by a filter [DEC-4.SCIM-12]', async () => {
    const [aiko, ben] = [await user(), await user()];
    const id = await group('Okta group', aiko);
    await directory.patch(`/Groups/${id}`, { op: 'replace', value: { id, displayName: 'Okta team' } });
    await directory.patch(
      `/Groups/${id}`,
      { op: 'remove', path: `members[value eq "${aiko}"]` },
      { op: 'add', path: 'members', value: [{ value: ben, display: 'ben' }] },
    );
    const { body } = await directory.call('GET', `/Groups/${id}`);
    expect([body.displayName, body.members?.map(({ value }) => value)]).toEqual(['Okta team', [ben]]);
    const replaced = await directory.call('PUT', `/Groups/${id}`, { ...body, members: [{ value: aiko }] });
    expect([replaced.status, await membersOf(id)]).toEqual([200, [aiko]]);
  });

  it('named after a role give it to their users by the next request, and take it back [DEC-4.SCIM-12]', async () => {
    const [id, viewer] = [await user(), await user({ roles: [{ value: 'viewer' }] })];
    const admins = await group('Kiban Admins', id, viewer);
    expect([await roleOf(id), await roleOf(viewer)]).toEqual(['admin', 'admin']);
    const viewers = await group('kiban viewers', id);
    expect(await roleOf(id)).toBe('admin');
    await directory.patch(`/Groups/${admins}`, { op: 'remove', path: `members[value eq "${id}"]` });
    expect(await roleOf(id)).toBe('viewer');
    // The groups decide, whatever role the user has in the directory.
    await directory.patch(`/Users/${id}`, { op: 'replace', path: 'roles', value: ['admin'] });
    expect(await roleOf(id)).toBe('viewer');
    for (const active of [false, true])
      await directory.patch(`/Users/${id}`, { op: 'replace', value: { active } });
    expect(await roleOf(id)).toBe('viewer');
    await directory.patch(`/Groups/${viewers}`, { op: 'replace', path: 'displayName', value: 'Guests' });
    expect(await roleOf(id)).toBe('admin');
    await directory.call('DELETE', `/Groups/${admins}`);
    expect([await roleOf(id), await roleOf(viewer)]).toEqual(['admin', 'viewer']);
  });

  it('leave owners and inactive users unchanged, and name no owner [DEC-4.SCIM-12]', async () => {
    const id = await user();
    await directory.patch(`/Users/${id}`, { op: 'replace', value: { active: false } });
    const viewers = await group('Kiban viewers', String(owner.memberId), id);
    const owners = await group('Kiban owners', id);
    expect([await roleOf(String(owner.memberId)), await roleOf(id)]).toEqual(['owner', undefined]);
    await directory.patch(`/Users/${id}`, { op: 'replace', value: { active: true } });
    expect(await roleOf(id)).toBe('viewer');
    for (const each of [viewers, owners]) await directory.call('DELETE', `/Groups/${each}`);
    expect(await roleOf(id)).toBe('member');
  });

  it('lose a deleted user', async () => {
    const [id, stays] = [await user(), await user()];
    const team = await group('Team', id, stays);
    await directory.call('DELETE', `/Users/${id}`);
    expect(await membersOf(team)).toEqual([stays]);
  });

  it('are created once: of two equal requests on two replicas, one gets 409 [DEC-4.SCIM-12]', async () => {
    const both = await Promise.all(
      [0, 1].map((replica) => directory.call('POST', '/Groups', { displayName: 'Twins' }, { replica })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.scimType).toBe('uniqueness');
  });

  it('and users of another workspace do not exist [DEC-4.SCIM-9]', async () => {
    const foreign = await other.create({ userName: `foreign@${DOMAIN}` });
    const theirs = (await other.call('POST', '/Groups', { displayName: 'Theirs' })).body.id;
    const id = await group('Ours');
    for (const value of [foreign, '99999999', '0', 'x', 7]) {
      refused(
        await directory.call('POST', '/Groups', { displayName: 'New', members: [{ value }] }),
        400,
        'invalidValue',
      );
      refused(
        await directory.patch(`/Groups/${id}`, { op: 'add', path: 'members', value: [{ value }] }),
        400,
        'invalidValue',
      );
    }
    expect(await membersOf(id)).toEqual([]);
    const patch = { Operations: [{ op: 'replace', value: { displayName: 'Taken' } }] };
    for (const [method, body] of [
      ['GET'],
      ['PUT', { displayName: 'X' }],
      ['PATCH', patch],
      ['DELETE'],
    ] as const)
      refused(await directory.call(method, `/Groups/${theirs}`, body), 404);
    const list = await directory.call(
      'GET',
      `/Groups?filter=${encodeURIComponent('displayName eq "Theirs"')}`,
    );
    expect(list.body.totalResults).toBe(0);
    expect((await other.call('GET', `/Groups/${theirs}`)).body.displayName).toBe('Theirs');
  });

  it.each<[string, object, string]>([
    ['no name', { op: 'remove', path: 'displayName' }, 'mutability'],
    ['an empty name', { op: 'replace', value: { displayName: '' } }, 'invalidValue'],
    ['an unknown path', { op: 'replace', path: 'owner', value: 'x' }, 'invalidPath'],
    ['a part of members', { op: 'replace', path: 'members.value', value: 'x' }, 'invalidPath'],
    ['a filter for an add', { op: 'add', path: 'members[value eq "1"]', value: [] }, 'invalidPath'],
    ['members of another type', { op: 'add', path: 'members', value: [[1]] }, 'invalidValue'],
    [
      '2,001 members',
      { op: 'add', path: 'members', value: Array.from({ length: 2_001 }, (_, n) => ({ value: `${n + 1}` })) },
      'invalidValue',
    ],
  ])('are not changed by a request with %s [DEC-4.SCIM-10]', async (_, operation, scimType) => {
    const member = await user();
    const id = await group(`Bounded ${count}`, member);
    refused(
      await directory.patch(`/Groups/${id}`, { op: 'remove', path: 'members' }, operation),
      400,
      scimType,
    );
    expect(await membersOf(id)).toEqual([member]);
  });

  it('give a role to many users in as many round trips as to a few, with an event and an entry each [DEC-4.SCIM-12]', async () => {
    const trips = await RoundTrips.to(deployment.env['DATABASE_URL'] as string);
    const counted = await Directory.of(walk, owner, [
      await deployment.startReplica({
        COMPANY_DOMAINS: `${owner.workspaceId}=${DOMAIN}`,
        DATABASE_URL: trips.url,
      }),
    ]);
    const roles = async (ids: readonly number[]): Promise<unknown> =>
      people.database.query(
        `SELECT m.role, count(*) AS members, min(m.version) AS version,
           (SELECT count(*) FROM auth.outbox o
            WHERE o.kind = 'member.update' AND (o.data->>'id')::bigint = ANY ($1::bigint[])) AS events,
           (SELECT count(*) FROM auth.audit_entry e WHERE e.action = 'member.update'
              AND e.target = ANY (SELECT 'member ' || id FROM unnest($1::bigint[]) AS id)) AS entries
         FROM auth.member m WHERE m.id = ANY ($1::bigint[]) GROUP BY m.role`,
        [ids],
      );
    const used: number[] = [];
    for (const many of [3, 400]) {
      const ids = await people.members(owner.workspaceId, many);
      const created = await counted.call('POST', '/Groups', {
        displayName: `Many ${many}`,
        members: ids.map((id) => ({ value: String(id) })),
      });
      expect(created.status).toBe(201);
      const rename = { op: 'replace', value: { displayName: `Kiban ${many === 3 ? 'viewers' : 'admins'}` } };
      used.push(
        await trips.of(async () =>
          expect((await counted.patch(`/Groups/${created.body.id}`, rename)).status).toBe(200),
        ),
      );
      const role = many === 3 ? 'viewer' : 'admin';
      expect(await roles(ids)).toEqual([{ role, members: many, version: 2, events: many, entries: many }]);
      expect((await counted.call('DELETE', `/Groups/${created.body.id}`)).status).toBe(204);
    }
    await trips.close();
    const [few = 0, all = 0] = used;
    // The relays and the audit log's publisher use the same database.
    expect(all).toBeLessThan(few + 40);
  });

  it('that wait for a lock delay neither another workspace nor a sign-in, and end with 503 and Retry-After', async () => {
    const id = await group('Waiting');
    const elsewhere = await people.member(await people.workspace(), 'owner');
    const client = await walk.registered();
    const authorize = (): Promise<Seen> =>
      walk.browser().get(walk.authorizeUrl(client, walk.newVerifier(), {}));
    let waiting: Promise<ScimResponse[]> = Promise.resolve([]);
    await people.database.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM auth.workspace WHERE id = $1 FOR UPDATE', [owner.workspaceId]);
      const patch = { op: 'replace', value: { displayName: 'Waited' } };
      waiting = Promise.all(Array.from({ length: 30 }, () => directory.patch(`/Groups/${id}`, patch)));
      await eventually('three to wait for the lock', async () => {
        const [row] = await people.database.query<{ count: number }>(
          `SELECT count(*) AS count FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return row?.count === 3;
      });
      const [me, members, page] = await Promise.all([
        walk.api('GET', '/me', elsewhere.bearer),
        walk.api('GET', '/members', elsewhere.bearer),
        authorize(),
      ]);
      expect([me.status, members.status, page.status]).toEqual([200, 200, 303]);
      // Not one of the thirty has ended.
      expect(await Promise.race([waiting, Promise.resolve('waiting')])).toBe('waiting');
      for (const { status, headers, body } of await waiting) {
        expect([status, body.status]).toEqual([503, '503']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    });
    expect((await directory.call('GET', `/Groups/${id}`)).body.displayName).toBe('Waiting');
  });
});
