import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberDto } from '@kiban/contracts';
import { nameKey } from '@kiban/text';
import { Directory } from '../testing/directory.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import type { People, Placed } from '../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const DOMAIN = 'corp.example';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

describe('a directory with names and roles of its own', () => {
  let deployment: AuthDeployment;
  let people: People;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let owner: Placed;
  let directory: Directory;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    const workspaceId = await people.workspace();
    replica = await deployment.startReplica({ COMPANY_DOMAINS: `${workspaceId}=${DOMAIN}` });
    walk = new OAuthWalk(deployment.origin, replica);
    owner = await people.member(workspaceId, 'owner');
    directory = await Directory.of(walk, owner, [replica]);
  });

  afterAll(() => deployment.stop());

  const memberOf = async (email: string): Promise<MemberDto | undefined> => {
    const members = (await (await walk.api('GET', '/members', owner.bearer)).json()) as MemberDto[];
    return members.find((member) => member.email === email);
  };

  describe('the address of the service with parameters of the vendor', () => {
    it('is the same address, for every request [DEC-4.SCIM-13]', async () => {
      const flags = 'aadOptscim062020&traceId=7&traceId=8&__proto__=x';
      const created = await directory.call('POST', `/Users?${flags}`, { userName: `flag@${DOMAIN}` });
      expect(created.status).toBe(201);
      const path = `/Users/${created.body.id}?${flags}`;
      const operations = { Operations: [{ op: 'replace', path: 'displayName', value: 'Flag' }] };
      for (const [method, body] of [
        ['GET'],
        ['PUT', { userName: `flag@${DOMAIN}` }],
        ['PATCH', operations],
      ] as const)
        expect([method, (await directory.call(method, path, body)).status]).toEqual([method, 200]);
      for (const each of ['/ServiceProviderConfig', '/Schemas', '/ResourceTypes', '/Groups'])
        expect([each, (await directory.call('GET', `${each}?${flags}&sortBy=userName`)).status]).toEqual([
          each,
          200,
        ]);
      expect((await directory.call('DELETE', path)).status).toBe(204);
      expect((await directory.call('GET', `/Users?${flags}&count=1`)).body.itemsPerPage).toBe(1);
    });
  });

  describe('a role that Kiban does not have', () => {
    it('makes a member, also beside a role that it has [DEC-4.SCIM-14]', async () => {
      for (const [name, roles, role] of [
        ['plain', [{ value: 'msiam_access' }], 'member'],
        ['owning', [{ value: 'Co-Owner', primary: true }], 'member'],
        ['both', [{ value: 'Contributor' }, { value: 'Viewer' }], 'viewer'],
        ['json', ['{"id":"18d14569","value":"User"}'], 'member'],
      ] as const) {
        const email = `${name}@${DOMAIN}`;
        const { status, body } = await directory.call('POST', '/Users', { userName: email, roles });
        expect([name, status, body.roles[0]?.value]).toEqual([name, 201, role]);
        expect((await memberOf(email))?.role).toBe(role);
      }
    });

    it('takes the former one, while the rest of the request is applied [DEC-4.SCIM-14]', async () => {
      const email = `lowered@${DOMAIN}`;
      const id = await directory.create({ userName: email, roles: ['admin'] });
      const lowered = await directory.patch(
        `/Users/${id}`,
        { op: 'Replace', path: 'roles[primary eq "True"].value', value: 'Auditor' },
        { op: 'Replace', path: 'displayName', value: 'Lowered' },
      );
      expect(lowered.body).toMatchObject({ displayName: 'Lowered', roles: [{ value: 'member' }] });
      expect((await memberOf(email))?.role).toBe('member');
    });
  });

  describe('a filter of references', () => {
    it('finds the groups of a user, as Entra ID asks before it adds one [DEC-4.SCIM-16]', async () => {
      const [kai, lin, pat] = await Promise.all(
        ['kai', 'lin', 'pat'].map((name) => directory.create({ userName: `${name}@${DOMAIN}` })),
      );
      const makers = await directory.group('Makers', kai as string, lin as string);
      const writers = await directory.group('Writers', lin as string);
      const empty = await directory.group('Empty');
      const among = async (filter: string): Promise<string[]> =>
        (await directory.idsOf('/Groups', filter)).filter((id) => [makers, writers, empty].includes(id));
      for (const [filter, ids] of [
        [`id eq "${makers}" and members eq "${kai}"`, [makers]],
        [`id eq "${writers}" and members eq "${kai}"`, []],
        [`members.value eq "${lin}"`, [makers, writers]],
        [`members[value eq "${kai}" or value eq "${pat}"]`, [makers]],
        [`members[not (value eq "${lin}")]`, [makers]],
        [`members ne "${lin}"`, [makers]],
        [`not (members eq "${lin}")`, [empty]],
        [`members eq "${kai}" and members eq "${lin}"`, [makers]],
        [`members[value eq "${kai}" and value eq "${lin}"]`, []],
        ['members pr', [makers, writers]],
        ['members eq null', [empty]],
        ['members eq "0"', []],
        ['members eq "x"', []],
        ['members eq "99999999999999999999"', []],
      ] as const)
        expect([filter, await among(filter)]).toEqual([filter, [...ids]]);
      const { body } = await directory.call(
        'GET',
        `/Groups?attributes=id&filter=${encodeURIComponent(`id eq "${makers}" and members eq "${kai}"`)}`,
      );
      expect(Object.keys(body.Resources[0] ?? {}).sort()).toEqual(['id', 'schemas']);
      for (const filter of [`members co "${kai}"`, 'members eq 7', 'members.type eq "User"']) {
        const refused = await directory.call('GET', `/Groups?filter=${encodeURIComponent(filter)}`);
        expect([filter, refused.status, refused.body.scimType]).toEqual([filter, 400, 'invalidFilter']);
      }
    });

    it('treats what Kiban does not keep as missing, such as the manager [DEC-4.SCIM-16]', async () => {
      const id = await directory.create({ userName: `managed@${DOMAIN}`, [ENTERPRISE]: { manager: 'x' } });
      for (const name of ['manager', 'manager.value', `${ENTERPRISE}:manager`, 'phoneNumbers', 'title']) {
        expect(await directory.idsOf('/Users', `id eq "${id}" and ${name} eq "x"`)).toEqual([]);
        expect(await directory.idsOf('/Users', `id eq "${id}" and ${name} pr`)).toEqual([]);
        expect(await directory.idsOf('/Users', `id eq "${id}" and ${name} eq null`)).toEqual([id]);
        expect(await directory.idsOf('/Users', `id eq "${id}" and not (${name} sw "x")`)).toEqual([id]);
      }
      expect(
        await directory.idsOf('/Users', `id eq "${id}" and phoneNumbers[type eq "work"].value eq "x"`),
      ).toEqual([]);
      expect(await directory.idsOf('/Users', `id eq "${id}" and addresses[type eq "work"]`)).toEqual([]);
    });
  });

  describe('a name in any script', () => {
    const pairs = [
      ['ÉMILIE', 'émilie'],
      ['ЕКАТЕРИНА', 'екатерина'],
      ['Ärger', 'A\u0308RGER'],
      ['ΣΟΦΟΣ', 'σοφος'],
    ] as const;

    it('is one name whatever its case, for users and for groups [DEC-4.SCIM-17]', async () => {
      for (const [index, [one, other]] of pairs.entries()) {
        const id = await directory.create({ userName: one, emails: [{ value: `script${index}@${DOMAIN}` }] });
        expect(await directory.idsOf('/Users', `userName eq "${other}"`)).toEqual([id]);
        expect(await directory.idsOf('/Users', `userName sw "${other.slice(0, -1)}"`)).toEqual([id]);
        const again = await directory.call('POST', '/Users', {
          userName: other,
          emails: [{ value: `again${index}@${DOMAIN}` }],
        });
        expect([other, again.status, again.body.scimType]).toEqual([other, 409, 'uniqueness']);
        const team = await directory.group(one);
        expect(await directory.idsOf('/Groups', `displayName eq "${other}"`)).toEqual([team]);
        expect((await directory.call('POST', '/Groups', { displayName: other })).status).toBe(409);
        // The name may be written in another way.
        const renamed = await directory.patch(`/Users/${id}`, {
          op: 'replace',
          path: 'userName',
          value: other,
        });
        expect([renamed.status, renamed.body.userName]).toEqual([200, other]);
      }
    });

    it('has the same key in the database as in the service, character by character [DEC-4.SCIM-17]', async () => {
      const characters = Array.from({ length: 0x1_ee_ff }, (_, code) =>
        String.fromCodePoint(code + 1),
      ).filter(
        (character) =>
          /[\p{L}\p{M}]/u.test(character) && !/\p{Script=Han}|\p{Script=Hangul}/u.test(character),
      );
      const rows = await people.database.query<{ text: string; key: string }>(
        `SELECT text, auth.name_key(text) AS key FROM json_array_elements_text($1) AS text
         WHERE unicode_assigned(text)`,
        [JSON.stringify(characters)],
      );
      expect(rows.length).toBeGreaterThan(20_000);
      expect(rows.filter(({ text, key }) => key !== nameKey(text))).toEqual([]);
    });
  });
});
