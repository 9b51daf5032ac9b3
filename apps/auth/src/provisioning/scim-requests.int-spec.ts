import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LastUsed } from '../token-check/last-used.js';
import { Directory, type ScimResponse } from '../testing/directory.js';
import { OAuthWalk } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { resolvedBearer } from '../testing/resolved-bearer.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const DOMAIN = 'corp.example';
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';

describe('a SCIM request', () => {
  let deployment: AuthDeployment;
  let people: People;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let owner: Placed;
  let directory: Directory;
  let id: string;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    ({ people } = deployment);
    const workspaceId = await people.workspace();
    replica = await deployment.startReplica({ COMPANY_DOMAINS: `${workspaceId}=${DOMAIN}` });
    walk = new OAuthWalk(deployment.origin, replica);
    owner = await people.member(workspaceId, 'owner');
    directory = await Directory.of(walk, owner, [replica]);
    id = await directory.create({ userName: `first@${DOMAIN}`, externalId: 'one' });
  });

  afterAll(() => deployment.stop());

  const issue = (more: object): Promise<Response> =>
    walk.api('POST', '/tokens', owner.bearer, { name: 'T', password, ...more });
  const refused = ({ status, body, headers }: ScimResponse, expected: number, scimType?: string): void => {
    expect([status, body.scimType]).toEqual([expected, scimType]);
    expect(body).toMatchObject({ schemas: [ERROR], status: String(expected), detail: expect.any(String) });
    expect(headers.get('content-type')).toContain('application/scim+json');
  };

  it('needs a token with members:provision; no other credential is accepted [DEC-4.SCIM-1]', async () => {
    const others = [owner.bearer, (await people.member(owner.workspaceId, 'admin')).bearer, 'nonsense', ''];
    for (const more of [{}, { scopes: ['members:read', 'boards:write', 'webhooks:manage'] }]) {
      const { token } = (await (await issue(more)).json()) as { token: string };
      others.push(token);
    }
    for (const bearer of others)
      for (const [method, path] of [
        ['GET', '/Users'],
        ['GET', '/ServiceProviderConfig'],
        ['POST', '/Users'],
        ['DELETE', `/Users/${owner.memberId}`],
      ] as const) {
        const response = await directory.call(method, path, undefined, { bearer });
        refused(response, ['nonsense', ''].includes(bearer) ? 401 : 403);
      }
    expect((await directory.call('GET', '/Users')).status).toBe(200);
  });

  it('is all that such a token can send: the API and MCP reject it [DEC-4.SCIM-1]', async () => {
    for (const [method, path] of [
      ['GET', '/me'],
      ['GET', '/workspace'],
      ['GET', '/members'],
      ['GET', '/tokens'],
      ['POST', '/invitations'],
      ['DELETE', `/members/${id}`],
    ] as const)
      expect([path, (await walk.api(method, path, directory.token)).status]).toEqual([path, 403]);
    const announced = { appliesRestrictions: true, appliesBoards: true };
    expect(await resolvedBearer(deployment, replica, directory.token, announced)).toMatchObject({
      principal: { audiences: ['api'], scopes: ['members:provision'], restriction: { isScoped: true } },
    });
    expect(await resolvedBearer(deployment, replica, directory.token)).toEqual({ refused: 'unknown' });
  });

  it('has a token that only an owner issues, with this scope alone [DEC-4.SCIM-1]', async () => {
    const admin = await people.member(owner.workspaceId, 'admin');
    const body = { name: 'T', password, scopes: ['members:provision'] };
    expect((await walk.api('POST', '/tokens', admin.bearer, body)).status).toBe(403);
    expect((await walk.api('POST', '/tokens', owner.bearer, { ...body, password: 'wrong' })).status).toBe(
      403,
    );
    for (const more of [
      { scopes: ['members:provision', 'members:read'] },
      { scopes: ['members:provision'], boardIds: [1] },
    ]) {
      const response = await issue(more);
      expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
        422,
        'scopes must have members:provision alone, without boardIds: the token is for SCIM only.',
      ]);
    }
  });

  it('leaves the time of its last use at the token, and none after its revocation [DEC-4.SCIM-1]', async () => {
    const own = await Directory.of(walk, owner, [replica]);
    expect((await own.call('GET', '/Users')).status).toBe(200);
    await replica.service.app.get(LastUsed).flush();
    const [row] = await people.database.query<{ used: Date | null }>(
      'SELECT last_used_at AS used FROM auth.api_token WHERE id = $1',
      [own.tokenId],
    );
    expect(row?.used).toBeInstanceOf(Date);
    const revoked = await walk.api('POST', `/tokens/${own.tokenId}/revoke`, owner.bearer, { password });
    expect(revoked.status).toBe(200);
    refused(await own.call('GET', '/Users'), 401);
  });

  it('finds out what the service supports [DEC-4.SCIM-2]', async () => {
    const { body } = await directory.call('GET', '/ServiceProviderConfig');
    expect(body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      etag: { supported: false },
    });
    for (const path of ['/ResourceTypes', '/Schemas']) {
      const list = (await directory.call('GET', path)).body;
      expect(list.totalResults).toBe(list.Resources.length);
      for (const { meta } of list.Resources) {
        const own = await directory.call(
          'GET',
          new URL(meta['location'] ?? '').pathname.slice('/scim/v2'.length),
        );
        expect([own.status, own.body.meta]).toEqual([200, meta]);
      }
      refused(await directory.call('GET', `${path}/unknown`), 404);
    }
  });

  it('reads pages; numbers beyond the bounds count as the bounds [DEC-4.SCIM-10]', async () => {
    for (let number = 0; number < 5; number += 1)
      await directory.create({ userName: `page${number}@${DOMAIN}` });
    const all = await directory.find(`userName sw "page"`);
    expect(all.body).toMatchObject({ totalResults: 5, startIndex: 1, itemsPerPage: 5 });
    const page = await directory.find(`userName sw "page"`, '&startIndex=2&count=2');
    expect(page.body).toMatchObject({ totalResults: 5, startIndex: 2, itemsPerPage: 2 });
    expect(page.body.Resources).toEqual(all.body.Resources.slice(1, 3));
    const none = await directory.find(`userName sw "page"`, '&count=0');
    expect(none.body).toMatchObject({ totalResults: 5, itemsPerPage: 0, Resources: [] });
    const beyond = await directory.find(`userName sw "page"`, '&startIndex=-5&count=99999');
    expect(beyond.body).toMatchObject({ startIndex: 1, itemsPerPage: 5 });
    for (const more of ['&count=x', '&startIndex=1.5', '&count=1&count=2', '&startIndex=1e3'])
      refused(await directory.find('active eq true', more), 400, 'invalidValue');
  });

  it('chooses attributes', async () => {
    const only = await directory.call('GET', `/Users/${id}?attributes=userName`);
    expect(Object.keys(only.body).sort()).toEqual(['id', 'schemas', 'userName']);
    const without = await directory.find('externalId eq "one"', '&excludedAttributes=emails.value,meta');
    expect(Object.keys(without.body.Resources[0] ?? {})).not.toEqual(
      expect.arrayContaining(['emails', 'meta']),
    );
  });

  it.each([
    `userName eq "x' OR '1'='1"`,
    `userName eq "\\" OR 1=1 --"`,
    `userName eq "$1"`,
    `userName co "%"`,
    `userName ew "_"`,
    `displayName sw "\\\\"`,
  ])('finds nothing by a filter like an injection: %s [DEC-4.SCIM-10]', async (filter) => {
    const { status, body } = await directory.find(filter);
    expect([status, body.totalResults]).toEqual([200, 0]);
  });

  it.each(['userName', 'password pr', '1=1', '('.repeat(400), 'id eq "1" or', 'userName eq "\\u0000"', '\0'])(
    'with the wrong filter %j is rejected [DEC-4.SCIM-10]',
    async (filter) => refused(await directory.find(filter), 400, 'invalidFilter'),
  );

  const operations = (Operations: unknown): object => ({ Operations });
  it.each<[string, unknown, string]>([
    ['no object', '[]', 'invalidSyntax'],
    ['no JSON', '{"Operations":', 'invalidSyntax'],
    ['a text', '"active"', 'invalidSyntax'],
    ['no operations', {}, 'invalidSyntax'],
    ['an empty list', operations([]), 'invalidSyntax'],
    [
      '1,001 operations',
      operations(Array.from({ length: 101 }, () => ({ op: 'add', path: 'title', value: 'x' }))),
      'invalidSyntax',
    ],
    ['an operation of another type', operations([7]), 'invalidSyntax'],
    ['an unknown operation', operations([{ op: 'move', path: 'active' }]), 'invalidSyntax'],
    ['an operation of another type of name', operations([{ op: ['add'] }]), 'invalidSyntax'],
    ['an unknown path', operations([{ op: 'replace', path: 'isAdmin', value: true }]), 'invalidPath'],
    ['the prototype as path', operations([{ op: 'replace', path: '__proto__', value: {} }]), 'invalidPath'],
    [
      'a path that is an array',
      operations([{ op: 'replace', path: ['active'], value: false }]),
      'invalidPath',
    ],
    ['a JSON pointer', operations([{ op: 'replace', path: '/active', value: false }]), 'invalidPath'],
    ['a read-only path', operations([{ op: 'replace', path: 'id', value: '1' }]), 'mutability'],
    ['groups', operations([{ op: 'add', path: 'groups', value: [{ value: '1' }] }]), 'mutability'],
    ['a remove without a path', operations([{ op: 'remove' }]), 'noTarget'],
    ['a removed userName', operations([{ op: 'remove', path: 'userName' }]), 'mutability'],
    ['a replace without a value', operations([{ op: 'replace', path: 'active' }]), 'invalidValue'],
    ['active as a number', operations([{ op: 'replace', path: 'active', value: 0 }]), 'invalidValue'],
    ['active as null', operations([{ op: 'replace', path: 'active', value: null }]), 'invalidValue'],
    [
      'active as an object',
      operations([{ op: 'replace', value: { active: { value: false } } }]),
      'invalidValue',
    ],
    [
      'a long userName',
      operations([{ op: 'replace', path: 'userName', value: 'x'.repeat(255) }]),
      'invalidValue',
    ],
    [
      'a userName with a zero',
      operations([{ op: 'replace', path: 'userName', value: 'a\0b' }]),
      'invalidValue',
    ],
    [
      'a name with a line break',
      operations([{ op: 'replace', path: 'name.givenName', value: 'a\nb' }]),
      'invalidValue',
    ],
    ['a name as a text', operations([{ op: 'replace', path: 'name', value: 'Aiko' }]), 'invalidValue'],
    [
      'an address that is none',
      operations([{ op: 'replace', path: 'emails', value: [{ value: 'x' }] }]),
      'invalidValue',
    ],
    [
      '21 addresses',
      operations([
        {
          op: 'add',
          path: 'emails',
          value: Array.from({ length: 21 }, () => ({ value: `first@${DOMAIN}` })),
        },
      ]),
      'invalidValue',
    ],
    ['33 levels', `{"Operations":${'['.repeat(33)}${']'.repeat(33)}}`, 'invalidValue'],
    ['a name twice', '{"Operations":[{"op":"replace","op":"remove","path":"title"}]}', 'invalidValue'],
    [
      'values without end',
      operations(
        Array.from({ length: 900 }, () => ({
          op: 'add',
          path: 'title',
          value: Array.from({ length: 30 }, () => 1),
        })),
      ),
      'invalidValue',
    ],
  ])('to change a user by %s is rejected and changes nothing [DEC-4.SCIM-10]', async (_, body, scimType) => {
    const before = await directory.call('GET', `/Users/${id}`);
    refused(await directory.call('PATCH', `/Users/${id}`, body), 400, scimType);
    expect((await directory.call('GET', `/Users/${id}`)).body).toEqual(before.body);
  });

  it('whose last operation is wrong changes nothing [DEC-4.SCIM-10]', async () => {
    const response = await directory.patch(
      `/Users/${id}`,
      { op: 'replace', path: 'active', value: false },
      { op: 'replace', path: 'nonsense', value: 1 },
    );
    refused(response, 400, 'invalidPath');
    expect((await directory.call('GET', `/Users/${id}`)).body.active).toBe(true);
  });

  it.each<[string, unknown]>([
    ['no userName', { active: true }],
    ['an empty userName', { userName: ' ' }],
    ['a userName that is an array', { userName: [`a@${DOMAIN}`] }],
    ['no address', { userName: 'aiko' }],
    ['a line break in the name', { userName: `n@${DOMAIN}`, displayName: 'a\u2028b' }],
    ['a role that is owner', { userName: `n@${DOMAIN}`, roles: [{ value: 'owner' }] }],
    ['null', 'null'],
    ['a key that is no attribute', { userName: `n@${DOMAIN}`, 'a b': 1 }],
  ])('to create a user with %s is rejected [DEC-4.SCIM-10]', async (_, body) => {
    const response = await directory.call('POST', '/Users', body);
    expect([response.status, response.body.schemas]).toEqual([400, [ERROR]]);
    expect((await directory.find(`userName eq "n@${DOMAIN}"`)).body.totalResults).toBe(0);
  });

  it.each(['0', '-1', '1.5', '1e3', 'abc', '9'.repeat(30), '%27', '..%2f..', '%00'])(
    'of the id %s is 404 [DEC-4.SCIM-9]',
    async (wrong) => refused(await directory.call('GET', `/Users/${wrong}`), 404),
  );

  it('that is too large, of another type, or of an unknown path has an error of SCIM, too [DEC-4.SCIM-10]', async () => {
    refused(await directory.call('POST', '/Users', JSON.stringify({ userName: 'x'.repeat(1_100_000) })), 413);
    refused(await directory.call('POST', '/Users', 'userName=x', { contentType: 'text/plain' }), 415);
    refused(
      await directory.call('POST', '/Users', 'userName=x', {
        contentType: 'application/x-www-form-urlencoded',
      }),
      415,
    );
    refused(await directory.call('GET', '/Nothing'), 404);
    refused(await directory.call('POST', '/Bulk', {}), 404);
    refused(await directory.call('DELETE', '/Users'), 405);
    const json = await directory.call(
      'PATCH',
      `/Users/${id}`,
      { Operations: [{ op: 'add', path: 'title', value: 'x' }] },
      { contentType: 'application/json' },
    );
    expect(json.status).toBe(200);
  });
});
