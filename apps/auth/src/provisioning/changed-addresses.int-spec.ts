import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MemberDto } from '@kiban/contracts';
import { Directory, type ScimResponse } from '../testing/directory.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import type { People, Placed } from '../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const DOMAIN = 'corp.example';
/** A second domain of the same company. */
const BRAND = 'brand.example';

describe('the address of a user in a directory', () => {
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
    replica = await deployment.startReplica({
      COMPANY_DOMAINS: `${workspaceId}=${DOMAIN},${workspaceId}=${BRAND}`,
    });
    walk = new OAuthWalk(deployment.origin, replica);
    owner = await people.member(workspaceId, 'owner');
    directory = await Directory.of(walk, owner, [replica]);
  });

  afterAll(() => deployment.stop());

  const memberOf = async (email: string): Promise<MemberDto | undefined> => {
    const members = (await (await walk.api('GET', '/members', owner.bearer)).json()) as MemberDto[];
    return members.find((member) => member.email === email);
  };
  const addressOf = ({ body }: ScimResponse): string | undefined => body.emails[0]?.value;

  describe('an address that changes', () => {
    const path = 'emails[type eq "work"].value';

    it('is kept for the directory where its domain is proven; the account stays as it is [DEC-4.SCIM-15]', async () => {
      const [before, after] = [`rei@${DOMAIN}`, `rei.mori@${BRAND}`];
      const id = await directory.create({ userName: before });
      const changed = await directory.patch(
        `/Users/${id}`,
        { op: 'Replace', path, value: after },
        { op: 'Replace', path: 'userName', value: after },
        { op: 'Replace', path: 'name.familyName', value: 'Mori' },
      );
      expect([changed.status, addressOf(changed)]).toEqual([200, after]);
      expect(changed.body).toMatchObject({ userName: after, name: { familyName: 'Mori' }, active: true });
      expect(await directory.idsOf('/Users', `emails eq "${after.toUpperCase()}"`)).toEqual([id]);
      expect(await memberOf(before)).toMatchObject({ id: Number(id) });
      expect(await memberOf(after)).toBeUndefined();
      // Neither address makes a second user while the person is a member.
      for (const userName of [before, after]) {
        const again = await directory.call('POST', '/Users', { userName });
        expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness']);
      }
      const put = await directory.call('PUT', `/Users/${id}`, {
        emails: [{ value: before }],
        displayName: 'Rei',
      });
      expect([addressOf(put), put.body.displayName]).toEqual([before, 'Rei']);
    });

    it('of another domain is ignored, as the response shows, and the rest is applied [DEC-4.SCIM-15]', async () => {
      const before = `sol@${DOMAIN}`;
      const id = await directory.create({ userName: before, roles: ['viewer'] });
      const group2 = await directory.group('Sol only', id);
      for (const value of [`sol@sub.${DOMAIN}`, 'sol@elsewhere.example', `sol@not${BRAND}`]) {
        const changed = await directory.patch(
          `/Users/${id}`,
          { op: 'Replace', path, value },
          { op: 'Replace', path: 'externalId', value },
        );
        expect([changed.status, addressOf(changed), changed.body.externalId]).toEqual([200, before, value]);
        const put = await directory.call('PUT', `/Users/${id}`, { emails: [{ value }], displayName: value });
        expect([put.status, addressOf(put), put.body.displayName]).toEqual([200, before, value]);
      }
      for (const operation of [
        { op: 'Remove', path },
        { op: 'Remove', path: 'emails' },
        { op: 'Replace', path: 'emails', value: [] },
      ]) {
        const emptied = await directory.patch(`/Users/${id}`, operation, {
          op: 'Replace',
          value: { displayName: operation.path },
        });
        expect([emptied.status, addressOf(emptied), emptied.body.displayName]).toEqual([
          200,
          before,
          operation.path,
        ]);
      }
      expect(await directory.idsOf('/Groups', `members eq "${id}"`)).toEqual([group2]);
    });

    it('of another user is a conflict, but does not keep a person in [DEC-4.SCIM-15]', async () => {
      const [one, two] = [`one@${DOMAIN}`, `two@${DOMAIN}`];
      await directory.create({ userName: one });
      const id = await directory.create({ userName: two });
      const taken = [
        { op: 'replace', path, value: one },
        { op: 'replace', path: 'userName', value: one },
      ];
      for (const operation of taken) {
        const refused = await directory.patch(`/Users/${id}`, operation);
        expect([refused.status, refused.body.scimType]).toEqual([409, 'uniqueness']);
      }
      const off = await directory.patch(`/Users/${id}`, ...taken, {
        op: 'replace',
        value: { active: false, displayName: 'Two' },
      });
      expect(off.body).toMatchObject({ active: false, displayName: 'Two', userName: two });
      expect(addressOf(off)).toBe(two);
      expect(await memberOf(two)).toBeUndefined();
    });
  });

  describe('a deleted user, whom Entra ID renames and keeps for 30 days', () => {
    const deleted = async (email: string): Promise<string> => {
      const id = await directory.create({ userName: email, displayName: 'Former', roles: ['admin'] });
      const off = await directory.patch(
        `/Users/${id}`,
        { op: 'Replace', path: 'active', value: 'False' },
        { op: 'Replace', path: 'userName', value: `4f1c9b2e07d64c51a1e0c5d3e8b7a690${email}` },
      );
      expect([off.status, off.body.active]).toEqual([200, false]);
      return id;
    };

    it('gives way to a new user with the address, whom a late DELETE does not remove [DEC-4.SCIM-18]', async () => {
      const email = `heir@${DOMAIN}`;
      const former = await deleted(email);
      const team = await directory.group('Heirs', former);
      for (const round of [1, 2]) {
        expect(await directory.idsOf('/Users', `userName eq "${email}"`)).toEqual([]);
        const created = await directory.call('POST', '/Users', {
          userName: email,
          displayName: `Heir ${round}`,
        });
        const { id } = created.body;
        expect([created.status, id]).toEqual([201, `${former}-${round}`]);
        expect(created.headers.get('location')).toMatch(new RegExp(`/scim/v2/Users/${id}$`));
        expect(created.body).toMatchObject({ active: true, roles: [{ value: 'member' }] });
        expect(await memberOf(email)).toMatchObject({ role: 'member' });
        const before = round === 1 ? former : `${former}-1`;
        for (const [method, body] of [
          ['GET'],
          ['PUT', { active: false }],
          ['PATCH', { Operations: [{ op: 'replace', value: { active: false } }] }],
          ['DELETE'],
        ] as const)
          expect([method, (await directory.call(method, `/Users/${before}`, body)).status]).toEqual([
            method,
            404,
          ]);
        expect((await directory.call('GET', `/Users/${id}`)).body.active).toBe(true);
        // In the groups, too, the former one is no member.
        expect((await directory.call('GET', `/Groups/${team}`)).body.members).toEqual([]);
        const add = (value: string): object => ({ op: 'add', path: 'members', value: [{ value }] });
        expect((await directory.patch(`/Groups/${team}`, add(before))).status).toBe(400);
        expect((await directory.patch(`/Groups/${team}`, add(id))).body.members).toMatchObject([
          { value: id },
        ]);
        expect(await directory.idsOf('/Groups', `members eq "${id}"`)).toEqual([team]);
        expect(await directory.idsOf('/Groups', `members eq "${before}"`)).toEqual([]);
        expect(await directory.idsOf('/Users', `id eq "${id}"`)).toEqual([id]);
        if (round === 1)
          await directory.patch(`/Users/${id}`, {
            op: 'replace',
            value: { active: false, userName: `9a${email}`, emails: [{ value: `9a${email}` }] },
          });
      }
      const latest = `${former}-2`;
      expect((await directory.call('DELETE', `/Users/${latest}`)).status).toBe(204);
      expect(await memberOf(email)).toBeUndefined();
      expect((await directory.call('GET', `/Users/${latest}`)).status).toBe(404);
    });

    it('gives way to a user who gets the address by a change [DEC-4.SCIM-18]', async () => {
      const former = await deleted(`moved@${DOMAIN}`);
      const id = await directory.create({ userName: `mover@${DOMAIN}` });
      const changed = await directory.patch(`/Users/${id}`, {
        op: 'Replace',
        path: 'emails[type eq "work"].value',
        value: `Moved@${DOMAIN}`,
      });
      expect([changed.status, addressOf(changed)]).toEqual([200, `Moved@${DOMAIN}`]);
      expect((await directory.call('GET', `/Users/${former}`)).status).toBe(404);
    });

    it('stays where it has its name, so that the directory finds and activates it [DEC-4.SCIM-18]', async () => {
      const email = `leave@${DOMAIN}`;
      const id = await directory.create({ userName: email, externalId: 'leave' });
      await directory.patch(`/Users/${id}`, { op: 'replace', value: { active: false } });
      const again = await directory.call('POST', '/Users', { userName: email.toUpperCase() });
      expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness']);
      expect(await directory.idsOf('/Users', `userName eq "${email}"`)).toEqual([id]);
    });
  });
});
