import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreatedInvitationDto } from '@kiban/contracts';
import { NewAccounts } from '../proof/passwords/new-accounts.js';
import { OAuthWalk, screen } from '../testing/oauth-walk.js';
import { person } from '../testing/person.js';
import { AuthDeployment } from '../testing/running-auth.js';
import { NewWorkspaces } from './new-workspaces.js';

/** One database, started with each setting in turn, as an operator changes it. */
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

  it('open: people create accounts, and the sign-in page offers it [DEC-3.19]', async () => {
    const walk = await started({ SIGN_UP: 'open' });
    await walk.signUp(olga);
    expect(await signInPage(walk)).toContain('Create an account');
  });

  it('invited: only an invitation creates an account, and /sign-up explains it [DEC-3.19]', async () => {
    const walk = await started({ SIGN_UP: 'invited' });
    const browser = walk.browser();
    const page = await browser.get('/sign-up');
    expect(page.status).toBe(403);
    expect(page.text).toContain('New accounts need an invitation;');
    expect((await browser.post('/sign-up', { ...person('eve') })).status).toBe(403);
    expect(await signInPage(walk)).not.toContain('Create an account');
    const ines = person('ines');
    await walk.join(await linkFor(walk, ines.email), ines);
    await walk.connect(screen.clientId, ines);
  });

  it('closed: an invitation adds people with an account, and creates none [DEC-3.19]', async () => {
    const walk = await started({ SIGN_UP: 'closed' });
    const browser = walk.browser();
    expect((await browser.get('/sign-up')).status).toBe(403);
    const path = new URL(await linkFor(walk, 'new@example.org')).pathname;
    const page = await browser.get(path);
    expect(page.text).not.toContain('I am new');
    const { name, password } = person('new');
    const refused = await browser.submit(page, path, { name, password });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('does not accept new accounts');
  });

  it('closed after a sign-up: its link creates no account', async () => {
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

  it('_DOMAINS: addresses of other domains get neither account nor invitation [DEC-3.20]', async () => {
    const walk = await started({ SIGN_UP: 'open', SIGN_UP_DOMAINS: 'example.org, kiban.example' });
    const browser = walk.browser();
    const page = await browser.get('/sign-up');
    const foreign = await browser.submit(page, '/sign-up', { ...person('fay', 'example.org.evil.example') });
    expect(foreign.status).toBe(422);
    expect(foreign.text).toContain('email must use an allowed domain: example.org, kiban.example');
    expect((await browser.submit(page, '/sign-up', { ...person('fay', 'KIBAN.example') })).status).toBe(202);
    expect((await invite(walk, 'fay@evil.example')).status).toBe(422);
    expect((await invite(walk, 'fay@kiban.example')).status).toBe(201);
  });

  it('closed, and with other domains: the first owner is still created', async () => {
    const { service } = await deployment.startReplica({
      SIGN_UP: 'closed',
      SIGN_UP_DOMAINS: 'kiban.example',
    });
    const first = person('first');
    const account = await service.app.get(NewAccounts).prepare(first, 'first start');
    const { workspaceName } = first;
    expect(await service.app.get(NewWorkspaces).found({ account, workspaceName }, null)).toMatchObject({
      memberId: expect.any(Number),
    });
  });
});
