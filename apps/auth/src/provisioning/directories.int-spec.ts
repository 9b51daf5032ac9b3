import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Directory } from '../testing/directory.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import type { People } from '../testing/people.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const DOMAIN = 'corp.example';
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** Requests in the shapes that the vendors publish. */
describe('a directory', () => {
  let deployment: AuthDeployment;
  let people: People;
  let replica: AuthReplica;
  let directory: Directory;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    const workspaceId = await people.workspace();
    replica = await deployment.startReplica({ COMPANY_DOMAINS: `${workspaceId}=${DOMAIN}` });
    const walk = new OAuthWalk(deployment.origin, replica);
    directory = await Directory.of(walk, await people.member(workspaceId, 'owner'), [replica]);
  });

  afterAll(() => deployment.stop());

  it('of Entra ID tests the connection, creates, updates, disables and deletes a user [DEC-4.SCIM-11]', async () => {
    // The connection is tested by a user that does not exist.
    const test = await directory.find('userName eq "6f9619ff-8b86-d011-b42d-00cf4fc964ff"');
    expect(test.status).toBe(200);
    expect(test.body).toMatchObject({ totalResults: 0, Resources: [] });

    const userName = `alex@${DOMAIN}`;
    const { status, body: user } = await directory.call('POST', '/Users', {
      schemas: [USER, ENTERPRISE],
      externalId: 'alex.tan',
      userName,
      active: true,
      displayName: 'Alex Tan',
      title: 'Engineer',
      preferredLanguage: 'en-GB',
      emails: [{ primary: true, type: 'work', value: userName }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Alex Tan', familyName: 'Tan', givenName: 'Alex' },
      addresses: [{ type: 'work', primary: true, country: 'JP' }],
      phoneNumbers: [{ type: 'mobile', primary: true, value: '555-0100' }],
      roles: [],
      [ENTERPRISE]: { department: 'Design', manager: 'x' },
    });
    expect([status, user.displayName, user.roles[0]?.value]).toEqual([201, 'Alex Tan', 'member']);

    const updated = await directory.patch(
      `/Users/${user.id}`,
      { op: 'Replace', path: 'name.familyName', value: 'Mori' },
      { op: 'Add', path: 'emails[type eq "work"].value', value: userName.toUpperCase() },
      { op: 'Replace', path: `${ENTERPRISE}:department`, value: 'Research' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '555-0101' },
      { op: 'Replace', path: 'addresses[type eq "work"].formatted', value: 'Tokyo' },
      { op: 'Remove', path: 'title' },
      { op: 'Add', path: 'roles[primary eq "True"].value', value: 'Viewer' },
      {
        op: 'replace',
        value: { displayName: 'Alex Mori', 'name.givenName': 'Al', [`${ENTERPRISE}:division`]: 'X' },
      },
    );
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({
      displayName: 'Alex Mori',
      name: { formatted: 'Alex Tan', familyName: 'Mori', givenName: 'Al' },
      emails: [{ value: userName }],
      roles: [{ value: 'viewer' }],
      active: true,
    });

    const disabled = await directory.patch(`/Users/${user.id}`, {
      op: 'Replace',
      path: 'active',
      value: 'False',
    });
    expect([disabled.status, disabled.body.active]).toEqual([200, false]);
    const shown = await directory.find(`userName eq "${userName}"`);
    expect(shown.body).toMatchObject({ totalResults: 1, Resources: [{ active: false, id: user.id }] });
    const enabled = await directory.patch(`/Users/${user.id}`, {
      op: 'Replace',
      path: 'active',
      value: 'True',
    });
    expect(enabled.body).toMatchObject({ active: true, roles: [{ value: 'viewer' }] });
    const byId = await directory.find('externalId eq "alex.tan"', '&attributes=id,active');
    expect(byId.body.Resources[0]).toEqual({ schemas: [USER], id: user.id, active: true });
    expect((await directory.call('DELETE', `/Users/${user.id}`)).status).toBe(204);
    expect((await directory.find(`userName eq "${userName}"`)).body.totalResults).toBe(0);
  });

  it('of Okta tests the connection, creates, replaces, deactivates and reactivates a user [DEC-4.SCIM-11]', async () => {
    const first = await directory.call('GET', '/Users?startIndex=1&count=2');
    expect(first.body).toMatchObject({ startIndex: 1, itemsPerPage: first.body.Resources.length });
    const userName = `okta@${DOMAIN}`;
    const missing = await directory.find(`userName eq "${userName}"`, '&startIndex=1&count=100');
    expect(missing.body).toMatchObject({ totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] });

    const whole = {
      schemas: [USER],
      userName,
      name: { givenName: 'Test', familyName: 'User' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      displayName: 'Test User',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: '1mz050nq',
      active: true,
    };
    const { status, body: user, text } = await directory.call('POST', '/Users', whole);
    expect([status, user.externalId]).toEqual([201, whole.externalId]);
    // Passwords of a directory are not kept.
    expect(text).not.toContain(whole.password);

    const read = (await directory.call('GET', `/Users/${user.id}`)).body;
    const renamed = { ...read, name: { givenName: 'Another', familyName: 'User' } };
    const replaced = await directory.call('PUT', `/Users/${user.id}`, renamed);
    expect([replaced.status, replaced.body.name]).toEqual([200, renamed.name]);
    for (const active of [false, true]) {
      const changed = await directory.patch(`/Users/${user.id}`, { op: 'replace', value: { active } });
      expect([changed.status, changed.body.active]).toEqual([200, active]);
    }
    const off = await directory.call('PUT', `/Users/${user.id}`, { ...replaced.body, active: false });
    expect([off.status, off.body.active, off.body.id]).toEqual([200, false, user.id]);
  });
});
