import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MeDto, MembershipDto, WorkspaceDto } from '@kiban/contracts';
import type { Browser, Seen } from '../testing/browser.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { password, type People, type Placed } from '../testing/people.js';
import { AuthDeployment } from '../testing/running-auth.js';

let deployment: AuthDeployment;
let people: People;
let walk: OAuthWalk;
let who: Placed;
let browser: Browser;
let memberships: MembershipDto[];
let foreign: WorkspaceDto;

const read = async <Body>(path: string, bearer: string): Promise<Body> =>
  (await (await walk.api('GET', path, bearer)).json()) as Body;

const join = (workspaceId: number, { accountId }: Placed): Promise<void> =>
  people.change(
    `INSERT INTO auth.member (workspace_id, account_id, role) VALUES ($1, $2, 'viewer')`,
    workspaceId,
    accountId,
  );

beforeAll(async () => {
  deployment = await AuthDeployment.create();
  ({ people } = deployment);
  walk = new OAuthWalk(deployment.origin, await deployment.startReplica());
  who = await people.member(await people.workspace(), 'owner');
  await join(await people.workspace(), who);
  memberships = await read('/me/workspaces', who.bearer);
  foreign = await read('/workspace', (await people.member(await people.workspace(), 'owner')).bearer);
  browser = walk.browser();
  await walk.signIn(browser, walk.authorizeUrl(screen.clientId, walk.newVerifier()), { ...who, password });
});
afterAll(() => deployment.stop());

/** The last page or redirect of an authorization request of the signed-in browser. */
async function authorize(
  more: Record<string, string>,
  clientId: string = screen.clientId,
  verifier = walk.newVerifier(),
): Promise<Seen> {
  const url = walk.authorizeUrl(clientId, verifier, more);
  return browser.follow(await browser.get(url), screen.redirectPath);
}

/** The caller that the screen is after a request that names a workspace. */
async function opened(slug: string): Promise<MeDto> {
  const verifier = walk.newVerifier();
  const { location } = await authorize({ workspace: slug }, screen.clientId, verifier);
  const code = new URL(location ?? '').searchParams.get('code') ?? '';
  const response = await walk.redeem(screen.clientId, { code, verifier });
  return read('/me', ((await response.json()) as { access_token: string }).access_token);
}

describe('GET /me/workspaces', () => {
  it('lists the workspaces of the person with the role in each, and no other [DEC-3.23]', () => {
    expect(memberships).toEqual([
      {
        id: who.workspaceId,
        slug: expect.any(String),
        name: expect.any(String),
        role: 'owner',
        deletionAt: null,
      },
      {
        id: expect.any(Number),
        slug: expect.any(String),
        name: expect.any(String),
        role: 'viewer',
        deletionAt: null,
      },
    ]);
    expect(memberships.map(({ slug }) => slug)).not.toContain(foreign.slug);
  });

  it('leaves out a workspace that the person left', async () => {
    const leaver = await people.member(await people.workspace(), 'owner');
    const left = await people.workspace();
    await join(left, leaver);
    await people.change('UPDATE auth.member SET removed_at = now() WHERE workspace_id = $1', left);
    const listed = await read<MembershipDto[]>('/me/workspaces', leaver.bearer);
    expect(listed.map(({ id }) => id)).toEqual([leaver.workspaceId]);
  });

  it('is closed to tokens of a workspace [DEC-3.23]', async () => {
    const issued = await walk.api('POST', '/tokens', who.bearer, { name: 'Night', password });
    const { token } = (await issued.json()) as { token: string };
    expect((await walk.api('GET', '/me/workspaces', token)).status).toBe(403);
  });
});

describe('the workspace that an authorization request names', () => {
  it('opens without the choice page for the screen [DEC-3.24]', async () => {
    for (const { id, slug, role } of memberships)
      expect(await opened(slug)).toMatchObject({ workspace: { id, slug }, role });
  });

  it.each([
    ['is unknown', () => 'no-such-workspace'],
    ['is of other people', () => foreign.slug],
    ['is empty', () => ''],
    ['is no slug', () => `${'x'.repeat(5_000)}' OR 1=1 --`],
    ['differs in case', () => (memberships[1]?.slug ?? '').toUpperCase()],
  ])('leaves the choice to the person if it %s [DEC-3.24]', async (_, slugOf) => {
    const seen = await authorize({ workspace: slugOf() });
    expect(seen.location).toBeNull();
    expect(seen.text).toContain('Choose a workspace');
    expect(seen.text).not.toContain(foreign.slug);
  });

  it('leaves the choice to the person who lost it', async () => {
    const [, { slug, id }] = memberships as [MembershipDto, MembershipDto];
    const [third, change] = [await people.workspace(), 'UPDATE auth.member SET removed_at = '];
    await join(third, who);
    await people.change(`${change} now() WHERE workspace_id = $1`, id);
    expect((await authorize({ workspace: slug })).text).toContain('Choose a workspace');
    await people.change(`${change} NULL WHERE workspace_id = $1`, id);
    expect((await authorize({ workspace: slug })).location).toContain('code=');
  });

  it('still requires a sign-in', async () => {
    const url = walk.authorizeUrl(screen.clientId, walk.newVerifier(), { workspace: memberships[0]?.slug });
    const fresh = walk.browser();
    expect((await fresh.follow(await fresh.get(url))).text).toContain('type="password"');
  });

  it('never replaces the consent for another client [DEC-3.24]', async () => {
    const client = await walk.registered();
    for (const [more, twice] of [
      [{ workspace: memberships[0]?.slug ?? '' }, ''],
      [{}, '&workspace=a&workspace=b'],
    ] as const) {
      const url = walk.authorizeUrl(client, walk.newVerifier(), more) + twice;
      const page = await browser.follow(await browser.get(url));
      expect(page.location).toBeNull();
      expect(page.text).toContain('Allow');
      for (const { name } of memberships) expect(page.text).toContain(name);
      expect(page.text).not.toMatch(/name="workspaceId"[^>]*checked/);
    }
  });
});
