import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits, type CreatedInvitationDto, type MeDto, type PreferencesDto } from '@kiban/contracts';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment } from '../testing/running-auth.js';

const person = (name: string): Person => ({
  email: `${name}@example.org`,
  password: `${name} likes long passwords`,
  name,
  workspaceName: `Works of ${name}`,
});

describe('the preferences of a member', () => {
  const owner = person('olga');
  let deployment: AuthDeployment;
  let walk: OAuthWalk;
  let bearer: string;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
    await walk.signUp(owner);
    bearer = (await walk.connect(screen.clientId, owner)).access_token;
  });
  afterAll(() => deployment.stop());

  const path = '/me/preferences';
  const put = (document: unknown, headers: Record<string, string> = {}, by = bearer): Promise<Response> =>
    walk.api('PUT', path, by, { document }, headers);
  const read = async (by = bearer): Promise<PreferencesDto> =>
    (await (await walk.api('GET', path, by)).json()) as PreferencesDto;

  /** A new member, signed in. */
  async function join(name: string): Promise<{ id: number; bearer: string; rejoin: () => Promise<string> }> {
    const joining = person(name);
    const invite = async (): Promise<string> => {
      const response = await walk.api('POST', '/invitations', bearer, {
        email: joining.email,
        role: 'viewer',
      });
      return ((await response.json()) as CreatedInvitationDto).link;
    };
    const signIn = async (): Promise<string> => (await walk.connect(screen.clientId, joining)).access_token;
    await walk.join(await invite(), joining);
    const signedIn = await signIn();
    const me = (await (await walk.api('GET', '/me', signedIn)).json()) as MeDto;
    const rejoin = async (): Promise<string> => {
      const { pathname } = new URL(await invite());
      const browser = walk.browser();
      await browser.submit(await browser.get(pathname), pathname, { password: joining.password });
      return signIn();
    };
    return { id: me.member.id, bearer: signedIn, rejoin };
  }

  it('are empty at version 0 until they are saved, and guarded by their entity tag [DEC-3.22]', async () => {
    const { bearer: by } = await join('first');
    const unsaved = await walk.api('GET', path, by);
    expect(await unsaved.json()).toEqual({ document: {}, version: 0 });
    const saved = await put({ theme: 'dark' }, { 'if-match': unsaved.headers.get('etag') ?? '' }, by);
    expect(saved.status).toBe(200);
    expect(await saved.json()).toEqual({ document: { theme: 'dark' }, version: 1 });
    const again = await walk.api('GET', path, by);
    expect(again.headers.get('etag')).toBe(saved.headers.get('etag'));
    const stale = await put({ theme: 'light' }, { 'if-match': unsaved.headers.get('etag') ?? '' }, by);
    expect(stale.status).toBe(412);
    expect(await read(by)).toEqual({ document: { theme: 'dark' }, version: 1 });
  });

  it('keep their version when the document is the same', async () => {
    await put({ same: true });
    const { version } = await read();
    expect(await (await put({ same: true })).json()).toEqual({ document: { same: true }, version });
  });

  it('let one of several concurrent writes of one version succeed', async () => {
    const { bearer: by } = await join('racing');
    const writes = Array.from({ length: 5 }, (_, n) => put({ n }, { 'if-match': '"0"' }, by));
    const statuses = (await Promise.all(writes)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 412, 412, 412, 412]);
    expect((await read(by)).version).toBe(1);
  });

  it('return any JSON as it was sent', async () => {
    const document = {
      toString: 'x',
      'a.b': ['\u0000', '\ud800', '日本', 0.1, -5, [], {}],
      deep: { b: 1, a: { hasOwnProperty: [true, false, null] } },
    };
    expect(await (await put(document)).json()).toMatchObject({ document });
    expect(JSON.stringify((await read()).document)).toBe(JSON.stringify(document));
  });

  it('are at most 16 KiB, counted in bytes', async () => {
    const left = limits.preferencesBytesMax - JSON.stringify({ text: '' }).length;
    const largest = { text: 'é'.repeat(Math.floor(left / 2)) + 'x'.repeat(left % 2) };
    expect((await put(largest)).status).toBe(200);
    const larger = await put({ text: `${largest.text}x` });
    expect(larger.status).toBe(422);
    expect(await larger.json()).toMatchObject({
      error: 'document must be a JSON object of at most 16384 bytes.',
      details: [{ field: 'document', code: 'json_object' }],
    });
    expect((await read()).document).toEqual(largest);
  });

  it.each([
    ['an array', []],
    ['text', '{}'],
    ['null', null],
    ['a number', 1],
    ['nothing', undefined],
    ['a list of objects', [{}]],
  ])('reject %s', async (_what, document) => {
    const before = await read();
    expect((await put(document)).status).toBe(422);
    expect(await read()).toEqual(before);
  });

  it('reject deeper JSON than any body may have, and other properties', async () => {
    let deep: object = {};
    for (let level = 0; level < limits.bodyDepthMax; level++) deep = { deep };
    expect([413, 422]).toContain((await put(deep)).status);
    const other = await walk.api('PUT', path, bearer, { document: {}, version: 1 });
    expect(other.status).toBe(422);
  });

  it('belong to one member of one workspace', async () => {
    const { bearer: by } = await join('second');
    await put({ mine: true });
    expect((await read(by)).document).toEqual({});
    await put({ theirs: true }, {}, by);
    expect((await read()).document).toEqual({ mine: true });
  });

  it('are closed to tokens of the workspace, with a reason [DEC-3.22]', async () => {
    const issued = await walk.api('POST', '/tokens', bearer, { name: 'Night', password: owner.password });
    const { token } = (await issued.json()) as { token: string };
    for (const response of [await walk.api('GET', path, token), await put({}, {}, token)]) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: 'forbidden',
        error: expect.stringContaining('not a token or an AI client'),
      });
    }
  });

  it('end with the membership: a member who returns starts without them [DEC-3.22]', async () => {
    const { id, bearer: by, rejoin } = await join('returning');
    await put({ old: true }, {}, by);
    expect((await walk.api('DELETE', `/members/${id}`, bearer)).status).toBe(204);
    expect((await put({ late: true }, {}, by)).status).toBe(401);
    expect(await read(await rejoin())).toEqual({ document: {}, version: 0 });
  });
});
