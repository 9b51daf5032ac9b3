import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreatedInvitationDto } from '@kiban/contracts';
import { NewAccounts } from '../accounts/new-accounts.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { person } from '../testing/person.js';
import { AuthDeployment } from '../testing/running-auth.js';
import { CreateWorkspace } from '../workspaces/create-workspace.use-case.js';

/** One database that is started in turn with each setting, as an operator changes it. */
describe('with SIGN_UP', () => {
  let deployment: AuthDeployment;
  const olga = person('olga');

  beforeAll(async () => {
    deployment = await AuthDeployment.create();
  });
  afterAll(() => deployment.stop());

  const started = async (settings: Record<string, string>): Promise<OAuthWalk> =>
    new OAuthWalk(deployment.origin, await deployment.startReplica(settings));
  const invite = async (walk: OAuthWalk, email: string): Promise<Response> => {
    const { access_token } = await walk.connect(screen.clientId, olga);
    return walk.api('POST', '/invitations', access_token, { email, role: 'member' });
  };
  const linkFor = async (walk: OAuthWalk, email: string): Promise<string> =>
    ((await (await invite(walk, email)).json()) as CreatedInvitationDto).link;
  const signInPage = async (walk: OAuthWalk): Promise<string> => {
    const browser = walk.browser();
    const url = walk.authorizeUrl(screen.clientId, walk.newVerifier());
    return (await browser.follow(await browser.get(url))).text;
  };

  it('open: people make accounts, and the sign-in page offers it [DEC-3.19]', async () => {
    const walk = await started({ SIGN_UP: 'open' });
    await walk.signUp(olga);
    expect(await signInPage(walk)).toContain('Create an account');
  });

  it('invited: only an invitation makes an account, and /sign-up says so [DEC-3.19]', async () => {
    const walk = await started({ SIGN_UP: 'invited' });
    const browser = walk.browser();
    const page = await browser.get('/sign-up');
    expect(page.status).toBe(403);
    expect(page.text).toContain('New accounts need an invitation here');
    expect((await browser.post('/sign-up', { ...person('eve') })).status).toBe(403);
    expect(await signInPage(walk)).not.toContain('Create an account');
    const ines = person('ines');
    await walk.join(await linkFor(walk, ines.email), ines);
    await walk.connect(screen.clientId, ines);
  });

  it('closed: an invitation lets in who has an account, and makes none [DEC-3.19]', async () => {
    const walk = await started({ SIGN_UP: 'closed' });
    const browser = walk.browser();
    expect((await browser.get('/sign-up')).status).toBe(403);
    const path = new URL(await linkFor(walk, 'new@example.org')).pathname;
    const page = await browser.get(path);
    expect(page.text).not.toContain('I am new');
    const { name, password } = person('new');
    const refused = await browser.submit(page, path, { name, password });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('takes no new accounts');
  });

  it('closed after a sign-up: its link makes no account', async () => {
    const open = await started({ SIGN_UP: 'open' });
    const late = person('late');
    const browser = open.browser();
    await browser.submit(await browser.get('/sign-up'), '/sign-up', { ...late });
    const path = new URL(await open.replica.mailed.confirmation(late.email)).pathname;
    const closed = await started({ SIGN_UP: 'closed' });
    browser.replica = closed.replica;
    expect((await browser.submit(await browser.get(path), path)).status).toBe(403);
    await expect(closed.connect(screen.clientId, late)).rejects.toThrow('403');
  });

  it('_DOMAINS: addresses of other domains get no account and no invitation [DEC-3.20]', async () => {
    const walk = await started({ SIGN_UP: 'open', SIGN_UP_DOMAINS: 'example.org, kiban.example' });
    const browser = walk.browser();
    const page = await browser.get('/sign-up');
    const foreign = await browser.submit(page, '/sign-up', { ...person('fay', 'example.org.evil.example') });
    expect(foreign.status).toBe(422);
    expect(foreign.text).toContain('email must be an address at example.org, kiban.example');
    expect((await browser.submit(page, '/sign-up', { ...person('fay', 'KIBAN.example') })).status).toBe(202);
    expect((await invite(walk, 'fay@evil.example')).status).toBe(422);
    expect((await invite(walk, 'fay@kiban.example')).status).toBe(201);
  });

  it('closed, and other domains allowed: the first owner is made all the same', async () => {
    const { service } = await deployment.startReplica({
      SIGN_UP: 'closed',
      SIGN_UP_DOMAINS: 'kiban.example',
    });
    const first = person('first');
    const account = await service.app.get(NewAccounts).prepare(first, 'first start');
    const { workspaceName } = first;
    expect(await service.app.get(CreateWorkspace).execute({ account, workspaceName }, null)).toMatchObject({
      memberId: expect.any(Number),
    });
  });
});
