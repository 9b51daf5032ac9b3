import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreatedInvitationDto, InvitationDto, IssuedTokenDto, MemberDto, Role } from '@kiban/contracts';
import { OAuthWalk, screen, type Person } from '../testing/oauth-walk.js';
import { AuthDeployment, type AuthReplica } from '../testing/running-auth.js';

const person = (name: string): Person => ({
  email: `${name}@example.org`,
  password: `${name} likes long passwords`,
  name,
  workspaceName: `Works of ${name}`,
});

describe('the members of a workspace', () => {
  const owner = person('olga');
  let deployment: AuthDeployment;
  let replica: AuthReplica;
  let walk: OAuthWalk;
  let owned: string;

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
    replica = await deployment.startReplica();
    walk = new OAuthWalk(deployment.origin, replica);
    await walk.signUp(owner);
    owned = (await walk.connect(screen.clientId, owner)).access_token;
  });

  afterAll(() => deployment.stop());

  const invite = async (email: string, role: Role, bearer = owned): Promise<Response> =>
    walk.api('POST', '/invitations', bearer, { email, role });

  /** Invites somebody new, who accepts. */
  const join = async (
    name: string,
    role: Role,
  ): Promise<{ person: Person; member: MemberDto; bearer: string }> => {
    const joining = person(name);
    const invitation = (await (await invite(joining.email, role)).json()) as CreatedInvitationDto;
    await walk.join(invitation.link, joining);
    const members = (await (await walk.api('GET', '/members', owned)).json()) as MemberDto[];
    const bearer = (await walk.connect(screen.clientId, joining)).access_token;
    return { person: joining, member: members.find((each) => each.name === name) as MemberDto, bearer };
  };

  const setRole = (id: number, role: Role, bearer = owned): Promise<Response> =>
    walk.api('PATCH', `/members/${id}`, bearer, { role });

  const roleOf = async (bearer: string): Promise<unknown> =>
    ((await (await walk.api('GET', '/me', bearer)).json()) as { role?: Role }).role;

  it('come by an invitation, whose link works once [DEC-3.3]', async () => {
    const response = await invite('new@example.org', 'member');
    expect(response.status).toBe(201);
    const invitation = (await response.json()) as CreatedInvitationDto;
    expect(invitation).toMatchObject({ state: 'open', mail: 'sent', role: 'member' });
    const browser = walk.browser();
    const path = new URL(invitation.link).pathname;
    const page = await browser.get(path);
    expect(page.text).toContain('new@example.org');
    const weak = await browser.submit(page, path, { name: 'New', password: 'short' });
    expect(weak.status).toBe(422);
    const joining = { email: 'new@example.org', name: 'New', password: 'long enough it is' };
    await walk.join(invitation.link, joining);
    expect((await browser.get(path)).status).toBe(404);
    expect((await browser.submit(page, path, { name: 'New', password: 'long enough it is' })).status).toBe(
      404,
    );
    const list = (await (await walk.api('GET', '/invitations', owned)).json()) as InvitationDto[];
    expect(list[0]).toMatchObject({ email: 'new@example.org', state: 'accepted' });
    expect(JSON.stringify(list)).not.toContain(path.split('/').pop());
    expect((await invite('new@example.org', 'member')).status).toBe(409);
  });

  it('come with the account that they have, by its password', async () => {
    const known = person('known');
    await walk.signUp(known);
    const invitation = (await (
      await invite(known.email.toUpperCase(), 'viewer')
    ).json()) as CreatedInvitationDto;
    const browser = walk.browser();
    const path = new URL(invitation.link).pathname;
    const page = await browser.get(path);
    expect((await browser.submit(page, path, { password: 'not the password' })).status).toBe(403);
    expect((await browser.submit(page, path, { password: known.password })).status).toBe(201);
    // Two workspaces now: the screen asks which one.
    const choice = await walk.signIn(
      walk.browser(),
      walk.authorizeUrl(screen.clientId, walk.newVerifier()),
      known,
    );
    expect(choice.text).toContain('Works of known');
    expect(choice.text).toContain('Works of olga');
  });

  it('are kept out by an invitation that was withdrawn or replaced', async () => {
    const first = (await (await invite('late@example.org', 'member')).json()) as CreatedInvitationDto;
    const second = (await (await invite('late@example.org', 'member')).json()) as CreatedInvitationDto;
    expect((await walk.browser().get(first.link)).status).toBe(404);
    expect((await walk.api('DELETE', `/invitations/${second.id}`, owned)).status).toBe(204);
    expect((await walk.browser().get(second.link)).status).toBe(404);
  });

  it('have a new role from the very next request', async () => {
    const { member, bearer } = await join('rita', 'admin');
    expect(await roleOf(bearer)).toBe('admin');
    expect((await setRole(member.id, 'viewer')).status).toBe(200);
    expect(await roleOf(bearer)).toBe('viewer');
    expect((await invite('x@example.org', 'member', bearer)).status).toBe(403);
  });

  it('are nobody from the very next request after they were removed: sign-ins, AI clients and their tokens', async () => {
    const { person: gone, member, bearer } = await join('greta', 'owner');
    const token = (
      (await (
        await walk.api('POST', '/tokens', bearer, { name: 'T', password: gone.password })
      ).json()) as IssuedTokenDto
    ).token;
    const clientId = await walk.registered();
    const ai = await walk.connect(clientId, gone);
    expect((await walk.api('GET', '/me', token)).status).toBe(200);
    expect((await walk.api('DELETE', `/members/${member.id}`, owned)).status).toBe(204);
    for (const each of [bearer, token, ai.access_token])
      expect((await walk.api('GET', '/me', each)).status).toBe(401);
    expect((await walk.refresh(clientId, ai.refresh_token)).status).toBe(400);
    const members = (await (await walk.api('GET', '/members', owned)).json()) as MemberDto[];
    expect(members.some((each) => each.id === member.id)).toBe(false);
    // Whoever comes back is the same actor as before.
    const again = (await (await invite(gone.email, 'member')).json()) as CreatedInvitationDto;
    const browser = walk.browser();
    const path = new URL(again.link).pathname;
    await browser.submit(await browser.get(path), path, { password: gone.password });
    const after = (await (await walk.api('GET', '/members', owned)).json()) as MemberDto[];
    expect(after.find((each) => each.name === 'greta')?.id).toBe(member.id);
    expect((await walk.api('GET', '/me', bearer)).status).toBe(401);
  });

  it('lose the tokens that they issued when they are no owner any more', async () => {
    const { person: lowered, member, bearer } = await join('lola', 'owner');
    const token = (
      (await (
        await walk.api('POST', '/tokens', bearer, { name: 'T', password: lowered.password })
      ).json()) as IssuedTokenDto
    ).token;
    expect((await setRole(member.id, 'member')).status).toBe(200);
    expect((await walk.api('GET', '/me', token)).status).toBe(401);
    expect(await roleOf(bearer)).toBe('member');
  });

  it('are made owners, and owners changed, by owners only; one owner always remains [DEC-3.4]', async () => {
    const { member, bearer: admin } = await join('adam', 'admin');
    const me = (await (await walk.api('GET', '/me', owned)).json()) as { member: { id: number } };
    expect((await setRole(me.member.id, 'member', admin)).status).toBe(403);
    expect((await setRole(member.id, 'owner', admin)).status).toBe(403);
    expect((await invite('boss@example.org', 'owner', admin)).status).toBe(403);
    expect((await walk.api('DELETE', `/members/${me.member.id}`, admin)).status).toBe(403);
    const last = await setRole(me.member.id, 'admin');
    expect(last.status).toBe(409);
    expect(await last.json()).toMatchObject({ code: 'last_owner' });
    expect((await walk.api('DELETE', `/members/${me.member.id}`, owned)).status).toBe(409);
  });

  it('keep one owner also when two owners step down at the same moment [DEC-3.4]', async () => {
    const pair = person('pair');
    await walk.signUp(pair);
    const first = (await walk.connect(screen.clientId, pair)).access_token;
    const second = person('second');
    const invitation = (await (await invite(second.email, 'owner', first)).json()) as CreatedInvitationDto;
    await walk.join(invitation.link, second);
    const other = (await walk.connect(screen.clientId, second)).access_token;
    const members = (await (await walk.api('GET', '/members', first)).json()) as MemberDto[];
    const responses = await Promise.all(
      members.map((member, index) => setRole(member.id, 'member', index === 0 ? first : other)),
    );
    expect(responses.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('leave by themselves, and remove nobody else', async () => {
    const { member, bearer } = await join('lena', 'member');
    const { member: other } = await join('otto', 'member');
    expect((await walk.api('DELETE', `/members/${other.id}`, bearer)).status).toBe(403);
    expect((await walk.api('DELETE', `/members/${member.id}`, bearer)).status).toBe(204);
    expect((await walk.api('GET', '/me', bearer)).status).toBe(401);
  });

  it('of other workspaces are not there', async () => {
    const stranger = person('stranger');
    await walk.signUp(stranger);
    const bearer = (await walk.connect(screen.clientId, stranger)).access_token;
    const me = (await (await walk.api('GET', '/me', owned)).json()) as { member: { id: number } };
    expect((await setRole(me.member.id, 'viewer', bearer)).status).toBe(404);
    expect((await walk.api('DELETE', `/members/${me.member.id}`, bearer)).status).toBe(404);
  });

  it('change their name everywhere, and their password, which ends all else that it opened', async () => {
    const { person: changing, bearer } = await join('cleo', 'member');
    const elsewhere = (await walk.connect(screen.clientId, changing)).access_token;
    const clientId = await walk.registered();
    const ai = await walk.connect(clientId, changing);
    expect((await walk.api('PATCH', '/me', bearer, { name: 'Cleo Clay' })).status).toBe(200);
    expect(await (await walk.api('GET', '/me', elsewhere)).json()).toMatchObject({
      member: { name: 'Cleo Clay' },
    });
    const change = (password: string): Promise<Response> =>
      walk.api('POST', '/me/password', bearer, { password, newPassword: 'a wholly new password' });
    expect((await change('not the password')).status).toBe(403);
    expect((await change(changing.password)).status).toBe(204);
    expect((await walk.api('GET', '/me', bearer)).status).toBe(200);
    expect((await walk.api('GET', '/me', elsewhere)).status).toBe(401);
    expect((await walk.refresh(clientId, ai.refresh_token)).status).toBe(400);
    await expect(walk.connect(screen.clientId, changing)).rejects.toThrow('No code');
    await walk.connect(screen.clientId, { ...changing, password: 'a wholly new password' });
  });

  it('are renamed with their workspace by owners and admins', async () => {
    expect((await walk.api('PATCH', '/workspace', owned, { slug: 'Not a slug' })).status).toBe(422);
    const response = await walk.api('PATCH', '/workspace', owned, { name: 'Olga & Co.', slug: 'olga-co' });
    expect(await response.json()).toMatchObject({ name: 'Olga & Co.', slug: 'olga-co' });
    expect(await (await walk.api('GET', '/me', owned)).json()).toMatchObject({
      workspace: { slug: 'olga-co' },
    });
  });
});
